// SYEV: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsSyev } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
/**
 * A = Z W Z^H with orthogonal (unitary) Z and real diagonal W; A is symmetric, or Hermitian if complex, of order n with one triangle
 * stored; column-major.
 *
 * Eigenvalues and eigenvectors of a symmetric or Hermitian matrix, by QL and QR iteration.
 *
 * Overwrites A, W and info. A is brought to tridiagonal form by reflections, in blocks; QL or QR iteration with implicit shifts makes that
 * diagonal, and its rotations are applied to the vectors many at a time; without vectors it works on squares. Eigenvalues are good to some
 * eps times the largest one. A whose largest element's square would leave the range is scaled by a power of two on the way. Of a Hermitian
 * A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's, and so are vectors of
 * equal eigenvalues. syevd has the same arguments, and is faster where vectors are wanted.
 *
 * Computed on the CPU, on any context; what happens to the tridiagonal matrix, which is real, is computed in double for singles too. Flops
 * to leading order: 4n^3/3 for W alone, about 9n^3 with vectors; of complex numbers 16n^3/3 and 23n^3. Source: LAPACK xSYEV, xHEEV, xSYTRD,
 * xSTEQR, xSTERF. Unlike there A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsyev(ctx.queue, { uplo: 'l', n, A, lda: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export const syevSpec = {
    name: 'syev',
    named: complexly('heev'),
    precs: 'sdcz',
    args: positional({
        /** 'n': values alone. 'v' (default): vectors too. */
        jobz: { kind: 'flag', values: ['n', 'v'], default: 'v' },
        /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
        uplo,
        n: size,
        /** In: the triangle. Out with 'v': the vectors, column i that of W(i). Out with 'n': the triangle is lost, the other one as it was. */
        A: matrix('n', 'n', 'inout'),
        /** Out, n real elements: the eigenvalues, in ascending order. */
        W: numbers('n', 'out', { type: realOf }),
        /**
         * Out, one integer. 0: done. 1 .. n - 1: iteration has not converged, so many off-diagonal elements are left; W and A are what it has
         * come to. n: A has a NaN or an infinity; W, and the vectors asked for, are NaN.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsSyev(num(a, 'n'), a['jobz'] === 'v'),
};
