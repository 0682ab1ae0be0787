// GECON, POCON and TRCON as cases: LAPACK's dget06 against the condition number of the matrix that the given factors stand for.
import { gecon, pocon, trcon } from '../../../../src/index.js';
import { geconRef } from '../../../../src/lapack/condition/gecon.ref.js';
import { poconRef } from '../../../../src/lapack/condition/pocon.ref.js';
import { trconRef } from '../../../../src/lapack/condition/trcon.ref.js';
import { geconSpec, poconSpec, trconSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { normInf, normOne } from '../../../lib/norms.js';
import { fill, realWindow, window } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { N, rateTable, uploLine } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { conditionRatio, exactCondition, inverseOfTriangle, timesInDouble } from '../../../lib/residualsCondition.js';
import { layoutOf } from '../../../lib/source.js';
import { triangularView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
const PLAIN = { norm: '1', uplo: 'l', diag: 'n', layout: ODD };
/** What a row of these testers shows: dget06 in units of one. */
export const CONDITION = 'max(rcond, estimate)/min(...) - 1';
const norms = ['1', 'o', 'i'];
const uplos = ['l', 'u'];
/** One problem per order and kind, then norms next to the ends of single precision, matrices next to singular, and both. */
const hard = [
    { n: 20, size: 2 ** -105 },
    { n: 20, size: 2 ** 105 },
    { n: 33, least: 2 ** -20 },
    { n: 33, least: 2 ** -60 },
    { n: 33, least: 2 ** -40, size: 2 ** 100 },
    { n: 33, least: 2 ** -40, size: 2 ** -60 },
];
const ORDERS = [0, 1, 2, 3, 10, 50];
export const normOf = (norm, a) => (norm === 'i' ? normInf(a) : normOne(a));
const product = (a, b) => timesInDouble(a, b);
const adjointOf = (a) => {
    const data = new Float64Array((a.parts ?? 1) * a.rows * a.rows);
    for (let j = 0; j < a.rows; j++)
        data.set(columnOf(a, j, 'c'), (a.parts ?? 1) * j * a.rows);
    return { ...a, data };
};
/** How wrong an estimate is, in units of one: dget06 times eps; NaN of one that is too large for any matrix. */
export function conditionError(meaning, p, a, found) {
    const eps = a.data instanceof Float32Array ? EPS.s : EPS.d;
    const exact = exactCondition(p.norm, normOf(p.norm, meaning.matrix(p, a)), meaning.inverse(p, a));
    // ||A|| times an estimate from below is at least 1 in any case.
    return found <= 1 + 16 * (a.rows + 1) * eps ? eps * conditionRatio(found, exact, eps) : Number.NaN;
}
/** L and U beside each other. The rows that pivots interchange change no norm of A, nor the columns of its inverse. */
export const factorsOfLu = {
    matrix: (_, a) => product(triangularView(a, 'l', 'u'), triangularView(a, 'u')),
    inverse: (_, a) => product(inverseOfTriangle(a, 'u', 'n'), inverseOfTriangle(a, 'l', 'u')),
};
/** A factor of Cholesky. */
export const factorOfCholesky = {
    matrix({ uplo }, a) {
        const t = triangularView(a, uplo);
        return uplo === 'l' ? product(t, adjointOf(t)) : product(adjointOf(t), t);
    },
    inverse({ uplo }, a) {
        const t = inverseOfTriangle(a, uplo, 'n');
        return uplo === 'l' ? product(adjointOf(t), t) : product(t, adjointOf(t));
    },
};
const caseOf = (c) => ({
    spec: c.spec,
    tolerance: 30,
    sweep: c.sweep,
    fromOptions: ({ n }, o) => ({ ...PLAIN, uplo: o.uplo === 'u' ? 'u' : 'l', n, layout: layoutOf(o) }),
    data(p, prec, random) {
        const { n, uplo, diag, size = 1, least = 1, layout } = p;
        const A = window(prec, n, n, layout, 'read');
        fill(prec, A, (i, j) => {
            const stored = i >= j === (uplo === 'l') || i === j;
            if (c.full && i > j)
                return random.rands();
            if (!c.full && (!stored || (i === j && diag === 'u')))
                return Number.NaN;
            const value = i === j ? (1 + random.rand()) * (i === n - 1 ? least : 1) : random.rands();
            return size * value;
        });
        const anorm = realWindow(prec, 1, 1);
        anorm.data[anorm.offset] = normOf(p.norm, c.matrix(p, A));
        return { A, anorm, rcond: realWindow(prec, 1, 1, layout) };
    },
    run: c.run,
    reference(p, operands) {
        operands.rcond.data[operands.rcond.offset] = c.reference(p, operands);
    },
    error: (p, { A }, { rcond }) => conditionError(c, p, A, firstOf(rcond)),
    table: rateTable({ ...N, ...(c.full ? {} : { lines: uploLine }), error: CONDITION }),
});
const firstOf = ({ data, offset }) => data[offset];
export const geconCase = caseOf({
    spec: geconSpec,
    full: true,
    sweep: [
        ...norms.flatMap((norm) => ORDERS.map((n) => ({ ...PLAIN, norm, uplo: 'u', n }))),
        ...hard.map((p) => ({ ...PLAIN, uplo: 'u', ...p })),
        { ...PLAIN, norm: 'i', uplo: 'u', n: 70, layout: {} },
    ],
    ...factorsOfLu,
    async run(queue, { norm, n }, { A, anorm, rcond }) {
        const [value] = (await queue.context.download(anorm, 1));
        await gecon(queue, { norm, n, A, lda: A.ld, anorm: value, rcond });
    },
    reference: ({ norm, n }, { A, anorm }) => geconRef(norm, n, hostMat(A), firstOf(anorm)),
});
export const poconCase = caseOf({
    spec: poconSpec,
    sweep: uplos.flatMap((uplo) => [
        ...ORDERS.map((n) => ({ ...PLAIN, uplo, n })),
        // Of the factor: the matrix has the squares.
        ...[2 ** -52, 2 ** 52].map((size) => ({ ...PLAIN, uplo, n: 20, size })),
        ...[2 ** -10, 2 ** -30].map((least) => ({ ...PLAIN, uplo, n: 33, least })),
    ]),
    ...factorOfCholesky,
    async run(queue, { uplo, n }, { A, anorm, rcond }) {
        const [value] = (await queue.context.download(anorm, 1));
        await pocon(queue, { uplo, n, A, lda: A.ld, anorm: value, rcond });
    },
    reference: ({ uplo, n }, { A, anorm }) => poconRef(uplo, n, hostMat(A), firstOf(anorm)),
});
export const trconCase = caseOf({
    spec: trconSpec,
    sweep: [
        ...uplos.flatMap((uplo) => ['n', 'u'].flatMap((diag) => ORDERS.map((n, k) => ({ ...PLAIN, norm: norms[k % 3], uplo, diag, n: diag === 'u' ? Math.min(n, 20) : n })))),
        ...uplos.flatMap((uplo) => hard.map((p) => ({ ...PLAIN, norm: 'i', uplo, ...p }))),
    ],
    matrix: ({ uplo, diag }, a) => triangularView(a, uplo, diag),
    inverse: ({ uplo, diag }, a) => inverseOfTriangle(a, uplo, diag),
    run: calling(trcon, trconSpec),
    reference: ({ norm, uplo, diag, n }, { A }) => trconRef(norm, uplo, diag, n, hostMat(A)),
});
