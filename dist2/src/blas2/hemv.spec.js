// HEMV: arguments, rules, documentation.
import { isOne, isZero } from '../core/complex.js';
import { flopsSymv } from '../core/flops.js';
import { matrix, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
/**
 * y := alpha A x + beta y, A Hermitian of order n, column-major.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHEMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chemv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 */
export const hemvSpec = {
    name: 'hemv',
    precs: 'cz',
    doubles: 'z',
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
