// The state of the refinement of dsgels and zcgels, wherever factors, corrections and residuals are computed. In TypeScript, host memory
// only.
import { modulus } from '../../core/complex.js';
import { larger } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { exponentOf } from './dsgelsDemotion.ref.js';
import { FAILED } from './mixed.ref.js';
const EPS = fields.d.eps;
/** Corrections at most, as of all solvers in mixed precision. */
const MOST_CORRECTIONS = -FAILED.convergence - 1;
/** A correction this much smaller than the one before is progress. Source: J. Demmel et al. (2009). */
const PROGRESS = 0.5;
const norm = (v) => {
    let sum = 0;
    for (const value of v)
        sum += value * value;
    return Math.sqrt(sum);
};
/** The largest magnitude; NaN if an element is. */
const largestOf = (v) => {
    let most = 0;
    for (const value of v)
        most = larger(Math.abs(value), most);
    return most;
};
/**
 * Refinement of the augmented system
 *
 *   [ I    T ] [r]   [f0]      f0 = b, g0 = 0: x minimizes ||b - T x||, and r is what is left of b
 *   [ T^H  0 ] [x] = [g0]      f0 = 0, g0 = b: r is the shortest solution of T^H r = b, and -x is its multiplier
 *
 * in turns: demote brings f = f0 - r - T x and g = g0 - T^H r to singles; the caller solves for corrections; correct judges and adds
 * them, and begins the next residuals, which the caller completes. Columns that have not converged stand in front. Norms are 2-norms, of
 * x in the scaling D^-1 x of the demoted T D. Right-hand sides are brought to the size of one by powers of two.
 *
 * A right-hand side is done when its corrections of r and x are rounding, or when neither they nor, relative to each element of x, the
 * latter have become smaller by half; it has then converged only if f and g are what rounding leaves of them, so that r and x solve a
 * system with T changed by some roundings. Source: A. Bjoerck, Iterative refinement of linear least squares solutions I, BIT 7 (1967);
 * J. Demmel, Y. Hida, X. S. Li, E. J. Riedy, Extra-precise iterative refinement for overdetermined least squares problems, ACM TOMS 35
 * (2009), whose rules of stopping these are but for the last.
 */
