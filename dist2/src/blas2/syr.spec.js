// SYR: arguments, rules, documentation.
import { isZero } from '../core/complex.js';
import { matrix, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's csyr and zsyr; Hermitian: her). A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops
 * n^2, complex 4n^2. Source: BLAS xSYR, LAPACK CSYR, ZSYR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export const syrSpec = {
    name: 'syr',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 nothing is read. */
        alpha: scalar(1),
        x: strided('n', 'in'),
        /** In and out. May lie in the same buffer as x if it shares no element with it. */
        A: matrix('n', 'n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || isZero(scalarOf(a, 'alpha')),
    flops: (a) => num(a, 'n') * (num(a, 'n') + 1),
};
