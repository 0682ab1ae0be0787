import { isSingle } from './operands.js';
import { contextAmong } from './options.js';
import { decomposeStack } from './singularValues.js';
import { matricesOf, stacked } from './stacks.js';
/**
 * Singular values of a matrix, none negative, in descending order; svd has the vectors too.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n: the result, of min(m, n) or ... x min(m, n) elements, is a new
 * ndarray. A is not changed, and copied before the call returns its promise.
 *
 * Precision: single for singles, else double. A matrix is decomposed as gesdd does it, a stack as gesvdStridedBatched. Flops 8n^3/3 for m =
 * n. Source: LAPACK xGESDD.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix.
 * @example
 * const s = await svdvals([[3, 0, 0], [0, -2, 0]]);
 * console.log(s.get(0), s.get(1)); // 3 2
 */
export async function svdvals(A, options = {}) {
    const stack = matricesOf('svdvals', A);
    const named = contextAmong('svdvals', 2, options, []);
    const prec = isSingle(stack.one.data) ? 's' : 'd';
    const { k, s } = await decomposeStack('svdvals', named, prec, stack, 'n', options.signal);
    return stacked(prec, s, stack.lead, k, 1, true);
}
