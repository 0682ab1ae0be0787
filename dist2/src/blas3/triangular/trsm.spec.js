// TRSM: arguments, rules, documentation.
import { flopsTrsm } from '../../core/flops.js';
import { diag, matrix, positional, scalar, side, size, trans, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const order = (a) => num(a, a.side === 'l' ? 'm' : 'n');
/**
 * B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in B. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. On the GPU, with more than 16 right-hand sides and an order above 256, the
 * blocks of order 256 on the diagonal are inverted first, as MAGMA does: the error then grows with the condition of those blocks, and NaN
 * or infinity in B spreads within a column (row) over the block that it is in. Doubles that live on the GPU (createContext) are computed
 * there, from 1024 right-hand sides on with blocks of order 64 inverted. Flops n m^2 (side 'l') or m n^2 (side 'r'). Source: BLAS xTRSM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export const trsmSpec = {
    name: 'trsm',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + num(a, a.side === 'l' ? 'm' : 'n') / 32,
    args: positional({
        /** 'l': op(A) X = alpha B; 'r': X op(A) = alpha B. */
        side,
        /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
        uplo,
        transA: trans,
        /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
        diag,
        m: size,
        n: size,
        /** Default 1. With alpha = 0, B becomes zero and neither A nor B is read. */
        alpha: scalar(1),
        A: matrix(order, order, 'in'),
        /**
         * In: the right-hand sides. Out: the solution X. May lie in the same buffer as A if it shares no element with it.
         */
        B: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => flopsTrsm(a.side === 'l' ? 'l' : 'r', num(a, 'm'), num(a, 'n')),
};
