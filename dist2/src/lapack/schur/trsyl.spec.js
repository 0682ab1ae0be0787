// TRSYL: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const trana = { kind: 'flag', values: ['n', 't', 'c'], default: 'n', realOnly: 't' };
/**
 * op(A) X + isgn X op(B) = scale C with quasi-triangular A, m x m, and B, n x n, if complex triangular, as gees leaves them;
 * column-major.
 *
 * Sylvester equation of two Schur forms.
 *
 * Overwrites C with X, scale and info. With A = U S U^H and B = V T V^H, the equation A Y + Y B = D is S X + X T = U^H D V, Y = U X V^H. X
 * is found by blocks from a corner on, and what it means for the other blocks by products of matrices. scale <= 1, a power of two, is 1
 * unless X would leave the range. Computed on the CPU, on any context, in double for singles too. Flops mn (m + n).
 *
 * Source: LAPACK xTRSYL, xTRSYL3; R. Bartels, G. Stewart, Solution of the matrix equation AX + XB = C, Comm. ACM 15 (1972).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [scale, info] = [ctx.alloc('d', 1), ctx.alloc('i', 1)];
 * await dtrsyl(ctx.queue, { isgn: 1, m, n, A: S, lda: m, B: T, ldb: n, C: X, ldc: m, scale, info }); // m, n >= 1
 */
export const trsylSpec = {
    name: 'trsyl',
    precs: 'sdcz',
    args: positional({
        /** op(A): 'n' (default) A, 'c', and 't' for real numbers, A^H. */
        trana,
        /** op(B), alike. */
        tranb: trana,
        /** 1 or -1: the sign of the second product. */
        isgn: {
            kind: 'index',
            from: () => -1,
            to: () => 1,
            rule: 'must be 1 or -1',
            also: (a) => (a['isgn'] === 0 ? 'must be 1 or -1' : undefined),
        },
        m: size,
        n: size,
        /** A Schur form. What lies below the first subdiagonal, of complex ones below the diagonal, is not
         * read. */
        A: matrix('m', 'm', 'in'),
        /** A Schur form, alike. */
        B: matrix('n', 'n', 'in'),
        /** In: C. Out: X. */
        C: matrix('m', 'n', 'inout'),
        /** Out, one real number; 0 where X would leave the range by so much that C does not count beside it. */
        scale: numbers(1, 'out', { type: realOf }),
        /**
         * Out, one integer. 0: done. 1: eigenvalues of op(A) and -isgn op(B) are the same, or so near to each other that others were taken.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => num(a, 'm') * num(a, 'n') * (num(a, 'm') + num(a, 'n')),
};
