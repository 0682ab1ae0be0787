// luFactor(A) on ndarrays: checks, layouts and buffers around getrf; and the check of factors that come back. No algorithm of its own.
import { ArgumentError } from '../core/errors.js';
import { getrf } from '../lapack/lu/routines.gen.js';
import { factorAtOnce } from './atOnce.js';
import { ndarray } from './ndarray.js';
import { byRows, integers, matrixOf, uploadColumns, withBuffers, } from './operands.js';
import { ofMatrix } from './squares.js';
/**
 * P A = L U of a square matrix with partial pivoting, to be used more than once: by luSolve, det and slogdet. L is unit lower triangular, U
 * upper triangular.
 *
 * A: n x n, whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. It is not
 * changed, and copied before the call returns its promise.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, up to order 512 and double
 * always on the CPU. NaN and infinities
 * pass through to the factors. A zero pivot stays on U's diagonal: luSolve then throws, and det is 0. Flops 2n^3/3, to leading order.
 * Source: LAPACK xGETRF.
 *
 * @throws ArgumentError for a wrong shape, data type or option; never for a singular A.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const factors = await luFactor(A);
 * const x = await luSolve(factors, ndarray(new Float64Array([4, 10]), [2]));
 * console.log(x.get(0), x.get(1), await det(factors)); // 1 2 2
 */
export async function luFactor(A, options = {}) {
    const { rows: n, prec, found, } = await ofMatrix('luFactor', A, options, (context, prec, view) => factorColumns(context, prec, view, options.signal));
    const { factors, ipiv } = found;
    const lu = ndarray(byRows(prec, factors, n, n), [n, n]);
    return { lu, piv: ipiv.map((pivot) => pivot - 1) };
}
/** The factors of an m x n matrix by columns without gaps, and its pivots, counted from 1. It is copied before the call returns. */
export function factorColumns(context, prec, view, signal) {
    const { rows: m, cols: n } = view;
    const factors = factorAtOnce(context, prec, view);
    if (factors !== undefined)
        return factors;
    return withBuffers(async (keep) => {
        const A = keep(uploadColumns(context, prec, view));
        const ipiv = keep(integers(context, prec, Math.min(m, n)));
        const info = keep(integers(context, prec, 1));
        await getrf(context.queue, { m, n, A, lda: Math.max(1, m), ipiv, info }, prec);
        const [factors, pivots] = await Promise.all([context.download(A), context.download(ipiv)]);
        return { factors, ipiv: pivots };
    }, signal);
}
export const isFactors = (x) => typeof x === 'object' && x !== null && 'lu' in x && 'piv' in x;
/** The checked parts of factors, the first argument of a verb: solving trusts pivots to be rows. */
export function pivotsOf(routine, { lu, piv }) {
    const view = matrixOf(routine, lu, 'lu', 1);
    if (lu.shape.length !== 2 || view.rows !== view.cols)
        throw new ArgumentError(routine, 'lu', 1, lu.shape.join(' x '), 'its shape must be square: n x n');
    const n = view.rows;
    if (!(piv instanceof Int32Array) || piv.length !== n || piv.some((pivot, i) => pivot < i || pivot >= n))
        throw new ArgumentError(routine, 'piv', 1, piv, `must be an Int32Array of ${n} rows, row i or a later one at place i`);
    return { lu: view, piv };
}
