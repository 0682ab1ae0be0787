// What bench/batches.ts measures: batches of eigenproblems and singular value decompositions, their operands, calls and errors.
import { scopy, sgeevStridedBatched, sgesvdjStridedBatched, sgesvdStridedBatched, ssyevjStridedBatched, ssyevStridedBatched, } from '../../src/index.js';
import { eigenError, generalError, singularError } from './errors.js';
const squares = (...pairs) => pairs.map(([n, count]) => ({ m: n, n, count }));
/** Sums of four numbers of Marsaglia's xorshift: nearly normal. */
export function random({ m, n, count }, symmetric) {
    const a = new Float32Array(m * n * count);
    let state = 2463534242;
    for (let i = 0; i < a.length; i++) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        a[i] = (state & 255) + ((state >> 8) & 255) + ((state >> 16) & 255) + ((state >>> 24) & 255) - 510;
    }
    for (let b = 0; symmetric && b < count; b++)
        for (let j = 0; j < n; j++)
            for (let i = 0; i < j; i++)
                a[b * n * n + i + j * n] = a[b * n * n + j + i * n];
    return a;
}
/** Buffers of one problem, given back together. */
class Operands {
    context;
    shape;
    buffers = [];
    matrices;
    A;
    info;
    constructor(context, shape, symmetric) {
        this.context = context;
        this.shape = shape;
        this.matrices = random(shape, symmetric);
        this.A = this.take(shape.m * shape.n);
        this.A.set(this.matrices, 0);
        this.info = context.alloc('i', shape.count);
        this.buffers.push(this.info);
    }
    /** So many numbers for each matrix. */
    take(each) {
        const buffer = this.context.alloc('s', each * this.shape.count);
        this.buffers.push(buffer);
        return buffer;
    }
    /** The first, the middle and the last member of results with so many numbers for each matrix. */
    async errors(results, errorOf) {
        const { m, n, count } = this.shape;
        const found = await this.context.download(this.info);
        const most = found.some((info) => info !== 0) ? [Number.NaN] : [];
        for (const b of new Set([0, count >> 1, count - 1])) {
            const A = { m, n, data: this.matrices.subarray(b * m * n, (b + 1) * m * n) };
            const parts = await Promise.all(results.map(([buffer, each]) => buffer.copyOut(b * each, each)));
            for (const [i, error] of errorOf(A, ...parts).entries())
                most[i] = Math.max(most[i] ?? 0, error);
        }
        return most;
    }
    dispose() {
        for (const buffer of this.buffers)
            buffer.dispose();
    }
}
function symmetric(jobz, jacobi = false) {
    return (context, shape) => {
        const { n, count: batchCount } = shape;
        const o = new Operands(context, shape, true);
        const [Z, W] = [o.take(n * n), o.take(n)];
        const call = { jobz, uplo: 'l', n, lda: n, strideA: n * n, W, strideW: n, info: o.info, batchCount };
        return {
            async run() {
                const routine = jacobi ? ssyevjStridedBatched : ssyevStridedBatched;
                if (jobz === 'n')
                    return routine(context, { ...call, A: o.A });
                void scopy(context, { n: n * n * batchCount, x: o.A, incx: 1, y: Z, incy: 1 });
                return routine(context, { ...call, A: Z });
            },
            errors: () => o.errors(jobz === 'v'
                ? [
                    [W, n],
                    [Z, n * n],
                ]
                : [[W, n]], eigenError),
            dispose: () => o.dispose(),
        };
    };
}
function singular(jobz, jacobi) {
    return (context, shape) => {
        const { m, n, count: batchCount } = shape;
        const o = new Operands(context, shape, false);
        const k = Math.min(m, n);
        const [S, U, V] = [o.take(k), o.take(jobz === 's' ? m * k : 1), o.take(jobz === 's' ? n * k : 1)];
        const a = {
            m,
            n,
            A: o.A,
            lda: m,
            strideA: m * n,
            S,
            strideS: k,
            U,
            ldu: m,
            strideU: m * k,
            info: o.info,
            batchCount,
        };
        return {
            run: () => jacobi
                ? sgesvdjStridedBatched(context, { ...a, jobz, V, ldv: n, strideV: n * k })
                : sgesvdStridedBatched(context, { ...a, jobu: jobz, jobvt: jobz, VT: V, ldvt: k, strideVT: n * k }),
            errors: () => o.errors(jobz === 'n'
                ? [[S, k]]
                : [
                    [S, k],
                    [U, m * k],
                    [V, n * k],
                ], (A, ...r) => singularError(A, jacobi, ...r)),
            dispose: () => o.dispose(),
        };
    };
}
function general(context, shape) {
    const { n, count: batchCount } = shape;
    const o = new Operands(context, shape, false);
    const [WR, WI, VR] = [o.take(n), o.take(n), o.take(n * n)];
    const each = { lda: n, strideA: n * n, strideWR: n, strideWI: n, ldvr: n, strideVR: n * n };
    return {
        run: () => sgeevStridedBatched(context, { jobvl: 'n', n, A: o.A, WR, WI, VR, info: o.info, ...each, batchCount }),
        errors: () => o.errors([
            [WR, n],
            [WI, n],
            [VR, n * n],
        ], generalError),
        dispose: () => o.dispose(),
    };
}
const EIGEN = squares(...[
    [3, 100000],
    [4, 100000],
    [8, 50000],
    [16, 20000],
    [32, 5000],
    [33, 5000],
    [48, 5000],
], ...[
    [64, 2000],
    [100, 500],
    [128, 1000],
    [256, 200],
    [512, 100],
]);
const SINGULAR = [
    ...squares([3, 100000], [4, 100000], [8, 50000], [16, 20000], [32, 5000], [48, 5000], [128, 1000]),
    { m: 256, n: 16, count: 2000 },
    { m: 1000, n: 32, count: 500 },
];
export const FAMILIES = [
    {
        name: 'syev v',
        rivals: ({ n, count }) => [
            { what: 'XsyevBatched', args: [n, count, true] },
            { what: 'syevjBatched', args: [n, count] },
        ],
        shapes: EIGEN,
        make: symmetric('v'),
    },
    {
        name: 'syev n',
        rivals: ({ n, count }) => [{ what: 'XsyevBatched values', args: [n, count, false] }],
        shapes: EIGEN,
        make: symmetric('n'),
    },
    {
        name: 'syevj v',
        rivals: ({ n, count }) => [{ what: 'syevjBatched', args: [n, count] }],
        shapes: EIGEN.filter(({ n }) => n <= 128),
        make: symmetric('v', true),
    },
    {
        name: 'gesvd s',
        rivals: ({ m, n, count }) => [
            { what: 'gesvda', args: [m, n, count] },
            ...(m === n ? [{ what: 'gesvdjBatched', args: [n, count] }] : []),
        ],
        shapes: SINGULAR,
        make: singular('s', false),
    },
    { name: 'gesvd n', rivals: () => [], shapes: SINGULAR, make: singular('n', false) },
    {
        name: 'gesvdj s',
        rivals: ({ n, count }) => [{ what: 'gesvdjBatched', args: [n, count] }],
        shapes: SINGULAR,
        make: singular('s', true),
    },
    {
        name: 'geev v',
        rivals: ({ n, count }) => [{ what: `torch eig ${count}x${n}`, args: [] }],
        shapes: squares([3, 512], [8, 5000], [32, 100], [32, 5000], [64, 500], [128, 100]),
        make: general,
    },
];
