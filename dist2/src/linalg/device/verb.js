// Verbs whose operands may be device arrays or complex ones: their ways, and the choice between them. Such arrays bring the code that
// computes with them (call.ts, ../complex/verbs.ts): a program without any has none of it.
import { complexArrayOf, isDeviceArray } from '../arrays.js';
/** Does a verb on its operands. Its result is on the device where one of them is. */
export function throughDevice(ways, given, options) {
    for (const argument of given) {
        const [x] = argument;
        const own = isDeviceArray(x) ? x : complexArrayOf(ways.routine, argument);
        if (own !== undefined)
            return own.compute(ways, given, options);
    }
    const operands = given.map(([x]) => x);
    return ways.host(operands, options);
}
/** The result of a verb without a promise one of whose operands is complex; undefined if none is. */
export function throughComplex(routine, given, options = {}) {
    for (const argument of given) {
        const own = complexArrayOf(routine, argument);
        if (own !== undefined)
            return own.computeHere(routine, given, options);
    }
    return undefined;
}
