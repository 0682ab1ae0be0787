import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const geequSpec: RoutineSpec;
