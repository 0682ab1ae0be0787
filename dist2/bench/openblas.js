// npm run bench:openblas -- [--library FILE] [--sizes 512,1000]: products on one thread beside OpenBLAS's, real and complex, by the CPU
// time of the process, which other programs on the machine lengthen less than the clock: least of calls made in turns.
import { parseArgs } from 'node:util';
import koffi from 'koffi';
import { flopsGemm, total } from '../src/core/flops.js';
import { createContext, gemm } from '../src/index.js';
import { fixed } from '../testing/lib/printf.js';
const { values } = parseArgs({
    options: {
        library: { type: 'string', default: process.env['BASALT_NATIVE'] ?? 'libopenblas.so.0' },
        sizes: { type: 'string', default: '512,1000' },
    },
});
const ROUNDS = { least: 6, most: 40, ms: 12000 };
const PRECISIONS = { s: Float32Array, d: Float64Array, c: Float32Array, z: Float64Array };
const library = koffi.load(values.library);
const text = (name) => library.func(name, 'str', [])();
const context = await createContext({ backend: 'cpu', threads: 1 });
console.log(`% ${text('openblas_get_config')}, kernels of ${text('openblas_get_corename')}`);
console.log('% Gflop/s of real operations: basalt, OpenBLAS, share; largest difference of an element');
/** Uniform on (-1, 1), always the same. */
function numbers(to, seed) {
    let state = seed;
    for (let i = 0; i < to.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        to[i] = state / 2 ** 31;
    }
    return to;
}
for (const n of values.sizes.split(',').map(Number))
    for (const prec of ['s', 'd', 'c', 'z']) {
        const length = (prec === 'c' || prec === 'z' ? 2 : 1) * n * n;
        const make = (seed) => numbers(new PRECISIONS[prec](length), seed);
        const host = [make(1), make(2), make(3)];
        const [A, B, C] = host.map((data) => context.upload(prec, data));
        const call = { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n };
        // 'N', n, 1 and 0, in memory that does not move. Integers of 64 bits are read as 32 bits too.
        const memory = new ArrayBuffer(64);
        const own = new PRECISIONS[prec](memory, 16, 1);
        new Uint8Array(memory)[0] = 78;
        new BigInt64Array(memory)[1] = BigInt(n);
        own[0] = 1;
        const routine = library.func(`${prec}gemm_`, 'void', [...Array(13).fill('uintptr_t'), 'size_t', 'size_t']);
        const base = koffi.address(own) - 16n;
        const [letter, order, alpha, beta] = [base, base + 8n, base + 16n, base + 32n];
        const [a, b, c] = host.map((data) => koffi.address(data));
        const ways = [
            () => gemm(context.queue, call),
            async () => routine(letter, letter, order, order, order, alpha, a, order, b, order, beta, c, order, 1, 1),
        ];
        const least = [Infinity, Infinity];
        const start = performance.now();
        for (let round = 0; round < ROUNDS.most; round++) {
            if (round >= ROUNDS.least && performance.now() - start > ROUNDS.ms)
                break;
            for (const [k, way] of ways.entries()) {
                const before = process.cpuUsage();
                await way();
                const { user, system } = process.cpuUsage(before);
                least[k] = Math.min(least[k], (user + system) / 1000);
            }
        }
        const mine = (await context.download(C));
        let apart = 0;
        // Names the operands, so that they live until here.
        for (let k = 0; k < length; k++)
            apart = Math.max(apart, Math.abs(mine[k] - host[2][k]), own[0] - 1);
        const [ours, theirs] = least.map((ms) => total(flopsGemm(n, n, n), prec) / ms / 1e6);
        const figures = [fixed(ours, 8, 1), fixed(theirs, 8, 1), fixed(ours / theirs, 7, 2)].join('');
        console.log(`${`${prec}gemm ${n}`.padEnd(12)}${figures}  ${apart.toExponential(1)}`);
        for (const buffer of [A, B, C])
            buffer.dispose();
    }
context.dispose();
