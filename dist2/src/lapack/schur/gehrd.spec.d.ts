import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = Q H Q^H for a general n x n matrix A, column-major: H has zeros below its first subdiagonal, Q is orthogonal, of a complex
 * A unitary.
 *
 * Hessenberg form: the first step of QR iteration.
 *
 * Overwrites A and tau. Panels of columns are reduced one by one, which takes products of A with a vector for each, half of the work, and
 * applied to the rest of A by products of matrices. On a GPU context single and complex single run on the GPU, and nothing waits for the
 * host; double and complex double are computed on the CPU, on all threads. NaN and infinities in A arrive in H. Flops 10n^3/3 to leading
 * order for the whole matrix. Source: LAPACK xGEHRD, xLAHR2; G. Howell, J. Demmel, C. Fulton, S. Hammarling, K. Marmol, Cache efficient
 * bidiagonalization using BLAS 2.5 operators, ACM Trans. Math. Softw. 34 (2008).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 */
export declare const gehrdSpec: RoutineSpec;
