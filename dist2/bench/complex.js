// npm run bench:complex -- [--only cgemm] [--orders 1024,4096] [--rounds 5] [--kernels] [--force NAME,NAME] [--rival FILE] [--json FILE]:
// complex singles on the GPU, one matrix and batches: GPU time of a call between timestamps and what a program waits for one, beside a
// rival's from the same run (rival.ts), as Markdown. A call on one matrix is followed by a solution with its factors, whose error is that
// of the table. --force: batched cgetrf and cpotrf by each of these rules of group.kernels.ts, or shapes of small.kernels.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as basalt from '../src/index.js';
import { createContext } from '../src/index.js';
import { enqueueGetrfBatch, enqueuePotrfBatch } from '../src/measuring.js';
import { machineOf } from '../testing/lib/machine.js';
const { values } = parseArgs({
    options: {
        only: { type: 'string', default: '' },
        orders: { type: 'string' },
        rounds: { type: 'string', default: '5' },
        kernels: { type: 'boolean', default: false },
        rival: { type: 'string' },
        json: { type: 'string' },
        force: { type: 'string' },
    },
});
const rounds = Number(values.rounds);
const orders = values.orders?.split(',').map(Number);
const rivals = values.rival === undefined
    ? []
    : readFileSync(values.rival, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));
