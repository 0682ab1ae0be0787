import type { FieldMat } from '../../core/matrix.ts';
import type { TallDemotion } from './dsgelsDemotion.ref.ts';
/** Steps of inverse iteration: each multiplies what the direction has of the smallest singular value by a square of their quotient. */
export declare const PROBE_STEPS = 2;
/**
 * A trial of the corrections in the direction y that they know least about. That refinement converges does not show that T has full rank:
 * where b is T x for some x the residual has no part that R, singular but for rounding, could be wrong about. So y is found by
 * inverse iteration, (T D)^H T D by R^H R; then T D y is computed in double, and solved for: that must give y again, up to what a
 * correction may leave. Of a T without full rank y is nearly in the null space, and nothing of it returns.
 *
 * In turns with solves for corrections: begin, a solve and turn for each step, then the caller's F := -T X, last, a solve, and failure.
 * All work is a column each of a TallRefinement's.
 */
export declare class RankProbe {
    private readonly p;
    private readonly q;
    private readonly demotion;
    private readonly X;
    private readonly F;
    private readonly D;
    /** Entries of an element. */
    private readonly parts;
    private y;
    /** The smallest singular value of R, from above: 1 / sigma^2 is the length of what came of a y of length 1. */
    private sigma;
    constructor(p: number, q: number, demotion: TallDemotion, work: Readonly<Record<'X' | 'F' | 'D', FieldMat>>);
    /** D := [0; g], g without a pattern that a matrix might have, and of one size. */
    begin(): void;
    /** Takes the corrections, -(R^H R)^-1 g, for the next g. D := [0; g], X := D y, F := 0. */
    turn(): void;
    /** D := [F; 0], when F is -T X. */
    last(): void;
    /** 0 if the corrections are -y as far as singles tell; else why refinement does not do. */
    failure(): number;
    private ask;
    private found;
}
