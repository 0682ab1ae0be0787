// POSVX as a case: dpot05 for the solution and its bounds and dget06 for rcond, on systems of small integers whose rows and columns are
// multiplied by powers of two; what the driver scales must be scaled exactly so, and everything else left as it was.
import { isComplex } from '../../../../src/core/field.js';
import { posvx } from '../../../../src/index.js';
import { potrfRef } from '../../../../src/lapack/cholesky/potrf.ref.js';
import { posvxRef } from '../../../../src/lapack/refine/posvx.ref.js';
import { posvxSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { larger, normOne } from '../../../lib/norms.js';
import { fill, integers, realWindow, window } from '../../../lib/operands.js';
import { columnOf, multiply } from '../../../lib/product.js';
import { N_NRHS, REFINED, rateTable, uploLine } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { conditionRatio, exactCondition, inverseOf, refinedRatio } from '../../../lib/residualsCondition.js';
import { layoutOf } from '../../../lib/source.js';
import { partOf, symmetricView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
import { difference } from '../condition/equilibrate.js';
const PLAIN = { span: 0, layout: ODD };
const entry = (x) => x.data[x.offset];
const vector = (x) => x.data.subarray(x.offset, x.offset + x.rows);
const factor = ({ equed, s }, i) => (entry(equed) > 0 ? vector(s)[i] : 1);
/** In doubles. */
function scaledBy(x, by) {
    const y = { ...x, data: Float64Array.from(x.data) };
    fill('d', y, (i, j, part) => by(i, j) * partOf(y, i, j, part));
    return y;
}
export const posvxCase = {
    spec: posvxSpec,
    tolerance: 30,
    sweep: [
        ...['l', 'u'].flatMap((uplo) => [
            ...[0, 1, 2, 10, 50].map((n, k) => ({ ...PLAIN, fact: 'n', uplo, n, nrhs: [2, 1, 15][k % 3] })),
            ...['e', 'f'].flatMap((fact) => [0, 1, 33].map((n) => ({ ...PLAIN, fact, uplo, n, nrhs: 3 }))),
            // With fact 'f' A is given as it is after scaling.
            ...['e', 'f'].flatMap((fact) => [-18, 20].map((span) => ({ ...PLAIN, fact, uplo, n: 20, nrhs: 4, span }))),
        ]),
        { ...PLAIN, fact: 'n', uplo: 'u', n: 40, nrhs: 4, bare: true, layout: {} },
        { ...PLAIN, fact: 'f', uplo: 'l', n: 33, nrhs: 4, bare: true },
    ],
    fromOptions: ({ n }, o) => ({
        ...PLAIN,
        fact: 'n',
        uplo: o.uplo === 'u' ? 'u' : 'l',
        n,
        nrhs: o.nrhs,
        layout: layoutOf(o),
    }),
    data({ fact, uplo, n, nrhs, span, layout }, prec, random) {
        const powers = Array.from({ length: n }, (_, i) => 2 ** Math.round((span * i) / Math.max(1, n - 1)));
        const wide = isComplex(prec) ? 'z' : 'd';
        const plain = window(wide, n, n);
        fill('d', plain, (i, j, part) => {
            if (i !== j)
                return Math.floor(17 * random.rand()) - 8;
            return part === 1 ? 0 : 16 * n + Math.floor(9 * random.rand());
        });
        const full = symmetricView(plain, 'l');
        const whole = window(wide, n, nrhs);
        fill('d', whole, () => Math.floor(17 * random.rand()) - 8);
        const sides = Array.from({ length: nrhs }, (_, j) => multiply(full, false, columnOf(whole, j)));
        const B = window(prec, n, nrhs, layout);
        const { parts = 1 } = B;
        fill(prec, B, (i, j, part) => powers[i] * sides[j][parts * i + part]);
        const exact = window(prec, n, nrhs);
        fill(prec, exact, (i, j, part) => partOf(whole, i, j, part) / powers[i]);
        const [A, AF] = [window(prec, n, n, layout), window(prec, n, n, layout)];
        fill(prec, A, (i, j, part) => {
            if (i !== j && i > j !== (uplo === 'l'))
                return Number.NaN;
            return (fact === 'f' ? 1 : powers[i] * powers[j]) * partOf(full, i, j, part);
        });
        const s = realWindow(prec, n, 1, layout);
        const equed = integers(1, layout);
        if (fact === 'f') {
            fill(prec, AF, (i, j, part) => partOf(A, i, j, part));
            potrfRef(uplo, n, hostMat(AF));
            fill(prec, s, (i) => 1 / powers[i]);
            equed.data[equed.offset] = span === 0 ? 0 : 1;
        }
        const one = (length) => realWindow(prec, length, 1, layout);
        return {
            ...{ A, AF, equed, s, B, X: window(prec, n, nrhs, layout), rcond: one(1), ferr: one(nrhs), berr: one(nrhs) },
            ...{ info: integers(1, layout), exact },
        };
    },
    run(queue, { fact, uplo, n, nrhs, bare }, { A, AF, equed, s, B, X, rcond, ferr, berr, info }) {
        const matrices = { A, lda: A.ld, AF, ldaf: AF.ld, B, ldb: B.ld, X, ldx: X.ld };
        const common = { fact, uplo, n, nrhs, ...matrices, rcond, ferr, berr, info };
        return posvx(queue, bare ? common : { ...common, equed, s });
    },
    reference({ fact, uplo, n, nrhs }, d) {
        const [A, AF, B, X] = [hostMat(d.A), hostMat(d.AF), hostMat(d.B), hostMat(d.X)];
        const [s, ferr, berr] = [vector(d.s), vector(d.ferr), vector(d.berr)];
        const found = posvxRef({ fact, uplo, n, nrhs, A, AF, B, X, s, ferr, berr, equed: entry(d.equed) });
        d.equed.data[d.equed.offset] = found.equed;
        d.rcond.data[d.rcond.offset] = found.rcond;
        d.info.data[d.info.offset] = found.info;
    },
    error({ fact, uplo, n, span, bare }, before, after) {
        const eps = before.A.data instanceof Float32Array ? EPS.s : EPS.d;
        const missed = fact !== 'n' && !bare && n > 0 && span !== 0 && entry(after.equed) !== 1;
        if (entry(after.info) !== 0 || missed)
            return Number.NaN;
        // A and B are what they were, times the factors, to within two roundings. NaN in the other triangle stays.
        const A = scaledBy(before.A, (i, j) => (fact === 'e' ? factor(after, i) * factor(after, j) : 1));
        const B = scaledBy(before.B, (i) => factor(after, i));
        const full = symmetricView(after.A, uplo);
        const kept = [difference(symmetricView(A, uplo), full), difference(A, after.A), difference(B, after.B)];
        if (!kept.every((d) => d < 4 * eps))
            return Number.NaN;
        let worst = conditionRatio(entry(after.rcond), exactCondition('1', normOne(full), inverseOf(full)), eps);
        const given = symmetricView(before.A, uplo);
        const a = fact === 'f' ? scaledBy(given, (i, j) => 1 / (factor(after, i) * factor(after, j))) : given;
        const solution = { a, b: before.B, x: after.X, exact: before.exact, ferr: after.ferr, berr: after.berr };
        const safeMin = eps === EPS.s ? 2 ** -126 : 2 ** -1022;
        worst = larger(refinedRatio({ ...solution, transposed: false }, eps, safeMin), worst);
        return eps * worst;
    },
    table: rateTable({ ...N_NRHS, lines: uploLine, error: REFINED }),
};
