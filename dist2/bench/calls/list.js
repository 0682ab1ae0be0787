// The calls that bench:calls makes: one kernel and many, small and large, each on operands that every run of it can use again.
import { axpy, gemm, gemv, geqrf, geqrfStridedBatched, gesv, gesvStridedBatched, getrf, getrfStridedBatched, potrf, potrfStridedBatched, } from '../../src/index.js';
/** Uniform on (-1, 1) by Marsaglia's xorshift. */
function uniform(length, seed = 2463534242) {
    const x = new Float32Array(length);
    let state = seed;
    for (let i = 0; i < length; i++) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        x[i] = state / 2 ** 31;
    }
    return x;
}
/** `count` matrices with n on the diagonal, one behind the other: every factorization of them and of their factors has an end. */
function dominant(n, count = 1) {
    const a = uniform(n * n * count);
    for (let b = 0; b < count; b++)
        for (let i = 0; i < n; i++)
            a[b * n * n + i * (n + 1)] = n;
    return a;
}
const matrices = (context, n, count = 1) => ({
    A: context.upload('s', dominant(n, count)),
    B: context.upload('s', uniform(n * count)),
    ipiv: context.alloc('i', n * count),
    tau: context.alloc('s', n * count),
    info: context.alloc('i', count),
});
const product = (m, n, k, math) => ({
    name: `gemm ${m} ${n} ${k}${math === undefined ? '' : ` ${math}`}`,
    on: (context) => {
        const [A, B, C] = [
            context.upload('s', uniform(m * k)),
            context.upload('s', uniform(k * n)),
            context.alloc('s', m * n),
        ];
        const args = { m, n, k, A, lda: m, B, ldb: k, C, ldc: m, ...(math === undefined ? {} : { math }) };
        return () => gemm(context, args);
    },
});
const single = (n) => [
    {
        name: `getrf ${n}`,
        on: (context) => {
            const { A, ipiv, info } = matrices(context, n);
            return () => getrf(context, { m: n, n, A, lda: n, ipiv, info });
        },
    },
    {
        name: `gesv ${n}`,
        on: (context) => {
            const { A, B, ipiv, info } = matrices(context, n);
            return () => gesv(context, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info });
        },
    },
    {
        name: `potrf ${n}`,
        on: (context) => {
            const { A, info } = matrices(context, n);
            return () => potrf(context, { uplo: 'l', n, A, lda: n, info });
        },
    },
    {
        name: `geqrf ${n}`,
        on: (context) => {
            const { A, tau } = matrices(context, n);
            return () => geqrf(context, { m: n, n, A, lda: n, tau });
        },
    },
];
const batched = (n, batch) => {
    const of = { n, strideA: n * n };
    return [
        {
            name: `getrf ${n} x ${batch}`,
            on: (context) => {
                const { A, ipiv, info } = matrices(context, n, batch);
                return () => getrfStridedBatched(context, { m: n, ...of, A, lda: n, ipiv, stridePiv: n, info, batchCount: batch });
            },
        },
        {
            name: `gesv ${n} x ${batch}`,
            on: (context) => {
                const { A, B, ipiv, info } = matrices(context, n, batch);
                const rest = { ipiv, stridePiv: n, B, ldb: n, strideB: n, info, batchCount: batch };
                return () => gesvStridedBatched(context, { ...of, nrhs: 1, A, lda: n, ...rest });
            },
        },
        {
            name: `potrf ${n} x ${batch}`,
            on: (context) => {
                const { A, info } = matrices(context, n, batch);
                return () => potrfStridedBatched(context, { uplo: 'l', ...of, A, lda: n, info, batchCount: batch });
            },
        },
        {
            name: `geqrf ${n} x ${batch}`,
            on: (context) => {
                const { A, tau } = matrices(context, n, batch);
                return () => geqrfStridedBatched(context, { m: n, ...of, A, lda: n, tau, strideTau: n, batchCount: batch });
            },
        },
    ];
};
const N = 4096;
export const CALLS = [
    {
        name: `axpy ${N}`,
        on: (context) => {
            const [x, y] = [context.upload('s', uniform(N)), context.upload('s', uniform(N))];
            return () => axpy(context, { n: N, alpha: 1e-3, x, y });
        },
    },
    {
        name: 'gemv 1024',
        on: (context) => {
            const { A, B } = matrices(context, 1024);
            const y = context.alloc('s', 1024);
            return () => gemv(context, { m: 1024, n: 1024, A, lda: 1024, x: B, y });
        },
    },
    product(64, 64, 64),
    product(1024, 1024, 1024),
    product(5000, 64, 5000),
    product(5000, 64, 5000, 'fast'),
    product(12000, 500, 700, 'split'),
    product(32, 4096, 4096),
    ...batched(4, 1000),
    ...batched(13, 1000),
    ...batched(100, 100),
    ...batched(200, 50),
    ...single(1000),
    ...single(2048),
];
