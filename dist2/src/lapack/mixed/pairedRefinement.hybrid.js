// Refinement on the GPU with a readback for several solutions only: plain corrections while they contract fast, then GMRES. Numbers are
// pairs of singles; what is solved with is given.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { larger } from '../../core/extremes.js';
import { enqueueDsCorrection, enqueueDsJudge, enqueueDsResidual } from './doubleSingle.gpu.js';
import { cycleGoal, STALLED } from './gmres.ref.js';
import { basisWorkspace } from './gmresBasis.gpu.js';
import { factsOf, KrylovCycle } from './gmresCycle.hybrid.js';
import { MOST_CORRECTIONS } from './mixed.ref.js';
/**
 * Plain corrections go on where each leaves less than `left` of the residual, and no more than `most` of them will do; at most so many at a
 * time.
 */
const PLAIN = { left: 0.25, most: 10, atOnce: 4 };
/** A residual, right-hand sides being between 1 and 2, that says that a solution is worth nothing. */
const HUGE = 2 ** 40;
/** What the first cycle is to leave of a right-hand side where nothing is known of the solution's size. */
const UNKNOWN_GOAL = 2 ** -24;
/** Right-hand sides in a Krylov space each, side by side. */
const SIDE_BY_SIDE = 8;
/**
 * Solutions for a right-hand side that are worth while where other factors come behind: by so many more GMRES takes as long as an LU
 * factorization in single with pivots from a window (H200, n = 8192: 21 ms, a solution with its product 1.3 ms; n = 16384: 76 and 3).
 */
