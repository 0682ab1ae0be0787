import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface QrStridedBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    /** In, m x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** Out, m x k with orthonormal columns. */
    Q: Ptr<NoInfer<P>>;
    /** At least the rows of Q, and 1. */
    ldq: number;
    /** Elements from one matrix of Q to the next. */
    strideQ: number;
    /** Out, k x n, upper trapezoidal; the zeros below the diagonal are written. */
    R: Ptr<NoInfer<P>>;
    /** At least the rows of R, and 1. */
    ldr: number;
    /** Elements from one matrix of R to the next. */
    strideR: number;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * A = Q R, reduced: k = min(m, n).
 *
 * A = Q R for many matrices of one size at equal distances: Q itself, m x k with k = min(m, n), and R, k x n.
 *
 * What geqrf and orgqr give, and A is not changed. On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows
 * and columns take one dispatch for all of them and one pass over A. Larger ones are factored in workspace of their own size, 64 Mi
 * elements at a time, and those of more than 1024 rows one after the other. Double, also complex, runs on the CPU. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites Q and R, which share no element with A. The columns of Q are orthonormal also where A has less than full rank; the diagonal
 * of R is real and may be negative. A NaN spoils Q and R from its column on. Flops 4n^2 (m - n/3) batchCount for m >= n, to leading
 * order. Source: LAPACK xGEQRF, xORGQR, xUNGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two thousand matrices of 12 x 5, packed one behind the other.
 * const [Q, R] = [ctx.alloc('s', 60 * 2000), ctx.alloc('s', 25 * 2000)];
 * const strides = { lda: 12, strideA: 60, ldq: 12, strideQ: 60, ldr: 5, strideR: 25 };
 * await sqrStridedBatched(ctx.queue, { m: 12, n: 5, A, Q, R, ...strides, batchCount: 2000 });
 */
export declare const qrStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: QrStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Q R, reduced: k = min(m, n).
 *
 * A = Q R for many matrices of one size at equal distances: Q itself, m x k with k = min(m, n), and R, k x n.
 *
 * What geqrf and orgqr give, and A is not changed. On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows
 * and columns take one dispatch for all of them and one pass over A. Larger ones are factored in workspace of their own size, 64 Mi
 * elements at a time, and those of more than 1024 rows one after the other. Double, also complex, runs on the CPU. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites Q and R, which share no element with A. The columns of Q are orthonormal also where A has less than full rank; the diagonal
 * of R is real and may be negative. A NaN spoils Q and R from its column on. Flops 4n^2 (m - n/3) batchCount for m >= n, to leading
 * order. Source: LAPACK xGEQRF, xORGQR, xUNGQR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two thousand matrices of 12 x 5, packed one behind the other.
 * const [Q, R] = [ctx.alloc('s', 60 * 2000), ctx.alloc('s', 25 * 2000)];
 * const strides = { lda: 12, strideA: 60, ldq: 12, strideQ: 60, ldr: 5, strideR: 25 };
 * await sqrStridedBatched(ctx.queue, { m: 12, n: 5, A, Q, R, ...strides, batchCount: 2000 });
 */
