import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { OrgqrProblems } from './orgqrBatched.spec.ts';
import type { OrgqrProblems } from './orgqrBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type OrgqrStridedBatchedArgs<P extends Prec> = OrgqrProblems<P, number> & AtStrides<'A' | 'Tau'>;
/**
 * Writes out the orthogonal (unitary) factors of many QR factorizations: A := the first n columns of Q = H(1) H(2) ... H(k).
 *
 * On a GPU context single and complex single run on the GPU: matrices of up to 1024 rows all at once, those whose columns fit into one
 * workgroup in a single dispatch that reads and writes them once; taller ones one after the other. Double, also complex, runs on the CPU,
 * or, where doubles live on the GPU (createContext), there, each matrix by one workgroup in integers, to the same bits on every device. A
 * result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices only; R, which geqrf leaves in them, is lost. Where tau(i) = 0, H(i) = I whatever v is. A NaN in a v or a tau
 * spoils the columns of Q that its reflector has a part in. Flops (4mnk - 2(m + n)k^2 + 4k^3/3) batchCount, to leading order. Source:
 * LAPACK xORGQR, xUNGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Orthonormal bases of the columns of a thousand matrices of 20 x 8.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { m: 20, n: 8, A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, each);
 * await sorgqrStridedBatched(ctx.queue, { ...each, k: 8 });
 */
export declare const orgqrStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: OrgqrStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * Writes out the orthogonal (unitary) factors of many QR factorizations: A := the first n columns of Q = H(1) H(2) ... H(k).
 *
 * On a GPU context single and complex single run on the GPU: matrices of up to 1024 rows all at once, those whose columns fit into one
 * workgroup in a single dispatch that reads and writes them once; taller ones one after the other. Double, also complex, runs on the CPU,
 * or, where doubles live on the GPU (createContext), there, each matrix by one workgroup in integers, to the same bits on every device. A
 * result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices only; R, which geqrf leaves in them, is lost. Where tau(i) = 0, H(i) = I whatever v is. A NaN in a v or a tau
 * spoils the columns of Q that its reflector has a part in. Flops (4mnk - 2(m + n)k^2 + 4k^3/3) batchCount, to leading order. Source:
 * LAPACK xORGQR, xUNGQR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Orthonormal bases of the columns of a thousand matrices of 20 x 8.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { m: 20, n: 8, A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, each);
 * await sorgqrStridedBatched(ctx.queue, { ...each, k: 8 });
 */
