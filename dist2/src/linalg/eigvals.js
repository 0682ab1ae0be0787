import { generalEigenpairs } from './generalEigenpairs.js';
/**
 * Eigenvalues of a general matrix, in no order but for conjugates, which stand side by side; eig has the vectors too. For symmetric
 * matrices eigvalsh is faster.
 *
 * A: n x n, any array of real numbers that verbs take, or a stack of matrices, ... x n x n: the result, n or ... x n, is a new array, of
 * real numbers if all eigenvalues are real and A is, else of complex ones: `instanceof ComplexArray` tells which. It is on the host also
 * where A is on a device. A is not changed, and copied before the call returns its promise.
 *
 * Precision: single for singles, else double. On the CPU in any context (see geev), but for stacks of singles on a GPU context (see
 * geevStridedBatched). Flops about 10n^3. Source: LAPACK xGEEV.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix.
 * @example
 * const w = await eigvals([[2, 1], [0, 3]]);
 * console.log(w.get(0), w.get(1)); // 2 3
 */
export const eigvals = async (A, options = {}) => (await generalEigenpairs('eigvals', A, options, false)).eigenvalues;
