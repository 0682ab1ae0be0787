// The search for the fastest candidate: every point of a coarse grid in random order, then mutations of the best ones, until the budget
// is spent; last, the leaders and the built-in rules are timed again, in turns. Knows nothing of devices: it is told how to try one.
import { DeviceLostError, DisposedError } from '../core/errors.js';
import { candidates } from './space.js';
/** The coarse grid may take this part of the budget; the rest is for mutations. */
const GRID_PART = 0.6;
const LEADERS = 3;
const ROUNDS = 5;
/** Moves in a mutation: with one alone, constraints between two tunables could not be crossed. */
const MUTATION = 2;
/** A mutation starts from one of this many best candidates. */
const PARENTS = 4;
/** This part of the later candidates is drawn from the whole space. */
const FRESH_PART = 0.2;
const text = (error) => (error instanceof Error ? error.message.split('\n')[0] : String(error));
/** At least one candidate is tried, whatever the budget. */
export async function search(space, shape, limits, budgetMs, { verify, time, now, random, onTrial }) {
    const rulesMs = await time(undefined);
    const begin = now();
    const spent = () => (now() - begin) / Math.max(1, budgetMs);
    const trials = [];
    let ranked = [];
    const attempt = async (c) => {
        try {
            const failure = await verify(c);
            if (failure !== undefined)
                return { ...c, failure };
            return { ...c, ms: await time(c) };
        }
        catch (error) {
            if (error instanceof DeviceLostError || error instanceof DisposedError)
                throw error;
            return { ...c, failure: text(error) };
        }
    };
    const run = async (c) => {
        const trial = await attempt(c);
        trials.push(trial);
        if (trial.ms !== undefined)
            ranked = [...ranked, { ...c, ms: trial.ms }].sort((a, b) => a.ms - b.ms);
        onTrial?.(trial, ranked[0], Math.min(1, spent()));
    };
    const every = candidates(space, shape, limits, 'tunables');
    const grid = shuffled(candidates(space, shape, limits, 'coarse'), random);
    const seen = new Set();
    for (const c of grid) {
        if (trials.length > 0 && spent() >= GRID_PART)
            break;
        seen.add(keyOf(c));
        await run(c);
    }
    let left = every.filter((c) => !seen.has(keyOf(c)));
    while (left.length > 0 && (trials.length === 0 || spent() < 1)) {
        const parent = ranked[Math.floor(random() * Math.min(PARENTS, ranked.length))];
        const near = parent === undefined || random() < FRESH_PART ? [] : left.filter((c) => steps(space, parent, c) <= MUTATION);
        const from = near.length > 0 ? near : left;
        const next = from[Math.floor(random() * from.length)];
        left = left.filter((c) => c !== next);
        await run(next);
    }
    const leaders = ranked.slice(0, LEADERS);
    const times = await inTurns([undefined, ...leaders], time);
    const judged = leaders.map((c, k) => ({ ...c, ms: Math.min(...times[k + 1]) })).sort((a, b) => a.ms - b.ms);
    return { best: judged[0], rulesMs: leaders.length === 0 ? rulesMs : Math.min(...times[0]), trials };
}
/**
 * Every candidate timed ROUNDS times, in one order and then in the other: what comes first finds other clocks. The fastest of each will
 * count, because whatever disturbs a measurement lengthens it.
 */
async function inTurns(list, time) {
    const times = list.map(() => []);
    if (list.length === 1)
        return times;
    for (let round = 0; round < ROUNDS; round++) {
        const order = [...list.keys()];
        for (const k of round % 2 === 0 ? order : order.reverse())
            times[k].push(await time(list[k]));
    }
    return times;
}
const keyOf = ({ variant, params }) => JSON.stringify([variant, params]);
/** How many moves to the next value of a tunable lead from one candidate to another; those of another variant are out of reach. */
function steps(space, a, b) {
    const variant = space.variants.find(({ name }) => name === a.variant);
    if (variant === undefined || a.variant !== b.variant)
        return Number.POSITIVE_INFINITY;
    return Object.entries(variant.tunables).reduce((sum, [name, values]) => sum + Math.abs(values.indexOf(a.params[name]) - values.indexOf(b.params[name])), 0);
}
function shuffled(list, random) {
    const result = [...list];
    for (let i = result.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
}
