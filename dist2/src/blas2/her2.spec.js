// HER2: arguments, rules, documentation.
import { isZero } from '../core/complex.js';
import { matrix, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
/**
 * A := alpha x y^H + conj(alpha) y x^H + A, A Hermitian. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0
 * afterwards. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHER2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export const her2Spec = {
    name: 'her2',
    precs: 'cz',
    doubles: 'z',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 nothing is read. */
        alpha: scalar(1),
        x: strided('n', 'in'),
        y: strided('n', 'in'),
        /** In and out. May lie in the same buffer as x or y if it shares no element with them. */
        A: matrix('n', 'n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || isZero(scalarOf(a, 'alpha')),
    flops: (a) => 2 * num(a, 'n') * (num(a, 'n') + 1),
};
