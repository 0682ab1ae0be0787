// GEQRF: arguments, rules, documentation.
import { flopsGeqrf } from '../../core/flops.js';
import { matrix, numbers, positional, shorter, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { modeArg, nbArg, updateMathArg } from '../factorOptions.js';
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
export const geqrfSpec = {
    name: 'geqrf',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + 3 * Math.min(num(a, 'm'), num(a, 'n')),
    args: positional({
        m: size,
        n: size,
        /**
         * In: A. Out: R on and above the diagonal, min(m, n) x n; below it, column i holds v(i) without the zeros and the 1 that it begins
         * with: Q = H(1) H(2) ... H(min(m, n)), H(i) = I - tau(i) v(i) v(i)^H.
         */
        A: matrix('m', 'n', 'inout'),
        /** Out, min(m, n) elements, each 0 or in 1..2; of complex numbers its real part is. */
        tau: numbers(shorter, 'out'),
        /**
         * On a GPU context in single: 'native' on the GPU alone, 'hybrid' with the panels on the CPU, 'auto' (default) as measured costs say.
         */
        mode: modeArg,
        /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Columns of a block; 0 (default) leaves it to the routine. On the CPU at most 32 are used. */
        nb: nbArg,
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => flopsGeqrf(num(a, 'm'), num(a, 'n')),
};
