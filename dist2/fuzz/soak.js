// npm run soak -- [--minutes 5] [--backend cpu|gpu] [--seed 1] [--calls 60] [--most 48]: the same mixed work over and over, with what it
// leaves in memory. The exit status is 1 if, after a warm-up, something surely grows by more than 1 MB in ten minutes, work takes longer
// and longer, results have other bits than the first time, or a promise was rejected that nobody waited for.
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { engine } from '../src/engine/engine.js';
import { createContext } from '../src/index.js';
import { workOf } from './soakWork.js';
import { grows, slowdown, trendOf } from './trends.js';
const { values } = parseArgs({
    options: {
        minutes: { type: 'string', default: '5' },
        backend: { type: 'string', default: 'cpu' },
        seed: { type: 'string', default: '1' },
        calls: { type: 'string', default: '60' },
        most: { type: 'string', default: '48' },
    },
});
const { backend } = values;
if (backend !== 'cpu' && backend !== 'gpu')
    throw new Error('--backend must be cpu or gpu');
setFlagsFromString('--expose-gc');
// What V8 learns of code that runs often, and the code that it makes of it, grows for thousands of rounds: 50 bytes for each piece of work.
for (const flag of ['--no-opt', '--no-lazy-feedback-allocation'])
    setFlagsFromString(flag);
const collect = runInNewContext('gc');
const MB = 2 ** 20;
/** Megabytes per second that memory may surely grow by. */
const MOST_GROWTH = 1 / 600;
const MOST_SLOWDOWN = 1.5;
/** The part of the time that counts as warm-up: every kind of work has been done, and what is kept is kept. */
const WARM_UP = 0.5;
/** Times that memory is looked at: what is noted takes memory itself. */
const SAMPLES = 200;
/** Megabytes, by what they are of. */
function memoryOf(context) {
    // Twice: what is only finalized by the first is freed by the second.
    collect();
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    const heap = engine()?.heap;
    return {
        process: rss / MB,
        objects: heapUsed / MB,
        arrays: external / MB,
        engine: (heap?.used ?? 0) / MB,
        'engine grown': (heap?.memory.buffer.byteLength ?? 0) / MB,
        ...(context.pool === undefined ? {} : { device: context.pool.liveBytes / MB, 'device buffers': context.pool.live }),
    };
}
let rejected = 0;
process.on('unhandledRejection', (reason) => {
    rejected++;
    console.log('a rejected promise that nobody waited for:', reason);
});
const context = await createContext({ backend });
const work = workOf(context, Number(values.seed), Number(values.calls), Number(values.most));
console.log(`${context.why}; ${work.length} pieces of work, ${values.minutes} minutes`);
const first = new Map();
const complaints = new Set();
const samples = new Map();
const rounds = [];
const start = performance.now();
const length = 60 * Number(values.minutes);
const elapsed = () => (performance.now() - start) / 1000;
let [done, shown, next] = [0, -1, 0];
while (elapsed() < length) {
    const cpu = process.cpuUsage();
    const begun = performance.now();
    for (const [k, one] of work.entries()) {
        const hash = await one.run(context);
        const key = `${k} ${one.name}`;
        if (first.has(key) && first.get(key) !== hash)
            complaints.add(`${key}: other bits than the first time`);
        first.set(key, first.get(key) ?? hash);
        done++;
    }
    const used = process.cpuUsage(cpu);
    // On a software adapter, whose threads are the process's own, processor time is what the machine's other work does not lengthen.
    const software = context.gpu?.software ?? true;
    const at = elapsed();
    const warm = at > WARM_UP * length;
    if (warm)
        rounds.push(software ? (used.user + used.system) / 1000 : performance.now() - begun);
    if (at < next)
        continue;
    next = at + length / SAMPLES;
    const memory = memoryOf(context);
    for (const [name, value] of warm ? Object.entries(memory) : []) {
        if (!samples.has(name))
            samples.set(name, []);
        samples.get(name).push({ at, value });
    }
    const twentieth = Math.floor((20 * at) / length);
    if (twentieth === shown)
        continue;
    shown = twentieth;
    const figures = Object.entries(memory).map(([name, value]) => `${name} ${value.toFixed(2)}`);
    console.log(`${at.toFixed(0)} s, ${done} done: ${figures.join(', ')}`);
}
for (const [name, list] of samples) {
    const trend = trendOf(list);
    const perTen = (x) => (600 * x).toFixed(3);
    console.log(`${name}: ${perTen(trend.slope)} +- ${perTen(trend.error)} in ten minutes, ${list.length} samples`);
    if (grows(trend, MOST_GROWTH))
        complaints.add(`${name} grows`);
}
const slower = slowdown(rounds);
console.log(`work takes ${slower.toFixed(3)} times as long at the end; ${rejected} unhandled rejections; ${done} done`);
if (rounds.length < 6)
    complaints.add('too few rounds to tell: give it more minutes');
if (slower > MOST_SLOWDOWN)
    complaints.add('work takes longer and longer');
if (rejected > 0)
    complaints.add('rejected promises that nobody waited for');
for (const one of complaints)
    console.log(`complaint: ${one}`);
context.dispose();
process.exitCode = complaints.size === 0 ? 0 : 1;
