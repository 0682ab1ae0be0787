// A refinement that the GPU drives: steps are enqueued some at a time, the GPU decides which columns they correct and when there is no
// other, and the host waits behind the last of them only. A GPU that waits for the host falls back to its idle clock.
import { enqueueDsCorrection, enqueueDsDecision, enqueueDsJudge, enqueueDsResidual, firstOutcome, OUTCOME, STATE, } from './doubleSingle.gpu.js';
/**
 * Steps that are enqueued at first, and then at a time, where nothing is known of such systems: a step more than needed takes about what a
 * readback does.
 */
const STEPS = { first: 4, more: 2 };
/** Up to so many bytes solutions are read back together with what has come of them. */
const TOGETHER = 2 ** 20;
/** Steps that the latest refinement of a kind took. It changes what is enqueued at a time, and no result. */
const habits = new WeakMap();
export class DoubleSingleLoop {
    queue;
    p;
    /** Pairs, n x nrhs. */
    B;
    X;
    R;
    facts;
    ends;
    wanted;
    outcome;
    solution;
    /** Enqueues that D is what the first step solves for: the first solution is a correction of zero. */
    constructor(queue, p, lease) {
        const { n, nrhs, D, given } = p;
        [this.queue, this.p] = [queue, p];
        const matrix = () => ({ data: lease('s', 2 * n * nrhs), off: 0, ld: n });
        [this.B, this.X, this.R] = [matrix(), matrix(), matrix()];
        [this.facts, this.ends] = [lease('i', 2 * nrhs), lease('i', nrhs)];
        [this.wanted, this.outcome] = [lease('i', nrhs), lease('i', OUTCOME.iters + nrhs)];
        // A power of two times x is finite below the first one that is not.
        const ends = Float32Array.from(given.scales, (scale) => 2 * (2 ** 1023 / scale));
        this.B.data.set(given.pairs, 0);
        this.ends.set(new Int32Array(ends.buffer), 0);
        this.wanted.set(new Int32Array(nrhs).fill(1), 0);
        this.outcome.set(firstOutcome(nrhs), 0);
        queue.clear(this.X.data.gpu(true));
        enqueueDsJudge(queue, { n, columns: nrhs, R: this.B, X: this.X, D, facts: this.facts });
    }
    /** Steps until every column has converged, or they lead no further. `solve` enqueues D := A^-1 D. */
    async run(solve) {
        const known = habitsOf(this.queue.context);
        const kind = `${this.p.kind} ${Math.ceil(Math.log2(this.p.n))}`;
        for (let count = known.get(kind) ?? STEPS.first;; count = STEPS.more) {
            for (let k = 0; k < count; k++)
                this.step(solve);
            const words = await this.look();
            const state = words[OUTCOME.state];
            if (state === STATE.going)
                continue;
            const numbers = new Float32Array(words.buffer);
            const found = { worst: numbers[OUTCOME.worst], norm: numbers[OUTCOME.norm], info: words[OUTCOME.info] };
            if (state === STATE.stopped)
                return found;
            known.set(kind, words[OUTCOME.step]);
            return { ...found, iters: words.slice(OUTCOME.iters) };
        }
    }
    /** D := A^-1 D, X := X + D, R := B - A X, D := R, each in the columns that are wanted, and which of them still are. */
    step(solve) {
        const { queue, p, B, X, R, facts, ends, wanted, outcome } = this;
        const { n, nrhs: columns, form, H, L, D, norm, info, rules } = p;
        if (columns > 0)
            solve(columns);
        enqueueDsCorrection(queue, { n, columns, X, D, wanted, facts, form });
        enqueueDsResidual(queue, { m: n, n, columns, H, L, X, B, R, form, wanted });
        enqueueDsJudge(queue, { n, columns, R, X, D, facts });
        enqueueDsDecision(queue, { columns, facts, ends, norm, info, wanted, outcome, rules });
    }
    /** What the GPU has decided. */
    async look() {
        const { n, nrhs } = this.p;
        const length = 2 * n * nrhs;
        const solution = 4 * length <= TOGETHER ? this.pairs() : undefined;
        const [words, pairs] = await Promise.all([this.outcome.copyOut(0, OUTCOME.iters + nrhs), solution]);
        this.solution = pairs;
        return words;
    }
    pairs() {
        return this.X.data.copyOut(0, 2 * this.p.n * this.p.nrhs);
    }
    /** The solutions in double, columns one behind the other. */
    async solutions() {
        const { n, nrhs, given } = this.p;
        const pairs = this.solution ?? (await this.pairs());
        const X = new Float64Array(n * nrhs);
        for (let k = 0; k < nrhs; k++) {
            const scale = given.scales[k];
            for (let p = k * n; p < (k + 1) * n; p++)
                X[p] = (pairs[2 * p] + pairs[2 * p + 1]) * scale;
        }
        return X;
    }
}
function habitsOf(context) {
    let known = habits.get(context);
    if (known === undefined) {
        known = new Map();
        habits.set(context, known);
    }
    return known;
}
