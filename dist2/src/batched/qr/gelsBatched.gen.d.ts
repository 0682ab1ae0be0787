import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { GelsProblems } from './gelsBatched.spec.ts';
import type { GelsProblems } from './gelsBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type GelsStridedBatchedArgs<P extends Prec> = GelsProblems<P, number> & AtStrides<'A' | 'B'>;
/**
 * Least squares, or solutions of least norm, with many matrices of one size at equal distances and of full rank, by QR factorization.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. Real matrices of a few columns are there factored and
 * solved in registers, in one dispatch for all, which reads A and B once; larger ones, and complex ones, in workspace. Doubles that live on
 * the GPU (createContext) are computed there, each matrix by one workgroup in integers, to the same bits on every device. A result depends
 * on its own problem alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info, what is given of rank and rss, and, where info is 0, the B; A is only read, and its factors are not kept: geqrf gives
 * those. A deficient rank is never left unsaid by info and rank but where it needs pivoting to be seen: gelsy solves such problems too. An
 * empty A has rank 0, and X = 0. A NaN or an infinity of A passes through to X of its problem, one of B to its column. Elements of any size
 * are scaled by powers of two on the way. Flops (2 q^2 (p - q/3) + (4 p q - q^2) nrhs) batchCount with p = max(m, n), q = min(m, n), to
 * leading order. Source: LAPACK xGELS, cuBLAS gelsBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Regressions over every window of 24 rows of a table of 203 x 10 by rows: the windows are 10 elements apart. b has 24 numbers for each.
 * const [info, rank, rss] = [ctx.alloc('i', 180), ctx.alloc('i', 180), ctx.alloc('s', 180)];
 * const each = { m: 24, n: 10, nrhs: 1, lda: 10, strideA: 10, ldb: 1, strideB: 24, batchCount: 180 };
 * await sgelsStridedBatched(ctx.queue, { ...each, layout: 'row', A: table, B: b, info, rank, rss });
 */
export declare const gelsStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GelsStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * Least squares, or solutions of least norm, with many matrices of one size at equal distances and of full rank, by QR factorization.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. Real matrices of a few columns are there factored and
 * solved in registers, in one dispatch for all, which reads A and B once; larger ones, and complex ones, in workspace. Doubles that live on
 * the GPU (createContext) are computed there, each matrix by one workgroup in integers, to the same bits on every device. A result depends
 * on its own problem alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info, what is given of rank and rss, and, where info is 0, the B; A is only read, and its factors are not kept: geqrf gives
 * those. A deficient rank is never left unsaid by info and rank but where it needs pivoting to be seen: gelsy solves such problems too. An
 * empty A has rank 0, and X = 0. A NaN or an infinity of A passes through to X of its problem, one of B to its column. Elements of any size
 * are scaled by powers of two on the way. Flops (2 q^2 (p - q/3) + (4 p q - q^2) nrhs) batchCount with p = max(m, n), q = min(m, n), to
 * leading order. Source: LAPACK xGELS, cuBLAS gelsBatched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Regressions over every window of 24 rows of a table of 203 x 10 by rows: the windows are 10 elements apart. b has 24 numbers for each.
 * const [info, rank, rss] = [ctx.alloc('i', 180), ctx.alloc('i', 180), ctx.alloc('s', 180)];
 * const each = { m: 24, n: 10, nrhs: 1, lda: 10, strideA: 10, ldb: 1, strideB: 24, batchCount: 180 };
 * await sgelsStridedBatched(ctx.queue, { ...each, layout: 'row', A: table, B: b, info, rank, rss });
 */
