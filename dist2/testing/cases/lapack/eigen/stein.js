// STEIN as a case: residuals and orthogonality of the vectors of eigenvalues that the reference of stebz finds.
import { stein } from '../../../../src/index.js';
import { stebzRef } from '../../../../src/lapack/eigen/stebz.ref.js';
import { steinRef } from '../../../../src/lapack/eigen/stein.ref.js';
import { steinSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { orthogonality } from '../../../lib/residualsSvd.js';
import { tridiagonalError } from '../../../lib/residualsTridiagonal.js';
import { layoutOf } from '../../../lib/source.js';
import { elementsOf, TRIDIAGONALS, vectorOf } from '../../../lib/tridiagonal.js';
import { hostMat } from '../../../lib/views.js';
import { matrixOf } from './sterf.js';
const KINDS = Object.keys(TRIDIAGONALS);
const precOf = ({ data }) => (data instanceof Float32Array ? 's' : 'd');
const given = (view) => view.data.subarray(view.offset, view.offset + view.rows);
export const steinCase = {
    spec: steinSpec,
    tolerance: 30,
    sweep: [
        ...[0, 1, 2, 3, 9, 33, 80].map((n) => ({ n, m: n, from: 1, kind: 'random', layout: ODD })),
        { n: 20, m: 0, from: 1, kind: 'random', layout: ODD },
        ...KINDS.flatMap((kind) => [
            { n: 63, m: 63, from: 1, kind },
            { n: 70, m: 21, from: 40, kind, layout: ODD },
        ]),
    ],
    fromOptions: ({ n }, o) => ({ n, m: n, from: 1, kind: 'random', layout: layoutOf(o) }),
    data({ n, m, from, kind, layout }, prec, random) {
        const { d, e } = TRIDIAGONALS[kind](n, random);
        const [D, E] = [vectorOf(prec, d, layout, 'read'), vectorOf(prec, e, layout, 'read')];
        const range = { range: m > 0 ? 'i' : 'a', il: from, iu: from + m - 1, vl: 0, vu: 0 };
        const eps = EPS[precOf(D)];
        const found = stebzRef({ ...range, order: 'b', n, ...matrixOf({ D, E }), abstol: 0, eps });
        const [iblock, isplit] = [integers(m, layout), integers(n, layout)];
        if (m > 0)
            iblock.data.set(found.iblock, iblock.offset);
        isplit.data.set(found.isplit, isplit.offset);
        const [W, Z] = [vectorOf(prec, found.W.subarray(0, m), layout, 'read'), window(prec, n, m, layout)];
        fill(prec, Z, () => Number.NaN);
        return { D, E, W, iblock, isplit, Z, ifail: integers(m, layout), info: integers(1, layout) };
    },
    run: calling(stein, steinSpec),
    reference({ n }, { D, E, W, iblock, isplit, Z, ifail, info }) {
        const t = { ...matrixOf({ D, E }), W: elementsOf(W), iblock: given(iblock), isplit: given(isplit) };
        info.data[info.offset] = steinRef({ ...t, n, Z: hostMat(Z), ifail: given(ifail), eps: EPS[precOf(D)] });
    },
    error(_, before, { Z, ifail, info }) {
        if (info.data[info.offset] !== 0 || given(ifail).some((x) => x !== 0))
            return Number.NaN;
        return larger(tridiagonalError(matrixOf(before), elementsOf(before.W), Z), orthogonality(Z));
    },
    table: rateTable({ ...N, error: 'max(||T-Z*W*Z^H||/(N*||T||), |I-Z^H*Z|/N)' }),
};