export const PATIENCE = 20;
export class PairedRefinement {
    queue;
    system;
    columns = [];
    /** Pairs, n x nrhs. */
    B;
    X;
    R;
    wanted;
    facts;
    constructor(queue, system) {
        const { n, nrhs, lease, given } = system;
        [this.queue, this.system] = [queue, system];
        const matrix = () => ({ data: lease('s', 2 * n * nrhs), off: 0, ld: n });
        [this.B, this.X, this.R] = [matrix(), matrix(), matrix()];
        [this.wanted, this.facts] = [lease('i', nrhs), lease('i', 2 * nrhs)];
        this.B.data.set(given.pairs, 0);
    }
    /**
     * Refines from X = 0 on until |r| <= limit |x| for every right-hand side, if that is to be. Nothing of it counts without a limit, which
     * is asked for when something has been enqueued.
     */
    async run(known) {
        const columns = this.begin();
        if (columns.length > 0)
            this.plain(1);
        const [limit, facts] = await Promise.all([known(), factsOf(this.facts)]);
        if (limit === undefined)
            return this.outcome();
        let needed = this.take(facts, 1, limit);
        while (needed > 0 && needed < Infinity) {
            const count = Math.min(needed, PLAIN.atOnce);
            this.wanted.set(Int32Array.from(columns, ({ solved }) => (solved ? 0 : 1)), 0);
            this.plain(count);
            needed = this.take(await factsOf(this.facts), count, limit);
        }
        if (needed > 0)
            await this.byGmres(limit);
        return this.outcome();
    }
    /** Enqueues X := 0, D := B. */
    begin() {
        const { queue, B, X, facts, wanted } = this;
        const { n, nrhs, D } = this.system;
        // Largest elements of right-hand sides are between 1 and 2.
        const start = { solved: false, corrections: -1, solutions: 0, r: 1, x: 0 };
        this.columns = Array.from({ length: nrhs }, () => ({ ...start }));
        wanted.set(new Int32Array(nrhs).fill(1), 0);
        // The first solution is a correction of zero.
        queue.clear(X.data.gpu(true));
        enqueueDsJudge(queue, { n, columns: nrhs, R: B, X, D, facts });
        return this.columns;
    }
    /** The solutions, columns one behind the other. */
    async solutions() {
        const { n, nrhs, given } = this.system;
        const pairs = await this.X.data.copyOut(0, 2 * n * nrhs);
        const X = new Float64Array(n * nrhs);
        for (let k = 0; k < nrhs; k++) {
            const scale = given.scales[k];
            for (let p = k * n; p < (k + 1) * n; p++)
                X[p] = (pairs[2 * p] + pairs[2 * p + 1]) * scale;
        }
        return X;
    }
    /** Enqueues so many times X := X + D, R := B - A X, D := R, D being solved for first. */
    plain(count) {
        const { queue, B, X, R, wanted, facts } = this;
        const { n, nrhs: columns, form, A, D } = this.system;
        for (let step = 1; step <= count; step++) {
            this.system.solve(columns);
            enqueueDsCorrection(queue, { n, columns, X, D, wanted, facts, form });
            enqueueDsResidual(queue, { m: n, n, columns, ...A, X, B, R, form });
            enqueueDsJudge(queue, { n, columns, R, X, D, facts });
        }
    }
    /**
     * Takes note of what so many solutions have led to; returns the plain corrections that are still needed, infinity where they are not the
     * way.
     */
    take(facts, solutions, limit) {
        let most = 0;
        for (const [k, column] of this.columns.entries()) {
            if (column.solved)
                continue;
            const [r, x] = [facts[2 * k], facts[2 * k + 1]];
            const part = (r / column.r) ** (1 / solutions);
            column.corrections += solutions;
            column.solutions += solutions;
            [column.r, column.x] = [r, x];
            column.solved = this.good(column, k, limit);
            if (!column.solved)
                most = Math.max(most, stepsOf(column, part, limit));
        }
        return most;
    }
    good({ r, x }, k, limit) {
        return r <= x * limit && x * this.system.given.scales[k] < this.system.huge;
    }
    outcome() {
        const { columns } = this;
        const each = (value) => Int32Array.from(columns, value);
        return {
            solved: columns.every(({ solved }) => solved),
            iters: each(({ corrections }) => corrections),
            inner: each(({ solutions }) => solutions),
            worst: columns.reduce((most, { solved, r, x }) => (solved ? most : larger(r / x, most)), 0),
        };
    }
    /** GMRES for what is not solved, until one right-hand side turns out to be beyond it. */
    async byGmres(limit) {
        const { queue, columns } = this;
        const { n, nrhs, form, A, D, lease } = this.system;
        const { maxStorageBufferBindingSize, maxBufferSize } = queue.context.gpu.device.limits;
        const room = Math.floor(Math.min(maxStorageBufferBindingSize, maxBufferSize) / 4 / basisWorkspace(n));
        const count = Math.min(SIDE_BY_SIDE, nrhs, room);
        const cycle = new KrylovCycle(queue, { n, most: count, form, A, D, solve: this.system.solve, lease });
        for (let first = 0; first < nrhs; first += count) {
            const group = columns.slice(first, first + count);
            if (group.every(({ solved }) => solved))
                continue;
            if (!(await this.ofGroup(cycle, group, first, limit)))
                return;
        }
    }
    /** Whether all of the group, columns from `first` on, are solved. */
    async ofGroup(cycle, group, first, limit) {
        const { queue, system } = this;
        const { n, patience } = system;
        const part = ({ data }) => ({ data, off: first * n, ld: n });
        const [B, X] = [part(this.B), part(this.X)];
        cycle.begin(group.length, X);
        for (const [c, column] of group.entries()) {
            // What is far too large in a few directions only, as A's inverse may make it, is a good beginning; what is beyond all measure is
            // none.
            if (column.solved || column.r < HUGE)
                continue;
            cycle.forget(c);
            [column.r, column.x] = [2, 0];
        }
        cycle.residual(B);
        while (group.some(({ solved }) => !solved)) {
            const goals = group.map(({ solved, x }) => {
                if (solved)
                    return Infinity;
                return x > 0 ? cycleGoal(n, limit, x) : UNKNOWN_GOAL;
            });
            const excess = group.map(({ solved, r, x }) => (solved || x === 0 ? 1 : r / (x * limit))).reduce(larger);
            const spent = group.reduce((most, { solved, solutions }) => (solved ? most : Math.max(most, solutions)), 0);
            const { directions, hopeless } = await cycle.run(goals, excess, patience - spent);
            for (const column of group)
                if (!column.solved)
                    column.solutions += directions;
            if (hopeless)
                return false;
            cycle.residual(B);
            const facts = await cycle.facts();
            let failed = false;
            for (const [c, column] of group.entries()) {
                if (column.solved)
                    continue;
                const [r, x] = [facts[2 * c], facts[2 * c + 1]];
                const better = r < STALLED * column.r || r / x < STALLED * (column.r / column.x);
                [column.r, column.x] = [r, x];
                column.corrections++;
                column.solved = this.good(column, first + c, limit);
                failed ||= !column.solved && (!better || column.corrections >= MOST_CORRECTIONS);
            }
            if (failed)
                return false;
        }
        enqueueLacpy(queue, {
            uplo: 'f',
            m: 2 * n,
            n: group.length,
            A: { ...cycle.X, ld: 2 * n },
            B: { ...X, off: 2 * X.off, ld: 2 * n },
        });
        return true;
    }
}
/** Plain corrections that the column still needs, if each leaves this part of its residual; infinity where they are not the way. */
function stepsOf({ r, x, corrections }, part, limit) {
    const steps = Math.max(1, Math.ceil(Math.log(r / (x * limit)) / -Math.log(part)));
    // Written so that NaN is not the way.
    return part < PLAIN.left && corrections + steps <= PLAIN.most ? steps : Infinity;
}
