import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../../runtime/front.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lange, by name. */
export interface LangeArgs<P extends Prec> {
    /** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' Frobenius. */
    norm: 'm' | 'o' | '1' | 'i' | 'f' | 'e';
    m: number;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** A place for the norm on the device, of a single for halves. With it nothing is read back and the promise resolves to undefined. */
    result?: Ptr<SumOf<P>>;
}
/**
 * The norm of an m x n matrix A, column-major.
 *
 * A norm of a general matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANGE.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slange(ctx.queue, { norm: 'f', m, n, A, lda: m });
 */
export declare const lange: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<LangeArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<LangeArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: LangeArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * The norm of an m x n matrix A, column-major.
 *
 * A norm of a general matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANGE.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slange(ctx.queue, { norm: 'f', m, n, A, lda: m });
 */
export declare const hlange: {
    (on: Context | Queue, args: WithPlace<LangeArgs<'h'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeArgs<'h'>>): Promise<number>;
    (on: Context | Queue, args: LangeArgs<'h'>): Promise<number | undefined>;
} & {
    readonly prec: 'h';
};
/**
 * The norm of an m x n matrix A, column-major.
 *
 * A norm of a general matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANGE.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slange(ctx.queue, { norm: 'f', m, n, A, lda: m });
 */
export declare const slange: {
    (on: Context | Queue, args: WithPlace<LangeArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: LangeArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * The norm of an m x n matrix A, column-major.
 *
 * A norm of a general matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANGE.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slange(ctx.queue, { norm: 'f', m, n, A, lda: m });
 */
export declare const dlange: {
    (on: Context | Queue, args: WithPlace<LangeArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: LangeArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * The norm of an m x n matrix A, column-major.
 *
 * A norm of a general matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANGE.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slange(ctx.queue, { norm: 'f', m, n, A, lda: m });
 */
export declare const clange: {
    (on: Context | Queue, args: WithPlace<LangeArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LangeArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * The norm of an m x n matrix A, column-major.
 *
 * A norm of a general matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANGE.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slange(ctx.queue, { norm: 'f', m, n, A, lda: m });
 */
export declare const zlange: {
    (on: Context | Queue, args: WithPlace<LangeArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LangeArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
