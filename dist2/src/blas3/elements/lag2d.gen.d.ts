import type { DoubleOf, Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lag2d, by name. */
export interface Lag2dArgs<P extends Prec> {
    m: number;
    n: number;
    SA: Ptr<P>;
    /** At least the rows of SA, and 1. */
    ldsa: number;
    /** Out. */
    A: Ptr<DoubleOf<P>>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** What lag2s has split off, or any other matrix to be added. May be left out. */
    SB?: Ptr<NoInfer<P>>;
    /** At least the rows of SB, and 1. */
    ldsb?: number;
}
/**
 * A := SA, or SA + SB, in double precision; m x n, column-major.
 *
 * A := SA, single to double precision, clag2z complex single to complex double, or A := SA + SB, rounded once.
 *
 * Overwrites A only. Without SB nothing is lost. No flops. Runs where doubles live; where that is the CPU, a GPU
 * context reads SA and SB back.
 * Source: LAPACK SLAG2D, CLAG2Z.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slag2d(ctx.queue, { m, n, SA, ldsa: m, A, lda: m, SB, ldsb: m });
 */
export declare const lag2d: {
    <P extends Prec>(on: Context | Queue, args: Lag2dArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := SA, or SA + SB, in double precision; m x n, column-major.
 *
 * A := SA, single to double precision, clag2z complex single to complex double, or A := SA + SB, rounded once.
 *
 * Overwrites A only. Without SB nothing is lost. No flops. Runs where doubles live; where that is the CPU, a GPU
 * context reads SA and SB back.
 * Source: LAPACK SLAG2D, CLAG2Z.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slag2d(ctx.queue, { m, n, SA, ldsa: m, A, lda: m, SB, ldsb: m });
 */
export declare const slag2d: {
    (on: Context | Queue, args: Lag2dArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := SA, or SA + SB, in double precision; m x n, column-major.
 *
 * A := SA, single to double precision, clag2z complex single to complex double, or A := SA + SB, rounded once.
 *
 * Overwrites A only. Without SB nothing is lost. No flops. Runs where doubles live; where that is the CPU, a GPU
 * context reads SA and SB back.
 * Source: LAPACK SLAG2D, CLAG2Z.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slag2d(ctx.queue, { m, n, SA, ldsa: m, A, lda: m, SB, ldsb: m });
 */
export declare const clag2z: {
    (on: Context | Queue, args: Lag2dArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
