// TRTRS as a case: LAPACK's dtrt02, which is dget02 on the triangle written out. The triangle that is not stored is NaN.
import { trtrs } from '../../../../src/index.js';
import { trtrsRef } from '../../../../src/lapack/triangular/trtrs.ref.js';
import { trtrsSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { fill, integers, place } from '../../../lib/operands.js';
import { factoredSolveTable } from '../../../lib/rateTable.js';
import { solveRatio } from '../../../lib/residuals.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { triangularView } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const kinds = ['l', 'u'].flatMap((uplo) => ['n', 't'].flatMap((trans) => ['n', 'u'].map((diag) => ({ uplo, trans, diag }))));
const LOWER = { uplo: 'l', trans: 'n', diag: 'n' };
const sweep = [
    ...kinds.flatMap((kind) => [0, 1, 2, 33, 70].map((n, k) => ({ ...kind, n, nrhs: [3, 1, 17][k % 3], layout: ODD }))),
    ...[0, 1, 18].map((nrhs) => ({ ...LOWER, n: 40, nrhs, layout: ODD })),
    { ...LOWER, trans: 'c', n: 40, nrhs: 12, layout: ODD },
    { ...LOWER, uplo: 'u', trans: 'c', n: 33, nrhs: 1, layout: ODD },
    { ...LOWER, n: 64, nrhs: 12 },
    // More than the 256 that one workgroup solves, in columns for which trsm would invert.
    { ...LOWER, uplo: 'u', n: 257, nrhs: 17, layout: ODD },
    ...kinds.map((kind) => ({ ...kind, n: 40, nrhs: 5, layout: ODD, inB: true })),
];
export const trtrsCase = {
    spec: trtrsSpec,
    tolerance: 30,
    sweep,
    fromOptions({ n }, o) {
        if (o.uplo === 'f')
            throw new UsageError('trtrs has no -F: the triangle is -L or -U');
        return { uplo: o.uplo, trans: o.transA, diag: o.diag, n, nrhs: o.nrhs, layout: layoutOf(o) };
    },
    // As trsm's: the inverse is of order 1 whatever the size, with a unit diagonal too.
    data({ uplo, diag, n, nrhs, zeros = [], layout, inB }, prec, random) {
        const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
        fill(prec, A, (i, j) => {
            if (i !== j)
                return i > j === (uplo === 'l') ? random.rand() / n : Number.NaN;
            if (diag === 'u')
                return Number.NaN;
            return zeros.includes(i) ? 0 : 1 + random.rand();
        });
        uniform(B, prec, random);
        return { A, B, info: integers(1, layout) };
    },
    run: calling(trtrs, trtrsSpec),
    reference({ uplo, trans, diag, n, nrhs }, { A, B, info }) {
        info.data[info.offset] = trtrsRef(uplo, trans, diag, n, nrhs, hostMat(A), hostMat(B));
    },
    error({ uplo, trans, diag }, { A, B }, { B: x, info }) {
        if (info.data[info.offset] !== 0)
            return Number.NaN;
        return solveRatio(triangularView(A, uplo, diag), x, B, 1, trans);
    },
    table: factoredSolveTable(true),
};
