// CHOLQR as a case: R8 of Q and R; without Q, R^T R against A^T A; and C by the normal equations R^T C = A^T B.
import { cholqr } from '../../../../src/index.js';
import { cholqrRef } from '../../../../src/lapack/qr/cholqr.ref.js';
import { cholqrSpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { columnView, larger, normFro, sizeAt } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { errorCell } from '../../../lib/printf.js';
import { columnOf, multiply, unitVector } from '../../../lib/product.js';
import { LONGER, MN, rateTable } from '../../../lib/rateTable.js';
import { ratio } from '../../../lib/residuals.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const PLAIN = { job: 'q', nrhs: 2, layout: ODD };
const UPPER = { uplo: 'u', diag: 'n' };
const SHAPES = shapes('0x0 3x0 1x1 5x1 7x7 40x4 100x8 300x17 513x32 200x33 150x70');
const distance = (x, y) => normFro(columnView(x.map((value, i) => value - y[i])));
/** The largest of a distance over the columns of an n x n matrix, with the unit vectors. */
function most(n, parts, of) {
    let worst = 0;
    for (let j = 0; j < n; j++)
        worst = larger(of(unitVector(n, j, parts)), worst);
    return worst;
}
function parts({ job, m, n, nrhs }, before, after) {
    const { A: a, B: b } = before;
    const { A: q, R: r, C: c } = after;
    for (let j = 0; j < n; j++)
        for (let i = j + 1; i < n; i++)
            if (sizeAt(r, r.offset + i + j * r.ld) !== 0)
                return [Number.NaN, 0, 0];
    if (n === 0)
        return [0, 0, 0];
    const size = normFro(a);
    const gram = (x) => multiply(a, true, multiply(a, false, x));
    const first = job === 'q'
        ? ratio(most(n, a.parts, (t) => distance(multiply(a, false, t), multiply(q, false, multiply(r, false, t, UPPER)))), n * size)
        : ratio(most(n, a.parts, (t) => distance(gram(t), multiply(r, true, multiply(r, false, t, UPPER), UPPER))), m * size ** 2);
    const second = job === 'q' ? most(n, a.parts, (t) => distance(multiply(q, true, multiply(q, false, t)), t)) / m : kept(a, q);
    let third = 0;
    for (let j = 0; j < nrhs; j++) {
        const sides = [multiply(r, true, columnOf(c, j), UPPER), multiply(a, true, columnOf(b, j))];
        third = larger(ratio(distance(...sides), m * size * normFro(columnView(columnOf(b, j)))), third);
    }
    return [first, second, third];
}
/** 0 if a matrix has kept its bits. */
const kept = (a, b) => a.data.every((value, i) => Object.is(value, b.data[i])) ? 0 : Number.NaN;
export const cholqrCase = {
    spec: cholqrSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ ...PLAIN, m, n })),
        ...SHAPES.slice(4).map(([m, n]) => ({ ...PLAIN, job: 'r', m, n })),
        { ...PLAIN, m: 70, n: 20, nrhs: 0 },
        { ...PLAIN, job: 'r', m: 400, n: 32, nrhs: 1, fallback: false, layout: {} },
        { ...PLAIN, m: 256, n: 16, nrhs: 5, fallback: false },
    ],
    fromOptions: ({ m, n }, o) => ({
        job: 'q',
        m: Math.max(m, n),
        n: Math.min(m, n),
        nrhs: o.nrhs,
        source: sourceOf(o),
        layout: layoutOf(o),
    }),
    data({ m, n, nrhs, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const B = window(prec, m, nrhs, layout);
        uniform(B, prec, random);
        return { A, R: window(prec, n, n, layout), B, C: window(prec, n, nrhs, layout), passes: integers(1, layout) };
    },
    run(queue, { job, m, n, nrhs, fallback = true }, { A, R, B, C, passes }) {
        const common = { job, m, n, A, lda: A.ld, R, ldr: R.ld, fallback, passes };
        return cholqr(queue, nrhs === 0 ? common : { ...common, nrhs, B, ldb: B.ld, C, ldc: C.ld });
    },
    reference({ job, m, n, nrhs, fallback = true }, { A, R, B, C, passes }) {
        const sides = nrhs === 0 ? {} : { B: hostMat(B), C: hostMat(C) };
        const problem = { wantsQ: job === 'q', m, n, nrhs, A: hostMat(A), R: hostMat(R), ...sides, fallback };
        passes.data[passes.offset] = cholqrRef(problem);
    },
    parts: (problem, before, after) => parts(problem, before, after),
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: rateTable({
        ...{ ...MN, takesMatrix: true, rule: LONGER },
        ...{ error: '|A - Q*R|   |I - Q^H*Q|   |C - Q^H*B|', part: (error) => errorCell(error) },
    }),
};
