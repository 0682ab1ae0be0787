// TRMV: arguments, rules, documentation.
import { diag, matrix, positional, size, strided, trans, uplo } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, column-major.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTRMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export const trmvSpec = {
    name: 'trmv',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
        uplo,
        trans,
        /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
        diag,
        n: size,
        A: matrix('n', 'n', 'in'),
        /** In: the vector. Out: the product. May lie in the same buffer as A if it shares no element with it. */
        x: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => num(a, 'n') ** 2,
};
