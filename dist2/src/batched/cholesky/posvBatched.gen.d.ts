import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface PosvStridedBatchedArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /**
     * In: one triangle of A; imaginary parts of its diagonal are taken for 0. Out: L or U in its place, with a real diagonal; the other
     * triangle is neither read nor written.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Elements from one matrix of B to the next. */
    strideB: number;
    /** Out, one integer for each system. 0: solved. i > 0: the leading minor of order i of A is not positive definite, as of potrf. */
    info: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with info.
     */
    onFailure?: OnFailure;
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * B := A^-1 B by Cholesky factorization; A is n x n, symmetric or, of complex numbers, Hermitian positive definite, B is n x nrhs.
 *
 * Solves many symmetric or Hermitian positive definite systems of one size at equal distances by Cholesky factorization.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source:
 * LAPACK xPOSV, rocSOLVER posv_strided_batched, MAGMA magma_<t>posv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await sposvStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const posvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: PosvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by Cholesky factorization; A is n x n, symmetric or, of complex numbers, Hermitian positive definite, B is n x nrhs.
 *
 * Solves many symmetric or Hermitian positive definite systems of one size at equal distances by Cholesky factorization.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source:
 * LAPACK xPOSV, rocSOLVER posv_strided_batched, MAGMA magma_<t>posv_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await sposvStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const sposvStridedBatched: {
    (on: Context | Queue, args: PosvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B by Cholesky factorization; A is n x n, symmetric or, of complex numbers, Hermitian positive definite, B is n x nrhs.
 *
 * Solves many symmetric or Hermitian positive definite systems of one size at equal distances by Cholesky factorization.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source:
 * LAPACK xPOSV, rocSOLVER posv_strided_batched, MAGMA magma_<t>posv_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await sposvStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const dposvStridedBatched: {
    (on: Context | Queue, args: PosvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B by Cholesky factorization; A is n x n, symmetric or, of complex numbers, Hermitian positive definite, B is n x nrhs.
 *
 * Solves many symmetric or Hermitian positive definite systems of one size at equal distances by Cholesky factorization.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source:
 * LAPACK xPOSV, rocSOLVER posv_strided_batched, MAGMA magma_<t>posv_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await sposvStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const cposvStridedBatched: {
    (on: Context | Queue, args: PosvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by Cholesky factorization; A is n x n, symmetric or, of complex numbers, Hermitian positive definite, B is n x nrhs.
 *
 * Solves many symmetric or Hermitian positive definite systems of one size at equal distances by Cholesky factorization.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source:
 * LAPACK xPOSV, rocSOLVER posv_strided_batched, MAGMA magma_<t>posv_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await sposvStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const zposvStridedBatched: {
    (on: Context | Queue, args: PosvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface PosvBatchedArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /**
     * In: one triangle of A; imaginary parts of its diagonal are taken for 0. Out: L or U in its place, with a real diagonal; the other
     * triangle is neither read nor written.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsB: Ptr<'i'>;
    /** Out, one integer for each system. 0: solved. i > 0: the leading minor of order i of A is not positive definite, as of potrf. */
    info: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with info.
     */
    onFailure?: OnFailure;
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * posvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sposvBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const posvBatched: {
    <P extends Prec>(on: Context | Queue, args: PosvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * posvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sposvBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const sposvBatched: {
    (on: Context | Queue, args: PosvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * posvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sposvBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const dposvBatched: {
    (on: Context | Queue, args: PosvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * posvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sposvBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const cposvBatched: {
    (on: Context | Queue, args: PosvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * posvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sposvBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const zposvBatched: {
    (on: Context | Queue, args: PosvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface PosvVbatchedArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: Integers;
    nrhs: Integers;
    /**
     * In: one triangle of A; imaginary parts of its diagonal are taken for 0. Out: L or U in its place, with a real diagonal; the other
     * triangle is neither read nor written.
     */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    ldb: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsB: Integers;
    /** Out, one integer for each system. 0: solved. i > 0: the leading minor of order i of A is not positive definite, as of potrf. */
    info: Ptr<'i'>;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with info.
     */
    onFailure?: OnFailure;
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * posvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sposvVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const posvVbatched: {
    <P extends Prec>(on: Context | Queue, args: PosvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * posvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sposvVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const sposvVbatched: {
    (on: Context | Queue, args: PosvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * posvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sposvVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const dposvVbatched: {
    (on: Context | Queue, args: PosvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * posvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sposvVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const cposvVbatched: {
    (on: Context | Queue, args: PosvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * posvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sposvVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const zposvVbatched: {
    (on: Context | Queue, args: PosvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
