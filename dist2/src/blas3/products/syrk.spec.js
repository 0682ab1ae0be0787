// SYRK: arguments, rules, documentation.
import { flopsSyrk } from '../../core/flops.js';
import { matrix, positional, scalar, size, transSymmetric, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C (trans 't', and 'c' for real numbers), C symmetric, also where it is
 * complex: of Hermitian matrices there is herk. A is n x k (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops k n (n + 1), of complex numbers four times as many. Source: BLAS xSYRK.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', n * n);
 * await ssyrk(ctx.queue, { uplo: 'l', trans: 't', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export const syrkSpec = {
    name: 'syrk',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        /** Default 'n'. 'c' is 't' of real matrices, and is refused with complex ones. */
        trans: transSymmetric,
        n: size,
        k: size,
        /** Default 1. With alpha = 0 A is not read. */
        alpha: scalar(1),
        A: matrix((a) => num(a, a.trans === 'n' ? 'n' : 'k'), (a) => num(a, a.trans === 'n' ? 'k' : 'n'), 'in'),
        /** Default 0: C is then written without being read, so NaN in it does not matter. */
        beta: scalar(0),
        /** In and out. May lie in the same buffer as A if it shares no element with it. */
        C: matrix('n', 'n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsSyrk(num(a, 'k'), num(a, 'n')),
};