export declare const sqrStridedBatched: {
    (on: Context | Queue, args: QrStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Q R, reduced: k = min(m, n).
 *
 * A = Q R for many matrices of one size at equal distances: Q itself, m x k with k = min(m, n), and R, k x n.
 *
 * What geqrf and orgqr give, and A is not changed. On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows
 * and columns take one dispatch for all of them and one pass over A. Larger ones are factored in workspace of their own size, 64 Mi
 * elements at a time, and those of more than 1024 rows one after the other. Double, also complex, runs on the CPU. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites Q and R, which share no element with A. The columns of Q are orthonormal also where A has less than full rank; the diagonal
 * of R is real and may be negative. A NaN spoils Q and R from its column on. Flops 4n^2 (m - n/3) batchCount for m >= n, to leading
 * order. Source: LAPACK xGEQRF, xORGQR, xUNGQR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two thousand matrices of 12 x 5, packed one behind the other.
 * const [Q, R] = [ctx.alloc('s', 60 * 2000), ctx.alloc('s', 25 * 2000)];
 * const strides = { lda: 12, strideA: 60, ldq: 12, strideQ: 60, ldr: 5, strideR: 25 };
 * await sqrStridedBatched(ctx.queue, { m: 12, n: 5, A, Q, R, ...strides, batchCount: 2000 });
 */
export declare const dqrStridedBatched: {
    (on: Context | Queue, args: QrStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Q R, reduced: k = min(m, n).
 *
 * A = Q R for many matrices of one size at equal distances: Q itself, m x k with k = min(m, n), and R, k x n.
 *
 * What geqrf and orgqr give, and A is not changed. On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows
 * and columns take one dispatch for all of them and one pass over A. Larger ones are factored in workspace of their own size, 64 Mi
 * elements at a time, and those of more than 1024 rows one after the other. Double, also complex, runs on the CPU. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites Q and R, which share no element with A. The columns of Q are orthonormal also where A has less than full rank; the diagonal
 * of R is real and may be negative. A NaN spoils Q and R from its column on. Flops 4n^2 (m - n/3) batchCount for m >= n, to leading
 * order. Source: LAPACK xGEQRF, xORGQR, xUNGQR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two thousand matrices of 12 x 5, packed one behind the other.
 * const [Q, R] = [ctx.alloc('s', 60 * 2000), ctx.alloc('s', 25 * 2000)];
 * const strides = { lda: 12, strideA: 60, ldq: 12, strideQ: 60, ldr: 5, strideR: 25 };
 * await sqrStridedBatched(ctx.queue, { m: 12, n: 5, A, Q, R, ...strides, batchCount: 2000 });
 */
export declare const cqrStridedBatched: {
    (on: Context | Queue, args: QrStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Q R, reduced: k = min(m, n).
 *
 * A = Q R for many matrices of one size at equal distances: Q itself, m x k with k = min(m, n), and R, k x n.
 *
 * What geqrf and orgqr give, and A is not changed. On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows
 * and columns take one dispatch for all of them and one pass over A. Larger ones are factored in workspace of their own size, 64 Mi
 * elements at a time, and those of more than 1024 rows one after the other. Double, also complex, runs on the CPU. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites Q and R, which share no element with A. The columns of Q are orthonormal also where A has less than full rank; the diagonal
 * of R is real and may be negative. A NaN spoils Q and R from its column on. Flops 4n^2 (m - n/3) batchCount for m >= n, to leading
 * order. Source: LAPACK xGEQRF, xORGQR, xUNGQR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two thousand matrices of 12 x 5, packed one behind the other.
 * const [Q, R] = [ctx.alloc('s', 60 * 2000), ctx.alloc('s', 25 * 2000)];
 * const strides = { lda: 12, strideA: 60, ldq: 12, strideQ: 60, ldr: 5, strideR: 25 };
 * await sqrStridedBatched(ctx.queue, { m: 12, n: 5, A, Q, R, ...strides, batchCount: 2000 });
 */
export declare const zqrStridedBatched: {
    (on: Context | Queue, args: QrStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface QrBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    /** In, m x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** Out, m x k with orthonormal columns. */
    Q: Ptr<NoInfer<P>>;
    /** At least the rows of Q, and 1. */
    ldq: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsQ: Ptr<'i'>;
    /** Out, k x n, upper trapezoidal; the zeros below the diagonal are written. */
    R: Ptr<NoInfer<P>>;
    /** At least the rows of R, and 1. */
    ldr: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsR: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * qrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsQ = ctx.upload('i', new Int32Array([0, 16]));
 * const places = { lda: 4, offsetsA, ldq: 4, offsetsQ, ldr: 4, offsetsR: offsetsQ };
 * await sqrBatched(ctx.queue, { m: 4, n: 4, A, Q, R, ...places, batchCount: 2 });
 */
export declare const qrBatched: {
    <P extends Prec>(on: Context | Queue, args: QrBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * qrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsQ = ctx.upload('i', new Int32Array([0, 16]));
 * const places = { lda: 4, offsetsA, ldq: 4, offsetsQ, ldr: 4, offsetsR: offsetsQ };
 * await sqrBatched(ctx.queue, { m: 4, n: 4, A, Q, R, ...places, batchCount: 2 });
 */
export declare const sqrBatched: {
    (on: Context | Queue, args: QrBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * qrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsQ = ctx.upload('i', new Int32Array([0, 16]));
 * const places = { lda: 4, offsetsA, ldq: 4, offsetsQ, ldr: 4, offsetsR: offsetsQ };
 * await sqrBatched(ctx.queue, { m: 4, n: 4, A, Q, R, ...places, batchCount: 2 });
 */
export declare const dqrBatched: {
    (on: Context | Queue, args: QrBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * qrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsQ = ctx.upload('i', new Int32Array([0, 16]));
 * const places = { lda: 4, offsetsA, ldq: 4, offsetsQ, ldr: 4, offsetsR: offsetsQ };
 * await sqrBatched(ctx.queue, { m: 4, n: 4, A, Q, R, ...places, batchCount: 2 });
 */
export declare const cqrBatched: {
    (on: Context | Queue, args: QrBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * qrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsQ = ctx.upload('i', new Int32Array([0, 16]));
 * const places = { lda: 4, offsetsA, ldq: 4, offsetsQ, ldr: 4, offsetsR: offsetsQ };
 * await sqrBatched(ctx.queue, { m: 4, n: 4, A, Q, R, ...places, batchCount: 2 });
 */
export declare const zqrBatched: {
    (on: Context | Queue, args: QrBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface QrVbatchedArgs<P extends Prec> {
    m: Integers;
    n: Integers;
    /** In, m x n. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Out, m x k with orthonormal columns. */
    Q: Ptr<NoInfer<P>>;
    ldq: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsQ: Integers;
    /** Out, k x n, upper trapezoidal; the zeros below the diagonal are written. */
    R: Ptr<NoInfer<P>>;
    ldr: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsR: Integers;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * qrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsQ: [0, 9], offsetsR: [0, 9] };
 * await sqrVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], Q, ldq: [3, 2], R, ldr: [3, 2], ...places });
 */
export declare const qrVbatched: {
    <P extends Prec>(on: Context | Queue, args: QrVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * qrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsQ: [0, 9], offsetsR: [0, 9] };
 * await sqrVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], Q, ldq: [3, 2], R, ldr: [3, 2], ...places });
 */
export declare const sqrVbatched: {
    (on: Context | Queue, args: QrVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * qrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsQ: [0, 9], offsetsR: [0, 9] };
 * await sqrVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], Q, ldq: [3, 2], R, ldr: [3, 2], ...places });
 */
export declare const dqrVbatched: {
    (on: Context | Queue, args: QrVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * qrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsQ: [0, 9], offsetsR: [0, 9] };
 * await sqrVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], Q, ldq: [3, 2], R, ldr: [3, 2], ...places });
 */
export declare const cqrVbatched: {
    (on: Context | Queue, args: QrVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * qrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsQ: [0, 9], offsetsR: [0, 9] };
 * await sqrVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], Q, ldq: [3, 2], R, ldr: [3, 2], ...places });
 */
export declare const zqrVbatched: {
    (on: Context | Queue, args: QrVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
