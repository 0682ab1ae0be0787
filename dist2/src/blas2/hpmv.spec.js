// HPMV: arguments, rules, documentation.
import { isOne, isZero } from '../core/complex.js';
import { flopsSymv } from '../core/flops.js';
import { numbers, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num, packedTriangle, scalarOf } from '../core/spec.js';
/**
 * y := alpha A x + beta y, A Hermitian of order n, packed.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHPMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 */
export const hpmvSpec = {
    name: 'hpmv',
    precs: 'cz',
    doubles: 'z',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 neither AP nor x is read. */
        alpha: scalar(1),
        /** n(n+1)/2 elements: the columns of the triangle, one behind the other. */
        AP: numbers(packedTriangle('n'), 'in'),
        x: strided('n', 'in'),
        /** Default 0. With beta = 0, y is not read. */
        beta: scalar(0),
        /** In and out. May lie in the same buffer as AP or x if it shares no element with them. */
        y: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || (isZero(scalarOf(a, 'alpha')) && isOne(scalarOf(a, 'beta'))),
    flops: (a) => flopsSymv(num(a, 'n')),
};
