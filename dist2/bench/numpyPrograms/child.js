// node child.js LIBRARY PROGRAM: one program by one library in a process of its own. Prints { ms, answer } or { absent: why }.
import { setImmediate as turn } from 'node:timers/promises';
import { createContext } from '../../src/index.js';
import { setContext } from '../../src/linalg/index.js';
import { jaxJs } from './jaxJs.js';
import { mlMatrix } from './mlMatrix.js';
import { numpyTs } from './numpyTs.js';
import { ours } from './ours.js';
import { operands } from './programs.js';
const [name, program] = process.argv.slice(2);
/** A first call that takes so long is the only one. */
const LONG_MS = 3000;
const WARM_MS = 700;
/** So many samples, or as many as there is time for; each is as many calls as take this long. */
const [SAMPLES, FEWEST, MOST_MS, SAMPLE_MS] = [15, 3, 3000, 10];
const now = () => performance.now();
/** Median milliseconds of a call. */
async function timed(run, first) {
    if (first > LONG_MS)
        return first;
    let ms = first;
    const warm = now() + WARM_MS;
    while (now() < warm) {
        const start = now();
        await run();
        ms = Math.min(ms, now() - start);
        await turn();
    }
    const calls = Math.max(1, Math.ceil(SAMPLE_MS / ms));
    const samples = [];
    const end = now() + MOST_MS;
    while (samples.length < SAMPLES && (samples.length < FEWEST || now() < end)) {
        const start = now();
        for (let k = 0; k < calls; k++)
            await run();
        samples.push((now() - start) / calls);
        await turn(); // Memory that libraries free by finalizers is freed between tasks.
    }
    return samples.sort((a, b) => a - b)[samples.length >> 1];
}
async function measured() {
    const library = [ours, numpyTs, mlMatrix, jaxJs].find((one) => one.name === name);
    const open = library.programs[program];
    if (open === undefined)
        return { absent: '-' };
    if (name === ours.name)
        setContext(await createContext({ backend: 'cpu' }));
    const run = await open(operands[program]());
    const start = now();
    const answer = await run();
    const first = now() - start;
    return { answer: Array.from(answer), ms: await timed(run, first) };
}
const absent = (error) => ({
    absent: 'fails',
    note: error instanceof Error ? error.message.split('\n')[0] : String(error),
});
// Some libraries print: the answer is the last line. Some keep timers and threads: the process ends here.
const said = await measured().catch(absent);
process.stdout.write(`\n${JSON.stringify(said)}\n`, () => process.exit());
