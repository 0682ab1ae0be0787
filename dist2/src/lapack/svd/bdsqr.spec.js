// BDSQR: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsBdsqr } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const between = (a) => Math.max(0, num(a, 'n') - 1);
const given = (name, count) => (a) => num(a, count) > 0 && num(a, 'n') > 0 && a[name] === undefined ? `must be given unless ${count} is 0` : undefined;
/**
 * B = Q S P^T, B bidiagonal of order n, S diagonal; U := U Q, V^H := P^T V^H. Matrices are column-major.
 *
 * Singular values of a bidiagonal matrix by QR iteration, and its vectors multiplied by what brought a matrix to that form.
 *
 * B is real whatever U and V are, and so are Q and P. Overwrites D, E, U, V^H and info. Steps have a shift unless it would cost small
 * singular values their accuracy: all of them come out to about as many digits as B's elements have. The iteration runs in double for
 * singles too; its rotations are applied to the vectors many at a time, on all threads.
 *
 * Computed on the CPU, on any context. Flops about 6n^2 (nru + ncvt), which depends on the numbers. Source: LAPACK xBDSQR; J. Demmel, W.
 * Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no third matrix is
 * multiplied.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * B.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * const info = ctx.alloc('i', 1);
 * await dbdsqr(ctx.queue, { uplo: 'u', n, D, E, info }); // D: the singular values of A
 */
export const bdsqrSpec = {
    name: 'bdsqr',
    precs: 'sdcz',
    args: positional({
        /** 'u': B is upper bidiagonal. 'l': lower. */
        uplo,
        n: size,
        /** Columns of V^H; default 0. */
        ncvt: { kind: 'size', default: 0 },
        /** Rows of U; default 0. */
        nru: { kind: 'size', default: 0 },
        /** n real numbers. In: the diagonal of B. Out: the singular values, none negative, the largest first. */
        D: numbers('n', 'inout', { type: realOf }),
        /** n - 1 real numbers. In: what is above the diagonal, or below it. Out: zero, unless info says otherwise. */
        E: numbers(between, 'inout', { type: realOf }),
        /** In and out, n x ncvt: V^H. Not needed where ncvt is 0. */
        VT: matrix('n', 'ncvt', 'inout', { optional: true, also: given('VT', 'ncvt') }),
        /** In and out, nru x n. Not needed where nru is 0. */
        U: matrix('nru', 'n', 'inout', { optional: true, also: given('U', 'nru') }),
        /**
         * Out, one integer. 0: done. 1 .. n - 1: the iteration has not converged, so many elements of E are left; D and E are a bidiagonal
         * matrix that the vectors belong to. n: B has a NaN or an infinity; D, U and V^H are NaN.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsBdsqr(num(a, 'n'), num(a, 'nru') + num(a, 'ncvt')),
};
