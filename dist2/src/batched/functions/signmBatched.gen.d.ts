import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { SignmProblems } from './signmBatched.spec.ts';
import type { SignmProblems } from './signmBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type SignmStridedBatchedArgs<P extends Prec> = SignmProblems<P, number> & AtStrides<'A' | 'C'>;
/**
 * C := sign(A) for many square matrices of one size at equal distances: the matrix with A's eigenvectors whose eigenvalues are 1 where A's
 * have a positive real part, and -1 where it is negative.
 *
 * Newton's iteration X := (mu X + X^-1 / mu) / 2, as signm has it for one matrix, as many steps as each needs, some 5 to 15. On a GPU
 * context single precision runs on the GPU if all orders are at most 48 (64 where workgroups have more than 33 KiB of memory, 40 where they
 * have only 16): each matrix in a workgroup, in one dispatch. Complex single matrices are taken as real ones of twice the order. Larger
 * ones and doubles run on the CPU, one after the other. On either a result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number. One matrix that is too large for the GPU brings a ragged batch to the CPU whole.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The nearer an eigenvalue lies to the imaginary axis, as seen from its size, the
 * more sign(A) depends on A's last digits. Flops 2n^3 batchCount for each step. Source: R. Byers, Solving the algebraic Riccati equation
 * with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of Matrices, SIAM 2008, section 5.3.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssignmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const signmStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SignmStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := sign(A) for many square matrices of one size at equal distances: the matrix with A's eigenvectors whose eigenvalues are 1 where A's
 * have a positive real part, and -1 where it is negative.
 *
 * Newton's iteration X := (mu X + X^-1 / mu) / 2, as signm has it for one matrix, as many steps as each needs, some 5 to 15. On a GPU
 * context single precision runs on the GPU if all orders are at most 48 (64 where workgroups have more than 33 KiB of memory, 40 where they
 * have only 16): each matrix in a workgroup, in one dispatch. Complex single matrices are taken as real ones of twice the order. Larger
 * ones and doubles run on the CPU, one after the other. On either a result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number. One matrix that is too large for the GPU brings a ragged batch to the CPU whole.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The nearer an eigenvalue lies to the imaginary axis, as seen from its size, the
 * more sign(A) depends on A's last digits. Flops 2n^3 batchCount for each step. Source: R. Byers, Solving the algebraic Riccati equation
 * with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of Matrices, SIAM 2008, section 5.3.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssignmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const ssignmStridedBatched: {
    (on: Context | Queue, args: SignmStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := sign(A) for many square matrices of one size at equal distances: the matrix with A's eigenvectors whose eigenvalues are 1 where A's
 * have a positive real part, and -1 where it is negative.
 *
 * Newton's iteration X := (mu X + X^-1 / mu) / 2, as signm has it for one matrix, as many steps as each needs, some 5 to 15. On a GPU
 * context single precision runs on the GPU if all orders are at most 48 (64 where workgroups have more than 33 KiB of memory, 40 where they
 * have only 16): each matrix in a workgroup, in one dispatch. Complex single matrices are taken as real ones of twice the order. Larger
 * ones and doubles run on the CPU, one after the other. On either a result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number. One matrix that is too large for the GPU brings a ragged batch to the CPU whole.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The nearer an eigenvalue lies to the imaginary axis, as seen from its size, the
 * more sign(A) depends on A's last digits. Flops 2n^3 batchCount for each step. Source: R. Byers, Solving the algebraic Riccati equation
 * with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of Matrices, SIAM 2008, section 5.3.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssignmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const dsignmStridedBatched: {
    (on: Context | Queue, args: SignmStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := sign(A) for many square matrices of one size at equal distances: the matrix with A's eigenvectors whose eigenvalues are 1 where A's
 * have a positive real part, and -1 where it is negative.
 *
 * Newton's iteration X := (mu X + X^-1 / mu) / 2, as signm has it for one matrix, as many steps as each needs, some 5 to 15. On a GPU
 * context single precision runs on the GPU if all orders are at most 48 (64 where workgroups have more than 33 KiB of memory, 40 where they
 * have only 16): each matrix in a workgroup, in one dispatch. Complex single matrices are taken as real ones of twice the order. Larger
 * ones and doubles run on the CPU, one after the other. On either a result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number. One matrix that is too large for the GPU brings a ragged batch to the CPU whole.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The nearer an eigenvalue lies to the imaginary axis, as seen from its size, the
 * more sign(A) depends on A's last digits. Flops 2n^3 batchCount for each step. Source: R. Byers, Solving the algebraic Riccati equation
 * with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of Matrices, SIAM 2008, section 5.3.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssignmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const csignmStridedBatched: {
    (on: Context | Queue, args: SignmStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := sign(A) for many square matrices of one size at equal distances: the matrix with A's eigenvectors whose eigenvalues are 1 where A's
 * have a positive real part, and -1 where it is negative.
 *
 * Newton's iteration X := (mu X + X^-1 / mu) / 2, as signm has it for one matrix, as many steps as each needs, some 5 to 15. On a GPU
 * context single precision runs on the GPU if all orders are at most 48 (64 where workgroups have more than 33 KiB of memory, 40 where they
 * have only 16): each matrix in a workgroup, in one dispatch. Complex single matrices are taken as real ones of twice the order. Larger
 * ones and doubles run on the CPU, one after the other. On either a result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number. One matrix that is too large for the GPU brings a ragged batch to the CPU whole.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The nearer an eigenvalue lies to the imaginary axis, as seen from its size, the
 * more sign(A) depends on A's last digits. Flops 2n^3 batchCount for each step. Source: R. Byers, Solving the algebraic Riccati equation
 * with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of Matrices, SIAM 2008, section 5.3.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssignmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const zsignmStridedBatched: {
    (on: Context | Queue, args: SignmStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type SignmBatchedArgs<P extends Prec> = SignmProblems<P, number> & AtOffsets<'A' | 'C', never>;
/**
 * signmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await ssignmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const signmBatched: {
    <P extends Prec>(on: Context | Queue, args: SignmBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * signmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
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
 * await ssignmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const ssignmBatched: {
    (on: Context | Queue, args: SignmBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * signmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
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
 * await ssignmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const dsignmBatched: {
    (on: Context | Queue, args: SignmBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * signmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
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
 * await ssignmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const csignmBatched: {
    (on: Context | Queue, args: SignmBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * signmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
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
 * await ssignmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const zsignmBatched: {
    (on: Context | Queue, args: SignmBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type SignmVbatchedArgs<P extends Prec> = SignmProblems<P, Integers> & AtPlaces<'A' | 'C'>;
/**
 * signmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssignmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const signmVbatched: {
    <P extends Prec>(on: Context | Queue, args: SignmVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * signmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssignmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const ssignmVbatched: {
    (on: Context | Queue, args: SignmVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * signmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssignmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const dsignmVbatched: {
    (on: Context | Queue, args: SignmVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * signmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssignmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const csignmVbatched: {
    (on: Context | Queue, args: SignmVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * signmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssignmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const zsignmVbatched: {
    (on: Context | Queue, args: SignmVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
