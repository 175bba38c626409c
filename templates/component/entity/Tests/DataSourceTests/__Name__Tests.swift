import TestSupport
import Testing

@testable import DataSource
// luca:if testingHasName

import struct DataSource.__Name__
// luca:end

struct __Name__Tests {
    @Test(arguments: [__Name__.empty, .fixture])
    func cell_stored_isReadAsItWas(__name__: __Name__) {
        #expect(__Name__(__name__.cell) == __name__)
    }
}
