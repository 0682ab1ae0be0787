// Small products, where a call's own cost counts, and matrix times vector, where memory's speed does.
import { gemm, gemv } from '../../src/index.js';
import { NAMES, native, numbers, ours, upload } from './ours.js';
import { race } from './race.js';
import { JAVASCRIPT } from './rivals.js';
import { line } from './table.js';
export const smallTable = {
    title: 'Small products, microseconds per call (promise and checks included; native: the bare call)',
    columns: [NAMES.ours1, NAMES.native1, ...JAVASCRIPT],
    ratios: [{ title: '1t/native', of: NAMES.ours1, to: [NAMES.native1] }],
};
export async function benchSmall(context, rivals, prec, n) {
    const [a, b] = [numbers(prec, n * n, 1), numbers(prec, n * n, 2)];
    const [A, B, C] = [upload(context, prec, a), upload(context, prec, b), context.alloc(prec, n * n)];
    const mats = [a, b, a.slice()].map((data) => ({ data, off: 0, ld: n }));
    const library = rivals.native;
    const times = await race([
        ours(() => gemm(context.queue, { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n }))[0],
        ...rivals.others.flatMap((rival) => {
            const run = rival.gemm?.(prec, n, a, b);
            return run === undefined ? [] : [{ name: rival.name, run }];
        }),
        ...(library === undefined
            ? []
            : [native(library, () => library.gemm('n', 'n', n, n, n, 1, mats[0], mats[1], 0, mats[2]))[0]]),
    ]);
    for (const buffer of [A, B, C])
        buffer.dispose();
    return line(smallTable, `${prec}gemm ${n}`, times, (ms) => ms * 1000);
}
const COPY = 'copy';
export const gemvTable = {
    title: 'Matrix times vector, GByte/s; copy: TypedArray.set of the matrix, each byte counted when read and when written',
    columns: [NAMES.ours1, NAMES.ours2, COPY],
    ratios: [],
};
export async function benchGemv(context, prec, n) {
    const a = numbers(prec, n * n, 1);
    const [A, x, y] = [upload(context, prec, a), upload(context, prec, a.slice(0, n)), context.alloc(prec, n)];
    const target = a.slice();
    const copy = { name: COPY, run: () => target.set(a) };
    const times = await race([...ours(() => gemv(context.queue, { m: n, n, A, lda: n, x, incx: 1, y, incy: 1 })), copy]);
    for (const buffer of [A, x, y])
        buffer.dispose();
    const { byteLength } = a;
    const rates = line(gemvTable, `${prec}gemv ${n}`, times, (ms) => byteLength / ms / 1e6);
    const twice = (column) => ({ ...column, [COPY]: 2 * column[COPY] });
    return { ...rates, values: twice(rates.values), fastest: twice(rates.fastest) };
}
