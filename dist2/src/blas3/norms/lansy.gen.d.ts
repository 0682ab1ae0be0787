import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../../runtime/front.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lansy, by name. */
export interface LansyArgs<P extends Prec> {
    /** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' Frobenius. */
    norm: 'm' | 'o' | '1' | 'i' | 'f' | 'e';
    /** The triangle of A that is read. */
    uplo: Uplo;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** A place for the norm on the device, of a single for halves. With it nothing is read back and the promise resolves to undefined. */
    result?: Ptr<SumOf<P>>;
}
/**
 * The norm of a symmetric matrix A of order n, column-major, of which one triangle is read. Of a Hermitian one there is lanhe.
 *
 * A norm of a symmetric matrix: max, one (the same as infinity) or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const lansy: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<LansyArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<LansyArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: LansyArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * The norm of a symmetric matrix A of order n, column-major, of which one triangle is read. Of a Hermitian one there is lanhe.
 *
 * A norm of a symmetric matrix: max, one (the same as infinity) or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANSY.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const hlansy: {
    (on: Context | Queue, args: WithPlace<LansyArgs<'h'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyArgs<'h'>>): Promise<number>;
    (on: Context | Queue, args: LansyArgs<'h'>): Promise<number | undefined>;
} & {
    readonly prec: 'h';
};
/**
 * The norm of a symmetric matrix A of order n, column-major, of which one triangle is read. Of a Hermitian one there is lanhe.
 *
 * A norm of a symmetric matrix: max, one (the same as infinity) or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANSY.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const slansy: {
    (on: Context | Queue, args: WithPlace<LansyArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: LansyArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * The norm of a symmetric matrix A of order n, column-major, of which one triangle is read. Of a Hermitian one there is lanhe.
 *
 * A norm of a symmetric matrix: max, one (the same as infinity) or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANSY.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const dlansy: {
    (on: Context | Queue, args: WithPlace<LansyArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: LansyArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * The norm of a symmetric matrix A of order n, column-major, of which one triangle is read. Of a Hermitian one there is lanhe.
 *
 * A norm of a symmetric matrix: max, one (the same as infinity) or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANSY.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const clansy: {
    (on: Context | Queue, args: WithPlace<LansyArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LansyArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * The norm of a symmetric matrix A of order n, column-major, of which one triangle is read. Of a Hermitian one there is lanhe.
 *
 * A norm of a symmetric matrix: max, one (the same as infinity) or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANSY.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const zlansy: {
    (on: Context | Queue, args: WithPlace<LansyArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LansyArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