export declare const sorgqrStridedBatched: {
    (on: Context | Queue, args: OrgqrStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Writes out the orthogonal (unitary) factors of many QR factorizations: A := the first n columns of Q = H(1) H(2) ... H(k).
 *
 * On a GPU context single and complex single run on the GPU: matrices of up to 1024 rows all at once, those whose columns fit into one
 * workgroup in a single dispatch that reads and writes them once; taller ones one after the other. Double, also complex, runs on the CPU,
 * or, where doubles live on the GPU (createContext), there, each matrix by one workgroup in integers, to the same bits on every device. A
 * result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices only; R, which geqrf leaves in them, is lost. Where tau(i) = 0, H(i) = I whatever v is. A NaN in a v or a tau
 * spoils the columns of Q that its reflector has a part in. Flops (4mnk - 2(m + n)k^2 + 4k^3/3) batchCount, to leading order. Source:
 * LAPACK xORGQR, xUNGQR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Orthonormal bases of the columns of a thousand matrices of 20 x 8.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { m: 20, n: 8, A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, each);
 * await sorgqrStridedBatched(ctx.queue, { ...each, k: 8 });
 */
export declare const dorgqrStridedBatched: {
    (on: Context | Queue, args: OrgqrStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Writes out the orthogonal (unitary) factors of many QR factorizations: A := the first n columns of Q = H(1) H(2) ... H(k).
 *
 * On a GPU context single and complex single run on the GPU: matrices of up to 1024 rows all at once, those whose columns fit into one
 * workgroup in a single dispatch that reads and writes them once; taller ones one after the other. Double, also complex, runs on the CPU,
 * or, where doubles live on the GPU (createContext), there, each matrix by one workgroup in integers, to the same bits on every device. A
 * result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices only; R, which geqrf leaves in them, is lost. Where tau(i) = 0, H(i) = I whatever v is. A NaN in a v or a tau
 * spoils the columns of Q that its reflector has a part in. Flops (4mnk - 2(m + n)k^2 + 4k^3/3) batchCount, to leading order. Source:
 * LAPACK xORGQR, xUNGQR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Orthonormal bases of the columns of a thousand matrices of 20 x 8.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { m: 20, n: 8, A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, each);
 * await sorgqrStridedBatched(ctx.queue, { ...each, k: 8 });
 */
export declare const cungqrStridedBatched: {
    (on: Context | Queue, args: OrgqrStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Writes out the orthogonal (unitary) factors of many QR factorizations: A := the first n columns of Q = H(1) H(2) ... H(k).
 *
 * On a GPU context single and complex single run on the GPU: matrices of up to 1024 rows all at once, those whose columns fit into one
 * workgroup in a single dispatch that reads and writes them once; taller ones one after the other. Double, also complex, runs on the CPU,
 * or, where doubles live on the GPU (createContext), there, each matrix by one workgroup in integers, to the same bits on every device. A
 * result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices only; R, which geqrf leaves in them, is lost. Where tau(i) = 0, H(i) = I whatever v is. A NaN in a v or a tau
 * spoils the columns of Q that its reflector has a part in. Flops (4mnk - 2(m + n)k^2 + 4k^3/3) batchCount, to leading order. Source:
 * LAPACK xORGQR, xUNGQR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Orthonormal bases of the columns of a thousand matrices of 20 x 8.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { m: 20, n: 8, A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, each);
 * await sorgqrStridedBatched(ctx.queue, { ...each, k: 8 });
 */
export declare const zungqrStridedBatched: {
    (on: Context | Queue, args: OrgqrStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type OrgqrBatchedArgs<P extends Prec> = OrgqrProblems<P, number> & AtOffsets<'A' | 'Tau', never>;
/**
 * orgqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sorgqrBatched(ctx.queue, { m: 4, n: 4, k: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const orgqrBatched: {
    <P extends Prec>(on: Context | Queue, args: OrgqrBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * orgqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sorgqrBatched(ctx.queue, { m: 4, n: 4, k: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const sorgqrBatched: {
    (on: Context | Queue, args: OrgqrBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * orgqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sorgqrBatched(ctx.queue, { m: 4, n: 4, k: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const dorgqrBatched: {
    (on: Context | Queue, args: OrgqrBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * orgqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sorgqrBatched(ctx.queue, { m: 4, n: 4, k: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const cungqrBatched: {
    (on: Context | Queue, args: OrgqrBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * orgqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sorgqrBatched(ctx.queue, { m: 4, n: 4, k: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export declare const zungqrBatched: {
    (on: Context | Queue, args: OrgqrBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type OrgqrVbatchedArgs<P extends Prec> = OrgqrProblems<P, Integers> & AtPlaces<'A' | 'Tau'>;
/**
 * orgqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2; their tau follow each other too.
 * const sizes = { m: [3, 5], n: [3, 2], k: [3, 2], lda: [3, 5] };
 * await sorgqrVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const orgqrVbatched: {
    <P extends Prec>(on: Context | Queue, args: OrgqrVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * orgqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2; their tau follow each other too.
 * const sizes = { m: [3, 5], n: [3, 2], k: [3, 2], lda: [3, 5] };
 * await sorgqrVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const sorgqrVbatched: {
    (on: Context | Queue, args: OrgqrVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * orgqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2; their tau follow each other too.
 * const sizes = { m: [3, 5], n: [3, 2], k: [3, 2], lda: [3, 5] };
 * await sorgqrVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const dorgqrVbatched: {
    (on: Context | Queue, args: OrgqrVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * orgqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2; their tau follow each other too.
 * const sizes = { m: [3, 5], n: [3, 2], k: [3, 2], lda: [3, 5] };
 * await sorgqrVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const cungqrVbatched: {
    (on: Context | Queue, args: OrgqrVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * orgqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2; their tau follow each other too.
 * const sizes = { m: [3, 5], n: [3, 2], k: [3, 2], lda: [3, 5] };
 * await sorgqrVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export declare const zungqrVbatched: {
    (on: Context | Queue, args: OrgqrVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
