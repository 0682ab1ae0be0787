import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { SyevjProblems } from './syevjBatched.spec.ts';
import type { SyevjProblems } from './syevjBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type SyevjStridedBatchedArgs<P extends Prec> = SyevjProblems<P, number> & AtStrides<'A' | 'W'>;
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors by Jacobi's method: rotations of pairs of rows and columns until nothing is left beside the
 * diagonal. If A = D B D is definite, with a diagonal D, errors of each value are relative to the value itself and grow with B's condition
 * number, not with that of D, where tridiagonal form would lose the small ones. syev is faster from order 17 on.
 *
 * On a GPU context single precision runs on the GPU: up to order 8 as syev, up to 128 in the registers of a workgroup, above, up to 1920,
 * in a workspace, which is slow. Double and Hermitian matrices run on the CPU. Rotations that are done at once differ from the CPU's, which
 * are done in order and in doubles. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's.
 *
 * Overwrites W, info and with jobz 'v' the A. info is 0, n where A has a NaN or an infinity, and else how many off-diagonal elements are
 * left, n - 1 at most. Flops 4n^3 batchCount for each sweep, of which there are five to ten, with vectors 6n^3. Source: cuSOLVER
 * syevjBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1; J. Demmel, K. Veselic, Jacobi's
 * method is more accurate than QR, SIAM J. Matrix Anal. Appl. 13 (1992) 1204.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevjStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const syevjStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SyevjStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors by Jacobi's method: rotations of pairs of rows and columns until nothing is left beside the
 * diagonal. If A = D B D is definite, with a diagonal D, errors of each value are relative to the value itself and grow with B's condition
 * number, not with that of D, where tridiagonal form would lose the small ones. syev is faster from order 17 on.
 *
 * On a GPU context single precision runs on the GPU: up to order 8 as syev, up to 128 in the registers of a workgroup, above, up to 1920,
 * in a workspace, which is slow. Double and Hermitian matrices run on the CPU. Rotations that are done at once differ from the CPU's, which
 * are done in order and in doubles. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's.
 *
 * Overwrites W, info and with jobz 'v' the A. info is 0, n where A has a NaN or an infinity, and else how many off-diagonal elements are
 * left, n - 1 at most. Flops 4n^3 batchCount for each sweep, of which there are five to ten, with vectors 6n^3. Source: cuSOLVER
 * syevjBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1; J. Demmel, K. Veselic, Jacobi's
 * method is more accurate than QR, SIAM J. Matrix Anal. Appl. 13 (1992) 1204.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevjStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const ssyevjStridedBatched: {
    (on: Context | Queue, args: SyevjStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors by Jacobi's method: rotations of pairs of rows and columns until nothing is left beside the
 * diagonal. If A = D B D is definite, with a diagonal D, errors of each value are relative to the value itself and grow with B's condition
 * number, not with that of D, where tridiagonal form would lose the small ones. syev is faster from order 17 on.
 *
 * On a GPU context single precision runs on the GPU: up to order 8 as syev, up to 128 in the registers of a workgroup, above, up to 1920,
 * in a workspace, which is slow. Double and Hermitian matrices run on the CPU. Rotations that are done at once differ from the CPU's, which
 * are done in order and in doubles. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's.
 *
 * Overwrites W, info and with jobz 'v' the A. info is 0, n where A has a NaN or an infinity, and else how many off-diagonal elements are
 * left, n - 1 at most. Flops 4n^3 batchCount for each sweep, of which there are five to ten, with vectors 6n^3. Source: cuSOLVER
 * syevjBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1; J. Demmel, K. Veselic, Jacobi's
 * method is more accurate than QR, SIAM J. Matrix Anal. Appl. 13 (1992) 1204.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevjStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const dsyevjStridedBatched: {
    (on: Context | Queue, args: SyevjStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors by Jacobi's method: rotations of pairs of rows and columns until nothing is left beside the
 * diagonal. If A = D B D is definite, with a diagonal D, errors of each value are relative to the value itself and grow with B's condition
 * number, not with that of D, where tridiagonal form would lose the small ones. syev is faster from order 17 on.
 *
 * On a GPU context single precision runs on the GPU: up to order 8 as syev, up to 128 in the registers of a workgroup, above, up to 1920,
 * in a workspace, which is slow. Double and Hermitian matrices run on the CPU. Rotations that are done at once differ from the CPU's, which
 * are done in order and in doubles. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's.
 *
 * Overwrites W, info and with jobz 'v' the A. info is 0, n where A has a NaN or an infinity, and else how many off-diagonal elements are
 * left, n - 1 at most. Flops 4n^3 batchCount for each sweep, of which there are five to ten, with vectors 6n^3. Source: cuSOLVER
 * syevjBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1; J. Demmel, K. Veselic, Jacobi's
 * method is more accurate than QR, SIAM J. Matrix Anal. Appl. 13 (1992) 1204.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevjStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const cheevjStridedBatched: {
    (on: Context | Queue, args: SyevjStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors by Jacobi's method: rotations of pairs of rows and columns until nothing is left beside the
 * diagonal. If A = D B D is definite, with a diagonal D, errors of each value are relative to the value itself and grow with B's condition
 * number, not with that of D, where tridiagonal form would lose the small ones. syev is faster from order 17 on.
 *
 * On a GPU context single precision runs on the GPU: up to order 8 as syev, up to 128 in the registers of a workgroup, above, up to 1920,
 * in a workspace, which is slow. Double and Hermitian matrices run on the CPU. Rotations that are done at once differ from the CPU's, which
 * are done in order and in doubles. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's.
 *
 * Overwrites W, info and with jobz 'v' the A. info is 0, n where A has a NaN or an infinity, and else how many off-diagonal elements are
 * left, n - 1 at most. Flops 4n^3 batchCount for each sweep, of which there are five to ten, with vectors 6n^3. Source: cuSOLVER
 * syevjBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1; J. Demmel, K. Veselic, Jacobi's
 * method is more accurate than QR, SIAM J. Matrix Anal. Appl. 13 (1992) 1204.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevjStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const zheevjStridedBatched: {
    (on: Context | Queue, args: SyevjStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type SyevjBatchedArgs<P extends Prec> = SyevjProblems<P, number> & AtOffsets<'A' | 'W', never>;
/**
 * syevjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone, to three digits, of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevjBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2, tol: 1e-3 });
 */
export declare const syevjBatched: {
    <P extends Prec>(on: Context | Queue, args: SyevjBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syevjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone, to three digits, of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevjBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2, tol: 1e-3 });
 */
export declare const ssyevjBatched: {
    (on: Context | Queue, args: SyevjBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syevjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone, to three digits, of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevjBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2, tol: 1e-3 });
 */
export declare const dsyevjBatched: {
    (on: Context | Queue, args: SyevjBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syevjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone, to three digits, of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevjBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2, tol: 1e-3 });
 */
export declare const cheevjBatched: {
    (on: Context | Queue, args: SyevjBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syevjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone, to three digits, of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevjBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2, tol: 1e-3 });
 */
export declare const zheevjBatched: {
    (on: Context | Queue, args: SyevjBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type SyevjVbatchedArgs<P extends Prec> = SyevjProblems<P, Integers> & AtPlaces<'A' | 'W'>;
/**
 * syevjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevjVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const syevjVbatched: {
    <P extends Prec>(on: Context | Queue, args: SyevjVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syevjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevjVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const ssyevjVbatched: {
    (on: Context | Queue, args: SyevjVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syevjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevjVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const dsyevjVbatched: {
    (on: Context | Queue, args: SyevjVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syevjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevjVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const cheevjVbatched: {
    (on: Context | Queue, args: SyevjVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syevjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevjVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const zheevjVbatched: {
    (on: Context | Queue, args: SyevjVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
