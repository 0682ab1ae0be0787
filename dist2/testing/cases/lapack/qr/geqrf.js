// GEQRF as a case: the errors R8a and R8b, or with -c2 that of a solve.
import { geqrf } from '../../../../src/index.js';
import { geqrfRef } from '../../../../src/lapack/qr/geqrf.ref.js';
import { geqrfSpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { factorOf, modeArgs, QR_VERSIONS } from '../../../lib/factor.js';
import { larger } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { qrTable } from '../../../lib/rateTable.js';
import { qrErrors, qrSolveError, qrVectorCheck } from '../../../lib/residualsQr.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, tiny, around panels of 32 columns, tall, wide. */
const SHAPES = shapes('0x0 0x4 4x0 1x1 1x5 5x1 2x2 3x7 31x31 32x32 33x33 32x65 64x64 65x65 66x97 100x40 40x100 300x20', '20x300 200x200');
function parts({ m, n }, before, after, { level, random }) {
    if (level === 2)
        return [qrSolveError(before.A, after.A, after.tau, random)];
    const exact = Math.max(m, n) <= EXACT_ORDER;
    return exact ? qrErrors(before.A, after.A, after.tau) : qrVectorCheck(before.A, after.A, after.tau, random);
}
export const geqrfCase = {
    spec: geqrfSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ m, n, layout: ODD })),
        ...[32, 64, 200].map((n) => ({ m: n, n })),
        ...[1, 3, 8].map((nb) => ({ m: 27, n: 20, nb, layout: ODD })),
        { m: 20, n: 40, nb: 7, layout: ODD },
    ],
    fromOptions({ m, n }, o) {
        if (o.check === 2 && m < n)
            throw new UsageError(`-c2 solves with the factors: m must be at least n, not ${m} x ${n}`);
        return { m, n, source: sourceOf(o), layout: layoutOf(o), ...factorOf(QR_VERSIONS, o) };
    },
    data({ m, n, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        return { A, tau: window(prec, Math.min(m, n), 1, layout) };
    },
    run: (queue, { m, n, nb = 0, ...factor }, { A, tau }) => geqrf(queue, { m, n, A, lda: A.ld, tau, ...modeArgs(factor), nb }),
    reference: ({ m, n }, { A, tau }) => geqrfRef(m, n, hostMat(A), tau.data, tau.offset),
    parts,
    error: (...args) => parts(...args).reduce(larger),
    table: qrTable(QR_VERSIONS),
};
