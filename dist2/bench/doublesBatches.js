// npm run bench:doubles-batches -- [--shapes 16x10000,32x5000] [--routines dgetrf,zgels] [--rounds 3]: batches of small matrices in doubles
// on a GPU that has none, and on the CPU engine: GPU time between timestamps, behind other work, and the wall clock of both, operands being
// where they are used. Least squares have twice as many rows as columns.
import { parseArgs } from 'node:util';
import { copy, createContext, gelsStridedBatched, gemmStridedBatched, geqrfStridedBatched, gesvStridedBatched, getrfStridedBatched, potrfStridedBatched, } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
const { values } = parseArgs({
    options: {
        shapes: { type: 'string', default: '16x10000,32x5000' },
        routines: { type: 'string', default: 'dgetrf,dpotrf,dgemm,dgesv' },
        rounds: { type: 'string', default: '3' },
    },
});
const rounds = Number(values.rounds);
const WARM_MS = 50;
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
/** Medians of a routine's times on a context, and how many of its matrices failed. */
async function measure(context, routine, n, batchCount) {
    const { queue } = context;
    const [type, name] = [routine[0], routine.slice(1)];
    const parts = type === 'z' ? 2 : 1;
    const m = name === 'gels' ? 2 * n : n;
    let state = n;
    const elements = Float64Array.from({ length: parts * m * n * batchCount }, (_, at) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        // Positive definite, as far as the triangle that is read says.
        return (at % (parts * m * n)) % (parts * (m + 1)) === 0 ? 2 * n : state / 2 ** 31 - 1;
    });
    const [given, A, B, tau] = [
        context.upload(type, elements),
        context.alloc(type, m * n * batchCount),
        context.upload(type, elements.slice(0, parts * m * batchCount)),
        context.alloc(type, n * batchCount),
    ];
    const [ipiv, info] = [context.alloc('i', n * batchCount), context.alloc('i', batchCount)];
    const matrices = { A, lda: m, strideA: m * n, batchCount };
    const pivots = { ipiv, stridePiv: n, info };
    const calls = {
        getrf: () => getrfStridedBatched(queue, { m, n, ...matrices, ...pivots }),
        potrf: () => potrfStridedBatched(queue, { uplo: 'l', n, ...matrices, info }),
        gemm: () => {
            const places = { ldb: n, strideB: n * n, ldc: n, strideC: n * n };
            const operands = { ...matrices, A: given, B: given, beta: 0, C: A };
            return gemmStridedBatched(queue, { m: n, n, k: n, ...operands, ...places });
        },
        gesv: () => gesvStridedBatched(queue, { n, nrhs: 1, ...matrices, ...pivots, B, ldb: n, strideB: n }),
        geqrf: () => geqrfStridedBatched(queue, { m, n, ...matrices, tau, strideTau: n }),
        gels: () => gelsStridedBatched(queue, { m, n, nrhs: 1, ...matrices, A: given, B, ldb: m, strideB: m, info }),
    };
    const [gpu, wall] = [[], []];
    const again = async () => {
        await copy(queue, { n: m * n * batchCount, x: given, y: A });
        await queue.sync();
    };
    // The first round compiles.
    for (let round = 0; round <= rounds; round++) {
        await again();
        const ms = context.gpu === undefined ? undefined : await queue.gpuTime(async () => void (await calls[name]()), WARM_MS);
        await again();
        const start = performance.now();
        await calls[name]();
        await queue.sync();
        if (round === 0)
            continue;
        gpu.push(ms ?? Number.NaN);
        wall.push(performance.now() - start);
    }
    const failed = (await context.download(info)).filter((said) => said !== 0).length;
    for (const buffer of [given, A, B, tau, ipiv, info])
        buffer.dispose();
    return { gpu: median(gpu), wall: median(wall), failed };
}
const [gpu, cpu] = [await createContext({ backend: 'gpu', doubles: 'gpu' }), await createContext({ backend: 'cpu' })];
console.log(banner(machineOf(gpu), 'bench:doubles-batches', []).join('\n'));
console.log(`\nMedian of ${rounds}.\n`);
row(['routine', 'order', 'matrices', 'GPU ms', 'wall ms', 'CPU wall ms', 'failed']);
row(Array.from({ length: 7 }, () => '---'));
for (const shape of values.shapes.split(',')) {
    const [n, count] = shape.split('x').map(Number);
    for (const routine of values.routines.split(',')) {
        const there = await measure(gpu, routine, n, count);
        const here = await measure(cpu, routine, n, count);
        const times = [there.gpu.toFixed(2), there.wall.toFixed(1), here.wall.toFixed(1)];
        row([routine, `${n}`, `${count}`, ...times, `${there.failed}`]);
    }
}
for (const context of [gpu, cpu])
    context.dispose();
