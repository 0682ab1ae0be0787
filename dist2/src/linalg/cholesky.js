// cholesky(A) on ndarrays: checks, layouts and buffers around potrf, single and batched. No algorithm of its own.
import { potrfStridedBatched } from '../batched/cholesky/routines.gen.js';
import { failureOf, NotPositiveDefiniteError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { potrf } from '../lapack/cholesky/routines.gen.js';
import { choleskyAtOnce } from './atOnce.js';
import { integers, operandOf, squareOf, uploadColumns, withBuffers, } from './operands.js';
import { deliverTo, precisionOf } from './out.js';
import { ofMatrix, ofSquares } from './squares.js';
import { isStack, squaresOf, stacked } from './stacks.js';
/**
 * The Cholesky factor of a symmetric positive definite matrix: L with A = L L^T, lower triangular, or with `upper` U with A = U^T U. Zeros
 * fill the other triangle.
 *
 * A: n x n, whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. Only its
 * lower triangle is read, with `upper` only the upper one: symmetry is not checked, as in NumPy. A is not changed, and copied before the
 * call returns its promise. Or a stack of such matrices, ... x n x n: the result has its shape, and all are factored side by side.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The result is a new
 * ndarray, rows first. Flops n^3/3, to leading order. Source: LAPACK xPOTRF.
 *
 * A matrix of order up to 512 of singles on a GPU context is factored on the CPU: it would be longer on its way. Whatever the CPU computes
 * is ready when the call returns its promise; the last bits of small ones, of order up to 12, need not be the routine's.
 *
 * @throws ArgumentError for a wrong shape, data type or option; NotPositiveDefiniteError when a leading minor is not positive, NaN
 * included: its `info` is the order of the minor, and of a stack it names the first such matrix, by batchElement and batchIndex, and how
 * many there are.
 * @example
 * const A = ndarray(new Float64Array([4, 2, 2, 5]), [2, 2]); // rows (4 2) and (2 5)
 * const L = await cholesky(A);
 * console.log(L.get(0, 0), L.get(0, 1), L.get(1, 0), L.get(1, 1)); // 2 0 1 2
 */
export async function cholesky(A, options = {}) {
    const operand = operandOf('cholesky', A, 'A', 1);
    squaresOf('cholesky', operand);
    const deliver = deliverTo('cholesky', 2, options?.out, precisionOf([operand]), operand.shape);
    return deliver(await factorsOf(operand, options));
}
/** The factors of a matrix or stack, rows first. */
async function factorsOf(A, options) {
    if (isStack(A))
        return choleskyStack(A, options);
    const { upper = false, signal } = options;
    const work = (context, prec, view) => choleskyAtOnce(context, prec, view, upper) ?? choleskyColumns(context, prec, view, upper, signal);
    return (await ofMatrix('cholesky', A, options, work, 'upper', squareOf, ['out'])).found;
}
/** The factor, row by row, of a matrix by columns. */
async function choleskyColumns(context, prec, view, upper, signal) {
    const n = view.rows;
    const factor = await withBuffers(async (keep) => {
        const A = keep(uploadColumns(context, prec, view));
        const info = keep(integers(context, prec, 1));
        await potrf(context.queue, { uplo: upper ? 'u' : 'l', n, A, lda: Math.max(1, n), info }, prec);
        const [failed] = await context.download(info);
        if (failed > 0)
            throw new NotPositiveDefiniteError('cholesky', failed);
        return await context.download(A);
    }, signal);
    const data = new fields[prec].array(n * n);
    for (let i = 0; i < n; i++) {
        const [from, to] = upper ? [i, n] : [0, i + 1];
        for (let j = from; j < to; j++)
            data[i * n + j] = factor[i + j * n];
    }
    return data;
}
function choleskyStack(A, options) {
    const factored = async ({ context, prec, lead, n, A, info, each }) => {
        const uplo = options.upper ? 'u' : 'l';
        await potrfStridedBatched(context.queue, { uplo, n, A, info, ...each }, prec);
        const found = failureOf(await context.download(info), lead);
        if (found !== undefined)
            throw new NotPositiveDefiniteError('cholesky', found.info, found.batch);
        const factors = await context.download(A);
        // The other triangle still holds A's.
        for (let first = 0; first < factors.length; first += n * n) {
            for (let j = 0; j < n; j++) {
                if (uplo === 'l')
                    factors.fill(0, first + j * n, first + j * n + j);
                else
                    factors.fill(0, first + j * n + j + 1, first + (j + 1) * n);
            }
        }
        return stacked(prec, factors, lead, n, n).data;
    };
    return ofSquares('cholesky', A, options, factored, 'upper', ['out']);
}
