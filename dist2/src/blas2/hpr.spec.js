// HPR: arguments, rules, documentation.
import { numbers, positional, size, strided, uplo } from '../core/kinds.js';
import { num, packedTriangle } from '../core/spec.js';
/**
 * A := alpha x x^H + A with a real alpha, A Hermitian. A has order n, packed.
 *
 * Overwrites AP only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU context
 * complex single runs on the GPU, complex double where doubles live. Flops 4n^2. Source: BLAS xHPR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export const hprSpec = {
    name: 'hpr',
    precs: 'cz',
    doubles: 'z',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 nothing is read. */
        alpha: { kind: 'scalar', real: true, default: 1 },
        x: strided('n', 'in'),
        /**
         * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as
         * x if it shares no element with it.
         */
        AP: numbers(packedTriangle('n'), 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.alpha === 0,
    flops: (a) => num(a, 'n') * (num(a, 'n') + 1),
};
