import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface SyrkStridedBatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. 'c' is 't' of real matrices, and is refused with complex ones. */
    trans?: Trans;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 A is not read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** Default 0: C is then written without being read. */
    beta?: Scalar<P>;
    /** In and out. May lie in the buffer of A if it shares no element with it. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
    /** Elements from one matrix of C to the next. */
    strideC: number;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * C_b := alpha A_b A_b^T + beta C_b (trans 'n') or C_b := alpha A_b^T A_b + beta C_b (trans 't', and 'c' for real numbers), C_b symmetric,
 * also where it is complex: of Hermitian matrices there is herk. A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^T + beta C_b or C_b := alpha A_b^T A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. A result depends on its own problem alone, to the last bit. On a GPU context single and complex single
 * run on the GPU, double and complex double on the CPU. Flops k n (n + 1) batchCount, of complex numbers four times as many. Source:
 * rocBLAS syrk_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('s', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await ssyrkStridedBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, C, ...each });
 */
export declare const syrkStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SyrkStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * C_b := alpha A_b A_b^T + beta C_b (trans 'n') or C_b := alpha A_b^T A_b + beta C_b (trans 't', and 'c' for real numbers), C_b symmetric,
 * also where it is complex: of Hermitian matrices there is herk. A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^T + beta C_b or C_b := alpha A_b^T A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. A result depends on its own problem alone, to the last bit. On a GPU context single and complex single
 * run on the GPU, double and complex double on the CPU. Flops k n (n + 1) batchCount, of complex numbers four times as many. Source:
 * rocBLAS syrk_strided_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('s', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await ssyrkStridedBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, C, ...each });
 */
export declare const ssyrkStridedBatched: {
    (on: Context | Queue, args: SyrkStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C_b := alpha A_b A_b^T + beta C_b (trans 'n') or C_b := alpha A_b^T A_b + beta C_b (trans 't', and 'c' for real numbers), C_b symmetric,
 * also where it is complex: of Hermitian matrices there is herk. A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^T + beta C_b or C_b := alpha A_b^T A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. A result depends on its own problem alone, to the last bit. On a GPU context single and complex single
 * run on the GPU, double and complex double on the CPU. Flops k n (n + 1) batchCount, of complex numbers four times as many. Source:
 * rocBLAS syrk_strided_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('s', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await ssyrkStridedBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, C, ...each });
 */
export declare const dsyrkStridedBatched: {
    (on: Context | Queue, args: SyrkStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C_b := alpha A_b A_b^T + beta C_b (trans 'n') or C_b := alpha A_b^T A_b + beta C_b (trans 't', and 'c' for real numbers), C_b symmetric,
 * also where it is complex: of Hermitian matrices there is herk. A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^T + beta C_b or C_b := alpha A_b^T A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. A result depends on its own problem alone, to the last bit. On a GPU context single and complex single
 * run on the GPU, double and complex double on the CPU. Flops k n (n + 1) batchCount, of complex numbers four times as many. Source:
 * rocBLAS syrk_strided_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('s', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await ssyrkStridedBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, C, ...each });
 */
export declare const csyrkStridedBatched: {
    (on: Context | Queue, args: SyrkStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C_b := alpha A_b A_b^T + beta C_b (trans 'n') or C_b := alpha A_b^T A_b + beta C_b (trans 't', and 'c' for real numbers), C_b symmetric,
 * also where it is complex: of Hermitian matrices there is herk. A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^T + beta C_b or C_b := alpha A_b^T A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. A result depends on its own problem alone, to the last bit. On a GPU context single and complex single
 * run on the GPU, double and complex double on the CPU. Flops k n (n + 1) batchCount, of complex numbers four times as many. Source:
 * rocBLAS syrk_strided_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('s', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await ssyrkStridedBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, C, ...each });
 */
export declare const zsyrkStridedBatched: {
    (on: Context | Queue, args: SyrkStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface SyrkBatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. 'c' is 't' of real matrices, and is refused with complex ones. */
    trans?: Trans;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 A is not read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** Default 0: C is then written without being read. */
    beta?: Scalar<P>;
    /** In and out. May lie in the buffer of A if it shares no element with it. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsC: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * syrkStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await ssyrkBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 */
export declare const syrkBatched: {
    <P extends Prec>(on: Context | Queue, args: SyrkBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syrkStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await ssyrkBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 */
export declare const ssyrkBatched: {
    (on: Context | Queue, args: SyrkBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syrkStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await ssyrkBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 */
export declare const dsyrkBatched: {
    (on: Context | Queue, args: SyrkBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syrkStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await ssyrkBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 */
export declare const csyrkBatched: {
    (on: Context | Queue, args: SyrkBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syrkStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await ssyrkBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 */
export declare const zsyrkBatched: {
    (on: Context | Queue, args: SyrkBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface SyrkVbatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. 'c' is 't' of real matrices, and is refused with complex ones. */
    trans?: Trans;
    n: Integers;
    k: Integers;
    /** Default 1. With alpha = 0 A is not read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Default 0: C is then written without being read. */
    beta?: Scalar<P>;
    /** In and out. May lie in the buffer of A if it shares no element with it. */
    C: Ptr<NoInfer<P>>;
    ldc: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsC: Integers;
}
/**
 * syrkStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await ssyrkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export declare const syrkVbatched: {
    <P extends Prec>(on: Context | Queue, args: SyrkVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syrkStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await ssyrkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export declare const ssyrkVbatched: {
    (on: Context | Queue, args: SyrkVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syrkStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await ssyrkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export declare const dsyrkVbatched: {
    (on: Context | Queue, args: SyrkVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syrkStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await ssyrkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export declare const csyrkVbatched: {
    (on: Context | Queue, args: SyrkVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syrkStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await ssyrkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export declare const zsyrkVbatched: {
    (on: Context | Queue, args: SyrkVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
