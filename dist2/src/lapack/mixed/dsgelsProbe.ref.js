// Whether factors in single precision tell of the rank in double: what dsgels and zcgels ask of them before they refine. In TypeScript,
// host memory only.
import { fields } from '../../core/field.js';
import { FAILED } from './mixed.ref.js';
/** Steps of inverse iteration: each multiplies what the direction has of the smallest singular value by a square of their quotient. */
export const PROBE_STEPS = 2;
/** What a correction must leave of an error at most. */
const CONTRACTION = 0.5;
/**
 * R whose smallest singular value is less, over ||T D||_F, is singular: below the roundoff of singles y and what returns are both noise.
 */
const LEAST_SIGMA = fields.s.eps / 16;
/**
 * A trial of the corrections in the direction y that they know least about. That refinement converges does not show that T has full rank:
 * where b is T x for some x the residual has no part that R, singular but for rounding, could be wrong about. So y is found by
 * inverse iteration, (T D)^H T D by R^H R; then T D y is computed in double, and solved for: that must give y again, up to what a
 * correction may leave. Of a T without full rank y is nearly in the null space, and nothing of it returns.
 *
 * In turns with solves for corrections: begin, a solve and turn for each step, then the caller's F := -T X, last, a solve, and failure.
 * All work is a column each of a TallRefinement's.
 */
export class RankProbe {
    p;
    q;
    demotion;
    X;
    F;
    D;
    /** Entries of an element. */
    parts;
    y = new Float64Array(0);
    /** The smallest singular value of R, from above: 1 / sigma^2 is the length of what came of a y of length 1. */
    sigma = 0;
    constructor(p, q, demotion, work) {
        [this.p, this.q, this.demotion] = [p, q, demotion];
        [this.X, this.F, this.D] = [work.X, work.F, work.D];
        this.parts = work.X.parts ?? 1;
    }
    /** D := [0; g], g without a pattern that a matrix might have, and of one size. */
    begin() {
        let state = 1;
        this.y = Float64Array.from({ length: this.parts * this.q }, () => {
            state = (Math.imul(state, 1664525) + 1013904223) | 0;
            return state < 0 ? -1 + state / 2 ** 33 : 1 + state / 2 ** 33;
        });
        this.ask();
    }
    /** Takes the corrections, -(R^H R)^-1 g, for the next g. D := [0; g], X := D y, F := 0. */
    turn() {
        this.y = Float64Array.from(this.found(), (value) => -value);
        let size = 0;
        for (const value of this.y)
            size += value * value;
        const length = Math.sqrt(size);
        for (const [j, value] of this.y.entries())
            this.y[j] = value / length;
        this.sigma = 1 / Math.sqrt(length);
        this.ask();
        const { scales } = this.demotion;
        const { parts, X, F } = this;
        for (const [k, value] of this.y.entries())
            X.data[parts * X.off + k] = value * scales[parts === 1 ? k : k >> 1];
        F.data.fill(0, parts * F.off, parts * (F.off + this.p));
    }
    /** D := [F; 0], when F is -T X. */
    last() {
        const { parts, p, q, F, D } = this;
        for (let i = 0; i < parts * p; i++)
            D.data[parts * D.off + i] = F.data[parts * F.off + i];
        D.data.fill(0, parts * (D.off + p), parts * (D.off + p + q));
    }
    /** 0 if the corrections are -y as far as singles tell; else why refinement does not do. */
    failure() {
        const { norms } = this.demotion;
        if (norms.some(Number.isNaN))
            return FAILED.convergence;
        let [left, squares] = [0, 0];
        for (const [j, value] of this.found().entries())
            left += (value + this.y[j]) ** 2;
        for (const size of norms)
            squares += size * size;
        const told = this.sigma >= LEAST_SIGMA * Math.sqrt(squares) && Math.sqrt(left) <= CONTRACTION;
        return told ? 0 : FAILED.factorization;
    }
    ask() {
        const { parts, p, D, y } = this;
        D.data.fill(0, parts * D.off, parts * (D.off + p));
        D.data.set(y, parts * (D.off + p));
    }
    found() {
        const { parts, p, q, D } = this;
        return D.data.subarray(parts * (D.off + p), parts * (D.off + p + q));
    }
}
