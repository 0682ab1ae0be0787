// Products and factorizations of one matrix: this library, a native one, and JavaScript's.
import { flopsGemm, flopsGeqrf, flopsGetrf, flopsPotrf, total } from '../../src/core/flops.js';
import { gemm, geqrf, getrf, potrf } from '../../src/index.js';
import { dominant, NAMES, native, numbers, ours, upload } from './ours.js';
import { race } from './race.js';
import { JAVASCRIPT } from './rivals.js';
import { line } from './table.js';
const RATIOS = [
    { title: '1t/native', of: NAMES.ours1, to: [NAMES.native1] },
    { title: '2t/1t', of: NAMES.ours2, to: [NAMES.ours1] },
];
const JAVASCRIPT_RATIO = { title: '1t/best JS', of: NAMES.ours1, to: JAVASCRIPT };
export const gemmTable = {
    title: 'GEMM, Gflop/s; ratios are of speeds',
    columns: [...Object.values(NAMES), ...JAVASCRIPT],
    ratios: [...RATIOS, JAVASCRIPT_RATIO],
};
export const factorTable = {
    title: 'LU, Cholesky (lower) and QR, Gflop/s',
    columns: [...Object.values(NAMES), 'ml-matrix'],
    ratios: [...RATIOS, JAVASCRIPT_RATIO],
};
export const PRECISIONS = ['s', 'd'];
function theirs(others, make) {
    return others.flatMap((rival) => {
        const run = make(rival);
        return run === undefined ? [] : [{ name: rival.name, run }];
    });
}
export async function benchGemm(context, rivals, prec, n) {
    const [a, b] = [numbers(prec, n * n, 1), numbers(prec, n * n, 2)];
    const [A, B, C] = [upload(context, prec, a), upload(context, prec, b), context.alloc(prec, n * n)];
    const c = a.slice();
    const mat = (data) => ({ data, off: 0, ld: n });
    const times = await race([
        ...ours(() => gemm(context.queue, { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n })),
        ...theirs(rivals.others, (rival) => rival.gemm?.(prec, n, a, b)),
        ...(rivals.native === undefined
            ? []
            : native(rivals.native, () => rivals.native.gemm('n', 'n', n, n, n, 1, mat(a), mat(b), 0, mat(c)))),
    ]);
    for (const buffer of [A, B, C])
        buffer.dispose();
    const flops = total(flopsGemm(n, n, n));
    return line(gemmTable, `${prec}gemm ${n}`, times, (ms) => flops / ms / 1e6);
}
export const FACTORIZATIONS = ['getrf', 'potrf', 'geqrf'];
export async function benchFactor(context, rivals, what, prec, n) {
    const values = numbers(prec, n * n, 3);
    if (what === 'potrf')
        dominant(values, n);
    const A = upload(context, prec, values);
    const [tau, ipiv, info] = [context.alloc(prec, n), context.alloc('i', n), context.alloc('i', 1)];
    const { queue } = context;
    const calls = {
        getrf: () => getrf(queue, { m: n, n, A, lda: n, ipiv, info }),
        potrf: () => potrf(queue, { uplo: 'l', n, A, lda: n, info }),
        geqrf: () => geqrf(queue, { m: n, n, A, lda: n, tau }),
    };
    const work = { data: values.slice(), off: 0, ld: n };
    const [pivots, taus] = [new Int32Array(n), values.slice(0, n)];
    const library = rivals.native;
    const nativeCalls = {
        getrf: () => void library?.getrf(n, n, work, pivots, 0),
        potrf: () => void library?.potrf('l', n, work),
        geqrf: () => library?.geqrf(n, n, work, taus, 0),
    };
    const times = await race([
        ...ours(calls[what], () => context.write(A, values)),
        ...theirs(rivals.others, (rival) => rival[what]?.(prec, n, values)),
        ...(library === undefined ? [] : native(library, nativeCalls[what], () => work.data.set(values))),
    ]);
    for (const buffer of [A, tau, ipiv, info])
        buffer.dispose();
    const flops = total({ getrf: flopsGetrf(n, n), potrf: flopsPotrf(n), geqrf: flopsGeqrf(n, n) }[what]);
    return line(factorTable, `${prec}${what} ${n}`, times, (ms) => flops / ms / 1e6);
}
