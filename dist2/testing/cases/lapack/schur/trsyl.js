// TRSYL as a case: LAPACK's ratio of the residual.
import { trsyl } from '../../../../src/index.js';
import { copyRef } from '../../../../src/lapack/schur/doubles.ref.js';
import { geesRef } from '../../../../src/lapack/schur/gees.ref.js';
import { trsylRef } from '../../../../src/lapack/schur/trsyl.ref.js';
import { trsylSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { eigenvaluesBy } from '../../../lib/eigenvalues.js';
import { normOne } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { columnOf, multiply, unitVector } from '../../../lib/product.js';
import { ratio } from '../../../lib/residuals.js';
import { inDoubles, zeros } from '../../../lib/residualsQr.js';
import { fillBelow, upperPart } from '../../../lib/schurForms.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** A := its Schur form, with what is not read of it. */
function reduce(A) {
    const n = A.rows;
    const copy = inDoubles(A);
    eigenvaluesBy(n, A.parts, (values) => {
        geesRef({ jobvs: 'n', sort: 'n', n, A: hostMat(copy), ...values });
    });
    copyRef(n, n, hostMat(copy), hostMat(A));
    fillBelow(A, Number.NaN);
}
const WAYS = ['n', 't'].flatMap((trana) => ['n', 't'].flatMap((tranb) => [1, -1].map((isgn) => ({ trana, tranb, isgn }))));
export const trsylCase = {
    spec: trsylSpec,
    tolerance: 40,
    sweep: [
        ...WAYS.flatMap((way) => [
            [1, 1],
            [2, 5],
            [13, 9],
            [40, 33],
        ].map(([m, n]) => ({ ...way, m: m, n: n, layout: ODD }))),
        { trana: 'n', tranb: 'c', isgn: 1, m: 0, n: 3 },
        { trana: 'c', tranb: 'n', isgn: 1, m: 4, n: 0 },
        { trana: 'n', tranb: 'n', isgn: -1, m: 70, n: 65, layout: ODD },
        { trana: 't', tranb: 'n', isgn: 1, m: 32, n: 96 },
    ],
    fromOptions: ({ m, n }, o) => ({ trana: 'n', tranb: 'n', isgn: 1, m, n, layout: layoutOf(o) }),
    data({ m, n, isgn, source = uniform, singular, layout }, prec, random) {
        const [A, B] = [window(prec, m, m, layout, 'read'), window(prec, n, n, layout, 'read')];
        source(A, prec, random);
        source(B, prec, random);
        // Eigenvalues about 2 (isgn 1), or 2 and -2 (-1), with a radius of about 1
        const shift = (X, by) => {
            const size = Math.max(1, X.rows);
            for (let j = 0; j < X.rows; j++)
                for (let i = 0; i < X.rows; i++) {
                    const [p, parts] = [X.offset + i + j * X.ld, X.parts ?? 1];
                    for (let q = parts * p; q < parts * (p + 1); q++)
                        X.data[q] = X.data[q] / size;
                    if (i === j)
                        X.data[parts * p] = X.data[parts * p] + by;
                }
        };
        if (!singular) {
            shift(A, 2);
            shift(B, 2 * isgn);
        }
        reduce(A);
        reduce(B);
        const C = window(prec, m, n, layout);
        uniform(C, prec, random);
        return { A, B, C, scale: realWindow(prec, 1, 1, layout), info: integers(1, layout) };
    },
    run: calling(trsyl, trsylSpec),
    reference({ trana, tranb, isgn, m, n }, { A, B, C, scale, info }) {
        const how = { transA: trana !== 'n', transB: tranb !== 'n', isgn, m, n };
        const found = trsylRef({ ...how, A: hostMat(A), B: hostMat(B), C: hostMat(C) });
        scale.data[scale.offset] = found.scale;
        info.data[info.offset] = found.info;
    },
    error({ trana, tranb, isgn, m, n, singular }, before, after) {
        const scale = after.scale.data[after.scale.offset];
        // Where eigenvalues are common X may leave the range by more than a scale can say.
        if (!(scale <= 1 && (singular ? scale >= 0 : scale > 0)))
            return Number.NaN;
        if (after.info.data[after.info.offset] !== Number(singular ?? false))
            return Number.NaN;
        if (m === 0 || n === 0)
            return 0;
        // With common eigenvalues X solves another equation.
        if (singular)
            return columnOf(after.C, 0).every(Number.isFinite) ? 0 : Number.NaN;
        const [A, B] = [upperPart(before.A), upperPart(before.B)];
        const X = after.C;
        const R = zeros(m, n, X.parts);
        for (let j = 0; j < n; j++) {
            const right = multiply(X, false, multiply(B, tranb !== 'n', unitVector(n, j, X.parts)));
            const left = multiply(A, trana !== 'n', columnOf(X, j));
            for (const [i, x] of columnOf(before.C, j).entries())
                R.data[i + j * left.length] = scale * x - left[i] - isgn * right[i];
        }
        return ratio(normOne(R), Math.max(m, n) * (normOne(A) + normOne(B)) * normOne(X));
    },
};
