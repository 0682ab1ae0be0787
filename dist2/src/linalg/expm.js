// expm(A) on ndarrays: checks, layouts and buffers around the batched exponential, which takes one matrix too. No algorithm of its own.
import { expmStridedBatched } from '../batched/functions/routines.gen.js';
import { operandOf } from './operands.js';
import { deliverTo, precisionOf } from './out.js';
import { ofSquares } from './squares.js';
import { squaresOf, stacked } from './stacks.js';
/**
 * The exponential of a square matrix, e^A = I + A + A^2 / 2 + A^3 / 6 + ...: SciPy's expm. To take the exponential of each element is
 * map(A, Math.exp).
 *
 * A: n x n, any array that verbs take. It is not changed, and copied before the call returns its promise. Or a stack of such matrices, ...
 * x n x n: the result has its shape, and all are computed side by side. By scaling and squaring, with Pade's approximants on the CPU and
 * Taylor's on a GPU. Of a complex array, too.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The result is a new
 * ndarray, rows first, or `out`; where A is not finite, or e^A is too large, all of it is NaN. Its error relative to the norm of e^A is a
 * few n eps times the condition number of the exponential at A. Flops 2n^3 for each product: four and a solution, and one for each halving.
 * Source: N. J. Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179.
 *
 * @throws ArgumentError for a wrong shape, data type or option.
 * @example
 * const R = await expm([[0, -Math.PI / 2], [Math.PI / 2, 0]]); // a quarter turn
 * console.log(R.get(0, 0).toFixed(3), R.get(1, 0).toFixed(3)); // 0.000 1.000
 */
export async function expm(A, options = {}) {
    const operand = operandOf('expm', A, 'A', 1);
    squaresOf('expm', operand);
    const deliver = deliverTo('expm', 2, options?.out, precisionOf([operand]), operand.shape);
    const data = await ofSquares('expm', operand, options, exponentials, undefined, ['out']);
    return deliver(data);
}
/** Rows first. */
async function exponentials({ context, prec, lead, n, A, info, each }) {
    const { lda, strideA, batchCount } = each;
    if (n === 0 || batchCount === 0)
        return context.download(A);
    const places = { lda, strideA, ldc: lda, strideC: strideA, batchCount };
    await expmStridedBatched(context.queue, { n, A, C: A, info, ...places }, prec);
    const found = await context.download(A);
    for (const [b, failed] of (await context.download(info)).entries())
        if (failed !== 0)
            found.fill(Number.NaN, b * strideA, (b + 1) * strideA);
    return stacked(prec, found, lead, n, n).data;
}
