// npm run bench:doubles-factors -- [--orders 1024,2048,4096,8192] [--routines dpotrf,zgetrf] [--rounds 3] [--parts]: factorizations of
// doubles, real and complex, on a GPU that has none: GPU time between timestamps, behind other work, how many dispatches that is, and the
// wall clock; with --parts the time of each kernel too, taken with a pass for each dispatch, which adds to it.
import { parseArgs } from 'node:util';
import { createContext, geqrf, getrf, lacpy, potrf, syrk } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
const { values } = parseArgs({
    options: {
        orders: { type: 'string', default: '1024,2048,4096,8192' },
        routines: { type: 'string', default: 'dpotrf,dgetrf' },
        rounds: { type: 'string', default: '3' },
        parts: { type: 'boolean', default: false },
    },
});
const rounds = Number(values.rounds);
const WARM_MS = 100;
const context = await createContext({ backend: 'gpu', doubles: 'gpu' });
const { queue } = context;
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
console.log(banner(machineOf(context), 'bench:doubles-factors', []).join('\n'));
console.log(`\nMedian of ${rounds}.\n`);
row(['routine', 'n', 'GPU ms', 'GFLOP/s', 'wall ms', 'dispatches', 'info']);
row(Array.from({ length: 7 }, () => '---'));
const parts = [];
/** The routines for matrices of order n and a precision: their flops, and their calls. */
function routinesFor(n, given, A, tau, ints) {
    const square = { n, A, lda: n };
    const info = ints.at(n);
    const field = A.type === 'z' ? 4 : 1;
    return {
        potrf: [(field * n ** 3) / 3, () => potrf(queue, { uplo: 'l', ...square, info })],
        getrf: [(field * 2 * n ** 3) / 3, () => getrf(queue, { m: n, ...square, ipiv: ints, info })],
        geqrf: [(field * 4 * n ** 3) / 3, () => geqrf(queue, { m: n, ...square, tau })],
        syrk: [
            field * n ** 3,
            () => syrk(queue, { uplo: 'l', trans: 'n', n, k: n, A: given, lda: n, beta: 0, C: A, ldc: n }),
        ],
    };
}
/** A matrix of random numbers, positive definite as far as its lower triangle says: eigenvalues are within 3 sqrt(n) of the diagonal. */
function matrixOf(n, parts) {
    let state = n;
    const elements = Float64Array.from({ length: parts * n * n }, () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 31 - 1;
    });
    for (let j = 0; j < n; j++)
        elements[parts * j * (n + 1)] = 4 * Math.sqrt(parts * n);
    return elements;
}
for (const n of values.orders.split(',').map(Number)) {
    for (const name of values.routines.split(',')) {
        const prec = name[0];
        const given = context.upload(prec, matrixOf(n, prec === 'z' ? 2 : 1));
        const [A, tau, ints] = [context.alloc(prec, n * n), context.alloc(prec, n), context.alloc('i', n + 1)];
        const routines = routinesFor(n, given, A, tau, ints);
        const [flops, call] = routines[name.slice(1)];
        const run = async () => void (await call());
        const [gpu, wall] = [[], []];
        // The first round compiles.
        for (let round = 0; round <= rounds; round++) {
            await lacpy(queue, { m: n, n, A: given, lda: n, B: A, ldb: n });
            await queue.sync();
            const ms = (await queue.gpuTime(run, WARM_MS)) ?? Number.NaN;
            await lacpy(queue, { m: n, n, A: given, lda: n, B: A, ldb: n });
            await queue.sync();
            const start = performance.now();
            await run();
            await queue.sync();
            if (round === 0)
                continue;
            gpu.push(ms);
            wall.push(performance.now() - start);
        }
        const before = queue.dispatches;
        await lacpy(queue, { m: n, n, A: given, lda: n, B: A, ldb: n });
        await run();
        await queue.sync();
        const dispatches = queue.dispatches - before - 1;
        const [ms, said] = [median(gpu), (await context.download(ints))[n]];
        const rate = flops / ms / 1e6;
        row([name, `${n}`, ms.toFixed(2), rate.toFixed(0), median(wall).toFixed(1), `${dispatches}`, `${said}`]);
        if (values.parts) {
            await lacpy(queue, { m: n, n, A: given, lda: n, B: A, ldb: n });
            const profile = await queue.profile(run, WARM_MS);
            for (const { kernel, calls, ms } of profile?.rows ?? [])
                parts.push(`${name} ${n}: ${kernel} ${calls} ${ms.toFixed(3)}`);
        }
        for (const buffer of [given, A, tau, ints])
            buffer.dispose();
    }
}
if (parts.length > 0)
    console.log(`\nOf each kernel its calls and ms:\n\n${parts.join('\n')}`);
context.dispose();
