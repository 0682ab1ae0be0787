// Timing of several ways to compute the same thing, in turns within one process: machines that others use as well change their speed from
// second to second, and ratios of neighbouring samples hardly notice.
/** Warm calls: at least so many, for at least so long (workers take 30 ms to start), unless they take longer altogether. */
const WARM_CALLS = 10;
const WARM_MS = 60;
const MOST_WARM_MS = 2000;
/** A sample is as many calls as take this long. */
const SAMPLE_MS = 8;
/** Before each sample so long, not timed. */
const REWARM_MS = 10;
const ROUNDS = 15;
const FEWEST_ROUNDS = 3;
/** Slow contenders leave after the fewest rounds, when they have taken this long. */
const MOST_MS = 2500;
const median = (values) => {
    const sorted = [...values].sort((a, b) => a - b);
    const half = sorted.length >> 1;
    return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};
export class Times {
    /** Milliseconds per call, by contender and round. */
    samples;
    constructor(samples) {
        this.samples = samples;
    }
    /** Median milliseconds per call; undefined for one that did not take part. */
    ms(name) {
        const samples = this.samples.get(name);
        return samples === undefined ? undefined : median(samples);
    }
    /** Milliseconds per call of the fastest sample: what a machine that others use can do. */
    least(name) {
        const samples = this.samples.get(name);
        return samples === undefined ? undefined : Math.min(...samples);
    }
    /** How many times as fast as `other` `name` is: the median over the rounds that both were in. */
    ratio(name, other) {
        const [mine, theirs] = [this.samples.get(name), this.samples.get(other)];
        if (mine === undefined || theirs === undefined)
            return undefined;
        const rounds = Math.min(mine.length, theirs.length);
        return median(Array.from({ length: rounds }, (_, i) => theirs[i] / mine[i]));
    }
}
async function sample(c, calls) {
    await c.prepare?.();
    // Another contender had the caches, and worker threads have gone to sleep.
    const until = performance.now() + REWARM_MS;
    do {
        c.reset?.();
        await c.run();
    } while (performance.now() < until);
    c.reset?.();
    const start = performance.now();
    for (let i = 0; i < calls; i++) {
        const pending = c.run();
        if (pending !== undefined)
            await pending;
    }
    const ms = (performance.now() - start) / calls;
    if (c.settle !== undefined)
        await new Promise((resolve) => setTimeout(resolve, c.settle));
    return ms;
}
async function warm(c) {
    const start = performance.now();
    let ms = Number.POSITIVE_INFINITY;
    for (let calls = 0;; calls++) {
        const spent = performance.now() - start;
        if (calls > 0 && (spent > MOST_WARM_MS || (calls >= WARM_CALLS && spent > WARM_MS)))
            return ms;
        ms = Math.min(ms, await sample({ ...c, settle: 0 }, 1));
    }
}
export async function race(contenders) {
    const samples = new Map();
    const plans = [];
    for (const c of contenders) {
        const ms = await warm(c);
        const calls = c.reset === undefined ? Math.max(1, Math.ceil(SAMPLE_MS / ms)) : 1;
        const rounds = Math.min(ROUNDS, Math.max(FEWEST_ROUNDS, Math.floor(MOST_MS / (ms * calls))));
        plans.push({ c, calls, rounds });
        samples.set(c.name, []);
    }
    for (let round = 0; round < ROUNDS; round++) {
        for (const { c, calls, rounds } of plans) {
            if (round < rounds)
                samples.get(c.name).push(await sample(c, calls));
        }
    }
    return new Times(samples);
}
