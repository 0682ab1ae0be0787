// Operands on their way to a context: as they are where it is there already, in copies where it must be waited for.
import { rowMajor, sizeOf } from '../core/strided.js';
import { copyStrided } from '../core/stridedCopy.js';
import { isSingle, Operand } from './arrays.js';
import { getContext, openContext } from './defaultContext.js';
import { unlessEnded } from './operands.js';
/** A copy of an array, rows first. */
export function copied({ data, shape, stride, offset }) {
    const size = sizeOf(shape);
    const copy = isSingle(data) ? new Float32Array(size) : new Float64Array(size);
    const strides = rowMajor(shape);
    copyStrided(shape, { data: copy, at: 0, strides }, { data, at: offset, strides: stride });
    return new Operand({ data: copy, shape, stride: strides, offset: 0 });
}
/**
 * Does `work` on operands that do not change before it has taken what it needs of them: where the context must be waited for, on copies.
 * With a signal the promise rejects if that is given before the result is handed over.
 */
export async function inContext(named, operands, work, signal) {
    const ready = named ?? openContext();
    if (ready !== undefined)
        return ended(work(ready, operands), signal);
    const own = operands.map(copied);
    return ended(work(await getContext(), own), signal);
}
const ended = (result, signal) => signal === undefined ? result : unlessEnded(Promise.resolve(result), signal);
