import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { SlogdetStridedBatchedArgs } from './slogdetStridedBatched.spec.ts';
import type { SlogdetStridedBatchedArgs } from './slogdetStridedBatched.spec.ts';
/**
 * Sign and logarithm of the determinants of many matrices from their LU factorizations, which cannot overflow; the determinants too, if
 * asked for.
 *
 * The pivots are multiplied as significands and exponents, in order: the product has a relative error of some n roundings, and logdet at
 * most that as an absolute one. Of an empty matrix the determinant is 1, of one with an exactly zero pivot 0. NaN in U gives NaN; on a GPU
 * numbers below the least normal one may become zero in det. Overwrites sign, logdet and det. On a GPU context singles, also complex,
 * run on the GPU, doubles on the CPU. Flops n batchCount. Source: NumPy's slogdet; LINPACK xGEDI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfStridedBatched(ctx.queue, { m: n, n, A, lda: n, strideA: n * n, ipiv, stridePiv: n, info, batchCount });
 * const each = { lda: n, strideA: n * n, stridePiv: n, batchCount };
 * await sslogdetStridedBatched(ctx.queue, { n, A, ipiv, sign, logdet, ...each });
 */
export declare const slogdetStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SlogdetStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * Sign and logarithm of the determinants of many matrices from their LU factorizations, which cannot overflow; the determinants too, if
 * asked for.
 *
 * The pivots are multiplied as significands and exponents, in order: the product has a relative error of some n roundings, and logdet at
 * most that as an absolute one. Of an empty matrix the determinant is 1, of one with an exactly zero pivot 0. NaN in U gives NaN; on a GPU
 * numbers below the least normal one may become zero in det. Overwrites sign, logdet and det. On a GPU context singles, also complex,
 * run on the GPU, doubles on the CPU. Flops n batchCount. Source: NumPy's slogdet; LINPACK xGEDI.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfStridedBatched(ctx.queue, { m: n, n, A, lda: n, strideA: n * n, ipiv, stridePiv: n, info, batchCount });
 * const each = { lda: n, strideA: n * n, stridePiv: n, batchCount };
 * await sslogdetStridedBatched(ctx.queue, { n, A, ipiv, sign, logdet, ...each });
 */
export declare const sslogdetStridedBatched: {
    (on: Context | Queue, args: SlogdetStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Sign and logarithm of the determinants of many matrices from their LU factorizations, which cannot overflow; the determinants too, if
 * asked for.
 *
 * The pivots are multiplied as significands and exponents, in order: the product has a relative error of some n roundings, and logdet at
 * most that as an absolute one. Of an empty matrix the determinant is 1, of one with an exactly zero pivot 0. NaN in U gives NaN; on a GPU
 * numbers below the least normal one may become zero in det. Overwrites sign, logdet and det. On a GPU context singles, also complex,
 * run on the GPU, doubles on the CPU. Flops n batchCount. Source: NumPy's slogdet; LINPACK xGEDI.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfStridedBatched(ctx.queue, { m: n, n, A, lda: n, strideA: n * n, ipiv, stridePiv: n, info, batchCount });
 * const each = { lda: n, strideA: n * n, stridePiv: n, batchCount };
 * await sslogdetStridedBatched(ctx.queue, { n, A, ipiv, sign, logdet, ...each });
 */
export declare const dslogdetStridedBatched: {
    (on: Context | Queue, args: SlogdetStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Sign and logarithm of the determinants of many matrices from their LU factorizations, which cannot overflow; the determinants too, if
 * asked for.
 *
 * The pivots are multiplied as significands and exponents, in order: the product has a relative error of some n roundings, and logdet at
 * most that as an absolute one. Of an empty matrix the determinant is 1, of one with an exactly zero pivot 0. NaN in U gives NaN; on a GPU
 * numbers below the least normal one may become zero in det. Overwrites sign, logdet and det. On a GPU context singles, also complex,
 * run on the GPU, doubles on the CPU. Flops n batchCount. Source: NumPy's slogdet; LINPACK xGEDI.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfStridedBatched(ctx.queue, { m: n, n, A, lda: n, strideA: n * n, ipiv, stridePiv: n, info, batchCount });
 * const each = { lda: n, strideA: n * n, stridePiv: n, batchCount };
 * await sslogdetStridedBatched(ctx.queue, { n, A, ipiv, sign, logdet, ...each });
 */
export declare const cslogdetStridedBatched: {
    (on: Context | Queue, args: SlogdetStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Sign and logarithm of the determinants of many matrices from their LU factorizations, which cannot overflow; the determinants too, if
 * asked for.
 *
 * The pivots are multiplied as significands and exponents, in order: the product has a relative error of some n roundings, and logdet at
 * most that as an absolute one. Of an empty matrix the determinant is 1, of one with an exactly zero pivot 0. NaN in U gives NaN; on a GPU
 * numbers below the least normal one may become zero in det. Overwrites sign, logdet and det. On a GPU context singles, also complex,
 * run on the GPU, doubles on the CPU. Flops n batchCount. Source: NumPy's slogdet; LINPACK xGEDI.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfStridedBatched(ctx.queue, { m: n, n, A, lda: n, strideA: n * n, ipiv, stridePiv: n, info, batchCount });
 * const each = { lda: n, strideA: n * n, stridePiv: n, batchCount };
 * await sslogdetStridedBatched(ctx.queue, { n, A, ipiv, sign, logdet, ...each });
 */
export declare const zslogdetStridedBatched: {
    (on: Context | Queue, args: SlogdetStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
