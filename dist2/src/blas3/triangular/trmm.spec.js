// TRMM: arguments, rules, documentation.
import { flopsTrmm } from '../../core/flops.js';
import { diag, matrix, positional, scalar, side, size, trans, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const order = (a) => num(a, a.side === 'l' ? 'm' : 'n');
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of B, and a NaN or
 * infinity in B may spread to results that the triangle keeps apart, because zeros are multiplied too; doubles are computed on the CPU.
 * Doubles that live on the GPU (createContext) are computed there, with zeros multiplied likewise. Flops n m^2 (side 'l') or m n^2 (side
 * 'r'), of complex numbers four times as many. Source: BLAS xTRMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const b = await ctx.download(B);
 */
export const trmmSpec = {
    name: 'trmm',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** 'l': B := alpha op(A) B; 'r': B := alpha B op(A). */
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
        /** In and out. May lie in the same buffer as A if it shares no element with it. */
        B: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => flopsTrmm(a.side === 'l' ? 'l' : 'r', num(a, 'm'), num(a, 'n')),
};
