import type { Prec, SingleOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lag2s, by name. */
export interface Lag2sArgs<P extends Prec> {
    m: number;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out. */
    SA: Ptr<SingleOf<P>>;
    /** At least the rows of SA, and 1. */
    ldsa: number;
    /** One integer, out: 1 if an element of SA is infinite, else 0. May be left out. */
    info?: Ptr<'i'>;
    /** Out. May be left out; may lie in the same buffer as SA if it shares no element with it. */
    SB?: Ptr<SingleOf<P>>;
    /** At least the rows of SB, and 1. */
    ldsb?: number;
}
/**
 * SA := A in single precision, and SB := what SA leaves of A; m x n, column-major.
 *
 * SA := A, half or double to single precision, zlag2c complex double to complex single; with SB, A is split: SA + SB is nearly A, each the
 * single nearest to what is left.
 *
 * Overwrites SA, SB and info. Halves are singles: SA is exact and SB zero. Of a double d, SA + SB differs by at most 2^-48 |d| as long as
 * |d| is at least 2^-100; below, by at most 2^-149. A double that is too large for a single becomes infinite, beside a zero in SB; info is
 * then 1, also for infinities in A, and all of SA and SB is defined nevertheless. NaN stays NaN, beside a zero, and is no overflow. Of
 * complex numbers all of this is said of each part. No flops. Half runs on the GPU if it has halves (feature shader-f16); doubles are
 * converted where they live; singles of the CPU go to the GPU when a routine there reads them. Source: LAPACK DLAG2S, ZLAG2C, MAGMA
 * magmablas_hlag2s.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dlag2s(ctx.queue, { m, n, A, lda: m, SA, ldsa: m, SB, ldsb: m });
 */
export declare const lag2s: {
    <P extends Prec>(on: Context | Queue, args: Lag2sArgs<P>, prec?: P): Promise<void>;
};
/**
 * SA := A in single precision, and SB := what SA leaves of A; m x n, column-major.
 *
 * SA := A, half or double to single precision, zlag2c complex double to complex single; with SB, A is split: SA + SB is nearly A, each the
 * single nearest to what is left.
 *
 * Overwrites SA, SB and info. Halves are singles: SA is exact and SB zero. Of a double d, SA + SB differs by at most 2^-48 |d| as long as
 * |d| is at least 2^-100; below, by at most 2^-149. A double that is too large for a single becomes infinite, beside a zero in SB; info is
 * then 1, also for infinities in A, and all of SA and SB is defined nevertheless. NaN stays NaN, beside a zero, and is no overflow. Of
 * complex numbers all of this is said of each part. No flops. Half runs on the GPU if it has halves (feature shader-f16); doubles are
 * converted where they live; singles of the CPU go to the GPU when a routine there reads them. Source: LAPACK DLAG2S, ZLAG2C, MAGMA
 * magmablas_hlag2s.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dlag2s(ctx.queue, { m, n, A, lda: m, SA, ldsa: m, SB, ldsb: m });
 */
export declare const hlag2s: {
    (on: Context | Queue, args: Lag2sArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * SA := A in single precision, and SB := what SA leaves of A; m x n, column-major.
 *
 * SA := A, half or double to single precision, zlag2c complex double to complex single; with SB, A is split: SA + SB is nearly A, each the
 * single nearest to what is left.
 *
 * Overwrites SA, SB and info. Halves are singles: SA is exact and SB zero. Of a double d, SA + SB differs by at most 2^-48 |d| as long as
 * |d| is at least 2^-100; below, by at most 2^-149. A double that is too large for a single becomes infinite, beside a zero in SB; info is
 * then 1, also for infinities in A, and all of SA and SB is defined nevertheless. NaN stays NaN, beside a zero, and is no overflow. Of
 * complex numbers all of this is said of each part. No flops. Half runs on the GPU if it has halves (feature shader-f16); doubles are
 * converted where they live; singles of the CPU go to the GPU when a routine there reads them. Source: LAPACK DLAG2S, ZLAG2C, MAGMA
 * magmablas_hlag2s.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dlag2s(ctx.queue, { m, n, A, lda: m, SA, ldsa: m, SB, ldsb: m });
 */
export declare const dlag2s: {
    (on: Context | Queue, args: Lag2sArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * SA := A in single precision, and SB := what SA leaves of A; m x n, column-major.
 *
 * SA := A, half or double to single precision, zlag2c complex double to complex single; with SB, A is split: SA + SB is nearly A, each the
 * single nearest to what is left.
 *
 * Overwrites SA, SB and info. Halves are singles: SA is exact and SB zero. Of a double d, SA + SB differs by at most 2^-48 |d| as long as
 * |d| is at least 2^-100; below, by at most 2^-149. A double that is too large for a single becomes infinite, beside a zero in SB; info is
 * then 1, also for infinities in A, and all of SA and SB is defined nevertheless. NaN stays NaN, beside a zero, and is no overflow. Of
 * complex numbers all of this is said of each part. No flops. Half runs on the GPU if it has halves (feature shader-f16); doubles are
 * converted where they live; singles of the CPU go to the GPU when a routine there reads them. Source: LAPACK DLAG2S, ZLAG2C, MAGMA
 * magmablas_hlag2s.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dlag2s(ctx.queue, { m, n, A, lda: m, SA, ldsa: m, SB, ldsb: m });
 */
export declare const zlag2c: {
    (on: Context | Queue, args: Lag2sArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
