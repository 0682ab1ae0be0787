// Polar decompositions of a batch at equal distances as a case: the worst of product, orthogonality and definiteness over the batch.
import { polarStridedBatched } from '../../../../src/index.js';
import { polarRef } from '../../../../src/lapack/functions/polar.ref.js';
import { polarStridedBatchedSpec } from '../../../../src/specs.js';
import { batchWindow, members, ODD, strideOf, worst } from '../../../lib/batch.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { shapes } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { integers } from '../../../lib/operands.js';
import { polarParts } from '../../../lib/polarParts.js';
import { tallBatchedTable } from '../../../lib/rateTable.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x0 3x0 1x1 5x1 2x2 5x4 8x8 9x9 17x16 33x33 64x64 65x65 40x9 100x3 200x20');
const each = ({ n, batchCount, layout }, { A, H, info }) => {
    const [as, hs] = [members(A, n, batchCount, layout), members(H, n, batchCount, layout)];
    return as.map((a, b) => ({ A: a, H: hs[b], at: info.offset + b }));
};
export const polarStridedBatchedCase = {
    spec: polarStridedBatchedSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ m, n, batchCount: 3, layout: ODD })),
        ...COUNTS.map((batchCount) => ({ m: 7, n: 6, batchCount })),
    ],
    fromOptions: ({ m, n }, o) => ({
        m: Math.max(m, n),
        n: Math.min(m, n),
        batchCount: o.batch,
        layout: layoutOf(o),
    }),
    data({ m, n, batchCount, layout }, prec, random) {
        const A = batchWindow(prec, m, n, batchCount, layout);
        uniform(A, prec, random);
        return { A, H: batchWindow(prec, n, n, batchCount, layout), info: integers(Math.max(1, batchCount), layout) };
    },
    run(queue, { m, n, batchCount, layout }, { A, H, info }) {
        const places = { lda: A.ld, strideA: strideOf(A, n, layout), ldh: H.ld, strideH: strideOf(H, n, layout) };
        return polarStridedBatched(queue, { m, n, A, H, info, ...places, batchCount });
    },
    reference(p, data) {
        const { m, n } = p;
        for (const { A, H, at } of each(p, data))
            data.info.data[at] = polarRef({ m, n, A: hostMat(A), H: hostMat(H) }).info;
    },
    error(p, before, after) {
        const { n, layout } = p;
        const results = each(p, after);
        const errors = each(p, before).map(({ A }, b) => {
            const { A: U, H, at } = results[b];
            if (after.info.data[at] !== 0)
                return Number.NaN;
            return n === 0 ? 0 : polarParts(A, U, H).reduce(larger);
        });
        return [worst(errors, before.A, after.A, n, layout), worst(errors, before.H, after.H, n, layout)].reduce(larger);
    },
    table: tallBatchedTable('max |A-UH|, |I-UU^H|, negative part of H'),
};
