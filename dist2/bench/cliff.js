// npm run bench:cliff -- [--bound 1.5] [--only eigen] [--to 128]: time(n + 1) / time(n) on the GPU, of batches of products for n = 1..256,
// of eigenproblems and singular value decompositions for n = 1..128, and of one product for n = 1000..1100. Prints the ratios above the
// bound; the exit status is their number.
import { parseArgs } from 'node:util';
import { createContext, scopy, sgeevStridedBatched, sgemm, sgemmStridedBatched, sgesvdStridedBatched, ssyevStridedBatched, } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
import { random } from './batches/problems.js';
const { values } = parseArgs({
    options: {
        bound: { type: 'string', default: '1.5' },
        only: { type: 'string', default: '' },
        to: { type: 'string', default: '256' },
    },
});
const bound = Number(values.bound);
if (!(bound > 0))
    throw new Error(`--bound ${values.bound} is not a positive number`);
/** Orders that share a batch count, which keeps the GPU busy for a tenth of a millisecond or more at the least of them. */
const BATCHES = [
    { from: 1, to: 16, batchCount: 200000 },
    { from: 16, to: 48, batchCount: 40000 },
    { from: 48, to: 96, batchCount: 10000 },
    { from: 96, to: 160, batchCount: 3000 },
    { from: 160, to: 256, batchCount: 1000 },
];
const ELEMENTS = Math.max(1100 ** 2, ...BATCHES.map(({ to, batchCount }) => to ** 2 * batchCount));
const WARM_MS = 30;
const RUNS = 3;
const context = await createContext({ backend: 'gpu' });
const { queue } = context;
const [A, B, C] = [0, 1, 2].map(() => context.alloc('s', ELEMENTS));
if (A === undefined || B === undefined || C === undefined)
    throw new Error('three operands are needed');
/** The middle of three times, behind a first call that compiles. */
async function time(call) {
    await call();
    await queue.sync();
    const times = [];
    for (let run = 0; run < RUNS; run++) {
        const ms = await queue.gpuTime(call, WARM_MS);
        if (ms === undefined)
            throw new Error('the adapter has no timestamps');
        times.push(ms);
    }
    return times.sort((a, b) => a - b)[RUNS >> 1];
}
let above = 0;
async function sweep(title, from, to, call) {
    let last = await time(() => call(from));
    let worst = 0;
    for (let n = from; n < to; n++) {
        const next = await time(() => call(n + 1));
        const ratio = next / last;
        worst = Math.max(worst, ratio);
        if (ratio > bound) {
            above++;
            console.log(`${title}  ${n} -> ${n + 1}  ${last.toFixed(4)} -> ${next.toFixed(4)} ms  ${ratio.toFixed(2)}`);
        }
        last = next;
    }
    console.log(`% ${title}, n = ${from}..${to}: at most ${worst.toFixed(2)}`);
}
/** Matrices of batches of decompositions: n^3 of them all is about as much, and they are enough to keep the GPU busy. */
const matricesOf = (n) => Math.min(50000, Math.max(500, Math.round(2.5e8 / n ** 3)));
const numbers = random({ m: 1, n: 1, count: ELEMENTS }, false);
A.set(numbers, 0);
const [W, WI] = [context.alloc('s', 128 * 50000), context.alloc('s', 128 * 50000)];
const info = context.alloc('i', 50000);
/** Of orders where the batch's count changes the time is that of as many matrices as the order before has. */
async function decompositions(name, call) {
    let worst = 0;
    for (let n = 1; n < Math.min(128, Number(values.to)); n++) {
        const batchCount = matricesOf(n + 1);
        const last = await time(() => call(n, batchCount));
        const next = await time(() => call(n + 1, batchCount));
        const ratio = next / last;
        worst = Math.max(worst, ratio);
        if (ratio > bound) {
            above++;
            const times = `${last.toFixed(4)} -> ${next.toFixed(4)} ms  ${ratio.toFixed(2)}`;
            console.log(`${name} of ${batchCount}  ${n} -> ${n + 1}  ${times}`);
        }
    }
    console.log(`% ${name}, n = 1..128: at most ${worst.toFixed(2)}`);
}
const families = {
    async products() {
        for (const { from, to, batchCount } of BATCHES) {
            if (to > Number(values.to))
                continue;
            await sweep(`${batchCount} products`, from, to, (n) => sgemmStridedBatched(queue, {
                ...{ m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n },
                ...{ strideA: n * n, strideB: n * n, strideC: n * n, batchCount },
            }));
        }
    },
    eigen: () => decompositions('syev', (n, batchCount) => {
        const each = { lda: n, strideA: n * n, W, strideW: n, info, batchCount };
        void scopy(queue, { n: n * n * batchCount, x: A, incx: 1, y: B, incy: 1 });
        return ssyevStridedBatched(queue, { uplo: 'l', n, A: B, ...each });
    }),
    values: () => decompositions('syev, values alone', (n, batchCount) => {
        const each = { lda: n, strideA: n * n, W, strideW: n, info, batchCount };
        return ssyevStridedBatched(queue, { jobz: 'n', uplo: 'l', n, A, ...each });
    }),
    singular: () => decompositions('gesvd', (n, batchCount) => {
        const each = { lda: n, strideA: n * n, S: W, strideS: n, ldu: n, strideU: n * n, ldvt: n, strideVT: n * n };
        return sgesvdStridedBatched(queue, { m: n, n, A, U: B, VT: C, ...each, info, batchCount });
    }),
    general: () => decompositions('geev', (n, batchCount) => {
        const each = { lda: n, strideA: n * n, WR: W, strideWR: n, WI, strideWI: n, ldvr: n, strideVR: n * n };
        return sgeevStridedBatched(queue, { jobvl: 'n', n, A, VR: B, ...each, info, batchCount });
    }),
    one: () => sweep('one product', 1000, 1100, (n) => sgemm(queue, { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n })),
};
console.log(banner(machineOf(context), 'bench cliff', []).slice(0, -2).join('\n'));
for (const [name, run] of Object.entries(families))
    if (name.includes(values.only))
        await run();
context.dispose();
process.exit(Math.min(above, 255));
