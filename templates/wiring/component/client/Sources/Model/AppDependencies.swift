__class__ AppDependencies {
    // luca:if property
    // luca:if inferred
    __public_let__ __name__Client = __Name__Client.liveValue
    // luca:else
    // luca:if valued
    __public_let__ __name__Client: __Name__Client = .liveValue
    // luca:else
    __public_let__ __name__Client: __Name__Client
    // luca:end
    // luca:end
    // luca:end
    // luca:if initializer

    init(__name__Client: __Name__Client = .liveValue) {
        self.__name__Client = __name__Client
    }
    // luca:end
    // luca:for set
    // luca:if assigned

    // luca:if function
    // luca:if parameter
    static func __set__(__name__Client: __Name__Client = .testValue) -> AppDependencies {
    // luca:else
    static func __set__() -> AppDependencies {
    // luca:end
    // luca:else
    static var __set__: __Set__ {
    // luca:end
        __receiver__.__name__Client = __value__
    }
    // luca:else

    // luca:if function
    // luca:if parameter
    static func __set__(__name__Client: __Name__Client = .testValue) -> AppDependencies {
    // luca:else
    static func __set__() -> AppDependencies {
    // luca:end
        AppDependencies(__name__Client: __value__)
    }
    // luca:else
    static let __set__ = __Set__(__name__Client: __value__)
    // luca:end
    // luca:end
    // luca:end
}