const square = ({ n, A }) => ({ n, A, lda: n });
const many = ({ n, A, count, info }) => ({ n, A, lda: n, strideA: n * n, info, batchCount: count });
const SINGLE = [
    ...['strict', 'split', 'fast'].map((math) => ({
        name: `cgemm ${math}`,
        rival: 'cgemm',
        matrix: 'general',
        work: 8,
        run: ({ queue }, { n, of, C }) => basalt.cgemm(queue, { m: n, n, k: n, A: of, lda: n, B: of, ldb: n, C, ldc: n, math }),
    })),
    ...['partial', 'tournament'].map((pivoting) => ({
        name: `cgetrf ${pivoting}`,
        rival: 'cgetrf',
        matrix: 'general',
        work: 8 / 3,
        run: ({ queue }, o) => basalt.cgetrf(queue, { m: o.n, ...square(o), ipiv: o.ipiv, info: o.info, pivoting }),
        solve: ({ queue }, o) => basalt.cgetrs(queue, { ...square(o), nrhs: 1, ipiv: o.ipiv, B: o.x, ldb: o.n }),
    })),
    {
        name: 'cpotrf',
        rival: 'cpotrf',
        matrix: 'definite',
        work: 4 / 3,
        run: ({ queue }, o) => basalt.cpotrf(queue, { uplo: 'l', ...square(o), info: o.info }),
        solve: ({ queue }, o) => basalt.cpotrs(queue, { uplo: 'l', ...square(o), nrhs: 1, B: o.x, ldb: o.n }),
    },
    {
        name: 'cgeqrf',
        rival: 'cgeqrf',
        matrix: 'general',
        work: 16 / 3,
        run: ({ queue }, o) => basalt.cgeqrf(queue, { m: o.n, ...square(o), tau: o.tau }),
        async solve({ queue }, o) {
            const { n, A, tau, x } = o;
            await basalt.cunmqr(queue, { side: 'l', trans: 'c', m: n, n: 1, k: n, A, lda: n, tau, C: x, ldc: n });
            await basalt.ctrsm(queue, { side: 'l', uplo: 'u', m: n, n: 1, A, lda: n, B: x, ldb: n });
        },
    },
];
const BATCHED = [
    {
        name: 'cgemmStridedBatched',
        rival: 'batched cgemm',
        matrix: 'general',
        work: 8,
        run({ queue }, { n, count, of, C }) {
            const [A, B, each] = [of, of, n * n];
            const strides = { strideA: each, strideB: each, strideC: each, batchCount: count };
            return basalt.cgemmStridedBatched(queue, { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n, ...strides });
        },
    },
    {
        name: 'cgetrfStridedBatched',
        rival: 'batched cgetrf',
        matrix: 'general',
        work: 8 / 3,
        run: ({ queue }, o) => basalt.cgetrfStridedBatched(queue, { m: o.n, ...many(o), ipiv: o.ipiv, stridePiv: o.n }),
    },
    {
        name: 'cpotrfStridedBatched',
        rival: 'batched cpotrf',
        matrix: 'definite',
        work: 4 / 3,
        run: ({ queue }, o) => basalt.cpotrfStridedBatched(queue, { uplo: 'l', ...many(o) }),
    },
    {
        name: 'cgesvStridedBatched',
        rival: 'batched cgesv',
        matrix: 'general',
        work: 8 / 3,
        run({ queue }, o) {
            const pivots = { ipiv: o.ipiv, stridePiv: o.n };
            return basalt.cgesvStridedBatched(queue, { nrhs: 1, ...many(o), ...pivots, B: o.x, ldb: o.n, strideB: o.n });
        },
    },
    {
        name: 'cgeqrfStridedBatched',
        rival: 'batched cgeqrf',
        matrix: 'general',
        work: 16 / 3,
        run({ queue }, { n, A, tau, count }) {
            const each = { lda: n, strideA: n * n, strideTau: n, batchCount: count };
            return basalt.cgeqrfStridedBatched(queue, { m: n, n, A, tau, ...each });
        },
    },
];
/** Batched LU and Cholesky by a rule of this name. */
function forcedWays(force) {
    const batch = ({ n, A, count, info }) => ({
        ...{ m: n, n, nrhs: 0, count, force, info: { data: info, off: 0, ld: 1 } },
        A: { data: A, off: 0, rs: 1, cs: n, stride: n * n },
    });
    const [lu, cholesky] = ['cgetrfStridedBatched', 'cpotrfStridedBatched'].map((name) => BATCHED.find((way) => way.name === name));
    return [
        {
            ...{ ...lu, name: `${lu.name} ${force}` },
            run: async ({ queue }, o) => enqueueGetrfBatch(queue, { ...batch(o), ipiv: { data: o.ipiv, off: 0, stride: o.n } }),
        },
        {
            ...{ ...cholesky, name: `${cholesky.name} ${force}` },
            run: async ({ queue }, o) => enqueuePotrfBatch(queue, { ...batch(o), uplo: 'l' }),
        },
    ];
}
/** Uniform on (-1, 1); positive definite: by the diagonal. */
function numbers(n, count, kind) {
    const x = new Float32Array(2 * n * n * count);
    let state = 2463534242;
    for (let i = 0; i < x.length; i++) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        x[i] = state / 2 ** 31;
    }
    if (kind === 'definite')
        for (let z = 0; z < count; z++)
            for (let i = 0; i < n; i++)
                x[2 * (z * n * n + i * (n + 1))] = 2 * n;
    return x;
}
const norm = (x) => Math.sqrt(x.reduce((sum, y) => sum + y * y, 0));
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
/** |b - A x| / (|A| |x| n eps), the triangle of a positive definite A mirrored. */
async function residual(context, way, o) {
    const { queue } = context;
    const { n, of: A, b, x, C: r } = o;
    await basalt.ccopy(queue, { n, x: b, y: x });
    await way.solve(context, o);
    await basalt.ccopy(queue, { n, x: b, y: r });
    const size = { n, alpha: -1, A, lda: n, beta: 1 };
    if (way.matrix === 'definite')
        await basalt.chemv(queue, { uplo: 'l', ...size, x, y: r });
    else
        await basalt.cgemv(queue, { m: n, ...size, x, y: r });
    const [left, solution] = [await context.download(r, n), await context.download(x, n)];
    const norms = await basalt.clange(queue, { norm: 'f', m: n, n, A, lda: n });
    return norm(left) / (norms * norm(solution) * n * 2 ** -24);
}
async function measure(context, way, n, count) {
    const { queue } = context;
    const given = numbers(n, count, way.matrix);
    const vector = () => context.alloc('c', n * count);
    const o = {
        ...{
            n,
            count,
            of: context.upload('c', given),
            A: context.alloc('c', n * n * count),
            C: context.alloc('c', n * n * count),
        },
        ...{ b: context.upload('c', given.slice(0, 2 * n * count)), x: vector(), tau: vector() },
        ...{ ipiv: context.alloc('i', n * count), info: context.alloc('i', count) },
    };
    const restore = async () => {
        await basalt.ccopy(queue, { n: n * n * count, x: o.of, y: o.A });
        await basalt.ccopy(queue, { n: n * count, x: o.b, y: o.x });
    };
    const run = () => way.run(context, o);
    await restore();
    await run();
    await queue.sync();
    const [gpu, wall] = [[], []];
    for (let round = 0; round < rounds; round++) {
        await restore();
        gpu.push((await queue.gpuTime(run, 100)));
        await restore();
        await queue.sync();
        const start = performance.now();
        await run();
        await queue.sync();
        wall.push(performance.now() - start);
    }
    if (values.kernels) {
        await restore();
        const profile = await queue.profile(run, 60);
        for (const { kernel, calls, ms } of profile?.rows ?? [])
            console.log(`      ${kernel} ${calls} ${ms.toFixed(3)}`);
    }
    let error;
    if (way.solve !== undefined) {
        await restore();
        await run();
        error = await residual(context, way, o);
    }
    for (const buffer of [o.of, o.A, o.b, o.x, o.C, o.tau, o.ipiv, o.info])
        buffer.dispose();
    return { gpu: median(gpu), wall: median(wall), error };
}
const ORDERS = [1024, 2048, 4096, 8192];
const BATCHES = [
    [4, 200000],
    [8, 100000],
    [16, 50000],
    [32, 20000],
    [64, 5000],
    [128, 1000],
    [256, 200],
];
const context = await createContext({ backend: 'gpu' });
const machine = machineOf(context);
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
console.log(`## Complex single: ${machine.adapter}, ${machine.driver}, ${machine.date.slice(0, 10)}

GPU ms: a call between timestamps, behind other work, median of ${rounds}; wall ms: from the call until the host knows that it has run.
Error: of a solution with the factors, over n eps. Ratio: the best rival's time over our GPU time.
`);
row(['routine', 'n', 'count', 'GPU ms', 'wall ms', 'TFLOP/s', 'error', 'rival ms', 'ratio']);
row(Array.from({ length: 9 }, () => '---'));
const results = [];
let wrong = 0;
const forced = values.force?.split(',') ?? [];
const shapes = [
    ...SINGLE.flatMap((way) => ORDERS.map((n) => ({ way, n, count: 1 }))),
    ...(forced.length === 0 ? BATCHED : forced.flatMap(forcedWays)).flatMap((way) => BATCHES.map(([n, count]) => ({ way, n, count }))),
].filter(({ way, n }) => way.name.includes(values.only) && (orders === undefined || orders.includes(n)));
for (const { way, n, count } of shapes) {
    const { gpu, wall, error } = await measure(context, way, n, count);
    const beside = rivals.filter((line) => line.what === way.rival && line.n === n && line.batch === count);
    const rival = beside.length === 0 ? undefined : Math.min(...beside.map(({ ms }) => ms));
    if (error !== undefined && !(error < 30))
        wrong++;
    const rate = (way.work * n ** 3 * count) / gpu / 1e9;
    const cells = [gpu.toFixed(3), wall.toFixed(3), rate.toFixed(2), error?.toPrecision(2) ?? '-'];
    row([
        way.name,
        `${n}`,
        `${count}`,
        ...cells,
        rival?.toFixed(3) ?? '-',
        rival === undefined ? '-' : (rival / gpu).toFixed(2),
    ]);
    results.push({ routine: way.name, n, count, gpu, wall, error, rival });
    if (values.json !== undefined)
        writeFileSync(values.json, `${JSON.stringify({ machine, results }, null, 2)}\n`);
}
context.dispose();
process.exit(Math.min(wrong, 255));
