// Measures: runs the plan of every context within a limit of time, and puts what it found into a report's data.
import { ArgumentError, BasaltError, createContext, DeviceLostError, DisposedError, } from '../src/index.js';
import { milliseconds, repeatsFor, usableTimer } from '../testing/lib/timing.js';
import { GROUPS, nameOf, SCHEMA } from './data.js';
import { describeDevice, libraryVersion, runtimeText } from './device.js';
import { plan, usualSizes } from './plan.js';
const SECONDS = { quick: 52, full: 165 };
const ROUNDS = { quick: 3, full: 5 };
/** A GPU gets more time than a CPU: it is asked about more, and spends most of it on compiling, of which a quick run has as much. */
const GPU_SHARE = { quick: 7, full: 2 };
/**
 * A GPU spins before the first round of a size, since the host has kept it waiting, and less before those that follow at once. An H200
 * measured the same behind 20 ms as behind 100, but up to 1.8 times as long where the first were 60 ms behind a second of compilation
 * (2026-11).
 */
const SPIN_MS = { first: 100, following: 20 };
/** Rounds together need not take longer than this. */
const ENOUGH_MS = { quick: 250, full: 2000 };
/** Of rounds as short as this more are run. */
const SHORT_MS = 5;
/** A size may take such a part of the time that is left, or more if not so many others wait: most take far less. */
const SHARES = { quick: 4, full: 6 };
/** Of its allowance a size spends such a part on rounds that could be left out. */
const ON_ROUNDS = 0.5;
/** A size calls its routine so often at least: to compile, to time it, to check it. */
const LEAST_CALLS = 3;
/** A quick run measures so many sizes of a routine as time allows, and of larger ones those whose calls take no longer than this. */
const QUICK_SIZES = 5;
const QUICK_CALL_MS = 200;
/** Untimed calls. */
const WARM_MS = 15;
const WARM_ROUNDS = 10;
/**
 * Measures products, factorizations, solvers and batches on the given contexts, and on the CPU if none of them is there.
 *
 * Every routine is run at growing sizes, until its share of the time is spent or the device has no memory for the next. Times are medians,
 * by GPU timestamps where there are any, else by the clock between two synchronizations; each result is checked.
 *
 * @throws ArgumentError for `seconds` that are no time; DeviceLostError when a GPU is lost; the signal's reason when aborted.
 * @example
 * const ctx = await createContext();
 * const data = await collect(ctx, { quick: true }, ({ what }) => console.error(what));
 * writeFileSync('report.html', renderReport(data));
 */
export async function collect(given, options = {}, progress = () => { }) {
    const { quick = false, seconds = SECONDS[quick ? 'quick' : 'full'], signal } = options;
    if (!(seconds > 0))
        throw new ArgumentError('collect', 'options.seconds', 2, seconds, 'must be a number above 0');
    const pace = quick ? 'quick' : 'full';
    const start = performance.now();
    const contexts = Array.isArray(given) ? [...given] : [given];
    const own = contexts.some(({ backend }) => backend === 'cpu') ? undefined : await createContext({ backend: 'cpu' });
    if (own !== undefined)
        contexts.unshift(own);
    try {
        const runs = contexts.map((context) => {
            const sizes = options.sizes ?? usualSizes(context, quick);
            const lists = { measurements: [], skipped: [] };
            const run = { ...describeDevice(context), ...lists };
            return { run, sweeps: plan(context, sizes, quick).map((sweep) => new Running(context, sweep, run, quick)) };
        });
        const total = runs.reduce((sum, { sweeps }) => sum + sweeps.reduce((count, { sweep }) => count + sweep.sizes.length, 0), 0);
        const end = start + 1000 * seconds;
        let done = 0;
        for (const [k, { sweeps }] of runs.entries()) {
            const shares = contexts.slice(k).map(({ backend }) => (backend === 'gpu' ? GPU_SHARE[pace] : 1));
            const until = performance.now() + ((end - performance.now()) * shares[0]) / shares.reduce((a, b) => a + b);
            for (const { running, n, next, others } of stepsOf(sweeps)) {
                signal?.throwIfAborted();
                const what = `${nameOf(running.sweep)}, n = ${n}`;
                if (!running.stopped)
                    progress({ done, total, what, device: running.lists.name });
                done++;
                await running.step(n, next, (until - performance.now()) / Math.min(others, SHARES[pace]));
            }
        }
        progress({ done, total, what: 'done', device: '' });
        for (const { run } of runs)
            inOrder(run.measurements);
        return {
            schema: SCHEMA,
            version: options.version ?? libraryVersion(),
            date: new Date().toISOString(),
            runtime: runtimeText(),
            quick,
            seconds: Math.round((performance.now() - start) / 100) / 10,
            devices: runs.map(({ run }) => run),
        };
    }
    finally {
        own?.dispose();
    }
}
/** All sweeps take one step before any takes the next: time that is not enough for everything is missing at the largest sizes. */
function* stepsOf(sweeps) {
    const steps = Math.max(0, ...sweeps.map(({ sweep }) => sweep.sizes.length));
    for (let step = 0; step < steps; step++) {
        const going = sweeps.filter(({ sweep }) => step < sweep.sizes.length);
        for (const [k, running] of going.entries()) {
            const { sizes } = running.sweep;
            const others = Math.max(1, going.slice(k).filter(({ stopped }) => !stopped).length);
            yield { running, n: sizes[step], next: sizes[step + 1], others };
        }
    }
}
/** A sweep on its way from size to size. */
class Running {
    sweep;
    lists;
    context;
    quick;
    expected = 0;
    expectedCallMs = 0;
    measured = 0;
    before;
    stopped = false;
    constructor(context, sweep, lists, quick) {
        this.context = context;
        this.sweep = sweep;
        this.lists = lists;
        this.quick = quick;
    }
    /** Measures a size if it is expected to take no longer than `allowance` milliseconds; if not, larger ones are not measured either. */
    async step(n, next, allowance) {
        if (this.stopped)
            return;
        if (this.expected >= allowance) {
            this.stop(n, 'it would have taken too long');
            return;
        }
        if (this.quick && this.measured >= QUICK_SIZES && this.expectedCallMs > QUICK_CALL_MS) {
            this.stop(n, `a call would have taken longer than ${QUICK_CALL_MS} ms, a quick run's limit`);
            return;
        }
        const start = performance.now();
        try {
            const { measurement, roundsMs } = await measureSize(this.context, this.sweep, n, this.quick, allowance);
            this.lists.measurements.push(measurement);
            this.measured++;
            const { power } = this.sweep;
            const growth = (next ?? n) / n;
            const callsMs = LEAST_CALLS * measurement.ms;
            const spent = { callsMs, aroundMs: Math.max(1, performance.now() - start - roundsMs) };
            this.expected = expectedMs(power, growth, spent, this.before);
            this.expectedCallMs = measurement.ms * growth ** power;
            this.before = spent;
        }
        catch (error) {
            // What a device has no memory or no kernel for is part of the report; a device that is gone has none.
            if (!(error instanceof BasaltError) || error instanceof DeviceLostError || error instanceof DisposedError)
                throw error;
            this.stop(n, error.message);
        }
    }
    stop(n, why) {
        this.stopped = true;
        this.lists.skipped.push({ routine: this.sweep.routine, way: this.sweep.way, n, why });
    }
}
/** By group, routine and size, as readers look for them. */
function inOrder(measurements) {
    const first = new Map(measurements.map((m, k) => [nameOf(m), k]).reverse());
    const key = (m) => GROUPS.indexOf(m.group) * 1e6 + first.get(nameOf(m));
    measurements.sort((a, b) => key(a) - key(b) || a.n - b.n);
}
/**
 * How long a size `growth` times as large will take. Calls grow as their work. What is around them has parts that do not grow at all, and
 * others that grow as the operands: so it is expected to grow as it has, but no faster than these.
 */
