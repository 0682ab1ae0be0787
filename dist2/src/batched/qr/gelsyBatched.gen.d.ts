import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { GelsyProblems } from './gelsyBatched.spec.ts';
import type { GelsyProblems } from './gelsyBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type GelsyStridedBatchedArgs<P extends Prec> = GelsyProblems<P, number> & AtStrides<'A' | 'B' | 'Jpvt'>;
/**
 * Least squares of any rank with many matrices of one size at equal distances: the solutions of least norm, by QR factorization with column
 * pivoting.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There problems of up to 96 columns or so (complex ones of
 * up to 64) take two dispatches for all, and nothing is read back: each rank is decided on the device. Larger ones are solved one after the
 * other, as gelsy does it, and calls made later wait for this one. A result depends on its own problem alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites A, B, jpvt, rank and info. A is factored also when there is no right-hand side. With A P = Q [R11 R12; 0 R22], R11 of the
 * rank's order and R22 negligible, [R11 R12] = [T 0] Z with an orthogonal (unitary) Z where the rank is less than n, and X = P Z^H [T^-1
 * (Q^H B)_1; 0]. LAPACK's xGELSY leaves T where here R stays. Elements so large or small that their squares leave the range are scaled by
 * powers of two on the way. NaN in B passes through to its column of X. Flops as those of gels times batchCount; for a rank r < n a further
 * 2 r^2 (n - r/3) or so. Source: LAPACK xGELSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A thousand fits with 24 observations of 10 columns that may depend on each other.
 * const [jpvt, rank, info] = [10000, 1000, 1000].map((length) => ctx.alloc('i', length));
 * const each = { lda: 24, strideA: 240, ldb: 24, strideB: 24, strideJpvt: 10, batchCount: 1000 };
 * await sgelsyStridedBatched(ctx.queue, { m: 24, n: 10, nrhs: 1, A, B, jpvt, rank, info, ...each });
 */
export declare const gelsyStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GelsyStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * Least squares of any rank with many matrices of one size at equal distances: the solutions of least norm, by QR factorization with column
 * pivoting.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There problems of up to 96 columns or so (complex ones of
 * up to 64) take two dispatches for all, and nothing is read back: each rank is decided on the device. Larger ones are solved one after the
 * other, as gelsy does it, and calls made later wait for this one. A result depends on its own problem alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites A, B, jpvt, rank and info. A is factored also when there is no right-hand side. With A P = Q [R11 R12; 0 R22], R11 of the
 * rank's order and R22 negligible, [R11 R12] = [T 0] Z with an orthogonal (unitary) Z where the rank is less than n, and X = P Z^H [T^-1
 * (Q^H B)_1; 0]. LAPACK's xGELSY leaves T where here R stays. Elements so large or small that their squares leave the range are scaled by
 * powers of two on the way. NaN in B passes through to its column of X. Flops as those of gels times batchCount; for a rank r < n a further
 * 2 r^2 (n - r/3) or so. Source: LAPACK xGELSY.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A thousand fits with 24 observations of 10 columns that may depend on each other.
 * const [jpvt, rank, info] = [10000, 1000, 1000].map((length) => ctx.alloc('i', length));
 * const each = { lda: 24, strideA: 240, ldb: 24, strideB: 24, strideJpvt: 10, batchCount: 1000 };
 * await sgelsyStridedBatched(ctx.queue, { m: 24, n: 10, nrhs: 1, A, B, jpvt, rank, info, ...each });
 */
