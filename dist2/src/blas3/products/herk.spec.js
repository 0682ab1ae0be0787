// HERK: arguments, rules, documentation.
import { flopsSyrk } from '../../core/flops.js';
import { matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * C := alpha A A^H + beta C (trans 'n') or C := alpha A^H A + beta C (trans 'c') with real alpha and beta, C Hermitian. A is n x k
 * (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. The diagonal of C is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 4k n (n + 1). Source: BLAS xHERK.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('c', n * n);
 * await cherk(ctx.queue, { uplo: 'l', trans: 'c', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export const herkSpec = {
    name: 'herk',
    precs: 'cz',
    doubles: 'z',
    args: positional({
        /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        trans: { kind: 'flag', values: ['n', 'c'], default: 'n' },
        n: size,
        k: size,
        /** Default 1. With alpha = 0 A is not read. */
        alpha: { kind: 'scalar', real: true, default: 1 },
        A: matrix((a) => num(a, a.trans === 'n' ? 'n' : 'k'), (a) => num(a, a.trans === 'n' ? 'k' : 'n'), 'in'),
        /** Default 0: C is then written without being read, so NaN in it does not matter. */
        beta: { kind: 'scalar', real: true, default: 0 },
        /** In and out. May lie in the same buffer as A if it shares no element with it. */
        C: matrix('n', 'n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsSyrk(num(a, 'k'), num(a, 'n')),
};
