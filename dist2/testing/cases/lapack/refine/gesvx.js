import { isComplex } from '../../../../src/core/field.js';
import { gesvx } from '../../../../src/index.js';
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.js';
import { gesvxRef } from '../../../../src/lapack/refine/gesvx.ref.js';
import { gesvxSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { larger, normInf, normMax, normOne } from '../../../lib/norms.js';
import { fill, integers, realWindow, window } from '../../../lib/operands.js';
import { columnOf, multiply } from '../../../lib/product.js';
import { N_NRHS, REFINED, rateTable, transLine } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { conditionRatio, exactCondition, inverseOf, refinedRatio } from '../../../lib/residualsCondition.js';
import { layoutOf } from '../../../lib/source.js';
import { partOf, triangularView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
import { difference } from '../condition/equilibrate.js';
const PLAIN = { rows: 0, columns: 0, layout: ODD };
const FACTS = ['n', 'e', 'f'];
const entry = (x) => x.data[x.offset];
const vector = (x) => x.data.subarray(x.offset, x.offset + x.rows);
const inDouble = (x) => ({ ...x, data: Float64Array.from(x.data) });
const powers = (n, span) => Array.from({ length: n }, (_, i) => 2 ** Math.round((span * i) / Math.max(1, n - 1)));
export const gesvxCase = {
    spec: gesvxSpec,
    tolerance: 30,
    sweep: [
        ...FACTS.flatMap((fact) => (fact === 'n' ? [0, 1, 2, 10, 50] : [0, 1, 33]).flatMap((n) => ['n', 't', 'c'].map((trans, k) => ({ ...PLAIN, fact, trans, n, nrhs: [2, 1, 15][k] })))),
        // Rows, columns, both; with fact 'f' A is given as it is after scaling.
        ...['e', 'f'].flatMap((fact) => ['n', 't'].flatMap((trans) => [
            [30, 0],
            [0, -20],
            [-12, 9],
        ].map(([rows, columns]) => ({
            ...PLAIN,
            fact,
            trans,
            n: 20,
            nrhs: 4,
            rows: rows,
            columns: columns,
        })))),
        { ...PLAIN, fact: 'n', trans: 'n', n: 40, nrhs: 4, bare: true, layout: {} },
        { ...PLAIN, fact: 'f', trans: 't', n: 33, nrhs: 4, bare: true },
    ],
    fromOptions: ({ n }, o) => ({ ...PLAIN, fact: 'n', trans: o.transA, n, nrhs: o.nrhs, layout: layoutOf(o) }),
    data({ fact, trans, n, nrhs, rows, columns, layout }, prec, random) {
        const [left, right] = [powers(n, rows), powers(n, columns)];
        const wide = isComplex(prec) ? 'z' : 'd';
        const plain = window(wide, n, n);
        fill('d', plain, (i, j) => Math.floor(17 * random.rand()) - 8 + (i === j ? 16 : 0));
        // Of diag(left) A diag(right), or its transpose
        const [outer, inner] = trans === 'n' ? [left, right] : [right, left];
        const whole = window(wide, n, nrhs);
        fill('d', whole, () => Math.floor(17 * random.rand()) - 8);
        const sides = Array.from({ length: nrhs }, (_, j) => multiply(plain, trans, columnOf(whole, j)));
        const B = window(prec, n, nrhs, layout);
        const { parts = 1 } = B;
        fill(prec, B, (i, j, part) => outer[i] * sides[j][parts * i + part]);
        const exact = window(prec, n, nrhs);
        fill(prec, exact, (i, j, part) => partOf(whole, i, j, part) / inner[i]);
        const A = window(prec, n, n, layout);
        fill(prec, A, (i, j, part) => (fact === 'f' ? 1 : left[i] * right[j]) * partOf(plain, i, j, part));
        const AF = window(prec, n, n, layout);
        const ipiv = integers(n, layout);
        const [r, c] = [realWindow(prec, n, 1, layout), realWindow(prec, n, 1, layout)];
        const equed = integers(1, layout);
        if (fact === 'f') {
            fill(prec, AF, (i, j, part) => partOf(A, i, j, part));
            getrfRecursiveRef(n, n, hostMat(AF), ipiv.data, ipiv.offset);
            fill(prec, r, (i) => 1 / left[i]);
            fill(prec, c, (j) => 1 / right[j]);
            equed.data[equed.offset] = (rows === 0 ? 0 : 1) + (columns === 0 ? 0 : 2);
        }
        const one = (length) => realWindow(prec, length, 1, layout);
        return {
            ...{ A, AF, ipiv, equed, r, c, B, X: window(prec, n, nrhs, layout), rcond: one(1), ferr: one(nrhs) },
            ...{ berr: one(nrhs), rpvgrw: one(1), info: integers(1, layout), exact },
        };
    },
    run(queue, { fact, trans, n, nrhs, bare }, { A, AF, ipiv, equed, r, c, B, X, rcond, ferr, berr, rpvgrw, info }) {
        const matrices = { A, lda: A.ld, AF, ldaf: AF.ld, B, ldb: B.ld, X, ldx: X.ld };
        const common = { fact, trans, n, nrhs, ...matrices, ipiv, rcond, ferr, berr, info };
        return gesvx(queue, bare ? common : { ...common, equed, r, c, rpvgrw });
    },
    reference({ fact, trans, n, nrhs }, d) {
        const [A, AF, B, X] = [d.A, d.AF, d.B, d.X].map(hostMat);
        const [r, c, ferr, berr] = [d.r, d.c, d.ferr, d.berr].map(vector);
        const problem = { fact, trans, n, nrhs, A, AF, B, X, r, c, ferr, berr, equed: entry(d.equed) };
        const found = gesvxRef(problem, d.ipiv.data, d.ipiv.offset);
        d.equed.data[d.equed.offset] = found.equed;
        d.rcond.data[d.rcond.offset] = found.rcond;
        d.rpvgrw.data[d.rpvgrw.offset] = found.rpvgrw;
        d.info.data[d.info.offset] = found.info;
    },
    error({ fact, trans, n, rows, columns, bare }, before, after) {
        const eps = before.A.data instanceof Float32Array ? EPS.s : EPS.d;
        const equed = entry(after.equed);
        const scaled = n === 0 ? 0 : (rows === 0 ? 0 : 1) + (columns === 0 ? 0 : 2);
        // Fact 'e' may find more rows and columns unequal than the problem has made so, but not fewer.
        const missed = fact !== 'n' && !bare && (equed & scaled) !== scaled;
        if (entry(after.info) !== 0 || missed || !isScaled(fact, trans, before, after, 4 * eps))
            return Number.NaN;
        const norm = trans === 'n' ? '1' : 'i';
        const anorm = trans === 'n' ? normOne(after.A) : normInf(after.A);
        let worst = conditionRatio(entry(after.rcond), exactCondition(norm, anorm, inverseOf(after.A)), eps);
        const a = fact === 'f' ? scaledBy(before.A, (i, j) => 1 / (rowFactor(after, i) * columnFactor(after, j))) : before.A;
        const solution = { a, b: before.B, x: after.X, exact: before.exact, ferr: after.ferr, berr: after.berr };
        worst = larger(refinedRatio({ ...solution, transposed: trans !== 'n' }, eps, eps === EPS.s ? 2 ** -126 : 2 ** -1022), worst);
        const growth = n === 0 ? 1 : normMax(after.A) / normMax(triangularView(after.AF, 'u'));
        return eps * (bare ? worst : larger(worst, Math.abs(entry(after.rpvgrw) / growth - 1) / eps / 16));
    },
    table: rateTable({ ...N_NRHS, lines: transLine, error: REFINED }),
};
const rowFactor = ({ equed, r }, i) => (entry(equed) % 2 === 1 ? vector(r)[i] : 1);
const columnFactor = ({ equed, c }, j) => (entry(equed) >= 2 ? vector(c)[j] : 1);
function scaledBy(x, factor) {
    const y = inDouble(x);
    fill('d', y, (i, j, part) => factor(i, j) * partOf(y, i, j, part));
    return y;
}
/** Whether A and B are what they were, times the factors that equed names, to within two roundings. */
function isScaled(fact, trans, before, after, bound) {
    const outer = trans === 'n' ? rowFactor : columnFactor;
    const A = scaledBy(before.A, (i, j) => (fact === 'e' ? rowFactor(after, i) * columnFactor(after, j) : 1));
    return (difference(A, after.A) < bound &&
        difference(scaledBy(before.B, (i) => outer(after, i)), after.B) < bound);
}
