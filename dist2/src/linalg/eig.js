import { generalEigenpairs } from './generalEigenpairs.js';
/**
 * Eigenvalues and right eigenvectors of a general matrix: A V = V W, W diagonal. For symmetric matrices eigh is faster, and its vectors are
 * orthogonal.
 *
 * A: n x n, any array of real numbers that verbs take, or a stack of matrices, ... x n x n, which are decomposed by one call of
 * geevStridedBatched. It is not changed, and copied before the call returns its promise. As in NumPy the results are real if all
 * eigenvalues are, of all matrices of a stack, and complex otherwise: `eigenvalues instanceof ComplexArray` tells which. They are on the
 * host also where A is on a device. Of a complex array they are complex: see zgeev. Of a matrix without n independent eigenvectors some
 * columns of V are nearly parallel.
 *
 * Precision: single for singles, else double. On the CPU in any context (see geev), but for stacks of singles on a GPU context (see
 * geevStridedBatched). Flops about 26n^3. Source: LAPACK xGEEV.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix.
 * @example
 * const { eigenvalues, eigenvectors } = await eig([[0, 1], [-1, 0]]); // a quarter turn
 * console.log(eigenvalues.get(0), eigenvectors.shape); // { re: 0, im: 1 } [ 2, 2 ]
 */
export const eig = async (A, options = {}) => (await generalEigenpairs('eig', A, options, true));
