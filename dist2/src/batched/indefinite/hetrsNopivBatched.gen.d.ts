import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface HetrsNopivStridedBatchedArgs<P extends ComplexPrec> {
    /** Which triangle of A holds the factors: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** D and L, or U, as hetrfNopiv leaves them; the other triangle is not read. */
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
 * B := A^-1 B from the factors of hetrfNopiv; A is n x n, B is n x nrhs.
 *
 * Solves many systems of one size at equal distances from the factorizations of hetrfNopiv.
 *
 * On a GPU context complex single runs on the GPU, complex double on the CPU. A result depends on its own matrices alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Overwrites the B. A zero in D gives infinities and NaN: look at the info of the factorization. With strideA 0 all systems have the same
 * matrix. Flops 2n^2 nrhs batchCount, to leading order. Source: MAGMA magma_<t>hetrs_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await chetrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 * await chetrsNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 */
export declare const hetrsNopivStridedBatched: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetrsNopivStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B from the factors of hetrfNopiv; A is n x n, B is n x nrhs.
 *
 * Solves many systems of one size at equal distances from the factorizations of hetrfNopiv.
 *
 * On a GPU context complex single runs on the GPU, complex double on the CPU. A result depends on its own matrices alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Overwrites the B. A zero in D gives infinities and NaN: look at the info of the factorization. With strideA 0 all systems have the same
 * matrix. Flops 2n^2 nrhs batchCount, to leading order. Source: MAGMA magma_<t>hetrs_nopiv.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await chetrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 * await chetrsNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 */
export declare const chetrsNopivStridedBatched: {
    (on: Context | Queue, args: HetrsNopivStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B from the factors of hetrfNopiv; A is n x n, B is n x nrhs.
 *
 * Solves many systems of one size at equal distances from the factorizations of hetrfNopiv.
 *
 * On a GPU context complex single runs on the GPU, complex double on the CPU. A result depends on its own matrices alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Overwrites the B. A zero in D gives infinities and NaN: look at the info of the factorization. With strideA 0 all systems have the same
 * matrix. Flops 2n^2 nrhs batchCount, to leading order. Source: MAGMA magma_<t>hetrs_nopiv.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await chetrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 * await chetrsNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 */
export declare const zhetrsNopivStridedBatched: {
    (on: Context | Queue, args: HetrsNopivStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface HetrsNopivBatchedArgs<P extends ComplexPrec> {
    /** Which triangle of A holds the factors: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** D and L, or U, as hetrfNopiv leaves them; the other triangle is not read. */
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
 * hetrsNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await chetrsNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 */
export declare const hetrsNopivBatched: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetrsNopivBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * hetrsNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await chetrsNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 */
export declare const chetrsNopivBatched: {
    (on: Context | Queue, args: HetrsNopivBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * hetrsNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await chetrsNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 */
export declare const zhetrsNopivBatched: {
    (on: Context | Queue, args: HetrsNopivBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface HetrsNopivVbatchedArgs<P extends ComplexPrec> {
    /** Which triangle of A holds the factors: 'l' or 'u'. */
    uplo: Uplo;
    n: Integers;
    nrhs: Integers;
    /** D and L, or U, as hetrfNopiv leaves them; the other triangle is not read. */
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
 * hetrsNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await chetrsNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const hetrsNopivVbatched: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetrsNopivVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * hetrsNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await chetrsNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const chetrsNopivVbatched: {
    (on: Context | Queue, args: HetrsNopivVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * hetrsNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await chetrsNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const zhetrsNopivVbatched: {
    (on: Context | Queue, args: HetrsNopivVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
