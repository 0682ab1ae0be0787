// GEBRD as a case: LAPACK's ratios of the product of the factors and of their orthogonality.
import { gebrd } from '../../../../src/index.js';
import { gebrdStoredRef } from '../../../../src/lapack/svd/gebrd.ref.js';
import { gebrdSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { realWindow, window } from '../../../lib/operands.js';
import { MN, rateTable } from '../../../lib/rateTable.js';
import { reductionErrors } from '../../../lib/residualsSvd.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, tiny, around the width of a panel, tall and wide. */
const SHAPES = shapes('0x3 3x0 1x1 1x4 4x1 2x2 2x3 3x2 5x4 4x6 31x31 32x33 33x32 66x65 40x90 90x40 100x100 200x3 3x200');
export const gebrdCase = {
    spec: gebrdSpec,
    tolerance: 30,
    sweep: [...SHAPES.map(([m, n]) => ({ m, n, layout: ODD })), { m: 64, n: 64 }],
    fromOptions: ({ m, n }, o) => ({ m, n, source: sourceOf(o), layout: layoutOf(o) }),
    data({ m, n, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const k = Math.min(m, n);
        const vector = (length) => window(prec, Math.max(0, length), 1, layout);
        const reals = (length) => realWindow(prec, Math.max(0, length), 1, layout);
        return { A, D: reals(k), E: reals(k - 1), tauQ: vector(k), tauP: vector(k) };
    },
    run: calling(gebrd, gebrdSpec),
    reference({ m, n }, { A, D, E, tauQ, tauP }) {
        const of = ({ data, offset, rows, parts }) => {
            const step = parts ?? 1;
            return data.subarray(step * offset, step * (offset + rows));
        };
        if (m > 0 && n > 0)
            gebrdStoredRef(m, n, hostMat(A), { D: of(D), E: of(E), tauQ: of(tauQ), tauP: of(tauP) });
    },
    error: (_, before, after) => reductionErrors(before.A, after).reduce(larger),
    table: rateTable({ ...MN, takesMatrix: true, error: '|A-QBP^H|/(N*|A|)' }),
};
