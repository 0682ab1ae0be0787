// norm(x) on ndarrays: of vectors and matrices, and along axes. The sums are in norms.ts, singular values in singularValues.ts.
import { ArgumentError } from '../core/errors.js';
import { sizeOf } from '../core/strided.js';
import { getContext } from './defaultContext.js';
import { ndarray } from './ndarray.js';
import { euclidean, matrixNorm, vectorNorm } from './norms.js';
import { isSingle, operandOf } from './operands.js';
import { contextAmong } from './options.js';
import { mustConverge, valuesOfEach } from './singularValues.js';
import { columnsOf } from './stacks.js';
const MATRIX_ORDERS = ['fro', 'nuc', 1, -1, 2, -2, Infinity, -Infinity];
/** Whether an order is of singular values. */
export const isSpectral = (order) => order === 'nuc' || order === 2 || order === -2;
/** The norm of that order of some singular values, in descending order. */
export function spectralNorm(s, order) {
    if (order === 'nuc')
        return vectorNorm(s, 1);
    return (order === 2 ? s[0] : s[s.length - 1]) ?? 0;
}
/**
 * The norm of a vector or matrix, by NumPy's rules: ||x||_2 of all elements if no order is given; else `order` says which, of a vector if x
 * has one dimension and of a matrix if it has two.
 *
 * x: any array that verbs take, of any number of dimensions. With `axis` the norms of the vectors or matrices along it, an ndarray of
 * doubles with the dimensions that are left; its type, which a shape of unknown length does not tell, is to be named:
 * norm<NdArray<Float64Array>>(x, 1, { axis: -1 }). x is not changed, and copied before the call returns its promise.
 *
 * Everything is summed in doubles, on the calling thread, and squares and powers do not overflow where the norm does not, which is more
 * than NumPy says. Orders 2, -2 and 'nuc' of matrices are by gesdd, in the precision of x. NaN in x gives NaN, and of nothing the norm is
 * 0. Flops 2 for each element, 8n^3/3 for singular values of n x n.
 *
 * @throws ArgumentError for a wrong type, order, option or axis, and for the least of no elements; ConvergenceError if singular values are
 * asked for of a matrix with a NaN or an infinity.
 * @example
 * const A = ndarray(new Float64Array([3, -4, 0, 12]), [2, 2]); // rows (3 -4) and (0 12)
 * console.log(await norm(A), await norm(A, 1), await norm(A, Infinity)); // 13 16 12
 * const rows = await norm<NdArray<Float64Array>>(A, 2, { axis: 1 });
 * console.log(rows.get(0), rows.get(1)); // 5 12
 */
export async function norm(x, order, options = {}) {
    const operand = operandOf('norm', x, 'x', 1);
    const named = contextAmong('norm', 3, options, ['axis']);
    if (order !== undefined && order !== 'fro' && order !== 'nuc' && (typeof order !== 'number' || Number.isNaN(order)))
        throw new ArgumentError('norm', 'order', 2, order, "must be a number, 'fro' or 'nuc'");
    const axes = axesOf(operand, order, options.axis);
    const stack = along(operand, axes);
    const isMatrix = axes.length === 2;
    if (order !== undefined)
        checkOrder(order, isMatrix);
    const { lead, one } = stack;
    const [m, n, count] = [one.rows, one.cols, sizeOf(lead)];
    const least = typeof order === 'number' && order < 0 && (isMatrix || order === -Infinity);
    if (least && count > 0 && lengthOf(order, m, n, isMatrix) === 0)
        throw new ArgumentError('norm', 'order', 2, order, 'there is no least one of no elements');
    const prec = isSingle(operand.data) ? 's' : 'd';
    // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
    const a = columnsOf(prec, stack);
    if (axes.length > 2)
        return euclidean(a);
    const found = isMatrix && isSpectral(order)
        ? await spectral(named, prec, { m, n, count, a }, order, lead, options.signal)
        : Float64Array.from({ length: count }, (_, b) => {
            const part = a.subarray(b * m * n, (b + 1) * m * n);
            if (order === undefined)
                return euclidean(part);
            return isMatrix ? matrixNorm(part, m, n, order) : vectorNorm(part, order);
        });
    const alone = options.axis === undefined || lead.length === 0;
    return (alone ? found[0] : ndarray(found, [...lead]));
}
/** How many numbers there are to take the least of. */
function lengthOf(order, m, n, isMatrix) {
    if (!isMatrix)
        return m;
    if (order === -2)
        return Math.min(m, n);
    return order === -1 ? n : m;
}
function checkOrder(order, isMatrix) {
    if (isMatrix && !MATRIX_ORDERS.includes(order))
        throw new ArgumentError('norm', 'order', 2, order, "of a matrix it must be 1, -1, 2, -2, +-Infinity, 'fro' or 'nuc'");
    if (!isMatrix && typeof order === 'string')
        throw new ArgumentError('norm', 'order', 2, order, 'of a vector it must be a number');
}
/** The axes of a vector or matrix. All of them where no order is given and no axis, as one vector. */
function axesOf({ shape }, order, axis) {
    const fail = (rule) => {
        throw new ArgumentError('norm', 'axis', 3, axis, rule);
    };
    const dimensions = shape.length;
    if (axis === undefined) {
        if (order === undefined)
            return shape.length === 2 ? [0, 1] : shape.map((_, k) => k);
        if (dimensions === 1 || dimensions === 2)
            return shape.map((_, k) => k);
        throw new ArgumentError('norm', 'x', 1, shape.join(' x '), 'of other than one or two dimensions needs an axis');
    }
    const list = Array.isArray(axis) ? axis : [axis];
    if (list.length !== 1 && list.length !== 2)
        fail('must be one axis or two');
    const counted = list.map((k) => {
        if (!Number.isSafeInteger(k) || k < -dimensions || k >= dimensions)
            fail(`must be integers from ${-dimensions} to ${dimensions - 1}`);
        return k < 0 ? k + dimensions : k;
    });
    if (counted[0] === counted[1])
        fail('must name two different axes');
    return counted;
}
/** The vectors or matrices along axes, as a stack; all elements of more axes, or of none, as the columns of one. */
function along({ data, shape, stride, offset }, axes) {
    const others = shape.map((_, axis) => axis).filter((axis) => !axes.includes(axis) || axes.length > 2);
    const of = (list, kept) => kept.map((axis) => list[axis]);
    const [row, col] = axes.length > 2 ? [] : axes;
    const one = {
        data,
        rows: row === undefined ? 1 : shape[row],
        cols: col === undefined ? 1 : shape[col],
        rowStride: row === undefined ? 1 : stride[row],
        colStride: col === undefined ? 1 : stride[col],
        offset,
    };
    return { lead: of(shape, others), strides: of(stride, others), one };
}
async function spectral(named, prec, matrices, order, lead, signal) {
    const context = named ?? (await getContext());
    const values = await valuesOfEach(context, prec, matrices, signal);
    mustConverge('norm', values.info, lead);
    return Float64Array.from(values.info, (_, b) => spectralNorm(values.of(b), order));
}
