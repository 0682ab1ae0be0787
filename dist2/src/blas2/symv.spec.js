// SYMV: arguments, rules, documentation.
import { isOne, isZero } from '../core/complex.js';
import { flopsSymv } from '../core/flops.js';
import { matrix, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's csymv and zsymv; Hermitian: hemv), column-major.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSYMV, LAPACK CSYMV, ZSYMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 * const product = await ctx.download(y);
 */
export const symvSpec = {
    name: 'symv',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 neither A nor x is read. */
        alpha: scalar(1),
        A: matrix('n', 'n', 'in'),
        x: strided('n', 'in'),
        /** Default 0. With beta = 0, y is not read. */
        beta: scalar(0),
        /** In and out. May lie in the same buffer as A or x if it shares no element with them. */
        y: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || (isZero(scalarOf(a, 'alpha')) && isOne(scalarOf(a, 'beta'))),
    flops: (a) => flopsSymv(num(a, 'n')),
};
