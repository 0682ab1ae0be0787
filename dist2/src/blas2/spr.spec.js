// SPR: arguments, rules, documentation.
import { isZero } from '../core/complex.js';
import { numbers, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num, packedTriangle, scalarOf } from '../core/spec.js';
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's cspr and zspr; Hermitian: hpr). A has order n, packed.
 *
 * Overwrites AP only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xSPR, LAPACK CSPR, ZSPR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export const sprSpec = {
    name: 'spr',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 nothing is read. */
        alpha: scalar(1),
        x: strided('n', 'in'),
        /**
         * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as x if it shares no
         * element with it.
         */
        AP: numbers(packedTriangle('n'), 'inout'),
    }),
    nothing: (a) => a.n === 0 || isZero(scalarOf(a, 'alpha')),
    flops: (a) => num(a, 'n') * (num(a, 'n') + 1),
};
