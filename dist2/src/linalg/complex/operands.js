// Operands of verbs on complex numbers: complex arrays, those of other libraries, and real ones in their place.
import { fields } from '../../core/field.js';
import { sizeOf } from '../../core/strided.js';
import { isComplexArray, isSingle, operandOf } from '../arrays.js';
import { foreignOf } from './foreign.js';
import { eachOf, rowsFirst } from './pairs.js';
/** An argument, checked; real numbers have an imaginary part of zero. */
export function complexOf(routine, [x, name, position]) {
    if (isComplexArray(x))
        return x;
    const foreign = foreignOf(routine, [x, name, position]);
    if (foreign !== undefined)
        return foreign;
    const { data, shape, stride, offset } = operandOf(routine, x, name, position);
    const to = new fields[isSingle(data) ? 'c' : 'z'].array(2 * sizeOf(shape));
    eachOf(shape, stride, offset, (p, k) => {
        to[2 * k] = data[p];
    });
    return rowsFirst(to, shape);
}
