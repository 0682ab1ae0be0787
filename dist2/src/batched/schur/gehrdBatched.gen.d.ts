import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GehrdStridedBatchedArgs<P extends Prec> {
    n: number;
    /**
     * In: A, n x n. Out: H on and above the first subdiagonal; below it, column i has the v(i) of Q = H(1) ... H(n-1), H(i) = I - tau v
     * v^H, without its 1, which belongs to row i + 1.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /** Out, n - 1 elements for each matrix, one behind the other. */
    tau: Ptr<NoInfer<P>>;
    /** At least the rows of tau, and 1. */
    strideTau: number;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * A = Q H Q^H for many general n x n matrices of one size at equal distances: H has zeros below its first subdiagonal, Q is orthogonal
 * (unitary).
 *
 * Hessenberg form: the first step of QR iteration. All rows and columns are reduced: there are no ilo and ihi.
 *
 * Overwrites A and tau. On a GPU context single precision runs on the GPU up to order 128, with a workgroup to each matrix; larger
 * matrices, doubles and complex ones run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number. A NaN spoils its matrix from its column on. Flops 10n^3/3 batchCount to leading order. Source: LAPACK xGEHRD.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const tau = ctx.alloc('s', 15 * 1000);
 * const each = { lda: 16, strideA: 256, strideTau: 15 };
 * await sgehrdStridedBatched(ctx.queue, { n: 16, A, tau, ...each, batchCount: 1000 });
 */
export declare const gehrdStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GehrdStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Q H Q^H for many general n x n matrices of one size at equal distances: H has zeros below its first subdiagonal, Q is orthogonal
 * (unitary).
 *
 * Hessenberg form: the first step of QR iteration. All rows and columns are reduced: there are no ilo and ihi.
 *
 * Overwrites A and tau. On a GPU context single precision runs on the GPU up to order 128, with a workgroup to each matrix; larger
 * matrices, doubles and complex ones run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number. A NaN spoils its matrix from its column on. Flops 10n^3/3 batchCount to leading order. Source: LAPACK xGEHRD.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const tau = ctx.alloc('s', 15 * 1000);
 * const each = { lda: 16, strideA: 256, strideTau: 15 };
 * await sgehrdStridedBatched(ctx.queue, { n: 16, A, tau, ...each, batchCount: 1000 });
 */
export declare const sgehrdStridedBatched: {
    (on: Context | Queue, args: GehrdStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Q H Q^H for many general n x n matrices of one size at equal distances: H has zeros below its first subdiagonal, Q is orthogonal
 * (unitary).
 *
 * Hessenberg form: the first step of QR iteration. All rows and columns are reduced: there are no ilo and ihi.
 *
 * Overwrites A and tau. On a GPU context single precision runs on the GPU up to order 128, with a workgroup to each matrix; larger
 * matrices, doubles and complex ones run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number. A NaN spoils its matrix from its column on. Flops 10n^3/3 batchCount to leading order. Source: LAPACK xGEHRD.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const tau = ctx.alloc('s', 15 * 1000);
 * const each = { lda: 16, strideA: 256, strideTau: 15 };
 * await sgehrdStridedBatched(ctx.queue, { n: 16, A, tau, ...each, batchCount: 1000 });
 */
export declare const dgehrdStridedBatched: {
    (on: Context | Queue, args: GehrdStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Q H Q^H for many general n x n matrices of one size at equal distances: H has zeros below its first subdiagonal, Q is orthogonal
 * (unitary).
 *
 * Hessenberg form: the first step of QR iteration. All rows and columns are reduced: there are no ilo and ihi.
 *
 * Overwrites A and tau. On a GPU context single precision runs on the GPU up to order 128, with a workgroup to each matrix; larger
 * matrices, doubles and complex ones run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number. A NaN spoils its matrix from its column on. Flops 10n^3/3 batchCount to leading order. Source: LAPACK xGEHRD.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const tau = ctx.alloc('s', 15 * 1000);
 * const each = { lda: 16, strideA: 256, strideTau: 15 };
 * await sgehrdStridedBatched(ctx.queue, { n: 16, A, tau, ...each, batchCount: 1000 });
 */
export declare const cgehrdStridedBatched: {
    (on: Context | Queue, args: GehrdStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Q H Q^H for many general n x n matrices of one size at equal distances: H has zeros below its first subdiagonal, Q is orthogonal
 * (unitary).
 *
 * Hessenberg form: the first step of QR iteration. All rows and columns are reduced: there are no ilo and ihi.
 *
 * Overwrites A and tau. On a GPU context single precision runs on the GPU up to order 128, with a workgroup to each matrix; larger
 * matrices, doubles and complex ones run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number. A NaN spoils its matrix from its column on. Flops 10n^3/3 batchCount to leading order. Source: LAPACK xGEHRD.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const tau = ctx.alloc('s', 15 * 1000);
 * const each = { lda: 16, strideA: 256, strideTau: 15 };
 * await sgehrdStridedBatched(ctx.queue, { n: 16, A, tau, ...each, batchCount: 1000 });
 */
export declare const zgehrdStridedBatched: {
    (on: Context | Queue, args: GehrdStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GehrdBatchedArgs<P extends Prec> {
    n: number;
    /**
     * In: A, n x n. Out: H on and above the first subdiagonal; below it, column i has the v(i) of Q = H(1) ... H(n-1), H(i) = I - tau v
     * v^H, without its 1, which belongs to row i + 1.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** Out, n - 1 elements for each matrix, one behind the other. */
    tau: Ptr<NoInfer<P>>;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsTau: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * gehrdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 3]));
 * await sgehrdBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const gehrdBatched: {
    <P extends Prec>(on: Context | Queue, args: GehrdBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gehrdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 3]));
 * await sgehrdBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const sgehrdBatched: {
    (on: Context | Queue, args: GehrdBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gehrdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 3]));
 * await sgehrdBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const dgehrdBatched: {
    (on: Context | Queue, args: GehrdBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gehrdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 3]));
 * await sgehrdBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const cgehrdBatched: {
    (on: Context | Queue, args: GehrdBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gehrdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 3]));
 * await sgehrdBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const zgehrdBatched: {
    (on: Context | Queue, args: GehrdBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GehrdVbatchedArgs<P extends Prec> {
    n: Integers;
    /**
     * In: A, n x n. Out: H on and above the first subdiagonal; below it, column i has the v(i) of Q = H(1) ... H(n-1), H(i) = I - tau v
     * v^H, without its 1, which belongs to row i + 1.
     */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Out, n - 1 elements for each matrix, one behind the other. */
    tau: Ptr<NoInfer<P>>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsTau: Integers;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * gehrdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await sgehrdVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], tau, offsetsTau: [0, 2] });
 */
export declare const gehrdVbatched: {
    <P extends Prec>(on: Context | Queue, args: GehrdVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gehrdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await sgehrdVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], tau, offsetsTau: [0, 2] });
 */
export declare const sgehrdVbatched: {
    (on: Context | Queue, args: GehrdVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gehrdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await sgehrdVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], tau, offsetsTau: [0, 2] });
 */
export declare const dgehrdVbatched: {
    (on: Context | Queue, args: GehrdVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gehrdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await sgehrdVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], tau, offsetsTau: [0, 2] });
 */
export declare const cgehrdVbatched: {
    (on: Context | Queue, args: GehrdVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gehrdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await sgehrdVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], tau, offsetsTau: [0, 2] });
 */
export declare const zgehrdVbatched: {
    (on: Context | Queue, args: GehrdVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
