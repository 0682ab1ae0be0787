// GMRES-based refinement, in TypeScript: corrections from a Krylov space that solutions with inexact factors span. What dsgesvGmres,
// zcgesvGmres, dhgesv, dhposv and shgesv have in common, wherever their factors, solutions and products are computed.
import { fields } from '../../core/field.js';
import { Cycle } from './gmresCycle.ref.js';
import { Demotion, FAILED, MOST_CORRECTIONS, refineRounds, sizeOf, } from './mixed.ref.js';
/** A correction that leaves more than this part of |r|, and of |r| / |x|, tells that the factors are too far from A. */
export const STALLED = 0.25;
/** 2^e for the largest e that does not exceed x; 1 for 0 and for what is not finite. */
export function powerBelow(x) {
    if (!(x > 0 && x < Infinity))
        return 1;
    const guess = Math.max(-1022, Math.floor(Math.log2(x)));
    // log2 rounds up to the next integer just below a power.
    return 2 ** guess > x ? 2 ** (guess - 1) : 2 ** guess;
}
/**
 * The 2-norm of a residual that should do where its largest element is to be `limit` times that of x, `size`: the largest element is about
 * four times the root of the mean square.
 */
export const cycleGoal = (n, limit, size) => 0.5 * limit * size * Math.max(1, Math.sqrt(n) / 4);
/**
 * The refinement of A X = B: demote, solve A D = D with the factors if `solving`, promote, R := R - A X, judge, and again until demote says
 * that it has ended. The columns of X, R and D are those of right-hand sides that have not converged, one round after the other in
 * lockstep.
 *
 * Flexible GMRES, preconditioned from the right: what is solved with the factors, rounded as it may be, is kept, and the combination of it
 * is taken whose true residual is smallest in the 2-norm. Source: Y. Saad, A flexible inner-outer preconditioned GMRES algorithm (1993); as
 * a refinement, E. Carson and N. J. Higham, SIAM J. Sci. Comput. 39 (2017) and 40 (2018), there preconditioned from the left, which needs
 * solutions in higher precision than the factors'.
 */
