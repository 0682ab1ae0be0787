// GEEQU: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * r and c such that the largest magnitude in every row and column of diag(r) A diag(c) is 1; A is m x n, column-major.
 *
 * Scale factors that equilibrate a general matrix: laqge applies them.
 *
 * Overwrites r, c, scalars and info. Factors are kept between the smallest normal number and its inverse. NaN in a row gives NaN for its
 * factor, for all of c and for the scalars. An empty matrix gives rowcnd = colcnd = 1 and amax = 0. The magnitude of a complex
 * number is |Re| + |Im| here; r, c and scalars are real. On a GPU context singles, also complex, are computed on the GPU, doubles on the
 * CPU. Flops m n, and comparisons. Source: LAPACK xGEEQU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * row or column of zeros: read info.
 * @example
 * const [r, c, scalars] = [ctx.alloc('s', m), ctx.alloc('s', n), ctx.alloc('s', 3)];
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * const [rowcnd, colcnd, amax] = await ctx.download(scalars);
 */
export const geequSpec = {
    name: 'geequ',
    precs: 'sdcz',
    args: positional({
        m: size,
        n: size,
        A: matrix('m', 'n', 'in'),
        /** Out, m elements: r(i) = 1 / max |A(i,j)| over j. Nothing of use if 0 < info <= m. */
        r: numbers('m', 'out', { type: realOf }),
        /** Out, n elements: c(j) = 1 / max r(i) |A(i,j)| over i. Nothing of use if info > 0. */
        c: numbers('n', 'out', { type: realOf }),
        /**
         * Out, 3 elements: rowcnd, the least by the largest of the rows' maxima: from 0.1 on it is not worth while to scale by r; colcnd, the
         * same of the columns of diag(r) A; amax, the largest magnitude. rowcnd and colcnd are 0 where info forbids them.
         */
        scalars: numbers(3, 'out', { type: realOf }),
        /**
         * Out, one integer. 0: done. i <= m: row i is zero, the first such i. m + j: column j is zero, the first such j.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => num(a, 'm') * num(a, 'n'),
};
