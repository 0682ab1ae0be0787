// POEQU: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * s such that diag(s) A diag(s) has ones on its diagonal; A is n x n, column-major.
 *
 * Scale factors that equilibrate a symmetric or Hermitian positive definite matrix: laqsy and laqhe apply them.
 *
 * Overwrites s, scalars and info. NaN on the diagonal gives NaN for its factor and for the scalars. An empty matrix gives scond = 1 and
 * amax = 0. Imaginary parts of the diagonal are not looked at; s and scalars are real. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Flops 2n. Source: LAPACK xPOEQU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * diagonal that is not positive: read info.
 * @example
 * const [s, scalars] = [ctx.alloc('s', n), ctx.alloc('s', 2)];
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * const [scond, amax] = await ctx.download(scalars);
 */
export const poequSpec = {
    name: 'poequ',
    precs: 'sdcz',
    args: positional({
        n: size,
        /** Only its diagonal is read. */
        A: matrix('n', 'n', 'in'),
        /** Out, n elements: s(i) = 1 / sqrt(A(i,i)). Nothing of use if info > 0. */
        s: numbers('n', 'out', { type: realOf }),
        /**
         * Out, 2 elements: scond, the root of the least diagonal element by that of the largest: from 0.1 on it is not worth while to scale
         * by s; amax, the largest diagonal element. scond is 0 if info > 0.
         */
        scalars: numbers(2, 'out', { type: realOf }),
        /** Out, one integer. 0: done. i > 0: A(i,i) is not positive, the first such i. */
        info: integers(1, 'out'),
    }),
    flops: (a) => 2 * num(a, 'n'),
};
