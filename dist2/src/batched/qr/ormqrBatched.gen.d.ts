import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { OrmqrProblems } from './ormqrBatched.spec.ts';
import type { OrmqrProblems } from './ormqrBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type OrmqrStridedBatchedArgs<P extends Prec> = OrmqrProblems<P, number> & AtStrides<'A' | 'Tau' | 'C'>;
/**
 * Multiplies many matrices by the orthogonal (unitary) factors of QR factorizations, without writing these out: C := op(Q) C with side 'l',
 * C op(Q) with 'r'; op(Q) is Q or Q^H, which of real matrices is Q^T.
 *
 * On a GPU context single and complex single run on the GPU: problems whose Q has up to 1024 rows all at once, in one dispatch, larger ones
 * one after the other. Double, also complex, runs on the CPU, or, where doubles live on the GPU (createContext), there, in
 * integers, to the same bits on every device. A result depends on its own problem alone, to the last bit: not on the others, nor on their
 * number.
 *
 * Overwrites the matrices C only. Where tau(i) = 0, H(i) = I whatever v is. A NaN in C spoils its column with side 'l', its row with 'r';
 * one in a v or a tau spoils C. Flops 2nk (2m - k) batchCount with side 'l', 2mk (2n - k) batchCount with 'r', to leading order. Source:
 * LAPACK xORMQR, xUNMQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // C := Q^T C for a thousand matrices of 20 x 8 and a right-hand side each.
 * const of = { A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, ...of });
 * const C = ctx.upload('s', rightSides);
 * await sormqrStridedBatched(ctx.queue, { side: 'l', trans: 't', m: 20, n: 1, k: 8, ...of, C, ldc: 20, strideC: 20 });
 */
export declare const ormqrStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: OrmqrStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * Multiplies many matrices by the orthogonal (unitary) factors of QR factorizations, without writing these out: C := op(Q) C with side 'l',
 * C op(Q) with 'r'; op(Q) is Q or Q^H, which of real matrices is Q^T.
 *
 * On a GPU context single and complex single run on the GPU: problems whose Q has up to 1024 rows all at once, in one dispatch, larger ones
 * one after the other. Double, also complex, runs on the CPU, or, where doubles live on the GPU (createContext), there, in
 * integers, to the same bits on every device. A result depends on its own problem alone, to the last bit: not on the others, nor on their
 * number.
 *
 * Overwrites the matrices C only. Where tau(i) = 0, H(i) = I whatever v is. A NaN in C spoils its column with side 'l', its row with 'r';
 * one in a v or a tau spoils C. Flops 2nk (2m - k) batchCount with side 'l', 2mk (2n - k) batchCount with 'r', to leading order. Source:
 * LAPACK xORMQR, xUNMQR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // C := Q^T C for a thousand matrices of 20 x 8 and a right-hand side each.
 * const of = { A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, ...of });
 * const C = ctx.upload('s', rightSides);
 * await sormqrStridedBatched(ctx.queue, { side: 'l', trans: 't', m: 20, n: 1, k: 8, ...of, C, ldc: 20, strideC: 20 });
 */
