// GEQP3 as a case: the residual of the factors of the permuted matrix and the orthogonality of Q.
import { geqp3 } from '../../../../src/index.js';
import { geqp3Ref } from '../../../../src/lapack/qr/geqp3.ref.js';
import { geqp3Spec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { larger } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { LONGER, MN, rateTable } from '../../../lib/rateTable.js';
import { permuted, pivotedErrors } from '../../../lib/residualsLq.js';
import { qrVectorCheck } from '../../../lib/residualsQr.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x4 4x0 1x1 1x5 5x1 3x7 31x33 33x31 32x32 65x63 40x100 150x40');
export const geqp3Case = {
    spec: geqp3Spec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ m, n, layout: ODD })),
        ...[1, 3, 8].map((nb) => ({ m: 21, n: 20, nb, layout: ODD })),
        { m: 40, n: 30, fixed: [4, 7, 29], nb: 8, layout: ODD },
        { m: 12, n: 20, fixed: [0, 1, 19] },
        { m: 64, n: 64 },
        { m: 36, n: 80, nb: 5 },
        // More rows than the groups of the GPU's kernel have in one step.
        { m: 16400, n: 2 },
        // More candidates for the first pivot than a workgroup looks at in one step.
        { m: 3, n: 1100 },
    ],
    fromOptions: ({ m, n }, o) => ({ m, n, source: sourceOf(o), layout: layoutOf(o) }),
    data({ m, n, fixed = [], source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const jpvt = integers(n, layout);
        for (const j of fixed)
            jpvt.data[jpvt.offset + j] = 1;
        return { A, jpvt, tau: window(prec, Math.min(m, n), 1, layout) };
    },
    run: calling(geqp3, geqp3Spec),
    reference: ({ m, n }, { A, jpvt, tau }) => geqp3Ref(m, n, hostMat(A), jpvt.data.subarray(jpvt.offset, jpvt.offset + n), tau.data, tau.offset),
    error({ m, n, fixed = [] }, before, { A, tau, jpvt }, { random }) {
        if (m === 0 || n === 0)
            return 0;
        const permutation = jpvt.data.subarray(jpvt.offset, jpvt.offset + n);
        if (fixed.some((j, k) => permutation[k] !== j + 1))
            return Number.NaN;
        if (Math.max(m, n) <= EXACT_ORDER)
            return pivotedErrors(before.A, A, tau, permutation, random).reduce(larger);
        const ap = permuted(before.A, permutation);
        if (ap === undefined)
            return Number.NaN;
        const [residual, orthogonality] = qrVectorCheck(ap, A, tau, random);
        return larger((residual * n) / Math.max(m, n), orthogonality);
    },
    table: rateTable({ ...MN, takesMatrix: true, error: '||A*P - Q*R||_F', rule: LONGER }),
};
