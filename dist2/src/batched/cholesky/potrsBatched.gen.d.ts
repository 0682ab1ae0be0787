import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface PotrsStridedBatchedArgs<P extends Prec> {
    /** Which triangle holds the factor: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** L or U as potrf leaves it; the other triangle is not read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Elements from one matrix of B to the next. */
    strideB: number;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * B := A^-1 B from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, B is n x nrhs.
 *
 * B := A^-1 B for many systems of one size at equal distances, from their Cholesky factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. With strideA 0 one matrix serves all right-hand sides. Flops 2n^2 nrhs batchCount. Source: LAPACK xPOTRS, rocSOLVER
 * potrs_strided_batched, MAGMA magma_<t>potrs_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await spotrsStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 */
export declare const potrsStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: PotrsStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, B is n x nrhs.
 *
 * B := A^-1 B for many systems of one size at equal distances, from their Cholesky factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. With strideA 0 one matrix serves all right-hand sides. Flops 2n^2 nrhs batchCount. Source: LAPACK xPOTRS, rocSOLVER
 * potrs_strided_batched, MAGMA magma_<t>potrs_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await spotrsStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 */
export declare const spotrsStridedBatched: {
    (on: Context | Queue, args: PotrsStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, B is n x nrhs.
 *
 * B := A^-1 B for many systems of one size at equal distances, from their Cholesky factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. With strideA 0 one matrix serves all right-hand sides. Flops 2n^2 nrhs batchCount. Source: LAPACK xPOTRS, rocSOLVER
 * potrs_strided_batched, MAGMA magma_<t>potrs_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await spotrsStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 */
export declare const dpotrsStridedBatched: {
    (on: Context | Queue, args: PotrsStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, B is n x nrhs.
 *
 * B := A^-1 B for many systems of one size at equal distances, from their Cholesky factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. With strideA 0 one matrix serves all right-hand sides. Flops 2n^2 nrhs batchCount. Source: LAPACK xPOTRS, rocSOLVER
 * potrs_strided_batched, MAGMA magma_<t>potrs_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await spotrsStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 */
export declare const cpotrsStridedBatched: {
    (on: Context | Queue, args: PotrsStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, B is n x nrhs.
 *
 * B := A^-1 B for many systems of one size at equal distances, from their Cholesky factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. With strideA 0 one matrix serves all right-hand sides. Flops 2n^2 nrhs batchCount. Source: LAPACK xPOTRS, rocSOLVER
 * potrs_strided_batched, MAGMA magma_<t>potrs_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await spotrsStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 */
export declare const zpotrsStridedBatched: {
    (on: Context | Queue, args: PotrsStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface PotrsBatchedArgs<P extends Prec> {
    /** Which triangle holds the factor: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** L or U as potrf leaves it; the other triangle is not read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsB: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * potrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await spotrsBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 */
export declare const potrsBatched: {
    <P extends Prec>(on: Context | Queue, args: PotrsBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * potrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await spotrsBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 */
export declare const spotrsBatched: {
    (on: Context | Queue, args: PotrsBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * potrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await spotrsBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 */
export declare const dpotrsBatched: {
    (on: Context | Queue, args: PotrsBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * potrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await spotrsBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 */
export declare const cpotrsBatched: {
    (on: Context | Queue, args: PotrsBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * potrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await spotrsBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 */
export declare const zpotrsBatched: {
    (on: Context | Queue, args: PotrsBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface PotrsVbatchedArgs<P extends Prec> {
    /** Which triangle holds the factor: 'l' or 'u'. */
    uplo: Uplo;
    n: Integers;
    nrhs: Integers;
    /** L or U as potrf leaves it; the other triangle is not read. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    ldb: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsB: Integers;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * potrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await spotrsVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const potrsVbatched: {
    <P extends Prec>(on: Context | Queue, args: PotrsVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * potrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await spotrsVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const spotrsVbatched: {
    (on: Context | Queue, args: PotrsVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * potrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await spotrsVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const dpotrsVbatched: {
    (on: Context | Queue, args: PotrsVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * potrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await spotrsVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const cpotrsVbatched: {
    (on: Context | Queue, args: PotrsVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * potrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await spotrsVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const zpotrsVbatched: {
    (on: Context | Queue, args: PotrsVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
