// npm start: solves real linear systems on the best backend of this machine and measures its speed.
// `npm start -- cpu` and `npm start -- gpu` choose the backend; 'gpu' takes a software adapter too.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, fields, flopsOf, gemm, gesv, UnsupportedError, } from '../src/index.js';
import { parseMatrixMarket } from '../src/linalg/index.js';
import { gemmSpec, gesvSpec } from '../src/specs.js';
const SYSTEMS = ['bfwa62', 'west0479', '494_bus', 'olm500', 'pde900'];
/** Small enough for a few seconds: a real GPU gets large problems, a software one tiny ones. */
function planFor(context) {
    if (context.backend === 'cpu')
        return { systems: SYSTEMS, sizes: [64, 128, 256, 512, 1024] };
    if (context.gpu?.software)
        return { systems: SYSTEMS.slice(0, 2), sizes: [64, 128, 256] };
    return { systems: SYSTEMS, sizes: [256, 512, 1024, 2048, 4096] };
}
/** Solves and measures; returns the worst residual in units of eps. */
export async function main(context, plan = planFor(context), print = console.log) {
    print(`basalt on the ${context.backend.toUpperCase()}: ${context.why}.`);
    print('');
    print('A x = b for matrices of the SuiteSparse Matrix Collection, b = A (1, ..., 1), by gesv');
    print('');
    print('matrix        n  routine  on   info   residual/eps       ms');
    let worst = 0;
    for (const name of plan.systems) {
        for (const prec of ['s', 'd']) {
            const { n, info, residual, ms } = await solveSystem(context, name, prec);
            worst = Math.max(worst, residual);
            const where = context.placement(prec);
            print(`${name.padEnd(9)} ${col(n, 5)}  ${prec}gesv    ${where} ${col(info, 6)} ${residual.toFixed(3).padStart(14)} ${col(ms, 8, 1)}`);
        }
    }
    print('');
    print(`residual = ||b - A x|| / (n ||A|| ||x||), infinity norms. LAPACK's tests accept up to 30 eps: ${verdict(worst)}.`);
    print('');
    print('    n   sgemm Gflop/s    ms   sgesv Gflop/s    ms');
    let clock = 'wall clock';
    for (const n of plan.sizes) {
        const product = await timeGemm(context, n);
        const solution = await timeGesv(context, n);
        if (product.byGpu)
            clock = 'GPU timestamps';
        print(`${col(n, 5)} ${speed(product.ms, flopsOf(gemmSpec, { m: n, n, k: n }))} ${speed(solution.ms, flopsOf(gesvSpec, { n, nrhs: 1 }))}`);
    }
    print('');
    print(`Times by ${clock}, after a first run that compiles. One right-hand side. More: npm run testing -- sgesv -n 1000 -c`);
    return worst;
}
const col = (value, width, digits = 0) => value.toFixed(digits).padStart(width);
const verdict = (worst) => (worst < 30 ? 'passed' : 'FAILED');
const speed = (ms, flops) => `${col(flops / ms / 1e6, 15, 3)} ${col(ms, 7, 2)}`;
async function solveSystem(context, name, prec) {
    const matrix = parseMatrixMarket(readData(`${name}.mtx`));
    const n = matrix.rows;
    const a = prec === 's' ? matrix.toDense('s') : matrix.toDense('d');
    const b = new fields[prec].array(n);
    for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++)
            b[i] += a[i + j * n];
    const A = context.upload(prec, a);
    const B = context.upload(prec, b);
    const ipiv = context.alloc('i', n);
    const info = context.alloc('i', 1);
    // The first of the two runs compiles the kernels.
    let ms = 0;
    let code = 0;
    for (let run = 0; run < 2; run++) {
        context.write(A, a);
        context.write(B, b);
        await context.queue.sync();
        const begin = performance.now();
        await gesv(context.queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info });
        code = (await context.download(info))[0];
        ms = performance.now() - begin;
    }
    const x = await context.download(B);
    for (const buffer of [A, B, ipiv, info])
        buffer.dispose();
    return { n, info: code, residual: relativeResidual(n, a, x, b) / fields[prec].eps, ms };
}
/** ||b - A x|| / (n ||A|| ||x||) in infinity norms, computed in double. NaN stays NaN. */
function relativeResidual(n, a, x, b) {
    const residual = Float64Array.from(b);
    const rowSums = new Float64Array(n);
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < n; i++) {
            residual[i] -= a[i + j * n] * x[j];
            rowSums[i] += Math.abs(a[i + j * n]);
        }
    }
    const norm = (v) => Math.max(0, ...Array.from(v, Math.abs));
    return norm(residual) / (n * norm(rowSums) * norm(x));
}
async function timeGemm(context, n) {
    const A = context.upload('s', randomMatrix(n));
    const B = context.upload('s', randomMatrix(n));
    const C = context.alloc('s', n * n);
    const work = () => gemm(context.queue, { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n });
    await work();
    const timing = await time(context, work);
    for (const buffer of [A, B, C])
        buffer.dispose();
    return timing;
}
async function timeGesv(context, n) {
    const a = randomMatrix(n);
    const b = randomMatrix(n).subarray(0, n);
    const A = context.upload('s', a);
    const B = context.upload('s', b);
    const ipiv = context.alloc('i', n);
    const info = context.alloc('i', 1);
    const work = () => gesv(context.queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info });
    await work();
    const timing = await time(context, work, () => {
        context.write(A, a);
        context.write(B, b);
    });
    for (const buffer of [A, B, ipiv, info])
        buffer.dispose();
    return timing;
}
/**
 * One run by the GPU's clock if it has one, else the best of some by the wall clock. Real GPUs are kept busy before it: they idle at a low
 * clock.
 */
async function time(context, work, prepare = () => { }) {
    prepare();
    await context.queue.sync();
    const software = context.gpu?.software;
    const ms = await context.queue.gpuTime(work, software ? 0 : 100);
    if (ms !== undefined)
        return { ms, byGpu: true };
    let best = Number.POSITIVE_INFINITY;
    const end = performance.now() + 100;
    do {
        prepare();
        await context.queue.sync();
        const begin = performance.now();
        await work();
        await context.queue.sync();
        best = Math.min(best, performance.now() - begin);
    } while (performance.now() < end);
    return { ms: best, byGpu: false };
}
/** Uniform on (-1, 1): a multiplicative generator, the same numbers in every run. */
function randomMatrix(n) {
    let state = 1;
    return Float32Array.from({ length: n * n }, () => {
        state = (state * 48271) % 2147483647;
        return state / 1073741823.5 - 1;
    });
}
/** The program runs both from its source and compiled to dist/. */
function readData(file) {
    const places = ['./data/', '../../examples/data/'].map((folder) => new URL(folder + file, import.meta.url));
    return readFileSync(places.find((place) => existsSync(place)) ?? places[0], 'utf8');
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const backend = (process.argv[2] ?? 'auto');
    try {
        const context = await createContext({ backend });
        const worst = await main(context);
        context.dispose();
        process.exitCode = worst < 30 ? 0 : 1;
    }
    catch (error) {
        if (!(error instanceof UnsupportedError))
            throw error;
        console.error(error.message);
        process.exitCode = 1;
    }
}
