// GETRS_NOPIV as a case: LAPACK's dget02 on the matrix that the given factors stand for.
import { getrsNopiv } from '../../../../src/index.js';
import { getrsNopivRef } from '../../../../src/lapack/lu/getrsNopiv.ref.js';
import { getrsNopivSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { fill, place } from '../../../lib/operands.js';
import { factoredSolveTable } from '../../../lib/rateTable.js';
import { factorSolveRatio } from '../../../lib/residualsLu.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
export const getrsNopivCase = {
    spec: getrsNopivSpec,
    tolerance: 30,
    sweep: [
        ...[0, 1, 2, 31, 33, 100].flatMap((n) => ['n', 't'].flatMap((trans) => [0, 1, 17].map((nrhs) => ({ trans, n, nrhs, layout: ODD })))),
        { trans: 'c', n: 40, nrhs: 12, layout: ODD },
        { trans: 'c', n: 33, nrhs: 1, layout: ODD },
        { trans: 'n', n: 64, nrhs: 12 },
        { trans: 'n', n: 40, nrhs: 12, layout: ODD, inB: true },
    ],
    fromOptions: ({ n }, o) => ({ trans: o.transA, n, nrhs: o.nrhs, layout: layoutOf(o) }),
    /** Factors that are made up, well-conditioned and without negative elements. */
    data({ n, nrhs, layout, inB }, prec, random) {
        const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
        fill(prec, A, (i, j) => (i === j ? 1 + random.rand() : random.rand() / n));
        uniform(B, prec, random);
        return { A, B };
    },
    run: calling(getrsNopiv, getrsNopivSpec),
    reference: ({ trans, n, nrhs }, { A, B }) => getrsNopivRef(trans, n, nrhs, hostMat(A), hostMat(B)),
    error({ trans, n }, { A, B }, { B: x }) {
        const pivots = Int32Array.from({ length: n }, (_, i) => i + 1);
        return factorSolveRatio(A, pivots, x, B, trans);
    },
    table: factoredSolveTable(),
};
