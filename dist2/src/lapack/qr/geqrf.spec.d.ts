import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, without pivots.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of R are real and may be negative. A NaN or an infinity spoils
 * R from its column on. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says; on the
 * GPU what is left of a column counts as zero below 1e-27 of the largest element that it had when its panel began, and subnormal numbers
 * may count as zero. Doubles that live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest
 * element counts as zero. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading order.
 *
 * Source: LAPACK xGEQRF. Blocks: R. Schreiber, C. Van Loan, A storage-efficient WY representation for products of Householder
 * transformations, SIAM J. Sci. Stat. Comput. 10 (1989).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', n);
 * await dgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await dormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C: B, ldc: m }); // Q^T B
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'u', m: n, n: nrhs, alpha: 1, A, lda: m, B, ldb: m }); // least squares
 */
export declare const geqrfSpec: RoutineSpec;
