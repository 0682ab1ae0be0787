// LAQSY: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * A := diag(s) A diag(s), if that is worth while; A is symmetric, n x n, column-major.
 *
 * Equilibrates a symmetric matrix by the factors of poequ, if scond < 0.1 or amax is at an end of the range.
 *
 * Overwrites one triangle of A and equed. With info > 0 of poequ there are no factors: do not call it then. The decision is made where the
 * data is: nothing waits for the device. s and scalars are real; for a Hermitian matrix see laqhe. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops up to n^2. Source: LAPACK
 * xLAQSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * await slaqsy(ctx.queue, { uplo: 'l', n, A, lda: n, s, scalars, equed });
 */
export const laqsySpec = {
    name: 'laqsy',
    precs: 'sdcz',
    args: positional({
        /** Which triangle of A is stored: 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        n: size,
        /** In and out. */
        A: matrix('n', 'n', 'inout'),
        /** n scale factors of poequ. */
        s: numbers('n', 'in', { type: realOf }),
        /** scond and amax of poequ. */
        scalars: numbers(2, 'in', { type: realOf }),
        /** Out, one integer: 0 A is as it was, 1 it is scaled (LAPACK's 'N', 'Y'). */
        equed: integers(1, 'out'),
    }),
    flops: (a) => num(a, 'n') * (num(a, 'n') + 1),
};