export class TallRefinement {
    /** ITER: corrections of the last column to converge, or one of FAILED. */
    iter = 0;
    /** Columns that have not converged. */
    columns;
    /** For each right-hand side the corrections made when it had converged. */
    iters;
    problem;
    work;
    demotion;
    /** ||T D||_F */
    size;
    /** Entries of an element: vectors are gone through by entries. */
    parts;
    /** Column k is of right-hand side order[k]. */
    order;
    /** By right-hand side: log2 of its factor, the factor of its residuals in singles, its last correction. */
    exponents;
    scales;
    last;
    step = 0;
    ended = false;
    /** `demotion`: of all columns. */
    constructor(problem, demotion, work) {
        const { nrhs } = problem;
        [this.problem, this.demotion, this.work] = [problem, demotion, work];
        this.size = norm(demotion.norms);
        this.parts = problem.B.parts ?? 1;
        this.columns = nrhs;
        this.iters = new Int32Array(nrhs);
        this.order = Int32Array.from({ length: nrhs }, (_, k) => k);
        this.exponents = new Int32Array(nrhs);
        this.scales = new Float64Array(nrhs);
        this.last = new Array(nrhs).fill(undefined);
        for (let k = nrhs - 1; k >= 0; k--) {
            const largest = largestOf(this.given(k));
            // No correction makes a number of these again.
            if (largest === Infinity)
                this.end(FAILED.demotion);
            if (Number.isNaN(largest))
                this.end(FAILED.convergence);
            this.exponents[k] = exponentOf(largest);
            this.column('R', k).fill(0);
            this.column('X', k).fill(0);
            this.begin(k);
            if (largest === 0)
                this.done(k, 0);
        }
    }
    /** D := [F; G] in singles, of which the part g is scaled as T is. False if nothing is to be solved for any more. */
    demote() {
        for (let k = 0; k < this.columns && !this.ended; k++) {
            const [f, g, d] = [this.column('F', k), this.column('G', k), this.column('D', k)];
            let largest = largestOf(f);
            for (let j = 0; j < g.length; j++)
                largest = larger(Math.abs(g[j] * this.scaleOf(j)), largest);
            if (!(largest < Infinity))
                this.end(FAILED.convergence);
            const scale = 2 ** Math.max(-1022, exponentOf(largest));
            this.scales[k] = scale;
            for (let i = 0; i < f.length; i++)
                d[i] = f[i] / scale;
            for (let j = 0; j < g.length; j++)
                d[f.length + j] = (g[j] * this.scaleOf(j)) / scale;
        }
        return !this.ended && this.columns > 0;
    }
    /** Judges the corrections D; r and x += those that are of use; F := f0 - r, G := g0. */
    correct() {
        for (let k = this.columns - 1; k >= 0 && !this.ended; k--) {
            const verdict = this.judge(k);
            if (verdict === 'stuck') {
                if (!this.solves(k))
                    this.end(FAILED.convergence);
                else
                    this.done(k, this.step - 1);
            }
            else {
                this.add(k);
                if (verdict === 'last')
                    this.done(k, this.step);
                else
                    this.begin(k);
            }
        }
        if (this.columns > 0 && this.step === MOST_CORRECTIONS)
            this.end(FAILED.convergence);
        this.step++;
    }
    /** Ends the refinement. Of one that has failed no right-hand side counts as solved. */
    end(iter) {
        if (this.ended)
            return;
        this.iter = iter;
        this.ended = true;
        this.iters.fill(iter);
    }
    /** The solutions in the order of the right-hand sides: x, or r of least norm. And, if wanted, the squares of the residuals. */
    store(X, rss) {
        const { minimizes } = this.problem;
        for (const [k, j] of this.order.entries()) {
            // Two factors: their product may leave the range where the result does not.
            const half = 2 ** Math.trunc(this.exponents[j] / 2);
            const rest = 2 ** (this.exponents[j] - Math.trunc(this.exponents[j] / 2));
            const solution = this.column(minimizes ? 'X' : 'R', k);
            const to = this.parts * (X.off + j * X.ld);
            for (const [i, value] of solution.entries())
                X.data[to + i] = value * half * rest;
            if (rss === undefined)
                continue;
            const size = minimizes ? norm(this.column('R', k)) * half * rest : 0;
            rss[j] = size * size;
        }
    }
    /** Whether the correction is rounding ('last'), of use ('more'), or no better than the one before. */
    judge(k) {
        const { parts } = this;
        const [x, r, d] = [this.column('X', k), this.column('R', k), this.column('D', k)];
        const p = r.length;
        let [size, change, elements] = [0, 0, 0];
        const by = (j) => d[p + j] * this.scales[k];
        const corrected = (j) => x[j] / this.scaleOf(j) + by(j);
        const moduli = (of, j) => modulus(of(j), parts === 1 ? 0 : of(j + 1));
        for (let j = 0; j < x.length; j++) {
            size += corrected(j) ** 2;
            change += by(j) ** 2;
        }
        for (let j = 0; j < x.length; j += parts) {
            const own = moduli(by, j);
            if (own !== 0)
                elements = larger(own / moduli(corrected, j), elements);
        }
        const made = { x: Math.sqrt(change), r: norm(d.subarray(0, p)) * this.scales[k], elements };
        const before = this.last[this.order[k]];
        this.last[this.order[k]] = made;
        if (!(made.x < Infinity && made.r < Infinity)) {
            this.end(FAILED.convergence);
            return 'more';
        }
        // r of a system that T solves is nothing but rounding of b.
        const still = {
            x: made.x <= EPS * Math.sqrt(size),
            r: made.r <= EPS * Math.max(norm(r), 1),
            elements: elements <= EPS,
        };
        if (still.x && still.r && still.elements)
            return 'last';
        // The second correction makes up for a first solution of which no digit need be right.
        if (before === undefined || this.step < 2)
            return 'more';
        const moves = (of) => !still[of] && made[of] <= PROGRESS * before[of];
        return moves('x') || moves('r') || moves('elements') ? 'more' : 'stuck';
    }
    /**
     * Whether the residuals that the last correction came from are rounding. So may g be of an r that is one itself: it is then made up for
     * by a change of r as small as that correction.
     */
    solves(k) {
        const { minimizes, p } = this.problem;
        const { norms } = this.demotion;
        const [x, r, f, g] = ['X', 'R', 'F', 'G'].map((name) => this.column(name, k));
        const j = this.order[k];
        const b = this.scaledGiven(j);
        const tolerance = 4 * Math.sqrt(p) * EPS;
        const length = norm(r);
        const y = norm(x.map((value, i) => value / this.scaleOf(i)));
        const data = tolerance * ((minimizes ? norm(b) : 0) + length + this.size * y);
        if (!(norm(f) <= data))
            return false;
        if (this.last[j].r <= data)
            return true;
        return g.every((value, i) => {
            const own = minimizes ? 0 : Math.abs(b[i] * this.scaleOf(i));
            return Math.abs(value * this.scaleOf(i)) <= tolerance * (own + norms[this.elementOf(i)] * length);
        });
    }
    add(k) {
        const [x, r, d, by] = [this.column('X', k), this.column('R', k), this.column('D', k), this.scales[k]];
        for (let i = 0; i < r.length; i++)
            r[i] = r[i] + by * d[i];
        for (let j = 0; j < x.length; j++)
            x[j] = x[j] + by * d[r.length + j] * this.scaleOf(j);
    }
    /** F := f0 - R, G := g0 for column k. */
    begin(k) {
        const b = this.scaledGiven(this.order[k]);
        const [f, g, r] = [this.column('F', k), this.column('G', k), this.column('R', k)];
        if (this.problem.minimizes) {
            g.fill(0);
            for (let i = 0; i < f.length; i++)
                f[i] = b[i] - r[i];
        }
        else {
            g.set(b);
            for (let i = 0; i < f.length; i++)
                f[i] = -r[i];
        }
    }
    /** Moves column k, which has converged, behind the others. */
    done(k, step) {
        if (this.ended)
            return;
        const { order } = this;
        this.iters[order[k]] = step;
        this.iter = Math.max(this.iter, step);
        this.columns--;
        const other = this.columns;
        if (k === other)
            return;
        for (const name of ['R', 'X', 'F', 'G']) {
            const [a, b] = [this.column(name, k), this.column(name, other)];
            const kept = a.slice();
            a.set(b);
            b.set(kept);
        }
        [order[k], order[other]] = [order[other], order[k]];
    }
    column(name, k) {
        const { data, off, ld } = this.work[name];
        const { parts, problem } = this;
        const { p, q } = problem;
        const rows = { R: p, F: p, X: q, G: q, D: p + q }[name];
        return data.subarray(parts * (off + k * ld), parts * (off + k * ld + rows));
    }
    /** The element of x or g that entry k belongs to, and what D scales it by. */
    elementOf(k) {
        return this.parts === 1 ? k : k >> 1;
    }
    scaleOf(k) {
        return this.demotion.scales[this.elementOf(k)];
    }
    /** Right-hand side j. */
    given(j) {
        const { p, q, minimizes, B } = this.problem;
        const from = B.off + j * B.ld;
        return B.data.subarray(this.parts * from, this.parts * (from + (minimizes ? p : q)));
    }
    scaledGiven(j) {
        const e = this.exponents[j];
        const half = Math.trunc(e / 2);
        return this.given(j).map((value) => value * 2 ** -half * 2 ** (half - e));
    }
}
