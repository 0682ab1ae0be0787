// SYR2K: arguments, rules, documentation.
import { flopsSyr2k } from '../../core/flops.js';
import { matrix, positional, scalar, size, transSymmetric, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const rows = (a) => num(a, a.trans === 'n' ? 'n' : 'k');
const cols = (a) => num(a, a.trans === 'n' ? 'k' : 'n');
/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C (trans 't', and 'c' for real numbers), C
 * symmetric, also where it is complex: of Hermitian matrices there is her2k. A and B are n x k (trans 'n') or k x n, C is n x n with one
 * triangle stored; all column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2 k n^2, of complex numbers four times as many. Source: BLAS xSYR2K.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export const syr2kSpec = {
    name: 'syr2k',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        /** Default 'n'. 'c' is 't' of real matrices, and is refused with complex ones. */
        trans: transSymmetric,
        n: size,
        k: size,
        /** Default 1. With alpha = 0 neither A nor B is read. */
        alpha: scalar(1),
        A: { kind: 'matrix', rows, cols, ld: 'lda', access: 'in' },
        /** At least max(1, n) if trans = 'n', else max(1, k). */
        lda: { kind: 'ld', of: 'A' },
        B: { kind: 'matrix', rows, cols, ld: 'ldb', access: 'in' },
        /** At least max(1, n) if trans = 'n', else max(1, k). */
        ldb: { kind: 'ld', of: 'B' },
        /** Default 0: C is then written without being read, so NaN in it does not matter. */
        beta: scalar(0),
        /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
        C: matrix('n', 'n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsSyr2k(num(a, 'k'), num(a, 'n')),
};