export declare const sgelsStridedBatched: {
    (on: Context | Queue, args: GelsStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Least squares, or solutions of least norm, with many matrices of one size at equal distances and of full rank, by QR factorization.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. Real matrices of a few columns are there factored and
 * solved in registers, in one dispatch for all, which reads A and B once; larger ones, and complex ones, in workspace. Doubles that live on
 * the GPU (createContext) are computed there, each matrix by one workgroup in integers, to the same bits on every device. A result depends
 * on its own problem alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info, what is given of rank and rss, and, where info is 0, the B; A is only read, and its factors are not kept: geqrf gives
 * those. A deficient rank is never left unsaid by info and rank but where it needs pivoting to be seen: gelsy solves such problems too. An
 * empty A has rank 0, and X = 0. A NaN or an infinity of A passes through to X of its problem, one of B to its column. Elements of any size
 * are scaled by powers of two on the way. Flops (2 q^2 (p - q/3) + (4 p q - q^2) nrhs) batchCount with p = max(m, n), q = min(m, n), to
 * leading order. Source: LAPACK xGELS, cuBLAS gelsBatched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Regressions over every window of 24 rows of a table of 203 x 10 by rows: the windows are 10 elements apart. b has 24 numbers for each.
 * const [info, rank, rss] = [ctx.alloc('i', 180), ctx.alloc('i', 180), ctx.alloc('s', 180)];
 * const each = { m: 24, n: 10, nrhs: 1, lda: 10, strideA: 10, ldb: 1, strideB: 24, batchCount: 180 };
 * await sgelsStridedBatched(ctx.queue, { ...each, layout: 'row', A: table, B: b, info, rank, rss });
 */
export declare const dgelsStridedBatched: {
    (on: Context | Queue, args: GelsStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Least squares, or solutions of least norm, with many matrices of one size at equal distances and of full rank, by QR factorization.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. Real matrices of a few columns are there factored and
 * solved in registers, in one dispatch for all, which reads A and B once; larger ones, and complex ones, in workspace. Doubles that live on
 * the GPU (createContext) are computed there, each matrix by one workgroup in integers, to the same bits on every device. A result depends
 * on its own problem alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info, what is given of rank and rss, and, where info is 0, the B; A is only read, and its factors are not kept: geqrf gives
 * those. A deficient rank is never left unsaid by info and rank but where it needs pivoting to be seen: gelsy solves such problems too. An
 * empty A has rank 0, and X = 0. A NaN or an infinity of A passes through to X of its problem, one of B to its column. Elements of any size
 * are scaled by powers of two on the way. Flops (2 q^2 (p - q/3) + (4 p q - q^2) nrhs) batchCount with p = max(m, n), q = min(m, n), to
 * leading order. Source: LAPACK xGELS, cuBLAS gelsBatched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Regressions over every window of 24 rows of a table of 203 x 10 by rows: the windows are 10 elements apart. b has 24 numbers for each.
 * const [info, rank, rss] = [ctx.alloc('i', 180), ctx.alloc('i', 180), ctx.alloc('s', 180)];
 * const each = { m: 24, n: 10, nrhs: 1, lda: 10, strideA: 10, ldb: 1, strideB: 24, batchCount: 180 };
 * await sgelsStridedBatched(ctx.queue, { ...each, layout: 'row', A: table, B: b, info, rank, rss });
 */
export declare const cgelsStridedBatched: {
    (on: Context | Queue, args: GelsStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Least squares, or solutions of least norm, with many matrices of one size at equal distances and of full rank, by QR factorization.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. Real matrices of a few columns are there factored and
 * solved in registers, in one dispatch for all, which reads A and B once; larger ones, and complex ones, in workspace. Doubles that live on
 * the GPU (createContext) are computed there, each matrix by one workgroup in integers, to the same bits on every device. A result depends
 * on its own problem alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info, what is given of rank and rss, and, where info is 0, the B; A is only read, and its factors are not kept: geqrf gives
 * those. A deficient rank is never left unsaid by info and rank but where it needs pivoting to be seen: gelsy solves such problems too. An
 * empty A has rank 0, and X = 0. A NaN or an infinity of A passes through to X of its problem, one of B to its column. Elements of any size
 * are scaled by powers of two on the way. Flops (2 q^2 (p - q/3) + (4 p q - q^2) nrhs) batchCount with p = max(m, n), q = min(m, n), to
 * leading order. Source: LAPACK xGELS, cuBLAS gelsBatched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Regressions over every window of 24 rows of a table of 203 x 10 by rows: the windows are 10 elements apart. b has 24 numbers for each.
 * const [info, rank, rss] = [ctx.alloc('i', 180), ctx.alloc('i', 180), ctx.alloc('s', 180)];
 * const each = { m: 24, n: 10, nrhs: 1, lda: 10, strideA: 10, ldb: 1, strideB: 24, batchCount: 180 };
 * await sgelsStridedBatched(ctx.queue, { ...each, layout: 'row', A: table, B: b, info, rank, rss });
 */
export declare const zgelsStridedBatched: {
    (on: Context | Queue, args: GelsStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type GelsBatchedArgs<P extends Prec> = GelsProblems<P, number> & AtOffsets<'A' | 'B', never>;
/**
 * gelsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, batchCount: 2 };
 * await sgelsBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, info, ...places });
 */
export declare const gelsBatched: {
    <P extends Prec>(on: Context | Queue, args: GelsBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gelsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, batchCount: 2 };
 * await sgelsBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, info, ...places });
 */
export declare const sgelsBatched: {
    (on: Context | Queue, args: GelsBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gelsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, batchCount: 2 };
 * await sgelsBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, info, ...places });
 */
export declare const dgelsBatched: {
    (on: Context | Queue, args: GelsBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gelsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, batchCount: 2 };
 * await sgelsBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, info, ...places });
 */
export declare const cgelsBatched: {
    (on: Context | Queue, args: GelsBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gelsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, batchCount: 2 };
 * await sgelsBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, info, ...places });
 */
export declare const zgelsBatched: {
    (on: Context | Queue, args: GelsBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type GelsVbatchedArgs<P extends Prec> = GelsProblems<P, Integers> & AtPlaces<'A' | 'B'>;
/**
 * gelsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * await sgelsVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 12], B, offsetsB: [0, 6], info });
 */
export declare const gelsVbatched: {
    <P extends Prec>(on: Context | Queue, args: GelsVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gelsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * await sgelsVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 12], B, offsetsB: [0, 6], info });
 */
export declare const sgelsVbatched: {
    (on: Context | Queue, args: GelsVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gelsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * await sgelsVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 12], B, offsetsB: [0, 6], info });
 */
export declare const dgelsVbatched: {
    (on: Context | Queue, args: GelsVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gelsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * await sgelsVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 12], B, offsetsB: [0, 6], info });
 */
export declare const cgelsVbatched: {
    (on: Context | Queue, args: GelsVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gelsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * await sgelsVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 12], B, offsetsB: [0, 6], info });
 */
export declare const zgelsVbatched: {
    (on: Context | Queue, args: GelsVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
