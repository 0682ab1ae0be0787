import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of potrs, by name. */
export interface PotrsArgs<P extends Prec> {
    /** Which triangle holds the factor: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** L or U as potrf leaves it; the other triangle is not read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := A^-1 B from A = L L^T ('l') or A = U^T U ('u') of potrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^2 nrhs. Source: LAPACK xPOTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await dpotrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const potrs: {
    <P extends Prec>(on: Context | Queue, args: PotrsArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B from A = L L^T ('l') or A = U^T U ('u') of potrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^2 nrhs. Source: LAPACK xPOTRS.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await dpotrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const spotrs: {
    (on: Context | Queue, args: PotrsArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B from A = L L^T ('l') or A = U^T U ('u') of potrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^2 nrhs. Source: LAPACK xPOTRS.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await dpotrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const dpotrs: {
    (on: Context | Queue, args: PotrsArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B from A = L L^T ('l') or A = U^T U ('u') of potrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^2 nrhs. Source: LAPACK xPOTRS.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await dpotrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const cpotrs: {
    (on: Context | Queue, args: PotrsArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B from A = L L^T ('l') or A = U^T U ('u') of potrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^2 nrhs. Source: LAPACK xPOTRS.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await dpotrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const zpotrs: {
    (on: Context | Queue, args: PotrsArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
