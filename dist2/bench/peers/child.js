// node child.js PEER N PROBLEM: one problem by one library in a process of its own. Prints { ms, error } or { absent: why }.
import { OURS } from './basalt.js';
import { libraries } from './libraries.js';
import { dataOf, errorOf, problems } from './problems.js';
const [name, n, which] = process.argv.slice(2);
/** Calls before the clock starts: at least so many, for so long. */
const WARM_CALLS = 3;
const WARM_MS = 400;
const SAMPLES = 15;
const FEWEST = 5;
/** A sample is as many calls as take this long; a peer has this long for all of them. */
const SAMPLE_MS = 10;
const MOST_MS = 4000;
const now = () => performance.now();
async function measured() {
    const peer = [...OURS, ...libraries].find((one) => one.name === name);
    const problem = problems(Number(n))[Number(which)];
    const data = dataOf(problem);
    const call = await peer.open(problem, data);
    if (call === undefined)
        return { absent: 'no such routine' };
    const error = errorOf(problem, data, await call.read(await call.run()));
    let ms = Number.POSITIVE_INFINITY;
    const warm = now() + WARM_MS;
    for (let calls = 0; calls < WARM_CALLS || now() < warm; calls++) {
        const start = now();
        await call.run();
        ms = Math.min(ms, now() - start);
    }
    const calls = Math.max(1, Math.ceil(SAMPLE_MS / ms));
    const samples = [];
    const end = now() + MOST_MS;
    while (samples.length < SAMPLES && (samples.length < FEWEST || now() < end)) {
        const start = now();
        for (let k = 0; k < calls; k++)
            await call.run();
        samples.push((now() - start) / calls);
    }
    samples.sort((a, b) => a - b);
    return { ms: samples[samples.length >> 1], error };
}
const absent = (error) => {
    const text = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { absent: error.code === 'MODULE_NOT_FOUND' ? 'not installed' : text };
};
// Some libraries print: the answer is the last line. Some keep timers: the process ends here.
const said = await measured().catch(absent);
process.stdout.write(`\n${JSON.stringify(said)}\n`, () => process.exit());