function expectedMs(power, growth, { callsMs, aroundMs }, before) {
    const grown = before === undefined ? 1 : aroundMs / before.aroundMs;
    return aroundMs * Math.max(1, Math.min(grown, growth ** 2)) + callsMs * growth ** power;
}
async function measureSize(context, sweep, n, quick, allowance) {
    const batch = sweep.batch?.(n) ?? 1;
    const task = sweep.open(context, n, batch);
    try {
        const pace = quick ? 'quick' : 'full';
        const timer = usableTimer(context, sweep.prec, 'gpu');
        const patienceMs = ON_ROUNDS * allowance;
        const wanted = { rounds: ROUNDS[pace], enoughMs: ENOUGH_MS[pace], patienceMs };
        const { ms, calls, roundsMs } = await timesOf(context, task, timer, wanted);
        await task.fresh(1);
        await task.call(0);
        const error = await task.error();
        const measurement = {
            ...{ group: sweep.group, routine: sweep.routine, prec: sweep.shown ?? sweep.prec, way: sweep.way, n, batch },
            ...{ ms: median(ms), timer, rounds: ms.length, calls },
            ...{ flops: task.flops, bytes: task.bytes, error: Number.isFinite(error) ? error : null, limit: task.limit },
        };
        return { measurement, roundsMs };
    }
    finally {
        task.dispose();
    }
}
/** Milliseconds of a call in each round, behind untimed ones; all that the rounds took, without the first, which compiles. */
async function timesOf(context, task, timer, wanted) {
    /** Milliseconds of `calls` calls on fresh operands, made together. */
    const round = async (calls, clock = timer, spinMs = SPIN_MS.following) => {
        await task.fresh(Math.min(calls, task.copies));
        const work = async () => {
            for (let k = 0; k < calls; k++)
                await task.call(k % task.copies);
        };
        return milliseconds(context, clock, work, spinMs);
    };
    await round(1, 'wall');
    const start = performance.now();
    const once = await round(1, timer, SPIN_MS.first);
    const calls = Math.min(repeatsFor(once), task.repeatable ? Number.POSITIVE_INFINITY : task.copies);
    const ms = calls === 1 ? [once] : [];
    const roundMs = once * calls;
    let most = wanted.rounds;
    if (timer === 'wall' && roundMs < SHORT_MS) {
        // The host's clock sees all that the host does besides, and engines of JavaScript compile for speed what they have seen often.
        for (let k = 0, warmed = once; k < WARM_ROUNDS && warmed < WARM_MS; k++)
            warmed += await round(calls);
        ms.length = 0;
        most *= 3;
    }
    const rounds = Math.max(1, Math.min(most, Math.floor(wanted.enoughMs / roundMs)));
    const late = () => ms.length > 0 && performance.now() - start > wanted.patienceMs;
    while (ms.length < rounds && !late())
        ms.push((await round(calls)) / calls);
    return { ms, calls, roundsMs: performance.now() - start };
}
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
