// npm run bench:dgemm -- [--orders 1024,2048,4096,8192] [--k 64] [--complex] [--accuracy 14] [--graded 20] [--rounds 5] [--json FILE]:
// C := A B of doubles on a GPU that has none: GPU time of a call between timestamps, behind other work, and what each kernel has of it.
// --k: that depth in place of the order. --graded: rows of A fall by so many binary digits along k, columns of B rise by as many.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createContext, dgemm, zgemm } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
const { values } = parseArgs({
    options: {
        orders: { type: 'string', default: '1024,2048,4096,8192' },
        rounds: { type: 'string', default: '5' },
        k: { type: 'string' },
        complex: { type: 'boolean', default: false },
        accuracy: { type: 'string', default: 'f64' },
        graded: { type: 'string', default: '0' },
        json: { type: 'string' },
    },
});
const orders = values.orders.split(',').map(Number);
const rounds = Number(values.rounds);
const accuracy = (Number(values.accuracy) || values.accuracy);
const type = values.complex ? 'z' : 'd';
const parts = values.complex ? 2 : 1;
/** Elements of C whose error is looked at. */
const LOOKED_AT = 64;
const WARM_MS = 100;
/** Uniform on (-1, 1), all 53 bits. */
function numbers(length, seed) {
    let state = seed;
    const next = () => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return state / 2 ** 31;
    };
    return Float64Array.from({ length }, () => next() + next() * 2 ** -32);
}
/** Half of the bits of a double, so that products of halves are exact. */
function upper(x) {
    const c = 134217729 * x;
    return c - (c - x);
}
/** The real part of sum_l A(i, l) B(l, j) in twice the precision, and the sum of the sizes of its terms. */
function dot(n, k, A, B, i, j) {
    let [sum, rest, size] = [0, 0, 0];
    for (let l = 0; l < parts * k; l++) {
        const [row, part] = [parts * i, l % parts];
        const x = A[row + part + parts * n * Math.floor(l / parts)] * (part === 0 ? 1 : -1);
        const y = B[l + parts * k * j];
        const product = x * y;
        const [xh, yh] = [upper(x), upper(y)];
        const below = (x - xh) * (y - yh) - (product - xh * yh - (x - xh) * yh - xh * (y - yh));
        const next = sum + product;
        const back = next - sum;
        rest += sum - (next - back) + (product - back) + below;
        sum = next;
        size += Math.abs(product);
    }
    return [sum + rest, size];
}
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const context = await createContext({ backend: 'gpu', doubles: 'gpu' });
const { queue } = context;
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
console.log(banner(machineOf(context), 'bench:dgemm', []).join('\n'));
console.log(`\nGPU ms: median of ${rounds}. Error: largest of ${LOOKED_AT} elements, in units of 2^-53 |A| |B|.\n`);
row(['n', 'GPU ms', 'TFLOP/s', 'wall ms', 'error', 'variant']);
row(Array.from({ length: 6 }, () => '---'));
const results = [];
const profiles = [];
for (const n of orders) {
    const k = Number(values.k ?? n);
    const [a, b] = [numbers(parts * n * k, 2463534242), numbers(parts * n * k, 1234567)];
    const falls = Number(values.graded) / k;
    for (let e = 0; e < a.length; e++) {
        a[e] = a[e] * 2 ** -Math.round(falls * Math.floor(e / (parts * n)));
        b[e] = b[e] * 2 ** -Math.round(falls * (k - Math.floor((e % (parts * k)) / parts)));
    }
    const [A, B, C] = [context.upload(type, a), context.upload(type, b), context.alloc(type, n * n)];
    const call = { m: n, n, k, A, lda: n, B, ldb: k, C, ldc: n, accuracy };
    const run = () => (type === 'z' ? zgemm(queue, call) : dgemm(queue, call));
    await run();
    await queue.sync();
    const [gpu, wall] = [[], []];
    for (let round = 0; round < rounds; round++) {
        gpu.push((await queue.gpuTime(run, WARM_MS)) ?? Number.NaN);
        await queue.sync();
        const start = performance.now();
        await run();
        await queue.sync();
        wall.push(performance.now() - start);
    }
    const { kernel = '', why } = queue.trace.at(-1);
    const c = await context.download(C);
    let error = 0;
    for (let s = 0; s < LOOKED_AT; s++) {
        const [i, j] = [(s * 7919) % n, (s * 104729) % n];
        const [sum, size] = dot(n, k, a, b, i, j);
        const relative = Math.abs(c[parts * (i + j * n)] - sum) / size;
        error = relative <= error ? error : relative;
    }
    const ms = median(gpu);
    const rate = (2 * parts ** 2 * n * n * k) / ms / 1e9;
    row([`${n}`, ms.toFixed(3), rate.toFixed(2), median(wall).toFixed(3), (error * 2 ** 53).toFixed(2), kernel]);
    const profile = await queue.profile(run, WARM_MS);
    const total = profile?.ms ?? Number.NaN;
    profiles.push(`\nn = ${n} (${why}): ${total.toFixed(3)} ms in kernels`);
    for (const { kernel: name, calls, ms: part } of profile?.rows ?? [])
        profiles.push(`  ${name.padEnd(18)} ${`${calls}`.padStart(4)} ${part.toFixed(3).padStart(9)} ms ${((100 * part) / total).toFixed(1)} %`);
    results.push({ n, gpu: ms, rate, wall: median(wall), error: error * 2 ** 53, kernel, profile: profile?.rows });
    for (const buffer of [A, B, C])
        buffer.dispose();
}
console.log(profiles.join('\n'));
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ machine: machineOf(context), results }, null, 2)}\n`);
context.dispose();
