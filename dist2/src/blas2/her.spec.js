// HER: arguments, rules, documentation.
import { matrix, positional, size, strided, uplo } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * A := alpha x x^H + A with a real alpha, A Hermitian. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0
 * afterwards. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 4n^2. Source: BLAS xHER.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export const herSpec = {
    name: 'her',
    precs: 'cz',
    doubles: 'z',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 nothing is read. */
        alpha: { kind: 'scalar', real: true, default: 1 },
        x: strided('n', 'in'),
        /** In and out. May lie in the same buffer as x if it shares no element with it. */
        A: matrix('n', 'n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.alpha === 0,
    flops: (a) => num(a, 'n') * (num(a, 'n') + 1),
};
