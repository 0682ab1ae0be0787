// npm run bench:spectral -- [--only sgesdd] [--orders 512,1024,2048,4096] [--rounds 3] [--backend gpu] [--doubles gpu] [--rival FILE]
// [--json FILE]: what a program waits for eigenvalues and singular values, by driver, with errors, as Markdown. The exit status is the
// number of results that are wrong. A rival's lines are {"what": "eigh", "n": 1024, "wall": 11.1}; times of the rival are by the wall clock
// too.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createContext } from '../src/index.js';
import { machineOf } from '../testing/lib/machine.js';
import { DRIVERS } from './spectral/drivers.js';
const { values } = parseArgs({
    options: {
        only: { type: 'string', default: '' },
        orders: { type: 'string', default: '512,1024,2048,4096' },
        rounds: { type: 'string', default: '3' },
        backend: { type: 'string', default: 'gpu' },
        doubles: { type: 'string', default: 'cpu' },
        rival: { type: 'string' },
        json: { type: 'string' },
    },
});
const orders = values.orders.split(',').map(Number);
const rounds = Number(values.rounds);
const chosen = DRIVERS.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0)
    throw new Error(`--only ${values.only} leaves nothing`);
/** LAPACK's threshold, in units of n eps, 2^-23 or 2^-52. */
const TOLERANCE = 30;
const rivals = values.rival === undefined
    ? []
    : readFileSync(values.rival, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));
const context = await createContext({ backend: values.backend, doubles: values.doubles });
const { queue } = context;
const spinMs = context.gpu === undefined || context.gpu.software ? 0 : 60;
const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
async function measure(driver, n) {
    const problem = driver.make(context, n);
    const waits = [];
    for (let round = 0; round <= rounds; round++) {
        await problem.fresh();
        // The clocks are up, as in the middle of a program's work.
        if (spinMs > 0)
            await queue.gpuTime(() => { }, spinMs);
        const start = performance.now();
        await problem.run();
        await queue.sync();
        waits.push(performance.now() - start);
    }
    const errors = await problem.errors();
    problem.dispose();
    const rival = rivals.find(({ what, n: order }) => what === driver.rival && order === n)?.wall;
    return { name: driver.name, n, first: waits[0], wall: median(waits.slice(1)), rival, errors };
}
const machine = machineOf(context);
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
console.log(`## Eigenvalues and singular values: ${machine.adapter}, ${machine.driver}, ${machine.date.slice(0, 10)}

Wall ms: from the call until the host knows that all has run, median of ${rounds}; first: the first call of its shape in this process. Errors in
units of n eps: of the residual, of orthogonality; from ${TOLERANCE} on it is a failure. Ratio: the rival's wall time over ours.
`);
row(['driver', 'n', 'first ms', 'wall ms', 'errors', 'rival ms', 'ratio']);
row(Array.from({ length: 7 }, () => '---'));
const results = [];
const wrong = ({ errors }) => errors.some((error) => !(error < TOLERANCE));
for (const driver of chosen) {
    for (const n of driver.orders(orders)) {
        const result = await measure(driver, n);
        results.push(result);
        const { name, first, wall, rival, errors } = result;
        const said = errors.map((error) => error.toPrecision(2)).join(', ');
        const beside = rival === undefined ? ['-', '-'] : [rival.toFixed(1), (rival / wall).toFixed(2)];
        row([name, `${n}`, first.toFixed(1), wall.toFixed(2), `${said}${wrong(result) ? ' failed' : ''}`, ...beside]);
    }
}
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ machine, results }, null, 2)}\n`);
context.dispose();
process.exit(Math.min(results.filter(wrong).length, 255));
