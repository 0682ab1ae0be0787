import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of geequ, by name. */
export interface GeequArgs<P extends Prec> {
    m: number;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, m elements: r(i) = 1 / max |A(i,j)| over j. Nothing of use if 0 < info <= m. */
    r: Ptr<RealOf<P>>;
    /** Out, n elements: c(j) = 1 / max r(i) |A(i,j)| over i. Nothing of use if info > 0. */
    c: Ptr<RealOf<P>>;
    /**
     * Out, 3 elements: rowcnd, the least by the largest of the rows' maxima: from 0.1 on it is not worth while to scale by r; colcnd, the
     * same of the columns of diag(r) A; amax, the largest magnitude. rowcnd and colcnd are 0 where info forbids them.
     */
    scalars: Ptr<RealOf<P>>;
    /** Out, one integer. 0: done. i <= m: row i is zero, the first such i. m + j: column j is zero, the first such j. */
    info: Ptr<'i'>;
}
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
export declare const geequ: {
    <P extends Prec>(on: Context | Queue, args: GeequArgs<P>, prec?: P): Promise<void>;
};
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
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * row or column of zeros: read info.
 * @example
 * const [r, c, scalars] = [ctx.alloc('s', m), ctx.alloc('s', n), ctx.alloc('s', 3)];
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * const [rowcnd, colcnd, amax] = await ctx.download(scalars);
 */
export declare const sgeequ: {
    (on: Context | Queue, args: GeequArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
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
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * row or column of zeros: read info.
 * @example
 * const [r, c, scalars] = [ctx.alloc('s', m), ctx.alloc('s', n), ctx.alloc('s', 3)];
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * const [rowcnd, colcnd, amax] = await ctx.download(scalars);
 */
export declare const dgeequ: {
    (on: Context | Queue, args: GeequArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
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
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * row or column of zeros: read info.
 * @example
 * const [r, c, scalars] = [ctx.alloc('s', m), ctx.alloc('s', n), ctx.alloc('s', 3)];
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * const [rowcnd, colcnd, amax] = await ctx.download(scalars);
 */
export declare const cgeequ: {
    (on: Context | Queue, args: GeequArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
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
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * row or column of zeros: read info.
 * @example
 * const [r, c, scalars] = [ctx.alloc('s', m), ctx.alloc('s', n), ctx.alloc('s', 3)];
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * const [rowcnd, colcnd, amax] = await ctx.download(scalars);
 */
export declare const zgeequ: {
    (on: Context | Queue, args: GeequArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
