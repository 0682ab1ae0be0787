import type { Prec, SumOf } from '../../core/field.ts';
import type { Diag, Ptr, Uplo } from '../../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../../runtime/front.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lantr, by name. */
export interface LantrArgs<P extends Prec> {
    /** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' Frobenius. */
    norm: 'm' | 'o' | '1' | 'i' | 'f' | 'e';
    /** The triangle of A that is read. */
    uplo: Uplo;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
    diag?: Diag;
    m: number;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** A place for the norm on the device, of a single for halves. With it nothing is read back and the promise resolves to undefined. */
    result?: Ptr<SumOf<P>>;
}
/**
 * The norm of a triangular (trapezoidal) m x n matrix A, column-major, of which one triangle is read.
 *
 * A norm of a triangular or trapezoidal matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slantr(ctx.queue, { norm: 'i', uplo: 'u', m: n, n, A: R, lda: n });
 */
export declare const lantr: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<LantrArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<LantrArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: LantrArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * The norm of a triangular (trapezoidal) m x n matrix A, column-major, of which one triangle is read.
 *
 * A norm of a triangular or trapezoidal matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANTR.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slantr(ctx.queue, { norm: 'i', uplo: 'u', m: n, n, A: R, lda: n });
 */
export declare const hlantr: {
    (on: Context | Queue, args: WithPlace<LantrArgs<'h'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LantrArgs<'h'>>): Promise<number>;
    (on: Context | Queue, args: LantrArgs<'h'>): Promise<number | undefined>;
} & {
    readonly prec: 'h';
};
/**
 * The norm of a triangular (trapezoidal) m x n matrix A, column-major, of which one triangle is read.
 *
 * A norm of a triangular or trapezoidal matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANTR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slantr(ctx.queue, { norm: 'i', uplo: 'u', m: n, n, A: R, lda: n });
 */
export declare const slantr: {
    (on: Context | Queue, args: WithPlace<LantrArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LantrArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: LantrArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * The norm of a triangular (trapezoidal) m x n matrix A, column-major, of which one triangle is read.
 *
 * A norm of a triangular or trapezoidal matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANTR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slantr(ctx.queue, { norm: 'i', uplo: 'u', m: n, n, A: R, lda: n });
 */
export declare const dlantr: {
    (on: Context | Queue, args: WithPlace<LantrArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LantrArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: LantrArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * The norm of a triangular (trapezoidal) m x n matrix A, column-major, of which one triangle is read.
 *
 * A norm of a triangular or trapezoidal matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANTR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slantr(ctx.queue, { norm: 'i', uplo: 'u', m: n, n, A: R, lda: n });
 */
export declare const clantr: {
    (on: Context | Queue, args: WithPlace<LantrArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LantrArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LantrArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * The norm of a triangular (trapezoidal) m x n matrix A, column-major, of which one triangle is read.
 *
 * A norm of a triangular or trapezoidal matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANTR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slantr(ctx.queue, { norm: 'i', uplo: 'u', m: n, n, A: R, lda: n });
 */
export declare const zlantr: {
    (on: Context | Queue, args: WithPlace<LantrArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LantrArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LantrArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
