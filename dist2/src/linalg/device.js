// device(context, a): an array is brought to where a context computes, once.
import { ArgumentError } from '../core/errors.js';
import { rowMajor, sizeOf } from '../core/strided.js';
import { copyStrided } from '../core/stridedCopy.js';
import { isSingle, operandOf } from './arrays.js';
import { checkContext } from './defaultContext.js';
import { liesOnGpu } from './device/made.js';
import { DeviceArray } from './deviceArray.js';
import { checkNames } from './options.js';
/**
 * A copy of an array where a context computes: singles on its GPU, if there is one, else in the memory of the CPU engine, as doubles always
 * are. Verbs take it in the place of an ndarray: it is brought there once, and what they return stays there too.
 *
 * a: whatever counts as an array (ArrayInput), of any shape; it is read before the call returns its promise. Nested arrays and integers are
 * doubles: with `dtype: 's'` they are rounded to singles, for a GPU has no doubles. Give the memory back by dispose, or declare the array
 * with `using`.
 *
 * @throws ArgumentError for anything that is no array, a wrong context or option.
 * @example
 * const context = await getContext();
 * using A = await device(context, [[2, 1], [4, 3]]);
 * using b = await matmul(A, [1, 2]);
 * using x = await solve(A, b);
 * console.log((await x.host()).get(0)); // 1
 */
export async function device(context, a, options = {}) {
    checkContext('device', 1, context);
    checkNames('device', 3, options, ['dtype']);
    const operand = operandOf('device', a, 'a', 2);
    const { dtype = isSingle(operand.data) ? 's' : 'd' } = options;
    if (dtype !== 's' && dtype !== 'd')
        throw new ArgumentError('device', 'dtype', 3, dtype, "must be 's' or 'd'");
    const { data, shape, stride, offset } = operand;
    const size = sizeOf(shape);
    const strides = rowMajor(shape);
    const fill = (target) => copyStrided(shape, { data: target, at: 0, strides }, { data, at: offset, strides: stride });
    if (!liesOnGpu(context, dtype)) {
        const buffer = context.hostBuffer(dtype, size);
        fill(buffer.host('write'));
        return new DeviceArray(buffer, shape);
    }
    const asIs = isSingle(data) && stride.every((step, axis) => step === strides[axis] || shape[axis] === 1);
    const singles = asIs ? data.subarray(offset, offset + size) : new Float32Array(size);
    if (!asIs)
        fill(singles);
    return new DeviceArray(context.upload('s', singles), shape);
}
