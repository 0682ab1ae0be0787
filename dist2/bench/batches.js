// npm run bench:batches -- [--only syev] [--orders 16,32] [--rounds 3] [--backend gpu] [--kernels] [--rival FILE] [--json FILE]:
// eigenvalues and singular values of many small matrices in one call: GPU time of a call between timestamps, what a program waits for one,
// and errors of some members. A rival's lines are those of eig_baseline.py: {"what", "args", "ms"}. --kernels: the time of each kernel too.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createContext } from '../src/index.js';
import { machineOf } from '../testing/lib/machine.js';
import { FAMILIES } from './batches/problems.js';
const { values } = parseArgs({
    options: {
        only: { type: 'string', default: '' },
        orders: { type: 'string', default: '' },
        rounds: { type: 'string', default: '3' },
        backend: { type: 'string', default: 'gpu' },
        kernels: { type: 'boolean', default: false },
        rival: { type: 'string' },
        json: { type: 'string' },
    },
});
const rounds = Number(values.rounds);
const orders = values.orders === '' ? undefined : values.orders.split(',').map(Number);
const chosen = FAMILIES.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0)
    throw new Error(`--only ${values.only} leaves nothing`);
/** LAPACK's threshold, in units of n eps. */
const TOLERANCE = 30;
const rivals = values.rival === undefined
    ? []
    : readFileSync(values.rival, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{"what"'))
        .map((line) => JSON.parse(line));
const context = await createContext({ backend: values.backend });
const { queue } = context;
const isTimed = context.gpu !== undefined && !context.gpu.software;
const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
/** The fastest of the rivals' routines. */
function rivalOf(family, shape) {
    const wanted = family.rivals(shape).map(({ what, args }) => JSON.stringify([what, args]));
    const times = rivals
        .filter(({ what, args }) => wanted.includes(JSON.stringify([what, args])))
        .flatMap(({ ms }) => (ms === undefined ? [] : [ms]));
    return times.length === 0 ? undefined : Math.min(...times);
}
async function measure(family, shape) {
    const problem = family.make(context, shape);
    const waits = [];
    const gpu = [];
    for (let round = 0; round <= rounds; round++) {
        if (isTimed && round > 0)
            await queue.gpuTime(() => { }, 30);
        const start = performance.now();
        await problem.run();
        await queue.sync();
        waits.push(performance.now() - start);
    }
    for (let round = 0; isTimed && round < rounds; round++) {
        const ms = await queue.gpuTime(() => problem.run(), round === 0 ? 60 : 30);
        if (ms !== undefined)
            gpu.push(ms);
    }
    if (values.kernels) {
        const profile = await queue.profile(() => problem.run(), 60);
        for (const { kernel, calls, ms } of profile?.rows ?? [])
            console.log(`      ${kernel} ${calls} ${ms.toFixed(3)}`);
    }
    const errors = await problem.errors();
    problem.dispose();
    const [first] = waits;
    const times = { first: first, gpu: gpu.length === 0 ? undefined : median(gpu), wall: median(waits.slice(1)) };
    return { ...shape, name: family.name, ...times, rival: rivalOf(family, shape), errors };
}
const machine = machineOf(context);
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
console.log(`## Batches of eigenproblems and singular value decompositions: ${machine.adapter}, ${machine.driver}, ${machine.date.slice(0, 10)}

GPU ms: a call between timestamps, behind other work, median of ${rounds}; wall ms: from the call until the host knows that all has run; first:
the first call of its shape in this process. Errors in units of n eps, of three members; from ${TOLERANCE} on it is a failure. Ratio: the rival's
time over our GPU time.
`);
row(['routine', 'm x n x count', 'first ms', 'GPU ms', 'wall ms', 'errors', 'rival ms', 'ratio']);
row(Array.from({ length: 8 }, () => '---'));
const results = [];
const wrong = ({ errors }) => errors.some((error) => !(error < TOLERANCE));
for (const family of chosen) {
    for (const shape of family.shapes.filter(({ n }) => orders === undefined || orders.includes(n))) {
        const result = await measure(family, shape);
        results.push(result);
        const { name, m, n, count, first, gpu, wall, rival, errors } = result;
        const said = errors.map((error) => error.toPrecision(2)).join(', ');
        const ratio = rival === undefined ? '-' : (rival / (gpu ?? wall)).toFixed(2);
        const times = [first.toFixed(1), gpu?.toFixed(3) ?? '-', wall.toFixed(3)];
        const beside = [rival?.toFixed(3) ?? '-', ratio];
        row([name, `${m} x ${n} x ${count}`, ...times, `${said}${wrong(result) ? ' failed' : ''}`, ...beside]);
        if (values.json !== undefined)
            writeFileSync(values.json, `${JSON.stringify({ machine, results }, null, 2)}\n`);
    }
}
context.dispose();
process.exit(Math.min(results.filter(wrong).length, 255));
