// asType(A, dtype): a copy in single or double precision.
import { rowMajor, sizeOf } from '../../core/strided.js';
import { copyStrided } from '../../core/stridedCopy.js';
import { complexArrayOf, operandOf } from '../arrays.js';
import { dtypeOf } from '../create/dtype.js';
import { checkNames } from '../options.js';
import { deliverTo } from '../out.js';
export function asType(A, dtype, options = {}) {
    const own = complexArrayOf('asType', [A, 'A', 1]);
    if (own !== undefined) {
        checkNames('asType', 3, options, []);
        return own.byParts('asType', [[own, 'A', 1]], ([part]) => asType(part, dtype));
    }
    const { data, shape, stride, offset } = operandOf('asType', A, 'A', 1);
    const to = dtypeOf('asType', 2, dtype ?? null);
    checkNames('asType', 3, options, ['out']);
    const deliver = deliverTo('asType', 3, options.out, to === 'float32' ? 's' : 'd', shape);
    const size = sizeOf(shape);
    const copy = (to === 'float32' ? new Float32Array(size) : new Float64Array(size));
    copyStrided(shape, { data: copy, at: 0, strides: rowMajor(shape) }, { data, at: offset, strides: stride });
    return deliver(copy);
}
