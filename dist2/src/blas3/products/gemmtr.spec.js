// GEMMTR: arguments, rules, documentation.
import { flopsSyrk } from '../../core/flops.js';
import { matrix, positional, scalar, size, trans, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, op(X) = X ('n'), X^T ('t') or X^H ('c'). op(A) is n x k, op(B) is k x n, C is
 * n x n; all column-major. For products that are known to be symmetric or Hermitian, such as A D A^T.
 *
 * Overwrites that triangle only; a diagonal that should be real is rounded like all else. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops k n (n + 1), of complex
 * numbers four times as many. Source: LAPACK 3.12 xGEMMTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemmtr(ctx.queue, { uplo: 'l', transB: 't', n, k, A, lda: n, B: AD, ldb: n, C, ldc: n });
 * const c = await ctx.download(C);
 */
export const gemmtrSpec = {
    name: 'gemmtr',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Which triangle of C is computed, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        transA: trans,
        transB: trans,
        n: size,
        k: size,
        /** Default 1. With alpha = 0 neither A nor B is read. */
        alpha: scalar(1),
        A: matrix((a) => num(a, a.transA === 'n' ? 'n' : 'k'), (a) => num(a, a.transA === 'n' ? 'k' : 'n'), 'in'),
        B: matrix((a) => num(a, a.transB === 'n' ? 'k' : 'n'), (a) => num(a, a.transB === 'n' ? 'n' : 'k'), 'in'),
        /** Default 0: C is then written without being read, so NaN in it does not matter. */
        beta: scalar(0),
        /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
        C: matrix('n', 'n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsSyrk(num(a, 'k'), num(a, 'n')),
};
