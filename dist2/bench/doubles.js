// npm run bench:doubles -- [--length 16777216] [--order 8192] [--rounds 5]: vectors and matrix-vector products of doubles on a GPU that has
// none, in soft arithmetic: GPU time of a call between timestamps, behind other work, and the elements and bytes a second that this is.
import { parseArgs } from 'node:util';
import { createContext, daxpy, dcopy, ddot, dgemv, dger, dnrm2, dscal, dsymv, dtrsv, zaxpy } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
const { values } = parseArgs({
    options: {
        length: { type: 'string', default: `${2 ** 24}` },
        order: { type: 'string', default: '8192' },
        rounds: { type: 'string', default: '5' },
    },
});
const [n, order, rounds] = [Number(values.length), Number(values.order), Number(values.rounds)];
const WARM_MS = 100;
const context = await createContext({ backend: 'gpu', doubles: 'gpu' });
const { queue } = context;
/** Numbers of any sign and of exponents near each other, as they occur. */
const numbers = (length) => Float64Array.from({ length }, (_, i) => Math.sin(i) * 1.5);
const [x, y, result] = [context.upload('d', numbers(n)), context.upload('d', numbers(n)), context.alloc('d', 1)];
const [zx, zy] = [context.upload('z', numbers(n)), context.upload('z', numbers(n))];
const [A, u, v] = [context.alloc('d', order * order), context.upload('d', numbers(order)), context.alloc('d', order)];
for (let j = 0; j < order; j++)
    await dcopy(queue, { n: order, x: u, y: A.at(j * order) });
const square = { n: order, A, lda: order };
const lines = [
    ['dcopy', n, 16 * n, () => dcopy(queue, { n, x, y })],
    ['dscal', n, 16 * n, () => dscal(queue, { n, alpha: -1, x })],
    ['daxpy', n, 24 * n, () => daxpy(queue, { n, alpha: 1e-3, x, y })],
    ['zaxpy', n / 2, 24 * n, () => zaxpy(queue, { n: n / 2, alpha: { re: 1e-3, im: 1e-3 }, x: zx, y: zy })],
    ['ddot', n, 16 * n, () => ddot(queue, { n, x, y, result })],
    ['dnrm2', n, 8 * n, () => dnrm2(queue, { n, x, result })],
    [
        'dgemv n',
        order ** 2,
        8 * order ** 2,
        () => dgemv(queue, { trans: 'n', m: order, ...square, alpha: 1, x: u, beta: 0, y: v }),
    ],
    [
        'dgemv t',
        order ** 2,
        8 * order ** 2,
        () => dgemv(queue, { trans: 't', m: order, ...square, alpha: 1, x: u, beta: 0, y: v }),
    ],
    [
        'dsymv',
        order ** 2 / 2,
        4 * order ** 2,
        () => dsymv(queue, { uplo: 'l', ...square, alpha: 1, x: u, beta: 0, y: v }),
    ],
    ['dger', order ** 2, 16 * order ** 2, () => dger(queue, { m: order, ...square, alpha: 1e-6, x: u, y: u })],
    ['dtrsv', order ** 2 / 2, 4 * order ** 2, () => dtrsv(queue, { uplo: 'l', trans: 'n', diag: 'u', ...square, x: v })],
];
console.log(banner(machineOf(context), 'bench:doubles', []).join('\n'));
console.log(`\nn = ${n}, matrices of order ${order}; GPU ms: median of ${rounds}.\n`);
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
row(['routine', 'GPU ms', 'G elements/s', 'GB/s']);
row(Array.from({ length: 4 }, () => '---'));
for (const [name, elements, bytes, call] of lines) {
    await call();
    await queue.sync();
    const times = [];
    for (let round = 0; round < rounds; round++)
        times.push((await queue.gpuTime(async () => void (await call()), WARM_MS)) ?? Number.NaN);
    const ms = times.sort((a, b) => a - b)[rounds >> 1];
    row([name, ms.toFixed(3), (elements / ms / 1e6).toFixed(2), (bytes / ms / 1e6).toFixed(0)]);
}
context.dispose();
