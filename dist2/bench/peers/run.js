// npm run bench:peers -- [--n 512] [--only numpy-ts,mathjs] [--json FILE]: products and systems by this library and by those that npm has
// for it, on the CPU. Each problem of each library runs in a process of its own, one after the other; answers are checked against double
// precision.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { fixed } from '../../testing/lib/printf.js';
import { OURS } from './basalt.js';
import { libraries } from './libraries.js';
import { boundOf, problems } from './problems.js';
const MOST_MS = 120_000;
const WIDTH = 17;
const { values } = parseArgs({
    options: { n: { type: 'string', default: '512' }, only: { type: 'string' }, json: { type: 'string' } },
});
const n = Number(values.n);
if (!Number.isSafeInteger(n) || n < 1)
    throw new Error(`--n ${values.n} is not a size`);
const only = values.only?.split(',');
const peers = [...OURS, ...libraries.filter(({ name }) => only?.includes(name) ?? true)];
const columns = problems(n);
const child = fileURLToPath(new URL('./child.js', import.meta.url));
const start = promisify(execFile);
async function ask(peer, problem) {
    try {
        const { stdout } = await start(process.execPath, [child, peer, String(n), String(problem)], { timeout: MOST_MS });
        return JSON.parse(stdout.trim().split('\n').at(-1));
    }
    catch (error) {
        return { absent: error.killed ? `no answer in ${MOST_MS / 1000} s` : 'went down' };
    }
}
const right = (problem, { error }) => error !== undefined && error < boundOf(problem);
const speed = (problem, answer) => answer.ms !== undefined && right(problem, answer) ? problem.flops / answer.ms / 1e6 : undefined;
console.log(`% Gflop/s, medians; Node ${process.version}, ${availableParallelism()} threads, ${cpus()[0]?.model ?? ''}`);
console.log(`${'% * machine code'.padEnd(20)}${columns.map(({ name }) => name.padStart(WIDTH)).join('')}`);
const table = {};
const notes = [];
for (const { name, native } of peers) {
    const speeds = [];
    const reasons = new Set();
    for (const [k, problem] of columns.entries()) {
        const answer = await ask(name, k);
        speeds.push(speed(problem, answer));
        if (answer.absent !== undefined && answer.absent !== 'no such routine')
            reasons.add(answer.absent);
        if (answer.ms !== undefined && !right(problem, answer))
            reasons.add(`${problem.name} is wrong: ${answer.error}`);
    }
    table[name] = speeds;
    const cells = speeds.map((value) => value === undefined ? '-'.padStart(WIDTH) : fixed(value, WIDTH, value < 10 ? 2 : 1));
    console.log(`${(native ? `${name} *` : name).padEnd(20)}${cells.join('')}`);
    for (const reason of reasons)
        notes.push(`${name}: ${reason}`);
}
for (const note of notes)
    console.log(`% ${note}`);
/** How many times as fast as the fastest of the others: those of machine code, and those without, each among themselves. */
for (const [k, { name }] of columns.entries()) {
    for (const native of [undefined, true]) {
        const of = (list) => list.flatMap((peer) => {
            const value = table[peer.name]?.[k];
            return value === undefined || peer.native !== native ? [] : [{ name: peer.name, value }];
        });
        const others = of(libraries);
        if (others.length === 0)
            continue;
        const best = others.reduce((x, y) => (y.value > x.value ? y : x));
        const ratios = of(OURS).map((own) => `${own.name} ${fixed(own.value / best.value, 1, 2)}`);
        const kind = native ? 'native ' : '';
        console.log(`% ${name}: fastest ${kind}peer ${best.name}; times as fast: ${ratios.join(', ')}`);
    }
}
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ n, table, notes }, null, 2)}\n`);
