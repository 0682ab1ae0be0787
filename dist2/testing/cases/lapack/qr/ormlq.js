// ORMLQ as a case: the product against the reflectors, which are made up, applied in doubles.
import { ormlq } from '../../../../src/index.js';
import { ormlqRef } from '../../../../src/lapack/qr/ormlq.ref.js';
import { ormlqSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes, } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { fill, place, window } from '../../../lib/operands.js';
import { appliedTable } from '../../../lib/rateTable.js';
import { reflectors } from '../../../lib/reflectors.js';
import { transposed } from '../../../lib/residualsLq.js';
import { productQError, productQVectorCheck } from '../../../lib/residualsQr.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** The order of Q, the other size of C, and k. */
const SHAPES = shapes('0x3x0 3x0x3 4x3x0 1x1x1 5x4x3 33x20x33 70x5x65 40x100x31');
const sweep = ['l', 'r'].flatMap((side) => ['n', 't'].flatMap((trans) => [
    ...SHAPES.map(([order, others, k]) => {
        const [m, n] = side === 'l' ? [order, others] : [others, order];
        return { side, trans, m, n, k, layout: ODD };
    }),
    { side, trans, m: 40, n: 40, k: 33, layout: ODD, inC: true },
    { side, trans, m: 24, n: 21, k: 20, nb: trans === 'n' ? 1 : 6, layout: ODD },
]));
export const ormlqCase = {
    spec: ormlqSpec,
    tolerance: 30,
    sweep: [
        ...sweep,
        { side: 'l', trans: 'c', m: 20, n: 12, k: 12, layout: ODD },
        { side: 'l', trans: 'n', m: 64, n: 64, k: 64 },
        { side: 'r', trans: 't', m: 30, n: 40, k: 40, math: 'split', nb: 7 },
    ],
    fromOptions({ m, n, k }, o) {
        const { side, transA: trans } = o;
        if (k > (side === 'l' ? m : n))
            throw new UsageError(`ormlq needs k <= ${side === 'l' ? 'm' : 'n'}, not ${k}`);
        return { side, trans, m, n, k, layout: layoutOf(o), nb: o.nb };
    },
    data({ side, m, n, k, layout, inC }, prec, random) {
        const order = side === 'l' ? m : n;
        const shapes = { A: [k, order], tau: [k, 1], C: [m, n] };
        const operands = place(prec, shapes, inC ? ['A', 'tau', 'C'] : ['C'], layout);
        const columns = window(prec, order, k);
        reflectors(prec, columns, operands.tau, random);
        const rows = transposed(columns);
        fill(prec, operands.A, (i, j, part) => rows.data[(rows.parts ?? 1) * (i + j * k) + part]);
        uniform(operands.C, prec, random);
        return operands;
    },
    run: calling(ormlq, ormlqSpec),
    reference: ({ side, trans, m, n, k }, { A, tau, C }) => ormlqRef(side, trans, m, n, k, hostMat(A), tau.data, tau.offset, hostMat(C)),
    error({ side, trans, m, n }, { A, tau, C }, { C: result }, { random }) {
        if (m === 0 || n === 0)
            return 0;
        // Q is the adjoint of the product that ormqr means.
        const v = transposed(A);
        const exact = Math.max(m, n) <= EXACT_ORDER;
        return exact
            ? productQError(side, trans === 'n', v, tau, C, result)
            : productQVectorCheck(side, trans === 'n', v, tau, C, result, random);
    },
    table: appliedTable(),
};
