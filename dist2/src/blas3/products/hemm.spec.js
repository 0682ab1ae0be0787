// HEMM: arguments, rules, documentation.
import { flopsSymm } from '../../core/flops.js';
import { matrix, positional, scalar, side, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const order = (a) => num(a, a.side === 'l' ? 'm' : 'n');
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A Hermitian. A is of order m (side 'l') or n (side 'r') with
 * one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on the
 * GPU, with a workspace of the size of A, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 8 m^2 n (side 'l') or 8 m n^2 (side 'r'). Source: BLAS xHEMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('c', m * n);
 * await chemm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export const hemmSpec = {
    name: 'hemm',
    precs: 'cz',
    doubles: 'z',
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
