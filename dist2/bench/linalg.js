// node scripts/run.mjs bench/linalg.js [--backend cpu|gpu|auto] [--adapter NAME] [--orders 2,4,8,16,64,512] [--json FILE]: what calls of
// verbs take, everything included, and beside solve the routine that it calls on operands that are in place. In front: what it takes to
// import the package.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createContext, gesv } from '../src/index.js';
import { cholesky, det, inv, matmul, ndarray, setContext, solve, svd } from '../src/linalg/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
import { fixed } from '../testing/lib/printf.js';
import { Random } from '../testing/lib/random.js';
import { importTimes } from './startup.js';
const { values } = parseArgs({
    options: {
        backend: { type: 'string', default: 'cpu' },
        adapter: { type: 'string' },
        orders: { type: 'string', default: '2,4,8,16,64,512' },
        json: { type: 'string' },
    },
});
const orders = values.orders.split(',').map(Number);
if (!orders.every((n) => Number.isSafeInteger(n) && n > 0))
    throw new Error(`--orders ${values.orders} is not a list of orders`);
/** Milliseconds of calls in front, and of all blocks of calls. */
const [WARM, TIMED] = [100, 400];
/** Milliseconds of a block: below it the clock is too coarse, above it what else the machine does is counted too. */
const BLOCK = 1;
/** Microseconds of a call: of the fastest of the blocks. */
async function microseconds(call) {
    let calls = 0;
    const start = performance.now();
    while (performance.now() - start < WARM || calls < 3) {
        await call();
        calls++;
    }
    const size = Math.max(1, Math.round((calls * BLOCK) / (performance.now() - start)));
    let best = Number.POSITIVE_INFINITY;
    const begin = performance.now();
    for (let blocks = 0; blocks < 5 || performance.now() - begin < TIMED; blocks++) {
        const before = performance.now();
        for (let i = 0; i < size; i++)
            await call();
        best = Math.min(best, (1000 * (performance.now() - before)) / size);
    }
    return best;
}
/** Symmetric, positive definite, and well conditioned: every verb takes it. */
function operands(prec, n) {
    const random = new Random();
    const real = (length) => (prec === 's' ? new Float32Array(length) : new Float64Array(length));
    const [a, b] = [real(n * n), real(n)];
    for (let i = 0; i < n; i++) {
        for (let j = 0; j <= i; j++)
            a[i * n + j] = a[j * n + i] = random.rand() + (i === j ? n : 0);
        b[i] = random.rand();
    }
    return { A: ndarray(a, [n, n]), b: ndarray(b, [n]) };
}
/** gesv itself: what it overwrites is put back from memory each time, which counts. */
function routine(context, prec, { A, b }) {
    const n = A.shape[0];
    const [inA, B] = [context.upload(prec, A.data), context.upload(prec, b.data)];
    const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
    const call = async () => {
        context.write(inA, A.data);
        context.write(B, b.data);
        await gesv(context.queue, { n, nrhs: 1, A: inA, lda: n, ipiv, B, ldb: n, info }, prec);
        await context.download(info);
    };
    const done = () => {
        for (const buffer of [inA, B, ipiv, info])
            buffer.dispose();
    };
    return { call, done };
}
const imports = await importTimes();
const context = await createContext({
    backend: values.backend,
    ...(values.adapter === undefined ? {} : { adapter: values.adapter }),
});
setContext(context);
const machine = machineOf(context);
console.log(banner(machine, 'bench linalg', []).slice(0, -2).join('\n'));
for (const [name, ms] of Object.entries(imports))
    console.log(`% import '${name}': ${ms.toFixed(1)} ms`);
const names = ['solve', 'gesv', 'inv', 'det', 'cholesky', 'matmul', 'svd'];
console.log(`\n% us per call, the fastest blocks    n${names.map((name) => name.padStart(12)).join('')}`);
const rows = [];
for (const prec of ['d', 's']) {
    for (const n of orders) {
        const both = operands(prec, n);
        const { A, b } = both;
        const { call, done } = routine(context, prec, both);
        const calls = [
            () => solve(A, b),
            call,
            () => inv(A),
            () => det(A),
            () => cholesky(A),
            () => matmul(A, A),
            () => svd(A),
        ];
        const times = [];
        for (const each of calls)
            times.push(await microseconds(each));
        done();
        rows.push({ prec, n, us: Object.fromEntries(names.map((name, i) => [name, times[i]])) });
        const cells = times.map((us) => fixed(us, 12, us < 100 ? 2 : 0)).join('');
        console.log(`${prec === 'd' ? 'double' : 'single'}${String(n).padStart(31)}${cells}`);
    }
}
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ machine, imports, rows }, null, 2)}\n`);
context.dispose();
