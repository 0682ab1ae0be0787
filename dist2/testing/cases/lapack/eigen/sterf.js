// STERF as a case: eigenvalues by Sturm's counts, whose matrices are formulas.
import { sterf } from '../../../../src/index.js';
import { sterfRef } from '../../../../src/lapack/eigen/sterf.ref.js';
import { sterfSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { larger } from '../../../lib/norms.js';
import { integers } from '../../../lib/operands.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { ascends, countedError } from '../../../lib/residualsTridiagonal.js';
import { layoutOf } from '../../../lib/source.js';
import { elementsOf, TRIDIAGONALS, vectorOf, } from '../../../lib/tridiagonal.js';
const KINDS = Object.keys(TRIDIAGONALS);
export const sterfCase = {
    spec: sterfSpec,
    // LAPACK's threshold for its program SEP, 60, is in units of 2 eps.
    tolerance: 120,
    sweep: [
        ...[0, 1, 2, 3, 4, 8, 15, 33, 64].map((n) => ({ n, kind: 'random', layout: ODD })),
        ...KINDS.flatMap((kind) => [
            { n: 21, kind, layout: ODD },
            { n: 63, kind },
        ]),
    ],
    fromOptions: ({ n }, o) => ({ n, kind: 'random', layout: layoutOf(o) }),
    data({ n, kind, layout }, prec, random) {
        const { d, e } = TRIDIAGONALS[kind](n, random);
        const [D, E] = [vectorOf(prec, d, layout), vectorOf(prec, e, layout)];
        return { D, E, info: integers(1, layout) };
    },
    run: (queue, { n }, { D, E, info }) => sterf(queue, { n, D, E, info }),
    reference({ n }, { D, E, info }) {
        const [d, e] = [elementsOf(D), elementsOf(E)];
        info.data[info.offset] = sterfRef(n, d, e, EPS[D.data instanceof Float32Array ? 's' : 'd']);
        D.data.set(d, D.offset);
        E.data.set(e, E.offset);
    },
    error({ n }, before, after) {
        const w = elementsOf(after.D);
        if (after.info.data[after.info.offset] !== 0 || !ascends(w))
            return Number.NaN;
        const t = matrixOf(before);
        const counted = n <= EXACT_ORDER ? countedError(t, w) : 0;
        return elementsOf(after.E).reduce((worst, x) => larger(worst, Math.abs(x)), counted);
    },
    table: rateTable({ ...N, error: 'error by Sturm counts / ||T||' }),
};
/** The matrix of D and E. */
export const matrixOf = ({ D, E }) => ({
    d: elementsOf(D),
    e: elementsOf(E),
});
