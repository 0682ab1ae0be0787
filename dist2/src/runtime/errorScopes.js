// Whose errors are whose: every command of ours is given within error scopes, so that a device that we share reports only its owner's
// others.
import { DeviceError } from '../core/errors.js';
/** All kinds that there are. */
const EVERY = ['validation', 'out-of-memory', 'internal'];
/**
 * What the scopes around commands are for. On a device of our own everything reaches the context's listener, and a scope costs a
 * microsecond or two; on a device of someone else's that listener would hear of his errors.
 */
export const errorsOf = (owned) => (owned ? [] : EVERY);
/**
 * The same of a submission, whose refusal is to be known before the results that it would have made are read: a listener hears of it later.
 */
export const submissionErrorsOf = (owned) => (owned ? ['validation'] : EVERY);
export const refused = (message) => new DeviceError(`the GPU refused a command: ${message}`);
/**
 * Gives commands and hears of the first error of theirs, later. The scopes are closed when this returns: none of the caller's is in
 * between.
 */
export function scoped(device, filters, commands, onError) {
    for (const filter of filters)
        device.pushErrorScope(filter);
    try {
        return commands();
    }
    finally {
        for (const _ of filters) {
            device.popErrorScope().then((error) => {
                if (error !== null)
                    onError(error.message);
            }, () => { });
        }
    }
}