export declare const sormqrStridedBatched: {
    (on: Context | Queue, args: OrmqrStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Multiplies many matrices by the orthogonal (unitary) factors of QR factorizations, without writing these out: C := op(Q) C with side 'l',
 * C op(Q) with 'r'; op(Q) is Q or Q^H, which of real matrices is Q^T.
 *
 * On a GPU context single and complex single run on the GPU: problems whose Q has up to 1024 rows all at once, in one dispatch, larger ones
 * one after the other. Double, also complex, runs on the CPU, or, where doubles live on the GPU (createContext), there, in
 * integers, to the same bits on every device. A result depends on its own problem alone, to the last bit: not on the others, nor on their
 * number.
 *
 * Overwrites the matrices C only. Where tau(i) = 0, H(i) = I whatever v is. A NaN in C spoils its column with side 'l', its row with 'r';
 * one in a v or a tau spoils C. Flops 2nk (2m - k) batchCount with side 'l', 2mk (2n - k) batchCount with 'r', to leading order. Source:
 * LAPACK xORMQR, xUNMQR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // C := Q^T C for a thousand matrices of 20 x 8 and a right-hand side each.
 * const of = { A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, ...of });
 * const C = ctx.upload('s', rightSides);
 * await sormqrStridedBatched(ctx.queue, { side: 'l', trans: 't', m: 20, n: 1, k: 8, ...of, C, ldc: 20, strideC: 20 });
 */
export declare const dormqrStridedBatched: {
    (on: Context | Queue, args: OrmqrStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Multiplies many matrices by the orthogonal (unitary) factors of QR factorizations, without writing these out: C := op(Q) C with side 'l',
 * C op(Q) with 'r'; op(Q) is Q or Q^H, which of real matrices is Q^T.
 *
 * On a GPU context single and complex single run on the GPU: problems whose Q has up to 1024 rows all at once, in one dispatch, larger ones
 * one after the other. Double, also complex, runs on the CPU, or, where doubles live on the GPU (createContext), there, in
 * integers, to the same bits on every device. A result depends on its own problem alone, to the last bit: not on the others, nor on their
 * number.
 *
 * Overwrites the matrices C only. Where tau(i) = 0, H(i) = I whatever v is. A NaN in C spoils its column with side 'l', its row with 'r';
 * one in a v or a tau spoils C. Flops 2nk (2m - k) batchCount with side 'l', 2mk (2n - k) batchCount with 'r', to leading order. Source:
 * LAPACK xORMQR, xUNMQR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // C := Q^T C for a thousand matrices of 20 x 8 and a right-hand side each.
 * const of = { A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, ...of });
 * const C = ctx.upload('s', rightSides);
 * await sormqrStridedBatched(ctx.queue, { side: 'l', trans: 't', m: 20, n: 1, k: 8, ...of, C, ldc: 20, strideC: 20 });
 */
export declare const cunmqrStridedBatched: {
    (on: Context | Queue, args: OrmqrStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Multiplies many matrices by the orthogonal (unitary) factors of QR factorizations, without writing these out: C := op(Q) C with side 'l',
 * C op(Q) with 'r'; op(Q) is Q or Q^H, which of real matrices is Q^T.
 *
 * On a GPU context single and complex single run on the GPU: problems whose Q has up to 1024 rows all at once, in one dispatch, larger ones
 * one after the other. Double, also complex, runs on the CPU, or, where doubles live on the GPU (createContext), there, in
 * integers, to the same bits on every device. A result depends on its own problem alone, to the last bit: not on the others, nor on their
 * number.
 *
 * Overwrites the matrices C only. Where tau(i) = 0, H(i) = I whatever v is. A NaN in C spoils its column with side 'l', its row with 'r';
 * one in a v or a tau spoils C. Flops 2nk (2m - k) batchCount with side 'l', 2mk (2n - k) batchCount with 'r', to leading order. Source:
 * LAPACK xORMQR, xUNMQR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // C := Q^T C for a thousand matrices of 20 x 8 and a right-hand side each.
 * const of = { A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, ...of });
 * const C = ctx.upload('s', rightSides);
 * await sormqrStridedBatched(ctx.queue, { side: 'l', trans: 't', m: 20, n: 1, k: 8, ...of, C, ldc: 20, strideC: 20 });
 */
export declare const zunmqrStridedBatched: {
    (on: Context | Queue, args: OrmqrStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type OrmqrBatchedArgs<P extends Prec> = OrmqrProblems<P, number> & AtOffsets<'A' | 'Tau' | 'C', never>;
/**
 * ormqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // One Q of order 4 for two of the matrices of 4 x 3 that lie in C, those at 12 and 48.
 * const [same, offsetsC] = [[0, 0], [12, 48]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA: same, offsetsTau: same, ldc: 4, offsetsC };
 * await sormqrBatched(ctx.queue, { side: 'l', trans: 'n', m: 4, n: 3, k: 4, A, tau, C, ...places, batchCount: 2 });
 */
export declare const ormqrBatched: {
    <P extends Prec>(on: Context | Queue, args: OrmqrBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * ormqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // One Q of order 4 for two of the matrices of 4 x 3 that lie in C, those at 12 and 48.
 * const [same, offsetsC] = [[0, 0], [12, 48]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA: same, offsetsTau: same, ldc: 4, offsetsC };
 * await sormqrBatched(ctx.queue, { side: 'l', trans: 'n', m: 4, n: 3, k: 4, A, tau, C, ...places, batchCount: 2 });
 */
export declare const sormqrBatched: {
    (on: Context | Queue, args: OrmqrBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * ormqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // One Q of order 4 for two of the matrices of 4 x 3 that lie in C, those at 12 and 48.
 * const [same, offsetsC] = [[0, 0], [12, 48]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA: same, offsetsTau: same, ldc: 4, offsetsC };
 * await sormqrBatched(ctx.queue, { side: 'l', trans: 'n', m: 4, n: 3, k: 4, A, tau, C, ...places, batchCount: 2 });
 */
export declare const dormqrBatched: {
    (on: Context | Queue, args: OrmqrBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * ormqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // One Q of order 4 for two of the matrices of 4 x 3 that lie in C, those at 12 and 48.
 * const [same, offsetsC] = [[0, 0], [12, 48]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA: same, offsetsTau: same, ldc: 4, offsetsC };
 * await sormqrBatched(ctx.queue, { side: 'l', trans: 'n', m: 4, n: 3, k: 4, A, tau, C, ...places, batchCount: 2 });
 */
export declare const cunmqrBatched: {
    (on: Context | Queue, args: OrmqrBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * ormqrStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // One Q of order 4 for two of the matrices of 4 x 3 that lie in C, those at 12 and 48.
 * const [same, offsetsC] = [[0, 0], [12, 48]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA: same, offsetsTau: same, ldc: 4, offsetsC };
 * await sormqrBatched(ctx.queue, { side: 'l', trans: 'n', m: 4, n: 3, k: 4, A, tau, C, ...places, batchCount: 2 });
 */
export declare const zunmqrBatched: {
    (on: Context | Queue, args: OrmqrBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type OrmqrVbatchedArgs<P extends Prec> = OrmqrProblems<P, Integers> & AtPlaces<'A' | 'Tau' | 'C'>;
/**
 * ormqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A Q of order 3 for a matrix of 3 x 2, and one of order 5, with two reflectors, for a vector.
 * const sizes = { m: [3, 5], n: [2, 1], k: [3, 2], lda: [3, 5], ldc: [3, 5] };
 * const places = { offsetsA: [0, 9], offsetsTau: [0, 3], offsetsC: [0, 6] };
 * await sormqrVbatched(ctx.queue, { side: 'l', trans: 't', ...sizes, A, tau, C, ...places });
 */
export declare const ormqrVbatched: {
    <P extends Prec>(on: Context | Queue, args: OrmqrVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * ormqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A Q of order 3 for a matrix of 3 x 2, and one of order 5, with two reflectors, for a vector.
 * const sizes = { m: [3, 5], n: [2, 1], k: [3, 2], lda: [3, 5], ldc: [3, 5] };
 * const places = { offsetsA: [0, 9], offsetsTau: [0, 3], offsetsC: [0, 6] };
 * await sormqrVbatched(ctx.queue, { side: 'l', trans: 't', ...sizes, A, tau, C, ...places });
 */
export declare const sormqrVbatched: {
    (on: Context | Queue, args: OrmqrVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * ormqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A Q of order 3 for a matrix of 3 x 2, and one of order 5, with two reflectors, for a vector.
 * const sizes = { m: [3, 5], n: [2, 1], k: [3, 2], lda: [3, 5], ldc: [3, 5] };
 * const places = { offsetsA: [0, 9], offsetsTau: [0, 3], offsetsC: [0, 6] };
 * await sormqrVbatched(ctx.queue, { side: 'l', trans: 't', ...sizes, A, tau, C, ...places });
 */
export declare const dormqrVbatched: {
    (on: Context | Queue, args: OrmqrVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * ormqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A Q of order 3 for a matrix of 3 x 2, and one of order 5, with two reflectors, for a vector.
 * const sizes = { m: [3, 5], n: [2, 1], k: [3, 2], lda: [3, 5], ldc: [3, 5] };
 * const places = { offsetsA: [0, 9], offsetsTau: [0, 3], offsetsC: [0, 6] };
 * await sormqrVbatched(ctx.queue, { side: 'l', trans: 't', ...sizes, A, tau, C, ...places });
 */
export declare const cunmqrVbatched: {
    (on: Context | Queue, args: OrmqrVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * ormqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A Q of order 3 for a matrix of 3 x 2, and one of order 5, with two reflectors, for a vector.
 * const sizes = { m: [3, 5], n: [2, 1], k: [3, 2], lda: [3, 5], ldc: [3, 5] };
 * const places = { offsetsA: [0, 9], offsetsTau: [0, 3], offsetsC: [0, 6] };
 * await sormqrVbatched(ctx.queue, { side: 'l', trans: 't', ...sizes, A, tau, C, ...places });
 */
export declare const zunmqrVbatched: {
    (on: Context | Queue, args: OrmqrVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
