// GEQR2 as a case: that of geqrf with another call.
import { geqr2 } from '../../../../src/index.js';
import { geqrfRef } from '../../../../src/lapack/qr/geqrf.ref.js';
import { geqr2Spec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { larger } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { qrTable } from '../../../lib/rateTable.js';
import { qrErrors, qrVectorCheck } from '../../../lib/residualsQr.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
function parts({ m, n }, before, after, { random }) {
    const exact = Math.max(m, n) <= EXACT_ORDER;
    return exact ? qrErrors(before.A, after.A, after.tau) : qrVectorCheck(before.A, after.A, after.tau, random);
}
export const geqr2Case = {
    spec: geqr2Spec,
    tolerance: 30,
    sweep: [
        [0, 3],
        [3, 0],
        [1, 1],
        [1, 4],
        [6, 1],
        [33, 7],
        [7, 33],
        [40, 40],
        [200, 33],
    ].map(([m, n]) => ({ m: m, n: n, layout: ODD })),
    fromOptions: ({ m, n }, o) => ({ m, n, source: sourceOf(o), layout: layoutOf(o) }),
    data({ m, n, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        return { A, tau: window(prec, Math.min(m, n), 1, layout) };
    },
    run: calling(geqr2, geqr2Spec),
    reference: ({ m, n }, { A, tau }) => geqrfRef(m, n, hostMat(A), tau.data, tau.offset),
    parts,
    error: (...args) => parts(...args).reduce(larger),
    table: qrTable(),
};