export declare const sgelsyStridedBatched: {
    (on: Context | Queue, args: GelsyStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Least squares of any rank with many matrices of one size at equal distances: the solutions of least norm, by QR factorization with column
 * pivoting.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There problems of up to 96 columns or so (complex ones of
 * up to 64) take two dispatches for all, and nothing is read back: each rank is decided on the device. Larger ones are solved one after the
 * other, as gelsy does it, and calls made later wait for this one. A result depends on its own problem alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites A, B, jpvt, rank and info. A is factored also when there is no right-hand side. With A P = Q [R11 R12; 0 R22], R11 of the
 * rank's order and R22 negligible, [R11 R12] = [T 0] Z with an orthogonal (unitary) Z where the rank is less than n, and X = P Z^H [T^-1
 * (Q^H B)_1; 0]. LAPACK's xGELSY leaves T where here R stays. Elements so large or small that their squares leave the range are scaled by
 * powers of two on the way. NaN in B passes through to its column of X. Flops as those of gels times batchCount; for a rank r < n a further
 * 2 r^2 (n - r/3) or so. Source: LAPACK xGELSY.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A thousand fits with 24 observations of 10 columns that may depend on each other.
 * const [jpvt, rank, info] = [10000, 1000, 1000].map((length) => ctx.alloc('i', length));
 * const each = { lda: 24, strideA: 240, ldb: 24, strideB: 24, strideJpvt: 10, batchCount: 1000 };
 * await sgelsyStridedBatched(ctx.queue, { m: 24, n: 10, nrhs: 1, A, B, jpvt, rank, info, ...each });
 */
export declare const dgelsyStridedBatched: {
    (on: Context | Queue, args: GelsyStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Least squares of any rank with many matrices of one size at equal distances: the solutions of least norm, by QR factorization with column
 * pivoting.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There problems of up to 96 columns or so (complex ones of
 * up to 64) take two dispatches for all, and nothing is read back: each rank is decided on the device. Larger ones are solved one after the
 * other, as gelsy does it, and calls made later wait for this one. A result depends on its own problem alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites A, B, jpvt, rank and info. A is factored also when there is no right-hand side. With A P = Q [R11 R12; 0 R22], R11 of the
 * rank's order and R22 negligible, [R11 R12] = [T 0] Z with an orthogonal (unitary) Z where the rank is less than n, and X = P Z^H [T^-1
 * (Q^H B)_1; 0]. LAPACK's xGELSY leaves T where here R stays. Elements so large or small that their squares leave the range are scaled by
 * powers of two on the way. NaN in B passes through to its column of X. Flops as those of gels times batchCount; for a rank r < n a further
 * 2 r^2 (n - r/3) or so. Source: LAPACK xGELSY.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A thousand fits with 24 observations of 10 columns that may depend on each other.
 * const [jpvt, rank, info] = [10000, 1000, 1000].map((length) => ctx.alloc('i', length));
 * const each = { lda: 24, strideA: 240, ldb: 24, strideB: 24, strideJpvt: 10, batchCount: 1000 };
 * await sgelsyStridedBatched(ctx.queue, { m: 24, n: 10, nrhs: 1, A, B, jpvt, rank, info, ...each });
 */
export declare const cgelsyStridedBatched: {
    (on: Context | Queue, args: GelsyStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Least squares of any rank with many matrices of one size at equal distances: the solutions of least norm, by QR factorization with column
 * pivoting.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There problems of up to 96 columns or so (complex ones of
 * up to 64) take two dispatches for all, and nothing is read back: each rank is decided on the device. Larger ones are solved one after the
 * other, as gelsy does it, and calls made later wait for this one. A result depends on its own problem alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites A, B, jpvt, rank and info. A is factored also when there is no right-hand side. With A P = Q [R11 R12; 0 R22], R11 of the
 * rank's order and R22 negligible, [R11 R12] = [T 0] Z with an orthogonal (unitary) Z where the rank is less than n, and X = P Z^H [T^-1
 * (Q^H B)_1; 0]. LAPACK's xGELSY leaves T where here R stays. Elements so large or small that their squares leave the range are scaled by
 * powers of two on the way. NaN in B passes through to its column of X. Flops as those of gels times batchCount; for a rank r < n a further
 * 2 r^2 (n - r/3) or so. Source: LAPACK xGELSY.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A thousand fits with 24 observations of 10 columns that may depend on each other.
 * const [jpvt, rank, info] = [10000, 1000, 1000].map((length) => ctx.alloc('i', length));
 * const each = { lda: 24, strideA: 240, ldb: 24, strideB: 24, strideJpvt: 10, batchCount: 1000 };
 * await sgelsyStridedBatched(ctx.queue, { m: 24, n: 10, nrhs: 1, A, B, jpvt, rank, info, ...each });
 */
export declare const zgelsyStridedBatched: {
    (on: Context | Queue, args: GelsyStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type GelsyBatchedArgs<P extends Prec> = GelsyProblems<P, number> & AtOffsets<'A' | 'B', 'Jpvt'>;
/**
 * gelsyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, strideJpvt: 2, batchCount: 2 };
 * await sgelsyBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, jpvt, rank, info, ...places });
 */
export declare const gelsyBatched: {
    <P extends Prec>(on: Context | Queue, args: GelsyBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gelsyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, strideJpvt: 2, batchCount: 2 };
 * await sgelsyBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, jpvt, rank, info, ...places });
 */
export declare const sgelsyBatched: {
    (on: Context | Queue, args: GelsyBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gelsyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, strideJpvt: 2, batchCount: 2 };
 * await sgelsyBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, jpvt, rank, info, ...places });
 */
export declare const dgelsyBatched: {
    (on: Context | Queue, args: GelsyBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gelsyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, strideJpvt: 2, batchCount: 2 };
 * await sgelsyBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, jpvt, rank, info, ...places });
 */
export declare const cgelsyBatched: {
    (on: Context | Queue, args: GelsyBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gelsyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, strideJpvt: 2, batchCount: 2 };
 * await sgelsyBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, jpvt, rank, info, ...places });
 */
export declare const zgelsyBatched: {
    (on: Context | Queue, args: GelsyBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type GelsyVbatchedArgs<P extends Prec> = GelsyProblems<P, Integers> & AtPlaces<'A' | 'B' | 'Jpvt'>;
/**
 * gelsyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * const places = { offsetsA: [0, 12], offsetsB: [0, 6], offsetsJpvt: [0, 2] };
 * await sgelsyVbatched(ctx.queue, { ...sizes, A, B, jpvt, rank, info, ...places });
 */
export declare const gelsyVbatched: {
    <P extends Prec>(on: Context | Queue, args: GelsyVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gelsyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * const places = { offsetsA: [0, 12], offsetsB: [0, 6], offsetsJpvt: [0, 2] };
 * await sgelsyVbatched(ctx.queue, { ...sizes, A, B, jpvt, rank, info, ...places });
 */
export declare const sgelsyVbatched: {
    (on: Context | Queue, args: GelsyVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gelsyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * const places = { offsetsA: [0, 12], offsetsB: [0, 6], offsetsJpvt: [0, 2] };
 * await sgelsyVbatched(ctx.queue, { ...sizes, A, B, jpvt, rank, info, ...places });
 */
export declare const dgelsyVbatched: {
    (on: Context | Queue, args: GelsyVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gelsyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * const places = { offsetsA: [0, 12], offsetsB: [0, 6], offsetsJpvt: [0, 2] };
 * await sgelsyVbatched(ctx.queue, { ...sizes, A, B, jpvt, rank, info, ...places });
 */
export declare const cgelsyVbatched: {
    (on: Context | Queue, args: GelsyVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gelsyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * const places = { offsetsA: [0, 12], offsetsB: [0, 6], offsetsJpvt: [0, 2] };
 * await sgelsyVbatched(ctx.queue, { ...sizes, A, B, jpvt, rank, info, ...places });
 */
export declare const zgelsyVbatched: {
    (on: Context | Queue, args: GelsyVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
