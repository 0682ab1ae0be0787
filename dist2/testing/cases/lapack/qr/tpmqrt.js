// TPMQRT as a case: the product against the reflectors, applied in doubles. What is not used of V and T is NaN.
import { tpmqrt } from '../../../../src/index.js';
import { tpmqrtRef } from '../../../../src/lapack/qr/tpmqrt.ref.js';
import { pentagonRows, tpqrtRef } from '../../../../src/lapack/qr/tpqrt.ref.js';
import { tpmqrtSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { fill, window } from '../../../lib/operands.js';
import { LONGER, rateTable } from '../../../lib/rateTable.js';
import { froDifference } from '../../../lib/residuals.js';
import { tpmqrtError } from '../../../lib/residualsLq.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Rows of V, the other size of B, k, l, nb. */
const SHAPES = shapes('0x3x2x0x2 4x3x0x0x1 3x0x2x1x1 1x1x1x1x1 5x4x4x2x3 33x20x33x33x8 40x9x33x0x32 20x30x50x7x16');
export const tpmqrtCase = {
    spec: tpmqrtSpec,
    tolerance: 30,
    sweep: ['l', 'r'].flatMap((side) => ['n', 't'].flatMap((trans) => SHAPES.map(([rows, others, k, l, nb]) => {
        const [m, n] = side === 'l' ? [rows, others] : [others, rows];
        return { side, trans, m, n, k, l, nb, layout: ODD };
    }))),
    fromOptions: ({ m, n, k }, o) => ({
        ...{ side: o.side, trans: o.transA, m, n, k, l: 0 },
        nb: Math.max(1, Math.min(32, k)),
        layout: layoutOf(o),
    }),
    data({ side, m, n, k, l, nb, layout }, prec, random) {
        const rows = side === 'l' ? m : n;
        const [V, T] = [window(prec, rows, k, layout, 'read'), window(prec, nb, k, layout, 'read')];
        const [A, B] = [side === 'l' ? window(prec, k, n, layout) : window(prec, m, k, layout), window(prec, m, n, layout)];
        fill(prec, V, (i, j) => (i >= pentagonRows(rows, l, j) ? Number.NaN : random.rand() - 0.5));
        const R = window(prec, k, k);
        fill(prec, R, () => random.rand());
        tpqrtRef(rows, k, l, nb, hostMat(R), hostMat(V), hostMat(T));
        for (let j = 0; j < k; j++) {
            const [column, parts] = [T.offset + j * T.ld, T.parts ?? 1];
            T.data.fill(Number.NaN, parts * (column + (j % nb) + 1), parts * (column + nb));
        }
        uniform(A, prec, random);
        uniform(B, prec, random);
        return { V, T, A, B };
    },
    run: calling(tpmqrt, tpmqrtSpec),
    reference: (problem, { V, T, A, B }) => tpmqrtRef({ ...problem, V: hostMat(V), T: hostMat(T), A: hostMat(A), B: hostMat(B) }),
    error({ side, trans, k, l, nb }, before, after) {
        if (k === 0) {
            // Nothing is to be done to B.
            return froDifference(before.B, after.B) === 0 ? 0 : Number.POSITIVE_INFINITY;
        }
        const stacked = ({ A, B }) => ({ a: A, b: B });
        const problem = { side, trans: trans !== 'n', l, nb };
        return tpmqrtError(problem, before.V, before.T, stacked(before), stacked(after));
    },
    table: rateTable({
        ...{ head: '%   M     N     K     L    NB', sizes: ['m', 'n', 'k', 'l', 'nb'], takesMatrix: true },
        ...{ error: '|R| / (N*|C|)', rule: LONGER },
    }),
};
