// GERFS and PORFS as cases: LAPACK's dget07 and dpot05 on systems of small integers, whose exact solutions are known, from solutions that
// are spoiled at the start.
import { isComplex } from '../../../../src/core/field.js';
import { gerfs, porfs } from '../../../../src/index.js';
import { potrfRef } from '../../../../src/lapack/cholesky/potrf.ref.js';
import { potrsRef } from '../../../../src/lapack/cholesky/potrs.ref.js';
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.js';
import { getrsRef } from '../../../../src/lapack/lu/getrs.ref.js';
import { gerfsRef } from '../../../../src/lapack/refine/gerfs.ref.js';
import { porfsRef } from '../../../../src/lapack/refine/porfs.ref.js';
import { gerfsSpec, porfsSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { fill, integers, realWindow, window } from '../../../lib/operands.js';
import { columnOf, multiply } from '../../../lib/product.js';
import { N_NRHS, REFINED, rateTable, transLine, uploLine } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { refinedRatio } from '../../../lib/residualsCondition.js';
import { layoutOf } from '../../../lib/source.js';
import { partOf, symmetricView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
const ORDERS = [0, 1, 2, 3, 10, 50];
const PLAIN = { uplo: 'l', trans: 'n', spoil: 1e-3, layout: ODD };
const copyOf = (x) => ({ ...x, data: x.data.slice() });
/** B, X, ferr, berr and the exact X of a system whose matrix is given in full. */
function rightHandSides(prec, full, { trans, n, nrhs, size = 1, layout }, next) {
    const exact = window(prec, n, nrhs);
    fill(prec, exact, () => Math.floor(17 * next()) - 8);
    const B = window(prec, n, nrhs, layout, 'read');
    for (let j = 0; j < nrhs; j++) {
        // Sums of products of small integers: exact
        const b = multiply(full, trans, columnOf(exact, j));
        const { parts = 1 } = B;
        for (let p = 0; p < parts * n; p++)
            B.data[parts * (B.offset + j * B.ld) + p] = size * b[p];
    }
    const X = window(prec, n, nrhs, layout);
    fill(prec, X, (i, j, part) => partOf(B, i, j, part));
    return { exact, B, X, ferr: realWindow(prec, nrhs, 1, layout), berr: realWindow(prec, nrhs, 1, layout) };
}
function spoil(X, by, next) {
    const { parts = 1 } = X;
    for (let j = 0; j < X.cols; j++) {
        const from = parts * (X.offset + j * X.ld);
        for (let p = 0; p < parts * X.rows; p++)
            X.data[from + p] *= 1 + by * (next() - 0.5);
    }
}
const judged = (s, trans) => {
    const single = s.a.data instanceof Float32Array;
    const eps = single ? EPS.s : EPS.d;
    return eps * refinedRatio({ ...s, transposed: trans !== 'n' }, eps, single ? 2 ** -126 : 2 ** -1022);
};
/** What small integers of a field are exact in, and products of them. */
const wide = (prec) => (isComplex(prec) ? 'z' : 'd');
export const gerfsCase = {
    spec: gerfsSpec,
    tolerance: 30,
    sweep: [
        ...ORDERS.flatMap((n) => ['n', 't', 'c'].map((trans, k) => ({ ...PLAIN, trans, n, nrhs: [1, 2, 15][k] }))),
        ...[2 ** -105, 2 ** 100].map((size) => ({ ...PLAIN, n: 20, nrhs: 2, size })),
        { ...PLAIN, n: 64, nrhs: 16, layout: {} },
        { ...PLAIN, trans: 't', n: 70, nrhs: 3, spoil: 0 },
    ],
    fromOptions: ({ n }, o) => ({ ...PLAIN, trans: o.transA, n, nrhs: o.nrhs, layout: layoutOf(o) }),
    data(p, prec, random) {
        const { trans, n, nrhs, size = 1, layout } = p;
        const next = () => random.rand();
        const full = window(wide(prec), n, n);
        fill('d', full, (i, j) => Math.floor(17 * next()) - 8 + (i === j ? 16 : 0));
        const sides = rightHandSides(prec, full, p, next);
        const A = window(prec, n, n, layout, 'read');
        fill(prec, A, (i, j, part) => size * partOf(full, i, j, part));
        const AF = copyOf(A);
        const ipiv = integers(n, layout);
        getrfRecursiveRef(n, n, hostMat(AF), ipiv.data, ipiv.offset);
        getrsRef(trans, n, nrhs, hostMat(AF), ipiv.data, ipiv.offset, hostMat(sides.X));
        spoil(sides.X, p.spoil, next);
        return { A, AF, ipiv, ...sides };
    },
    run: calling(gerfs, gerfsSpec),
    reference({ trans, n, nrhs }, { A, AF, ipiv, B, X, ferr, berr }) {
        const [f, b] = [ferr, berr].map(({ data, offset }) => data.subarray(offset, offset + nrhs));
        gerfsRef(trans, n, nrhs, hostMat(A), hostMat(AF), ipiv.data, ipiv.offset, hostMat(B), hostMat(X), f, b);
    },
    error: ({ trans }, { A: a, B: b, exact }, { X: x, ferr, berr }) => judged({ a, b, exact, x, ferr, berr }, trans),
    table: rateTable({ ...N_NRHS, lines: transLine, error: REFINED }),
};
export const porfsCase = {
    spec: porfsSpec,
    tolerance: 30,
    sweep: [
        ...ORDERS.flatMap((n) => ['l', 'u'].flatMap((uplo) => [1, 15].map((nrhs) => ({ ...PLAIN, uplo, n, nrhs })))),
        ...[2 ** -104, 2 ** 100].map((size) => ({ ...PLAIN, n: 20, nrhs: 2, size })),
        { ...PLAIN, n: 64, nrhs: 16, layout: {} },
    ],
    fromOptions: ({ n }, o) => ({ ...PLAIN, uplo: o.uplo === 'u' ? 'u' : 'l', n, nrhs: o.nrhs, layout: layoutOf(o) }),
    data(p, prec, random) {
        const { uplo, n, nrhs, size = 1, layout } = p;
        const next = () => random.rand();
        const full = window(wide(prec), n, n);
        fill('d', full, (i, j, part) => {
            if (i === j)
                return part === 1 ? 0 : 16 * n + Math.floor(9 * next());
            return i > j ? Math.floor(17 * next()) - 8 : 0;
        });
        const symmetric = symmetricView(full, 'l');
        const sides = rightHandSides(prec, symmetric, p, next);
        const A = window(prec, n, n, layout, 'read');
        fill(prec, A, (i, j, part) => i >= j === (uplo === 'l') || i === j ? size * partOf(symmetric, i, j, part) : Number.NaN);
        const AF = copyOf(A);
        potrfRef(uplo, n, hostMat(AF));
        potrsRef(uplo, n, nrhs, hostMat(AF), hostMat(sides.X));
        spoil(sides.X, p.spoil, next);
        return { A, AF, ...sides };
    },
    run: calling(porfs, porfsSpec),
    reference({ uplo, n, nrhs }, { A, AF, B, X, ferr, berr }) {
        const [f, b] = [ferr, berr].map(({ data, offset }) => data.subarray(offset, offset + nrhs));
        porfsRef(uplo, n, nrhs, hostMat(A), hostMat(AF), hostMat(B), hostMat(X), f, b);
    },
    error: ({ uplo }, { A, B: b, exact }, { X: x, ferr, berr }) => judged({ a: symmetricView(A, uplo), b, exact, x, ferr, berr }, 'n'),
    table: rateTable({ ...N_NRHS, lines: uploLine, error: REFINED }),
};
