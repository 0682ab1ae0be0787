import { ormbr } from '../../../../src/index.js';
import { ormbrRef } from '../../../../src/lapack/svd/ormbr.ref.js';
import { ormbrSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { normFro } from '../../../lib/norms.js';
import { place } from '../../../lib/operands.js';
import { MNK, rateTable } from '../../../lib/rateTable.js';
import { reflectorsBr } from '../../../lib/reflectorsBr.js';
import { froDifference, ratio } from '../../../lib/residuals.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** The order of the factor, the other size of C, and k. */
const SHAPES = shapes('0x3x2 3x0x2 1x4x1 1x4x5 2x3x1 2x3x2 5x4x3 5x4x8 33x20x33 33x20x60 70x5x40 66x67x66');
const sweep = ['q', 'p'].flatMap((vect) => ['l', 'r'].flatMap((side) => ['n', 'c'].flatMap((trans) => [
    ...SHAPES.map(([order, others, k]) => {
        const [m, n] = side === 'l' ? [order, others] : [others, order];
        return { vect, side, trans, m, n, k, layout: ODD };
    }),
    { vect, side, trans, m: 40, n: 40, k: 33, layout: ODD, inC: true },
])));
export const ormbrCase = {
    spec: ormbrSpec,
    tolerance: 30,
    sweep: [...sweep, { vect: 'q', side: 'l', trans: 'c', m: 64, n: 32, k: 20 }],
    fromOptions: ({ m, n, k }, o) => ({ vect: 'q', side: o.side, trans: o.transA, m, n, k, layout: layoutOf(o) }),
    data({ vect, side, m, n, k, layout, inC }, prec, random) {
        const order = side === 'l' ? m : n;
        const stored = Math.min(order, k);
        const [rows, cols] = vect === 'q' ? [order, stored] : [stored, order];
        const shapes = { A: [rows, cols], tau: [stored, 1], C: [m, n] };
        const operands = place(prec, shapes, inC ? ['A', 'tau', 'C'] : ['C'], layout);
        reflectorsBr(prec, vect, k, operands.A, operands.tau, random);
        uniform(operands.C, prec, random);
        return operands;
    },
    run: calling(ormbr, ormbrSpec),
    reference: ({ vect, side, trans, m, n, k }, { A, tau, C }) => ormbrRef(vect, side, trans, m, n, k, hostMat(A), tau.data, tau.offset, hostMat(C)),
    error({ vect, side, trans, m, n, k }, { A, tau, C }, { C: result }) {
        if (m === 0 || n === 0)
            return 0;
        const [expected, v, scales] = [inDoubles(C), inDoubles(A), inDoubles(tau)];
        ormbrRef(vect, side, trans, m, n, k, hostMat(v), scales.data, 0, hostMat(expected));
        return ratio(froDifference(result, expected), (side === 'l' ? m : n) * normFro(C));
    },
    table: rateTable({
        ...{ ...MNK, head: `${MNK.head}   side   trans`, error: '||R||_F / (N*||C||_F)' },
        words: ({ side, trans }) => `   ${side.padStart(4)}   ${trans.padStart(5)}`,
    }),
};
