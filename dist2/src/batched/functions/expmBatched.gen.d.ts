import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { ExpmProblems } from './expmBatched.spec.ts';
import type { ExpmProblems } from './expmBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type ExpmStridedBatchedArgs<P extends Prec> = ExpmProblems<P, number> & AtStrides<'A' | 'C'>;
/**
 * C := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for many square matrices of one size at equal distances.
 *
 * Scaling and squaring, by as many halvings as each matrix needs. On the CPU the approximant is Padé's, of degree 3 to 7 in single and 3 to
 * 13 in double precision; on a GPU context single and complex single precision run on the GPU, complex matrices as real ones of twice the
 * order, by a Taylor polynomial of degree 8 in three products, without divisions; doubles run on the CPU. Halvings are counted by the norms
 * of powers, so that matrices far from normal are not halved more than they must be. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 batchCount for each product: three, or four and a solution, and one for each halving.
 * Source: N. J. Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S.
 * Blanes, F. Casas, Mathematics 7 (2019) 1174.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sexpmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const expmStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: ExpmStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for many square matrices of one size at equal distances.
 *
 * Scaling and squaring, by as many halvings as each matrix needs. On the CPU the approximant is Padé's, of degree 3 to 7 in single and 3 to
 * 13 in double precision; on a GPU context single and complex single precision run on the GPU, complex matrices as real ones of twice the
 * order, by a Taylor polynomial of degree 8 in three products, without divisions; doubles run on the CPU. Halvings are counted by the norms
 * of powers, so that matrices far from normal are not halved more than they must be. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 batchCount for each product: three, or four and a solution, and one for each halving.
 * Source: N. J. Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S.
 * Blanes, F. Casas, Mathematics 7 (2019) 1174.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sexpmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const sexpmStridedBatched: {
    (on: Context | Queue, args: ExpmStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for many square matrices of one size at equal distances.
 *
 * Scaling and squaring, by as many halvings as each matrix needs. On the CPU the approximant is Padé's, of degree 3 to 7 in single and 3 to
 * 13 in double precision; on a GPU context single and complex single precision run on the GPU, complex matrices as real ones of twice the
 * order, by a Taylor polynomial of degree 8 in three products, without divisions; doubles run on the CPU. Halvings are counted by the norms
 * of powers, so that matrices far from normal are not halved more than they must be. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 batchCount for each product: three, or four and a solution, and one for each halving.
 * Source: N. J. Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S.
 * Blanes, F. Casas, Mathematics 7 (2019) 1174.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sexpmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const dexpmStridedBatched: {
    (on: Context | Queue, args: ExpmStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for many square matrices of one size at equal distances.
 *
 * Scaling and squaring, by as many halvings as each matrix needs. On the CPU the approximant is Padé's, of degree 3 to 7 in single and 3 to
 * 13 in double precision; on a GPU context single and complex single precision run on the GPU, complex matrices as real ones of twice the
 * order, by a Taylor polynomial of degree 8 in three products, without divisions; doubles run on the CPU. Halvings are counted by the norms
 * of powers, so that matrices far from normal are not halved more than they must be. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 batchCount for each product: three, or four and a solution, and one for each halving.
 * Source: N. J. Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S.
 * Blanes, F. Casas, Mathematics 7 (2019) 1174.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sexpmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const cexpmStridedBatched: {
    (on: Context | Queue, args: ExpmStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := e^A = I + A + A^2 / 2 + A^3 / 6 + ... for many square matrices of one size at equal distances.
 *
 * Scaling and squaring, by as many halvings as each matrix needs. On the CPU the approximant is Padé's, of degree 3 to 7 in single and 3 to
 * 13 in double precision; on a GPU context single and complex single precision run on the GPU, complex matrices as real ones of twice the
 * order, by a Taylor polynomial of degree 8 in three products, without divisions; doubles run on the CPU. Halvings are counted by the norms
 * of powers, so that matrices far from normal are not halved more than they must be. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. The error relative to the norm of e^A is a few n eps times the condition number of the
 * exponential at A, at least ||A||. Flops 2n^3 batchCount for each product: three, or four and a solution, and one for each halving.
 * Source: N. J. Higham, SIAM J. Matrix Anal. Appl. 26 (2005) 1179; A. H. Al-Mohy and N. J. Higham, ibid. 31 (2009) 970; P. Bader, S.
 * Blanes, F. Casas, Mathematics 7 (2019) 1174.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sexpmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const zexpmStridedBatched: {
    (on: Context | Queue, args: ExpmStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type ExpmBatchedArgs<P extends Prec> = ExpmProblems<P, number> & AtOffsets<'A' | 'C', never>;
/**
 * expmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sexpmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const expmBatched: {
    <P extends Prec>(on: Context | Queue, args: ExpmBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * expmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sexpmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const sexpmBatched: {
    (on: Context | Queue, args: ExpmBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * expmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sexpmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const dexpmBatched: {
    (on: Context | Queue, args: ExpmBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * expmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sexpmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const cexpmBatched: {
    (on: Context | Queue, args: ExpmBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * expmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sexpmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const zexpmBatched: {
    (on: Context | Queue, args: ExpmBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type ExpmVbatchedArgs<P extends Prec> = ExpmProblems<P, Integers> & AtPlaces<'A' | 'C'>;
/**
 * expmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sexpmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const expmVbatched: {
    <P extends Prec>(on: Context | Queue, args: ExpmVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * expmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sexpmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const sexpmVbatched: {
    (on: Context | Queue, args: ExpmVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * expmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sexpmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const dexpmVbatched: {
    (on: Context | Queue, args: ExpmVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * expmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sexpmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const cexpmVbatched: {
    (on: Context | Queue, args: ExpmVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * expmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sexpmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const zexpmVbatched: {
    (on: Context | Queue, args: ExpmVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
