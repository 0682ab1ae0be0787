import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { LogmProblems } from './logmBatched.spec.ts';
import type { LogmProblems } from './logmBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type LogmStridedBatchedArgs<P extends Prec> = LogmProblems<P, number> & AtStrides<'A' | 'C'>;
/**
 * C := log(A) for many square matrices of one size at equal distances: the X with e^X = A whose eigenvalues have imaginary parts between
 * -pi and pi. Of a real A it is real, and there is one, if no eigenvalue is 0 or negative and real; of a complex A if none is 0.
 *
 * The routine logm for one matrix after the other: square roots of the Schur form until it is near 1, and a Padé approximant there.
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. A result depends on
 * its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or
 * to the negative real axis. Flops about 30n^3 batchCount. Source: N. J. Higham, Functions of Matrices, SIAM 2008, section 11.5; A.
 * Al-Mohy, N. J. Higham, S. Relton, SIAM J. Sci. Comput. 35 (2013) C394.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await slogmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const logmStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: LogmStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := log(A) for many square matrices of one size at equal distances: the X with e^X = A whose eigenvalues have imaginary parts between
 * -pi and pi. Of a real A it is real, and there is one, if no eigenvalue is 0 or negative and real; of a complex A if none is 0.
 *
 * The routine logm for one matrix after the other: square roots of the Schur form until it is near 1, and a Padé approximant there.
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. A result depends on
 * its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or
 * to the negative real axis. Flops about 30n^3 batchCount. Source: N. J. Higham, Functions of Matrices, SIAM 2008, section 11.5; A.
 * Al-Mohy, N. J. Higham, S. Relton, SIAM J. Sci. Comput. 35 (2013) C394.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await slogmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const slogmStridedBatched: {
    (on: Context | Queue, args: LogmStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := log(A) for many square matrices of one size at equal distances: the X with e^X = A whose eigenvalues have imaginary parts between
 * -pi and pi. Of a real A it is real, and there is one, if no eigenvalue is 0 or negative and real; of a complex A if none is 0.
 *
 * The routine logm for one matrix after the other: square roots of the Schur form until it is near 1, and a Padé approximant there.
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. A result depends on
 * its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or
 * to the negative real axis. Flops about 30n^3 batchCount. Source: N. J. Higham, Functions of Matrices, SIAM 2008, section 11.5; A.
 * Al-Mohy, N. J. Higham, S. Relton, SIAM J. Sci. Comput. 35 (2013) C394.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await slogmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const dlogmStridedBatched: {
    (on: Context | Queue, args: LogmStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := log(A) for many square matrices of one size at equal distances: the X with e^X = A whose eigenvalues have imaginary parts between
 * -pi and pi. Of a real A it is real, and there is one, if no eigenvalue is 0 or negative and real; of a complex A if none is 0.
 *
 * The routine logm for one matrix after the other: square roots of the Schur form until it is near 1, and a Padé approximant there.
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. A result depends on
 * its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or
 * to the negative real axis. Flops about 30n^3 batchCount. Source: N. J. Higham, Functions of Matrices, SIAM 2008, section 11.5; A.
 * Al-Mohy, N. J. Higham, S. Relton, SIAM J. Sci. Comput. 35 (2013) C394.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await slogmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const clogmStridedBatched: {
    (on: Context | Queue, args: LogmStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := log(A) for many square matrices of one size at equal distances: the X with e^X = A whose eigenvalues have imaginary parts between
 * -pi and pi. Of a real A it is real, and there is one, if no eigenvalue is 0 or negative and real; of a complex A if none is 0.
 *
 * The routine logm for one matrix after the other: square roots of the Schur form until it is near 1, and a Padé approximant there.
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. A result depends on
 * its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or
 * to the negative real axis. Flops about 30n^3 batchCount. Source: N. J. Higham, Functions of Matrices, SIAM 2008, section 11.5; A.
 * Al-Mohy, N. J. Higham, S. Relton, SIAM J. Sci. Comput. 35 (2013) C394.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await slogmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const zlogmStridedBatched: {
    (on: Context | Queue, args: LogmStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type LogmBatchedArgs<P extends Prec> = LogmProblems<P, number> & AtOffsets<'A' | 'C', never>;
/**
 * logmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await slogmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const logmBatched: {
    <P extends Prec>(on: Context | Queue, args: LogmBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * logmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await slogmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const slogmBatched: {
    (on: Context | Queue, args: LogmBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * logmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await slogmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const dlogmBatched: {
    (on: Context | Queue, args: LogmBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * logmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await slogmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const clogmBatched: {
    (on: Context | Queue, args: LogmBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * logmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await slogmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const zlogmBatched: {
    (on: Context | Queue, args: LogmBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type LogmVbatchedArgs<P extends Prec> = LogmProblems<P, Integers> & AtPlaces<'A' | 'C'>;
/**
 * logmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await slogmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const logmVbatched: {
    <P extends Prec>(on: Context | Queue, args: LogmVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * logmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await slogmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const slogmVbatched: {
    (on: Context | Queue, args: LogmVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * logmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await slogmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const dlogmVbatched: {
    (on: Context | Queue, args: LogmVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * logmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await slogmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const clogmVbatched: {
    (on: Context | Queue, args: LogmVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * logmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await slogmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const zlogmVbatched: {
    (on: Context | Queue, args: LogmVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
