import type { RoutineSpec } from '../../core/spec.ts';
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
export declare const lag2dSpec: RoutineSpec;
