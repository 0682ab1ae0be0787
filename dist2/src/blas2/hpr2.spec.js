// HPR2: arguments, rules, documentation.
import { isZero } from '../core/complex.js';
import { numbers, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num, packedTriangle, scalarOf } from '../core/spec.js';
/**
 * A := alpha x y^H + conj(alpha) y x^H + A, A Hermitian. A has order n, packed.
 *
 * Overwrites AP only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU context
 * complex single runs on the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHPR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpr2(ctx.queue, { uplo: 'l', n, x, y, AP });
 */
export const hpr2Spec = {
    name: 'hpr2',
    precs: 'cz',
    doubles: 'z',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 nothing is read. */
        alpha: scalar(1),
        x: strided('n', 'in'),
        y: strided('n', 'in'),
        /**
         * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as
         * x or y if it shares no element with them.
         */
        AP: numbers(packedTriangle('n'), 'inout'),
    }),
    nothing: (a) => a.n === 0 || isZero(scalarOf(a, 'alpha')),
    flops: (a) => 2 * num(a, 'n') * (num(a, 'n') + 1),
};
