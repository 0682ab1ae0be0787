// SYMM: arguments, rules, documentation.
import { flopsSymm } from '../../core/flops.js';
import { matrix, positional, scalar, side, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const order = (a) => num(a, a.side === 'l' ? 'm' : 'n');
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A symmetric, also where it is complex: for Hermitian matrices
 * there is hemm. A is of order m (side 'l') or n (side 'r') with one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of A, doubles on the
 * CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2 m^2 n (side 'l') or 2 m n^2 (side 'r'), of complex numbers
 * four times as many. Source: BLAS xSYMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await ssymm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export const symmSpec = {
    name: 'symm',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** 'l': A stands left of B; 'r': right of it. */
        side,
        /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
        uplo,
        m: size,
        n: size,
        /** Default 1. With alpha = 0 neither A nor B is read. */
        alpha: scalar(1),
        A: matrix(order, order, 'in'),
        B: matrix('m', 'n', 'in'),
        /** Default 0: C is then written without being read, so NaN in it does not matter. */
        beta: scalar(0),
        /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
        C: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => flopsSymm(a.side === 'l' ? 'l' : 'r', num(a, 'm'), num(a, 'n')),
};
