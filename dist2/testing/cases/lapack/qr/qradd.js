// QRADD as a case: R^H R against forget R^H R + [A B]^H [A B]. What is below the diagonal of R must keep its bits.
import { qradd } from '../../../../src/index.js';
import { qraddRef } from '../../../../src/lapack/qr/qradd.ref.js';
import { qraddSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { columnView, larger, normFro } from '../../../lib/norms.js';
import { fill, window } from '../../../lib/operands.js';
import { multiply, subtract, unitVector } from '../../../lib/product.js';
import { LONGER, M_N_NRHS, rateTable } from '../../../lib/rateTable.js';
import { ratio } from '../../../lib/residuals.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { otherKept } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
const UPPER = { uplo: 'u', diag: 'n' };
export const qraddCase = {
    spec: qraddSpec,
    tolerance: 30,
    sweep: [
        ...[0, 1, 5, 40, 100].flatMap((m) => [1, 7, 34].map((n) => ({ m, n, nrhs: 1, layout: ODD }))),
        { m: 4, n: 0, nrhs: 0, layout: ODD },
        { m: 4, n: 0, nrhs: 2, layout: ODD },
        { m: 20, n: 10, nrhs: 0, forget: 0.25, layout: ODD },
        { m: 20, n: 10, nrhs: 3, forget: 0, layout: ODD },
        { m: 64, n: 14, nrhs: 2, fresh: true },
    ],
    fromOptions: ({ m, n }, o) => ({ m, n, nrhs: o.nrhs, layout: layoutOf(o) }),
    data({ m, n, nrhs, fresh, layout }, prec, random) {
        const R = window(prec, n + nrhs, n + nrhs, layout);
        fill(prec, R, (i, j) => (fresh || i > j ? 0 : random.rand() + (i === j ? 1 : 0)));
        const [A, B] = [window(prec, m, n, layout, 'read'), window(prec, m, nrhs, layout, 'read')];
        uniform(A, prec, random);
        uniform(B, prec, random);
        return { R, A, B };
    },
    run(queue, { m, n, nrhs, forget = 1 }, { R, A, B }) {
        const common = { m, n, R, ldr: R.ld, A, lda: A.ld, forget };
        return qradd(queue, nrhs === 0 ? common : { ...common, nrhs, B, ldb: B.ld });
    },
    reference({ m, n, nrhs, forget = 1 }, { R, A, B }) {
        const sides = nrhs === 0 ? {} : { B: hostMat(B) };
        qraddRef({ m, n, nrhs, R: hostMat(R), A: hostMat(A), ...sides, forget });
    },
    error({ m, n, nrhs, forget = 1 }, { R: before, A: a, B: b }, { R: after }) {
        if (!otherKept(before, after, 'u'))
            return Number.NaN;
        const order = n + nrhs;
        const { parts } = a;
        const step = parts ?? 1;
        const gram = (r, t) => multiply(r, true, multiply(r, false, t, UPPER), UPPER);
        const size = Math.hypot(normFro(before, UPPER), normFro(a), normFro(b));
        let worst = 0;
        for (let j = 0; j < order; j++) {
            const t = unitVector(order, j, parts);
            const rows = multiply(a, false, t.slice(0, step * n));
            subtract(rows, -1, multiply(b, false, t.slice(step * n)));
            const difference = gram(after, t);
            subtract(difference, forget, gram(before, t));
            subtract(difference.subarray(0, step * n), 1, multiply(a, true, rows));
            subtract(difference.subarray(step * n), 1, multiply(b, true, rows));
            worst = larger(ratio(normFro(columnView(difference, parts)), (m + order) * size ** 2), worst);
        }
        return worst;
    },
    table: rateTable({ ...M_N_NRHS, error: "|R'R - W'W| / (M*|W|^2)", rule: LONGER }),
};
