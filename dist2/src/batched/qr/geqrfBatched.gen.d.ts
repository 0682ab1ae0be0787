import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { GeqrfProblems } from './geqrfBatched.spec.ts';
import type { GeqrfProblems } from './geqrfBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type GeqrfStridedBatchedArgs<P extends Prec> = GeqrfProblems<P, number> & AtStrides<'A' | 'Tau'>;
/**
 * A = Q R for many matrices of one size at equal distances, Q = H_1 H_2 ... H_k with k = min(m, n).
 *
 * On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows and columns take one dispatch for all of them: up
 * to 32 several share a workgroup, above each has one. Beyond, panels of columns take two dispatches each, and matrices of more than 1024
 * rows are factored one after the other. Double, also complex, runs on the CPU: there small real matrices are computed side by side, one in
 * each lane of the processor's vectors, on all threads. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device. A result depends on its own matrix alone, to the last bit: not on the others,
 * nor on their number.
 *
 * Overwrites the matrices and tau. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also where what is left of a
 * column is below 1e-27 of its largest element, of doubles 1e-161. The diagonal of R is real and may be negative; of complex matrices tau
 * is complex, H_i unitary but not Hermitian, and R = Q^H A. A NaN spoils R from its column on. Flops 2n^2 (m - n/3)
 * batchCount for m >= n, to leading order. Source: LAPACK xGEQRF, rocSOLVER geqrf_strided_batched, MAGMA magma_<t>geqrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 20, strideA: 160, strideTau: 8 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, A, tau, ...each, batchCount: 1000 });
 */
export declare const geqrfStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GeqrfStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Q R for many matrices of one size at equal distances, Q = H_1 H_2 ... H_k with k = min(m, n).
 *
 * On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows and columns take one dispatch for all of them: up
 * to 32 several share a workgroup, above each has one. Beyond, panels of columns take two dispatches each, and matrices of more than 1024
 * rows are factored one after the other. Double, also complex, runs on the CPU: there small real matrices are computed side by side, one in
 * each lane of the processor's vectors, on all threads. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device. A result depends on its own matrix alone, to the last bit: not on the others,
 * nor on their number.
 *
 * Overwrites the matrices and tau. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also where what is left of a
 * column is below 1e-27 of its largest element, of doubles 1e-161. The diagonal of R is real and may be negative; of complex matrices tau
 * is complex, H_i unitary but not Hermitian, and R = Q^H A. A NaN spoils R from its column on. Flops 2n^2 (m - n/3)
 * batchCount for m >= n, to leading order. Source: LAPACK xGEQRF, rocSOLVER geqrf_strided_batched, MAGMA magma_<t>geqrf_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 20, strideA: 160, strideTau: 8 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, A, tau, ...each, batchCount: 1000 });
 */
export declare const sgeqrfStridedBatched: {
    (on: Context | Queue, args: GeqrfStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Q R for many matrices of one size at equal distances, Q = H_1 H_2 ... H_k with k = min(m, n).
 *
 * On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows and columns take one dispatch for all of them: up
 * to 32 several share a workgroup, above each has one. Beyond, panels of columns take two dispatches each, and matrices of more than 1024
 * rows are factored one after the other. Double, also complex, runs on the CPU: there small real matrices are computed side by side, one in
 * each lane of the processor's vectors, on all threads. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device. A result depends on its own matrix alone, to the last bit: not on the others,
 * nor on their number.
 *
 * Overwrites the matrices and tau. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also where what is left of a
 * column is below 1e-27 of its largest element, of doubles 1e-161. The diagonal of R is real and may be negative; of complex matrices tau
 * is complex, H_i unitary but not Hermitian, and R = Q^H A. A NaN spoils R from its column on. Flops 2n^2 (m - n/3)
 * batchCount for m >= n, to leading order. Source: LAPACK xGEQRF, rocSOLVER geqrf_strided_batched, MAGMA magma_<t>geqrf_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 20, strideA: 160, strideTau: 8 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, A, tau, ...each, batchCount: 1000 });
 */
