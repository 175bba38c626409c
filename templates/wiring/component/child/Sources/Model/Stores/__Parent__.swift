// luca:for import
import __import__
// luca:end

final class __Parent__ {
    __public_var__ __child__: __Child__?
    // luca:if failing
    var failure: __failure_type__
    // luca:end
    let action: __action_type__

    init(
        __child__: __Child__? = nil,
        // luca:if failing
        failure: __failure_type__,
        // luca:end
        action: __action_given__
    ) {
        self.__child__ = __child__
        // luca:if failing
        self.failure = failure
        // luca:end
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        // luca:if given
        case let .__child__ButtonTapped(__given_names__):
        // luca:else
        case .__child__ButtonTapped:
        // luca:end
            __own_child__ = __child_call__ { [weak self] in
                await self?.send(.__child__($0))
            }

        // luca:if closing
        case .__child__(.__closing__):
            __child__ = nil

        // luca:end
        case .__child__:
            break

        // luca:if done
        case .doneButtonTapped:
            break
        // luca:end
        }
    }

    enum Action {
        // luca:if given
        case __child__ButtonTapped(__given_types__)
        // luca:else
        case __child__ButtonTapped
        // luca:end
        case __child__(__Child__.Action)
        // luca:if done
        case doneButtonTapped
        // luca:end
    }
}
