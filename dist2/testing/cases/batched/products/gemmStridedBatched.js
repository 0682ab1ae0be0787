// GEMM of a batch at equal distances as a case: the worst error R1 over the batch.
import { gemmStridedBatched } from '../../../../src/index.js';
import { gemmStridedBatchedSpec } from '../../../../src/specs.js';
import { productTable } from '../../../lib/columns.js';
import { ALIGNED, batchData, batchError, batchReference, GENERAL, membersOf, ODD, scalarsOf, shapesOf, } from '../../../lib/gemmBatch.js';
import { layoutOf } from '../../../lib/source.js';
/** Around the sizes of the kernels' blocks. */
const ORDERS = [0, 1, 2, 3, 5, 8, 9, 16, 17, 31, 32, 33, 64, 65];
const pairs = ['n', 't', 'c'].flatMap((transA) => ['n', 't', 'c'].map((transB) => ({ transA, transB })));
export const batchSweep = [
    ...ORDERS.map((n) => ({ ...GENERAL, m: n, n, k: n, batchCount: 3, layout: ODD })),
    ...[4, 8, 20, 32, 48, 96].map((n) => ({ ...GENERAL, m: n, n, k: n, batchCount: 7, layout: ALIGNED })),
    ...[0, 1, 1000].map((batchCount) => ({ ...GENERAL, m: 4, n: 4, k: 4, batchCount })),
    ...pairs.flatMap((pair) => [
        { ...GENERAL, ...pair, m: 7, n: 5, k: 6, batchCount: 5, layout: ODD },
        { ...GENERAL, ...pair, m: 16, n: 12, k: 20, batchCount: 9, layout: ALIGNED },
    ]),
    ...[0, 1, 0.29].flatMap((alpha) => [0, 1, -0.48].map((beta) => ({ ...GENERAL, m: 9, n: 7, k: 5, batchCount: 4, alpha, beta, layout: ODD }))),
    ...[['A'], ['B'], ['A', 'B']].flatMap((names) => [
        { ...GENERAL, m: 6, n: 7, k: 5, batchCount: 4, layout: ODD, inC: names },
        { ...GENERAL, m: 6, n: 7, k: 5, batchCount: 4, layout: ODD, shared: names },
    ]),
    // Flat, tall, deep, and without depth.
    { ...GENERAL, m: 1, n: 70, k: 3, batchCount: 5, layout: ODD },
    { ...GENERAL, m: 70, n: 1, k: 3, batchCount: 5, layout: ODD },
    { ...GENERAL, m: 3, n: 2, k: 300, batchCount: 5, layout: ODD },
    { ...GENERAL, m: 3, n: 2, k: 0, batchCount: 5, layout: ODD },
];
export const uniformMembers = ({ batchCount, shared = [], ...problem }) => membersOf(new Array(batchCount).fill(problem), shared);
/** Operands of an empty batch have room for one product, which must not be touched. */
export const roomFor = (p) => uniformMembers({ ...p, batchCount: Math.max(1, p.batchCount) });
export const gemmStridedBatchedCase = {
    spec: gemmStridedBatchedSpec,
    tolerance: 3,
    repeatable: true,
    sweep: [...batchSweep, { ...GENERAL, m: 130, n: 129, k: 20, batchCount: 2, layout: ODD }],
    fromOptions: ({ m, n, k }, o) => ({
        ...GENERAL,
        transA: o.transA,
        transB: o.transB,
        m,
        n,
        k,
        batchCount: o.batch,
        layout: layoutOf(o),
    }),
    data: (p, prec, random) => batchData(roomFor(p), p, prec, random),
    run(queue, p, { A, B, C }) {
        const { transA, transB, m, n, k, batchCount, shared = [] } = p;
        const [alpha, beta] = scalarsOf(p, C);
        const shapes = shapesOf(p);
        const stride = (name, ld) => ld * shapes[name][1];
        const strideA = shared.includes('A') ? 0 : stride('A', A.ld);
        const strideB = shared.includes('B') ? 0 : stride('B', B.ld);
        const factors = { A, lda: A.ld, strideA, B, ldb: B.ld, strideB };
        const result = { beta, C, ldc: C.ld, strideC: stride('C', C.ld), batchCount };
        return gemmStridedBatched(queue, { transA, transB, m, n, k, alpha, ...factors, ...result });
    },
    reference: (p, operands) => batchReference(uniformMembers(p), operands),
    error: (p, before, after, check) => batchError(uniformMembers(p), before, after, check),
    table: productTable(['transA', 'transB'], ['batchCount', 'm', 'n', 'k']),
};
