import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { SyevProblems } from './syevBatched.spec.ts';
import type { SyevProblems } from './syevBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type SyevStridedBatchedArgs<P extends Prec> = SyevProblems<P, number> & AtStrides<'A' | 'W'>;
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors. On a GPU context single precision runs on the GPU: up to order 8, with vectors up to 16, by
 * Jacobi's rotations in registers, which find the small eigenvalues of graded definite matrices to their own digits; up to order 1024 by
 * tridiagonal form, QL and divide and conquer, for all matrices together and without waiting for the host; above one matrix after the
 * other, as syevd of one matrix. Complex single does too: Hermitian matrices, whose imaginary parts on the diagonal are not looked at, go
 * by real tridiagonal form, all together up to order 256. Double runs on the CPU: there real matrices of orders up to 128 are computed side
 * by side, one in each lane of the processor's vectors, Hermitian ones one by one. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number. The signs of vectors, of complex ones their phases, are anybody's.
 *
 * syevd is the same routine by LAPACK's other name: which algorithm solves the tridiagonal problem the order decides.
 *
 * Overwrites W, info and with 'v' the A. Unlike in LAPACK A is not lost with 'n', and a NaN in it is found at once. Flops to leading order:
 * (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors and what their iteration takes. Source: LAPACK xSYEV, xSYEVD;
 * cuSOLVER XsyevBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const syevStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SyevStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors. On a GPU context single precision runs on the GPU: up to order 8, with vectors up to 16, by
 * Jacobi's rotations in registers, which find the small eigenvalues of graded definite matrices to their own digits; up to order 1024 by
 * tridiagonal form, QL and divide and conquer, for all matrices together and without waiting for the host; above one matrix after the
 * other, as syevd of one matrix. Complex single does too: Hermitian matrices, whose imaginary parts on the diagonal are not looked at, go
 * by real tridiagonal form, all together up to order 256. Double runs on the CPU: there real matrices of orders up to 128 are computed side
 * by side, one in each lane of the processor's vectors, Hermitian ones one by one. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number. The signs of vectors, of complex ones their phases, are anybody's.
 *
 * syevd is the same routine by LAPACK's other name: which algorithm solves the tridiagonal problem the order decides.
 *
 * Overwrites W, info and with 'v' the A. Unlike in LAPACK A is not lost with 'n', and a NaN in it is found at once. Flops to leading order:
 * (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors and what their iteration takes. Source: LAPACK xSYEV, xSYEVD;
 * cuSOLVER XsyevBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const ssyevStridedBatched: {
    (on: Context | Queue, args: SyevStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors. On a GPU context single precision runs on the GPU: up to order 8, with vectors up to 16, by
 * Jacobi's rotations in registers, which find the small eigenvalues of graded definite matrices to their own digits; up to order 1024 by
 * tridiagonal form, QL and divide and conquer, for all matrices together and without waiting for the host; above one matrix after the
 * other, as syevd of one matrix. Complex single does too: Hermitian matrices, whose imaginary parts on the diagonal are not looked at, go
 * by real tridiagonal form, all together up to order 256. Double runs on the CPU: there real matrices of orders up to 128 are computed side
 * by side, one in each lane of the processor's vectors, Hermitian ones one by one. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number. The signs of vectors, of complex ones their phases, are anybody's.
 *
 * syevd is the same routine by LAPACK's other name: which algorithm solves the tridiagonal problem the order decides.
 *
 * Overwrites W, info and with 'v' the A. Unlike in LAPACK A is not lost with 'n', and a NaN in it is found at once. Flops to leading order:
 * (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors and what their iteration takes. Source: LAPACK xSYEV, xSYEVD;
 * cuSOLVER XsyevBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const dsyevStridedBatched: {
    (on: Context | Queue, args: SyevStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors. On a GPU context single precision runs on the GPU: up to order 8, with vectors up to 16, by
 * Jacobi's rotations in registers, which find the small eigenvalues of graded definite matrices to their own digits; up to order 1024 by
 * tridiagonal form, QL and divide and conquer, for all matrices together and without waiting for the host; above one matrix after the
 * other, as syevd of one matrix. Complex single does too: Hermitian matrices, whose imaginary parts on the diagonal are not looked at, go
 * by real tridiagonal form, all together up to order 256. Double runs on the CPU: there real matrices of orders up to 128 are computed side
 * by side, one in each lane of the processor's vectors, Hermitian ones one by one. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number. The signs of vectors, of complex ones their phases, are anybody's.
 *
 * syevd is the same routine by LAPACK's other name: which algorithm solves the tridiagonal problem the order decides.
 *
 * Overwrites W, info and with 'v' the A. Unlike in LAPACK A is not lost with 'n', and a NaN in it is found at once. Flops to leading order:
 * (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors and what their iteration takes. Source: LAPACK xSYEV, xSYEVD;
 * cuSOLVER XsyevBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const cheevStridedBatched: {
    (on: Context | Queue, args: SyevStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors. On a GPU context single precision runs on the GPU: up to order 8, with vectors up to 16, by
 * Jacobi's rotations in registers, which find the small eigenvalues of graded definite matrices to their own digits; up to order 1024 by
 * tridiagonal form, QL and divide and conquer, for all matrices together and without waiting for the host; above one matrix after the
 * other, as syevd of one matrix. Complex single does too: Hermitian matrices, whose imaginary parts on the diagonal are not looked at, go
 * by real tridiagonal form, all together up to order 256. Double runs on the CPU: there real matrices of orders up to 128 are computed side
 * by side, one in each lane of the processor's vectors, Hermitian ones one by one. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number. The signs of vectors, of complex ones their phases, are anybody's.
 *
 * syevd is the same routine by LAPACK's other name: which algorithm solves the tridiagonal problem the order decides.
 *
 * Overwrites W, info and with 'v' the A. Unlike in LAPACK A is not lost with 'n', and a NaN in it is found at once. Flops to leading order:
 * (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors and what their iteration takes. Source: LAPACK xSYEV, xSYEVD;
 * cuSOLVER XsyevBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const zheevStridedBatched: {
    (on: Context | Queue, args: SyevStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type SyevBatchedArgs<P extends Prec> = SyevProblems<P, number> & AtOffsets<'A' | 'W', never>;
/**
 * syevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const syevBatched: {
    <P extends Prec>(on: Context | Queue, args: SyevBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const ssyevBatched: {
    (on: Context | Queue, args: SyevBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const dsyevBatched: {
    (on: Context | Queue, args: SyevBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const cheevBatched: {
    (on: Context | Queue, args: SyevBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const zheevBatched: {
    (on: Context | Queue, args: SyevBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type SyevVbatchedArgs<P extends Prec> = SyevProblems<P, Integers> & AtPlaces<'A' | 'W'>;
/**
 * syevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const syevVbatched: {
    <P extends Prec>(on: Context | Queue, args: SyevVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const ssyevVbatched: {
    (on: Context | Queue, args: SyevVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const dsyevVbatched: {
    (on: Context | Queue, args: SyevVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const cheevVbatched: {
    (on: Context | Queue, args: SyevVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const zheevVbatched: {
    (on: Context | Queue, args: SyevVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
