// GEMM of a batch of various sizes as a case: the worst error R1 over the batch.
import { gemmVbatched } from '../../../../src/index.js';
import { gemmVbatchedSpec } from '../../../../src/specs.js';
import { productTable } from '../../../lib/columns.js';
import { ALIGNED, batchData, batchError, batchReference, GENERAL, membersOf, ODD, scalarsOf, } from '../../../lib/gemmBatch.js';
import { Random } from '../../../lib/random.js';
import { layoutOf } from '../../../lib/source.js';
const membersOfLists = ({ m, n, k, shared = [], ...problem }) => membersOf(m.map((rows, b) => ({ ...problem, m: rows, n: n[b], k: k[b] })), shared);
const square = (orders) => ({ m: orders, n: orders, k: orders });
/** Empty products, one without depth, and sizes that share nothing. */
const RAGGED = { m: [5, 0, 33, 1, 17, 4, 2], n: [3, 4, 9, 70, 17, 0, 2], k: [7, 2, 1, 5, 40, 3, 0] };
const EVEN = { m: [8, 32, 4, 100], n: [12, 32, 4, 36], k: [16, 8, 4, 20] };
const pairs = ['n', 't', 'c'].flatMap((transA) => ['n', 't', 'c'].map((transB) => ({ transA, transB })));
const sweep = [
    { ...GENERAL, ...square([]) },
    { ...GENERAL, ...square([0, 0]), layout: ODD },
    { ...GENERAL, ...square([0, 1, 2, 3, 5, 8, 9, 16, 17, 31, 32, 33, 64, 65]), layout: ODD },
    { ...GENERAL, ...square(new Array(1000).fill(4)) },
    { ...GENERAL, ...square([130, 2]), layout: ODD },
    ...pairs.flatMap((pair) => [
        { ...GENERAL, ...pair, ...RAGGED, layout: ODD },
        { ...GENERAL, ...pair, ...EVEN, layout: ALIGNED },
    ]),
    ...[0, 1, 0.29].flatMap((alpha) => [0, 1, -0.48].map((beta) => ({ ...GENERAL, ...RAGGED, alpha, beta, layout: ODD }))),
    ...[['A'], ['B'], ['A', 'B']].map((inC) => ({ ...GENERAL, ...RAGGED, layout: ODD, inC })),
    { ...GENERAL, ...square([6, 6, 6]), layout: ODD, shared: ['A', 'B'] },
];
const table = productTable(['transA', 'transB'], ['batchCount', 'm', 'n', 'k']);
const largest = (list) => list.reduce((most, size) => Math.max(most, size), 0);
export const gemmVbatchedCase = {
    spec: gemmVbatchedSpec,
    tolerance: 3,
    repeatable: true,
    sweep,
    // As MAGMA's tester: each size is random from 1 to the one that is asked for.
    fromOptions({ m, n, k }, o) {
        const random = new Random([1, 2, 3, 7]);
        const list = (most) => Array.from({ length: o.batch }, () => 1 + Math.floor(random.rand() * most));
        return { ...GENERAL, transA: o.transA, transB: o.transB, m: list(m), n: list(n), k: list(k), layout: layoutOf(o) };
    },
    data: (p, prec, random) => batchData(membersOfLists(p), p, prec, random),
    run(queue, p, { A, B, C }) {
        const { transA, transB, m, n, k } = p;
        const [alpha, beta] = scalarsOf(p, C);
        const members = membersOfLists(p);
        const list = (x, name) => ({
            ld: members.map(() => x.ld),
            offsets: members.map(({ at }) => at[name] * x.ld),
        });
        const [a, b, c] = [list(A, 'A'), list(B, 'B'), list(C, 'C')];
        const factors = { A, lda: a.ld, offsetsA: a.offsets, B, ldb: b.ld, offsetsB: b.offsets };
        const result = { beta, C, ldc: c.ld, offsetsC: c.offsets };
        return gemmVbatched(queue, { transA, transB, m, n, k, alpha, ...factors, ...result });
    },
    reference: (p, operands) => batchReference(membersOfLists(p), operands),
    error: (p, before, after, check) => batchError(membersOfLists(p), before, after, check),
    table: {
        unit: table.unit,
        header: (options, backend) => {
            const lines = table.header(options, backend);
            return [...lines.slice(0, -2), '%              max   max   max', ...lines.slice(-2)];
        },
        row: ({ m, n, k }, measured) => table.row({ batchCount: m.length, m: largest(m), n: largest(n), k: largest(k) }, measured),
    },
};
