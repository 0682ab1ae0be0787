import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface HerkStridedBatchedArgs<P extends ComplexPrec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: 'n' | 'c';
    n: number;
    k: number;
    /** Default 1. With alpha = 0 A is not read. */
    alpha?: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** Default 0: C is then written without being read. */
    beta?: number;
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
 * C_b := alpha A_b A_b^H + beta C_b (trans 'n') or C_b := alpha A_b^H A_b + beta C_b (trans 'c') with real alpha and beta, C_b Hermitian.
 * A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^H + beta C_b or C_b := alpha A_b^H A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. The diagonals of the C_b are real: imaginary parts stored there are not looked at, and are 0 afterwards.
 * A result depends on its own problem alone, to the last bit. On a GPU context complex single runs on the GPU, complex double on the CPU.
 * Flops 4k n (n + 1) batchCount. Source: rocBLAS herk_strided_batched, MAGMA magmablas_<t>herk_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('c', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await cherkStridedBatched(ctx.queue, { uplo: 'l', trans: 'c', n: 4, k: 20, A, C, ...each });
 */
export declare const herkStridedBatched: {
    <P extends ComplexPrec>(on: Context | Queue, args: HerkStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * C_b := alpha A_b A_b^H + beta C_b (trans 'n') or C_b := alpha A_b^H A_b + beta C_b (trans 'c') with real alpha and beta, C_b Hermitian.
 * A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^H + beta C_b or C_b := alpha A_b^H A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. The diagonals of the C_b are real: imaginary parts stored there are not looked at, and are 0 afterwards.
 * A result depends on its own problem alone, to the last bit. On a GPU context complex single runs on the GPU, complex double on the CPU.
 * Flops 4k n (n + 1) batchCount. Source: rocBLAS herk_strided_batched, MAGMA magmablas_<t>herk_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('c', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await cherkStridedBatched(ctx.queue, { uplo: 'l', trans: 'c', n: 4, k: 20, A, C, ...each });
 */
export declare const cherkStridedBatched: {
    (on: Context | Queue, args: HerkStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C_b := alpha A_b A_b^H + beta C_b (trans 'n') or C_b := alpha A_b^H A_b + beta C_b (trans 'c') with real alpha and beta, C_b Hermitian.
 * A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^H + beta C_b or C_b := alpha A_b^H A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. The diagonals of the C_b are real: imaginary parts stored there are not looked at, and are 0 afterwards.
 * A result depends on its own problem alone, to the last bit. On a GPU context complex single runs on the GPU, complex double on the CPU.
 * Flops 4k n (n + 1) batchCount. Source: rocBLAS herk_strided_batched, MAGMA magmablas_<t>herk_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('c', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await cherkStridedBatched(ctx.queue, { uplo: 'l', trans: 'c', n: 4, k: 20, A, C, ...each });
 */
export declare const zherkStridedBatched: {
    (on: Context | Queue, args: HerkStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface HerkBatchedArgs<P extends ComplexPrec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: 'n' | 'c';
    n: number;
    k: number;
    /** Default 1. With alpha = 0 A is not read. */
    alpha?: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** Default 0: C is then written without being read. */
    beta?: number;
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
 * herkStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await cherkBatched(ctx.queue, { uplo: 'l', trans: 'c', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 */
export declare const herkBatched: {
    <P extends ComplexPrec>(on: Context | Queue, args: HerkBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * herkStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await cherkBatched(ctx.queue, { uplo: 'l', trans: 'c', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 */
export declare const cherkBatched: {
    (on: Context | Queue, args: HerkBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * herkStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await cherkBatched(ctx.queue, { uplo: 'l', trans: 'c', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 */
export declare const zherkBatched: {
    (on: Context | Queue, args: HerkBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface HerkVbatchedArgs<P extends ComplexPrec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: 'n' | 'c';
    n: Integers;
    k: Integers;
    /** Default 1. With alpha = 0 A is not read. */
    alpha?: number;
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Default 0: C is then written without being read. */
    beta?: number;
    /** In and out. May lie in the buffer of A if it shares no element with it. */
    C: Ptr<NoInfer<P>>;
    ldc: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsC: Integers;
}
/**
 * herkStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await cherkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export declare const herkVbatched: {
    <P extends ComplexPrec>(on: Context | Queue, args: HerkVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * herkStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await cherkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export declare const cherkVbatched: {
    (on: Context | Queue, args: HerkVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * herkStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await cherkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export declare const zherkVbatched: {
    (on: Context | Queue, args: HerkVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
