// npm run bench:gemm -- [--sizes 1024,2048,4096,8192] [--rival FILE] [--json FILE]: square products in every arithmetic that the GPU has,
// beside those of a rival library from the same run (rival.ts).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fields } from '../src/core/field.js';
import { createContext, gemm } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
import { fixed } from '../testing/lib/printf.js';
import { readRivals } from './rival.js';
const { values } = parseArgs({
    options: {
        sizes: { type: 'string', default: '1024,2048,4096,8192' },
        rival: { type: 'string' },
        json: { type: 'string' },
    },
});
const sizes = values.sizes.split(',').map(Number);
if (!sizes.every((n) => Number.isSafeInteger(n) && n > 0))
    throw new Error(`--sizes ${values.sizes} is not a list of sizes`);
const WAYS = [
    { name: 'sgemm strict', prec: 's', math: 'strict', rival: 'sgemm' },
    { name: 'sgemm split', prec: 's', math: 'split', rival: 'sgemm' },
    { name: 'sgemm fast', prec: 's', math: 'fast', rival: 'sgemm_tf32' },
    { name: 'hgemm', prec: 'h', math: 'strict', rival: 'hgemm' },
    { name: 'cgemm', prec: 'c', math: 'strict', rival: 'cgemm' },
];
/** Real operations of a multiplication and an addition. */
const operations = ({ prec }) => fields[prec].mul + fields[prec].add;
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
/** Milliseconds of one product, a few of them in one submission, behind a spin that brings the clock up. */
async function time(context, { prec, math }, n) {
    const numbers = () => {
        // Uniform on (-1, 1), as 16 bits for halves: bits 0x2c00 to 0x3bff with a sign are 2^-4 to 1.
        const bits = (i) => Math.imul(i + 1, 2654435761) >>> 0;
        const values = prec !== 'h'
            ? Float32Array.from({ length: fields[prec].parts * n * n }, (_, i) => bits(i) / 2 ** 31 - 1)
            : Uint16Array.from({ length: n * n }, (_, i) => 0x2c00 + ((bits(i) >>> 8) & 0xfff) + ((bits(i) & 1) << 15));
        return context.upload(prec, values);
    };
    const [A, B, C] = [numbers(), numbers(), context.alloc(prec, n * n)];
    const calls = Math.max(1, Math.min(50, Math.round(2e11 / n ** 3)));
    const run = async () => {
        for (let k = 0; k < calls; k++)
            await gemm(context.queue, { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n, math });
    };
    await run();
    const times = [];
    for (let round = 0; round < 5; round++)
        times.push((await context.queue.gpuTime(run, 100)) / calls);
    for (const buffer of [A, B, C])
        buffer.dispose();
    return median(times);
}
const context = await createContext({ backend: 'gpu' });
if (!context.gpu.device.features.has('timestamp-query'))
    throw new Error('this GPU has no timestamps');
const machine = machineOf(context);
const lines = readRivals(values.rival);
console.log(banner(machine, 'bench gemm', []).slice(0, -2).join('\n'));
console.log('\n% TFLOP/s, GPU timestamps, median of five, sizes upwards and then downwards\n% routine            N      up    down   rival   ratio');
const rows = [];
for (const way of WAYS) {
    if (context.placement(way.prec) === 'cpu')
        continue;
    const up = new Map();
    for (const n of sizes)
        up.set(n, await time(context, way, n));
    for (const n of [...sizes].reverse()) {
        const [first, second] = [up.get(n), await time(context, way, n)].map((ms) => (operations(way) * n ** 3) / ms / 1e9);
        const rival = lines.find((line) => line.what === way.rival && line.n === n);
        const ours = (first + second) / 2;
        const beside = rival === undefined ? '' : `${fixed(rival.tflops, 8, 1)}${fixed(ours / rival.tflops, 8, 2)}`;
        console.log(`${way.name.padEnd(16)} ${String(n).padStart(6)} ${fixed(first, 7, 1)} ${fixed(second, 7, 1)}${beside}`);
        rows.push({ ...way, n, up: first, down: second, ...(rival === undefined ? {} : { rivalTflops: rival.tflops }) });
    }
}
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
context.dispose();
