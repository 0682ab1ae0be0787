// HER2K: arguments, rules, documentation.
import { flopsSyr2k } from '../../core/flops.js';
import { matrix, positional, scalar, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const rows = (a) => num(a, a.trans === 'n' ? 'n' : 'k');
const cols = (a) => num(a, a.trans === 'n' ? 'k' : 'n');
/**
 * C := alpha A B^H + conj(alpha) B A^H + beta C (trans 'n') or C := alpha A^H B + conj(alpha) B^H A + beta C (trans 'c'), alpha complex and
 * beta real, C Hermitian. A and B are n x k (trans 'n') or k x n, C is n x n with one triangle stored; all column-major.
 *
 * Overwrites that triangle only. The diagonal of C is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 8 k n^2. Source: BLAS xHER2K.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export const her2kSpec = {
    name: 'her2k',
    precs: 'cz',
    doubles: 'z',
    args: positional({
        /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        trans: { kind: 'flag', values: ['n', 'c'], default: 'n' },
        n: size,
        k: size,
        /** Default 1. With alpha = 0 neither A nor B is read. */
        alpha: scalar(1),
        A: matrix(rows, cols, 'in'),
        B: matrix(rows, cols, 'in'),
        /** Default 0: C is then written without being read, so NaN in it does not matter. */
        beta: { kind: 'scalar', real: true, default: 0 },
        /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
        C: matrix('n', 'n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsSyr2k(num(a, 'k'), num(a, 'n')),
};
