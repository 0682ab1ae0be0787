// Cycles of flexible GMRES on the GPU for right-hand sides side by side: the vectors are there, and the host is told coefficients, of
// several directions at a time, to find the combinations with the least residuals.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueDsJudge, enqueueDsResidual } from './doubleSingle.gpu.js';
import { basisRecords, enqueueBasisCorrection, enqueueBasisStart, enqueueDirection, leaseBasis, } from './gmresBasis.gpu.js';
import { MOST_DIRECTIONS } from './gmresBasis.kernels.js';
import { LeastResidual } from './gmresCycle.ref.js';
/**
 * Directions that are enqueued before the first is looked at, and at most so many at a time from then on: a solution takes longer than a
 * readback. From `telling` on they tell how many more there will be: the first few are spent on what is far from the rest.
 */
const DIRECTIONS = { first: 3, telling: 6, most: 8 };
/**
 * A residual that has become smaller by this is made of what pairs lose: the true one is computed, and another cycle started from there.
 */
const EXHAUSTED = 2 ** -36;
/** An image whose part outside the space is smaller than this is none. */
const DEPENDENT = 2 ** -40;
export class KrylovCycle {
    /** Pairs, n x most: solutions. */
    X;
    queue;
    system;
    whole;
    found;
    basis;
    /** What a direction of the cycle before has left of a residual, where it left most. */
    part;
    constructor(queue, system) {
        const { n, most, form, D, lease } = system;
        [this.queue, this.system] = [queue, system];
        this.X = { data: lease('s', 2 * n * most), off: 0, ld: n };
        this.whole = leaseBasis(queue, n, most, D.data, form, lease);
        this.basis = this.whole;
        this.found = lease('i', 2 * most);
    }
    /** X := what has been found so far, for as many right-hand sides. */
    begin(columns, X) {
        const { n } = this.system;
        this.basis = { ...this.whole, columns };
        const given = { ...X, off: 2 * X.off, ld: 2 * n };
        enqueueLacpy(this.queue, { uplo: 'f', m: 2 * n, n: columns, A: given, B: { ...this.X, ld: 2 * n } });
    }
    /** X(:, c) := 0 */
    forget(c) {
        const { n } = this.system;
        this.queue.clear(this.X.data.gpu(true), 8 * n * c, 8 * n);
    }
    /** Enqueues the residuals B - A X, from which the next cycle starts. */
    residual(B) {
        const { queue, X, found, basis } = this;
        const { n, columns, form, W } = basis;
        const { A, D } = this.system;
        const R = { data: W, off: 0, ld: n };
        enqueueDsResidual(queue, { m: n, n, columns, ...A, X, B, R, form });
        queue.clear(found.gpu(true));
        enqueueDsJudge(queue, { n, columns, R, X, D, facts: found });
    }
    /** The largest |r| and |x| of each column, in turn. */
    facts() {
        return factsOf(this.found);
    }
    /**
     * X := X + what makes residuals least, in spaces that grow until their 2-norms are at most the goals; an infinite goal is none. `excess`:
     * by how much, about, residuals are too large. Nothing is added to X where the goals look as if they would take more than `patience`
     * directions.
     */
    async run(goals, excess, patience) {
        const { queue, basis, system } = this;
        const limit = Math.min(MOST_DIRECTIONS, system.n);
        enqueueBasisStart(queue, basis);
        let searches = [];
        let [done, next] = [0, this.part === undefined ? DIRECTIONS.first : atOnce(directionsFor(excess, this.part))];
        while (done < limit && next > 0) {
            const to = Math.min(limit, done + next);
            for (let k = done; k < to; k++)
                enqueueDirection(queue, basis, k, system.A, system.solve);
            const { norms, images } = await basisRecords(basis, done, to);
            if (done === 0) {
                searches = norms.map((norm, c) => {
                    const goal = Math.max(goals[c], EXHAUSTED * norm);
                    return { least: new LeastResidual(norm), norm, goal, ended: !(norm > 0 && goal < Infinity) };
                });
            }
            done = to;
            // A few directions tell little of the next.
            const wanted = searches.map((search, c) => grow(search, images[c]));
            const most = Math.max(...wanted);
            if (most > 0 && done >= DIRECTIONS.telling && done + most > patience)
                return { directions: done, hopeless: true };
            next = Math.min(Math.max(2, done), atOnce(most));
        }
        this.part = Math.max(...searches.map(({ least, norm }) => partOf(least.residual / norm, least.count)));
        const coefficients = searches.map(({ least }) => least.combination());
        enqueueBasisCorrection(queue, basis, this.X.data, coefficients);
        return { directions: done, hopeless: false };
    }
}
/** Takes images into a search, so far as it goes on; returns the directions that it will need. */
function grow(search, images) {
    const { least, goal } = search;
    const [before, count] = [least.residual, least.count];
    for (const { column, outside } of images) {
        if (search.ended)
            return 0;
        const whole = Math.hypot(...column, outside);
        const added = least.add(column, outside, DEPENDENT * whole);
        search.ended = !added || least.residual <= goal || !(Math.abs(outside) > DEPENDENT * whole);
    }
    if (search.ended)
        return 0;
    return directionsFor(least.residual / goal, partOf(least.residual / before, least.count - count));
}
/** What each of so many directions has left of a residual of which they have left `rest`; without directions nothing is known. */
const partOf = (rest, count) => (count > 0 ? rest ** (1 / count) : 0);
/**
 * Directions that make a residual smaller by `factor`, each leaving such a part of it; infinity at a standstill, which may be the beginning
 * of convergence.
 */
function directionsFor(factor, part) {
    return part < 1 ? Math.max(1, Math.ceil(Math.log(factor) / -Math.log(part))) : Infinity;
}
/** So many directions are enqueued of those that are needed. */
const atOnce = (needed) => (needed < DIRECTIONS.most ? needed : DIRECTIONS.most);
/** The largest |r| and |x| of each column, in turn. */
export const factsOf = async (facts) => new Float32Array((await facts.copyOut(0, facts.length)).buffer);
