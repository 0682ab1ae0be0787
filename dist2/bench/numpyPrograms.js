// npm run bench:programs [-- --only NAME] [--json FILE]: the programs of docs/guide/numpy.md, in this library and in those of npm that they
// can be written in, on the CPU. Each program of each library runs in a process of its own, one after the other; answers are checked
// against this library's. Peers: npm --prefix bench/peers ci.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { fixed } from '../testing/lib/printf.js';
import { jaxJs } from './numpyPrograms/jaxJs.js';
import { mlMatrix } from './numpyPrograms/mlMatrix.js';
import { numpyTs } from './numpyPrograms/numpyTs.js';
import { ours } from './numpyPrograms/ours.js';
import { operands } from './numpyPrograms/programs.js';
const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } });
const MOST_MS = 20_000;
const WIDTH = 12;
const child = fileURLToPath(new URL('./numpyPrograms/child.js', import.meta.url));
const start = promisify(execFile);
async function ask({ name }, program) {
    try {
        const options = { timeout: MOST_MS, maxBuffer: 2 ** 26 };
        const { stdout } = await start(process.execPath, [child, name, program], options);
        return JSON.parse(stdout.trim().split('\n').at(-1));
    }
    catch (error) {
        return { absent: error.killed ? `> ${MOST_MS / 1000} s` : 'went down' };
    }
}
/** The largest difference of two answers, relative to the largest number of the first; NaN if there is one. */
function difference(wanted, found) {
    if (wanted.length !== found.length)
        return Infinity;
    const largest = (list) => list.reduce((x, y) => Math.max(x, Math.abs(y)), 0);
    // JSON has null for NaN.
    const errors = Array.from(wanted, (x, k) => x - (found[k] ?? Number.NaN));
    return largest(errors) / largest(Array.from(wanted));
}
/** Milliseconds, or why there are none. */
function judged(library, program, { ms, answer, absent, note }, wanted) {
    if (note !== undefined)
        notes.push(`${library.name}, ${program}: ${note}`);
    if (ms === undefined || answer === undefined)
        return absent ?? 'fails';
    const error = difference(wanted, answer);
    if (error < library.error)
        return ms;
    notes.push(`${library.name}, ${program}: differs by ${error.toExponential(1)}`);
    return 'wrong';
}
const notes = [];
const libraries = [ours, numpyTs, mlMatrix, jaxJs];
console.log(`% ms, medians; Node ${process.version}, ${availableParallelism()} threads, ${cpus()[0]?.model ?? ''}`);
console.log(`${'%'.padEnd(40)}${libraries.map(({ name }) => name.padStart(WIDTH)).join('')}`);
const table = {};
for (const program of Object.keys(operands)) {
    if (values.only !== undefined && !program.includes(values.only))
        continue;
    const row = {};
    let wanted = [];
    for (const library of libraries) {
        const said = await ask(library, program);
        if (library === ours)
            wanted = said.answer ?? [];
        row[library.name] = judged(library, program, said, wanted);
    }
    table[program] = row;
    const cells = Object.values(row).map((ms) => (typeof ms === 'string' ? ms.padStart(WIDTH) : fixed(ms, WIDTH, 3)));
    console.log(`${program.padEnd(40)}${cells.join('')}`);
}
for (const note of notes)
    console.log(`% ${note}`);
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ table, notes }, null, 2)}\n`);