export declare const dgeqrfStridedBatched: {
    (on: Context | Queue, args: GeqrfStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Q R for many matrices of one size at equal distances, Q = H_1 H_2 ... H_k with k = min(m, n).
 *
 * On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows and columns take one dispatch for all of them: up
 * to 32 several share a workgroup, above each has one. Beyond, panels of columns take two dispatches each, and matrices of more than 1024
 * rows are factored one after the other. Double, also complex, runs on the CPU: there small real matrices are computed side by side, one in
 * each lane of the processor's vectors, on all threads. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device. A result depends on its own matrix alone, to the last bit: not on the others,
 * nor on their number.
 *
 * Overwrites the matrices and tau. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also where what is left of a
 * column is below 1e-27 of its largest element, of doubles 1e-161. The diagonal of R is real and may be negative; of complex matrices tau
 * is complex, H_i unitary but not Hermitian, and R = Q^H A. A NaN spoils R from its column on. Flops 2n^2 (m - n/3)
 * batchCount for m >= n, to leading order. Source: LAPACK xGEQRF, rocSOLVER geqrf_strided_batched, MAGMA magma_<t>geqrf_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 20, strideA: 160, strideTau: 8 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, A, tau, ...each, batchCount: 1000 });
 */
export declare const cgeqrfStridedBatched: {
    (on: Context | Queue, args: GeqrfStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Q R for many matrices of one size at equal distances, Q = H_1 H_2 ... H_k with k = min(m, n).
 *
 * On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows and columns take one dispatch for all of them: up
 * to 32 several share a workgroup, above each has one. Beyond, panels of columns take two dispatches each, and matrices of more than 1024
 * rows are factored one after the other. Double, also complex, runs on the CPU: there small real matrices are computed side by side, one in
 * each lane of the processor's vectors, on all threads. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device. A result depends on its own matrix alone, to the last bit: not on the others,
 * nor on their number.
 *
 * Overwrites the matrices and tau. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also where what is left of a
 * column is below 1e-27 of its largest element, of doubles 1e-161. The diagonal of R is real and may be negative; of complex matrices tau
 * is complex, H_i unitary but not Hermitian, and R = Q^H A. A NaN spoils R from its column on. Flops 2n^2 (m - n/3)
 * batchCount for m >= n, to leading order. Source: LAPACK xGEQRF, rocSOLVER geqrf_strided_batched, MAGMA magma_<t>geqrf_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 20, strideA: 160, strideTau: 8 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, A, tau, ...each, batchCount: 1000 });
 */
export declare const zgeqrfStridedBatched: {
    (on: Context | Queue, args: GeqrfStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type GeqrfBatchedArgs<P extends Prec> = GeqrfProblems<P, number> & AtOffsets<'A' | 'Tau', never>;
/**
 * geqrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sgeqrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const geqrfBatched: {
    <P extends Prec>(on: Context | Queue, args: GeqrfBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * geqrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sgeqrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const sgeqrfBatched: {
    (on: Context | Queue, args: GeqrfBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * geqrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sgeqrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const dgeqrfBatched: {
    (on: Context | Queue, args: GeqrfBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * geqrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sgeqrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const cgeqrfBatched: {
    (on: Context | Queue, args: GeqrfBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * geqrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sgeqrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const zgeqrfBatched: {
    (on: Context | Queue, args: GeqrfBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type GeqrfVbatchedArgs<P extends Prec> = GeqrfProblems<P, Integers> & AtPlaces<'A' | 'Tau'>;
/**
 * geqrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgeqrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const geqrfVbatched: {
    <P extends Prec>(on: Context | Queue, args: GeqrfVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * geqrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgeqrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const sgeqrfVbatched: {
    (on: Context | Queue, args: GeqrfVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * geqrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgeqrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const dgeqrfVbatched: {
    (on: Context | Queue, args: GeqrfVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * geqrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgeqrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const cgeqrfVbatched: {
    (on: Context | Queue, args: GeqrfVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * geqrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgeqrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const zgeqrfVbatched: {
    (on: Context | Queue, args: GeqrfVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
