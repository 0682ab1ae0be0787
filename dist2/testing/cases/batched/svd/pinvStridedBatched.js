// Pseudoinverses of a batch at equal distances as a case: the worst of Penrose's equations over the batch.
import { pinvRef } from '../../../../src/batched/svd/pinv.ref.js';
import { pinvStridedBatched } from '../../../../src/index.js';
import { pinvStridedBatchedSpec } from '../../../../src/specs.js';
import { batchWindow, members, ODD, strideOf, worst } from '../../../lib/batch.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { shapes } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { integers } from '../../../lib/operands.js';
import { penroseParts } from '../../../lib/penroseParts.js';
import { tallBatchedTable } from '../../../lib/rateTable.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x0 3x0 0x2 1x1 5x1 1x6 2x2 5x4 4x5 8x8 9x9 17x16 33x33 64x64 65x65 40x9 9x40 100x3 200x20 129x70');
const each = ({ m, n, batchCount, layout }, { A, X, info, rank }) => {
    const [as, xs] = [members(A, n, batchCount, layout), members(X, m, batchCount, layout)];
    return as.map((a, b) => ({ A: a, X: xs[b], at: info.offset + b, ofRank: rank.offset + b }));
};
export const pinvStridedBatchedCase = {
    spec: pinvStridedBatchedSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ m, n, batchCount: 3, layout: ODD })),
        ...COUNTS.map((batchCount) => ({ m: 7, n: 6, batchCount })),
    ],
    fromOptions: ({ m, n }, o) => ({ m, n, batchCount: o.batch, layout: layoutOf(o) }),
    data({ m, n, batchCount, layout }, prec, random) {
        const A = batchWindow(prec, m, n, batchCount, layout);
        uniform(A, prec, random);
        const [info, rank] = [0, 1].map(() => integers(Math.max(1, batchCount), layout));
        return { A, X: batchWindow(prec, n, m, batchCount, layout), info: info, rank: rank };
    },
    run(queue, { m, n, batchCount, layout }, { A, X, info, rank }) {
        const places = { lda: A.ld, strideA: strideOf(A, n, layout), ldx: X.ld, strideX: strideOf(X, m, layout) };
        return pinvStridedBatched(queue, { m, n, A, X, rank, info, ...places, batchCount });
    },
    reference(p, data) {
        for (const { A, X, at, ofRank } of each(p, data)) {
            const { info, rank } = pinvRef(p.m, p.n, hostMat(A), hostMat(X));
            data.info.data[at] = info;
            data.rank.data[ofRank] = rank;
        }
    },
    error(p, before, after) {
        const { m, n, layout } = p;
        const results = each(p, after);
        const errors = each(p, before).map(({ A }, b) => {
            const { X, at, ofRank } = results[b];
            if (after.info.data[at] !== 0 || after.rank.data[ofRank] !== Math.min(m, n))
                return Number.NaN;
            return Math.min(m, n) === 0 ? 0 : penroseParts(A, X).reduce(larger);
        });
        return [worst(errors, before.A, after.A, n, layout), worst(errors, before.X, after.X, m, layout)].reduce(larger);
    },
    table: tallBatchedTable('max |AXA-A|, |XAX-X|, |AX-(AX)^H|, |XA-(XA)^H|'),
};
