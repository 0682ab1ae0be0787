import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GesvStridedBatchedArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /** Out, n integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
    ipiv: Ptr<'i'>;
    /** At least the rows of ipiv, and 1. */
    stridePiv: number;
    /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Elements from one matrix of B to the next. */
    strideB: number;
    /** Out, one integer for each system. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; A is factored and B untouched. */
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
 * B := A^-1 B by LU factorization with partial pivoting; A is n x n, B is n x nrhs.
 *
 * Solves many general systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the A, ipiv, info and, where info is 0, the B. Small systems are factored and solved in one go. Flops (2n^3/3 + 2n^2 nrhs)
 * batchCount, to leading order. Source: LAPACK xGESV, rocSOLVER gesv_strided_batched, MAGMA magma_<t>gesv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16 };
 * await sgesvStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, info, ...each, batchCount: 1000 });
 */
export declare const gesvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by LU factorization with partial pivoting; A is n x n, B is n x nrhs.
 *
 * Solves many general systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the A, ipiv, info and, where info is 0, the B. Small systems are factored and solved in one go. Flops (2n^3/3 + 2n^2 nrhs)
 * batchCount, to leading order. Source: LAPACK xGESV, rocSOLVER gesv_strided_batched, MAGMA magma_<t>gesv_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16 };
 * await sgesvStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, info, ...each, batchCount: 1000 });
 */
export declare const sgesvStridedBatched: {
    (on: Context | Queue, args: GesvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B by LU factorization with partial pivoting; A is n x n, B is n x nrhs.
 *
 * Solves many general systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the A, ipiv, info and, where info is 0, the B. Small systems are factored and solved in one go. Flops (2n^3/3 + 2n^2 nrhs)
 * batchCount, to leading order. Source: LAPACK xGESV, rocSOLVER gesv_strided_batched, MAGMA magma_<t>gesv_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16 };
 * await sgesvStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, info, ...each, batchCount: 1000 });
 */
export declare const dgesvStridedBatched: {
    (on: Context | Queue, args: GesvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B by LU factorization with partial pivoting; A is n x n, B is n x nrhs.
 *
 * Solves many general systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the A, ipiv, info and, where info is 0, the B. Small systems are factored and solved in one go. Flops (2n^3/3 + 2n^2 nrhs)
 * batchCount, to leading order. Source: LAPACK xGESV, rocSOLVER gesv_strided_batched, MAGMA magma_<t>gesv_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16 };
 * await sgesvStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, info, ...each, batchCount: 1000 });
 */
export declare const cgesvStridedBatched: {
    (on: Context | Queue, args: GesvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by LU factorization with partial pivoting; A is n x n, B is n x nrhs.
 *
 * Solves many general systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the A, ipiv, info and, where info is 0, the B. Small systems are factored and solved in one go. Flops (2n^3/3 + 2n^2 nrhs)
 * batchCount, to leading order. Source: LAPACK xGESV, rocSOLVER gesv_strided_batched, MAGMA magma_<t>gesv_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16 };
 * await sgesvStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, info, ...each, batchCount: 1000 });
 */
export declare const zgesvStridedBatched: {
    (on: Context | Queue, args: GesvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GesvBatchedArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** Out, n integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
    ipiv: Ptr<'i'>;
    /** At least the rows of ipiv, and 1. */
    stridePiv: number;
    /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsB: Ptr<'i'>;
    /** Out, one integer for each system. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; A is factored and B untouched. */
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
 * gesvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgesvBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, info, ...places });
 */
export declare const gesvBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgesvBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, info, ...places });
 */
export declare const sgesvBatched: {
    (on: Context | Queue, args: GesvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgesvBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, info, ...places });
 */
export declare const dgesvBatched: {
    (on: Context | Queue, args: GesvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgesvBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, info, ...places });
 */
export declare const cgesvBatched: {
    (on: Context | Queue, args: GesvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgesvBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, info, ...places });
 */
export declare const zgesvBatched: {
    (on: Context | Queue, args: GesvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GesvVbatchedArgs<P extends Prec> {
    n: Integers;
    nrhs: Integers;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Out, n integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
    ipiv: Ptr<'i'>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsPiv: Integers;
    /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    ldb: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsB: Integers;
    /** Out, one integer for each system. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; A is factored and B untouched. */
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
 * gesvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgesvVbatched(ctx.queue, { ...sizes, A, ipiv, B, info, ...places });
 */
export declare const gesvVbatched: {
    <P extends Prec>(on: Context | Queue, args: GesvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgesvVbatched(ctx.queue, { ...sizes, A, ipiv, B, info, ...places });
 */
export declare const sgesvVbatched: {
    (on: Context | Queue, args: GesvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgesvVbatched(ctx.queue, { ...sizes, A, ipiv, B, info, ...places });
 */
export declare const dgesvVbatched: {
    (on: Context | Queue, args: GesvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgesvVbatched(ctx.queue, { ...sizes, A, ipiv, B, info, ...places });
 */
export declare const cgesvVbatched: {
    (on: Context | Queue, args: GesvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgesvVbatched(ctx.queue, { ...sizes, A, ipiv, B, info, ...places });
 */
export declare const zgesvVbatched: {
    (on: Context | Queue, args: GesvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