export class GmresRefinement {
    /** ITER: corrections of the column that took most, or one of FAILED. */
    iter = 0;
    n;
    X;
    R;
    D;
    parts;
    /** For each right-hand side its corrections, and its solutions with the factors. */
    iters;
    inner;
    all;
    active;
    prec;
    scales;
    /** What right-hand sides of solutions are scaled to: of the size of what is factored, so that solutions are of that of its condition. */
    size;
    limit;
    ended = false;
    /** `anorm`: the infinity norm of A; `prec`: of the solution. The work is changed. */
    constructor(n, B, nrhs, anorm, work, prec, scales) {
        this.n = n;
        this.parts = B.parts ?? 1;
        [this.X, this.R, this.D] = [work.X, work.R, work.D];
        this.prec = prec;
        this.scales = scales;
        this.iters = new Int32Array(nrhs);
        this.inner = new Int32Array(nrhs);
        // In singles x is rounded, and so is its product with A: neither can be corrected.
        this.limit = (prec === 's' ? 2 : 1) * anorm * fields[prec].eps * Math.sqrt(n);
        this.size = scales === undefined ? Math.max(2 ** -60, Math.min(2 ** 100, powerBelow(anorm))) : 1;
        this.all = Array.from({ length: nrhs }, (_, k) => {
            const unit = powerBelow(sizeOf(B, n, k));
            const b = Float64Array.from(this.column(B, k), (value) => value / unit);
            const start = {
                corrections: 0,
                solutions: 0,
                residual: Infinity,
                quality: Infinity,
                at: 'first',
                cycle: undefined,
                scale: 1,
            };
            return { k, unit, b, x: new Float64Array(this.parts * n), ...start };
        });
        this.active = [...this.all];
    }
    /** Columns that have not converged. */
    get columns() {
        return this.active.length;
    }
    /** Whether any of them has something to solve for; without columns, the factorization's info is still wanted. */
    get solving() {
        return this.columns === 0 || this.active.some(({ at }) => at !== 'check');
    }
    /** D := what is solved for, in singles. False if the refinement has ended. */
    demote() {
        const { scales } = this;
        for (const [p, column] of this.active.entries()) {
            const d = this.column(this.D, p);
            if (column.at === 'check') {
                d.fill(0);
                continue;
            }
            const given = column.at === 'first' ? column.b : column.cycle.direction;
            const v = scales === undefined ? given : given.map((value, i) => value * scales.rows[i]);
            const size = this.largest(v);
            // No correction makes a number of these again.
            if (!(size < Infinity)) {
                this.end(this.largest(given) === Infinity ? FAILED.demotion : FAILED.convergence);
                break;
            }
            column.scale = powerBelow(size) / this.size;
            column.solutions++;
            for (let i = 0; i < d.length; i++)
                d[i] = v[i] / column.scale;
        }
        return !this.ended;
    }
    /** X := what was solved for, or a solution; R := 0, or B. */
    promote() {
        const { scales } = this;
        for (const [p, column] of this.active.entries()) {
            const { x, b, at, scale } = column;
            const [v, r, d] = [this.column(this.X, p), this.column(this.R, p), this.column(this.D, p)];
            if (at !== 'check') {
                for (let i = 0; i < v.length; i++)
                    v[i] = scale * d[i] * (scales?.columns[i] ?? 1);
            }
            if (at === 'inner') {
                r.fill(0);
                continue;
            }
            // x is zero so far: added to it, -0 is 0.
            if (at === 'first')
                for (let i = 0; i < x.length; i++)
                    x[i] = x[i] + v[i];
            this.round(x);
            v.set(x);
            r.set(b);
        }
    }
    /** Takes R = -A X into the Krylov space, or R = B - A X for the judgement of X. */
    judge() {
        const going = [];
        for (const [p, column] of this.active.entries()) {
            // Where one right-hand side has failed, no other counts as solved.
            if (this.ended)
                return;
            const [v, r] = [this.column(this.X, p), this.column(this.R, p)];
            const goes = column.at === 'inner' ? this.extend(column, v, r) : this.check(column, r);
            if (goes)
                going.push(column);
        }
        this.active = going;
        if (this.ended)
            return;
        if (going.length === 0)
            this.end(Math.max(0, ...this.iters));
    }
    /** Ends the refinement. Of one that has failed no right-hand side counts as solved. */
    end(iter) {
        this.iter = iter;
        this.ended = true;
        for (const { k, solutions } of this.all)
            this.inner[k] = solutions;
        if (iter < 0)
            this.iters.fill(iter);
    }
    /** Solution k. */
    solution(k) {
        const { x, unit } = this.all[k];
        return x.map((value) => value * unit);
    }
    store(X) {
        for (const { k } of this.all)
            X.data.set(this.solution(k), this.parts * (X.off + k * X.ld));
    }
    /** Whether the column is still to be corrected, after a new x has been checked. */
    check(column, r) {
        const [size, residual] = [this.largest(column.x), this.largest(r)];
        if (residual <= size * this.limit && size < Infinity) {
            this.iters[column.k] = column.corrections;
            return false;
        }
        const quality = residual / size;
        // A first solution that is far too large loses its size with its residual. Written so that NaN fails.
        const better = residual < STALLED * column.residual || quality < STALLED * column.quality;
        if (!better || column.corrections === MOST_CORRECTIONS) {
            this.end(FAILED.convergence);
            return false;
        }
        column.residual = residual;
        column.quality = quality;
        column.at = 'inner';
        column.cycle = new Cycle(Float64Array.from(r), cycleGoal(this.n, this.limit, size), this.parts);
        return true;
    }
    /** Adds a direction; where that ends the cycle, x is corrected. */
    extend(column, z, r) {
        const cycle = column.cycle;
        const more = cycle.extend(z, r.map((value) => -value));
        if (more)
            return true;
        cycle.correct(column.x);
        column.cycle = undefined;
        column.corrections++;
        column.at = 'check';
        return true;
    }
    round(x) {
        if (this.prec === 's')
            for (let i = 0; i < x.length; i++)
                x[i] = Math.fround(x[i]);
    }
    column({ data, off, ld }, p) {
        return data.subarray(this.parts * (off + p * ld), this.parts * (off + p * ld + this.n));
    }
    /** |x(i)| at most, of complex numbers |Re| + |Im|; NaN if an element is. */
    largest(data) {
        return sizeOf({ data, off: 0, ld: this.n, parts: this.parts }, this.n, 0);
    }
}
/**
 * X := A^-1 B by the first of some attempts at factors with which GMRES converges, or else in A's own precision `prec`. A is overwritten by
 * its factors in the latter case only. What is reported of a failure is that of the last attempt.
 */
export function gmresRef(n, nrhs, A, B, X, parts, attempts, prec = 'd') {
    const layout = { off: 0, ld: n, parts: A.parts };
    const count = (A.parts ?? 1) * n;
    const doubles = () => ({ data: new Float64Array(count * nrhs), ...layout });
    const none = { iter: 0, iters: new Int32Array(nrhs), inner: new Int32Array(nrhs) };
    if (n === 0)
        return { ...none, info: 0, factored: attempts[0].bits };
    let found = none;
    for (const { bits, factor } of attempts) {
        const S = { data: new Float32Array(count * n), ...layout };
        const D = { data: new Float32Array(count * nrhs), ...layout };
        const demotion = new Demotion(parts.uplo, n, A);
        demotion.columns(0, n, S);
        const { info, scales } = demotion.overflow ? { info: 0 } : factor(S);
        const work = { X: doubles(), R: doubles(), D };
        const refinement = new GmresRefinement(n, B, nrhs, demotion.norm, work, prec, scales);
        if (demotion.overflow)
            refinement.end(FAILED.demotion);
        else if (info > 0)
            refinement.end(FAILED.factorization);
        refineRounds(refinement, parts, S);
        found = refinement;
        // No factors can do with a number that does not fit.
        if (refinement.iter === FAILED.demotion)
            break;
        if (refinement.iter < 0)
            continue;
        refinement.store(X);
        const { iter, iters, inner } = refinement;
        return { iter, iters, inner, info: 0, factored: bits };
    }
    const { iter, iters, inner } = found;
    return { iter, iters, inner, info: parts.double(X), factored: prec === 'd' ? 64 : 32 };
}
