// ORMQR as a case: the product against the reflectors, which are made up, applied in doubles.
import { ormqr } from '../../../../src/index.js';
import { ormqrRef } from '../../../../src/lapack/qr/ormqr.ref.js';
import { ormqrSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { place } from '../../../lib/operands.js';
import { appliedTable } from '../../../lib/rateTable.js';
import { reflectors } from '../../../lib/reflectors.js';
import { productQError, productQVectorCheck } from '../../../lib/residualsQr.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** The order of Q, the other size of C, and k. */
const SHAPES = shapes('0x3x0 3x0x3 4x3x0 1x1x1 5x4x3 7x9x7 33x20x33 70x5x65 100x40x64 40x100x31');
const sweep = ['l', 'r'].flatMap((side) => ['n', 't'].flatMap((trans) => [
    ...SHAPES.map(([order, others, k]) => {
        const [m, n] = side === 'l' ? [order, others] : [others, order];
        return { side, trans, m, n, k, layout: ODD };
    }),
    { side, trans, m: 64, n: 64, k: 64 },
    { side, trans, m: 40, n: 40, k: 33, layout: ODD, inC: true },
    { side, trans, m: 24, n: 21, k: 20, nb: trans === 'n' ? 1 : 6, layout: ODD },
]));
export const ormqrCase = {
    spec: ormqrSpec,
    tolerance: 30,
    sweep: [...sweep, { side: 'l', trans: 'c', m: 20, n: 12, k: 12, layout: ODD }],
    fromOptions({ m, n, k }, o) {
        const { side, transA: trans } = o;
        if (k > (side === 'l' ? m : n))
            throw new UsageError(`ormqr needs k <= ${side === 'l' ? 'm' : 'n'}, not ${k}`);
        return { side, trans, m, n, k, layout: layoutOf(o), nb: o.nb };
    },
    data({ side, m, n, k, layout, inC }, prec, random) {
        const shapes = { A: [side === 'l' ? m : n, k], tau: [k, 1], C: [m, n] };
        const operands = place(prec, shapes, inC ? ['A', 'tau', 'C'] : ['C'], layout);
        reflectors(prec, operands.A, operands.tau, random);
        uniform(operands.C, prec, random);
        return operands;
    },
    run: calling(ormqr, ormqrSpec),
    reference: ({ side, trans, m, n, k }, { A, tau, C }) => ormqrRef(side, trans, m, n, k, hostMat(A), tau.data, tau.offset, hostMat(C)),
    error({ side, trans, m, n }, { A, tau, C }, { C: result }, { random }) {
        if (m === 0 || n === 0)
            return 0;
        const exact = Math.max(m, n) <= EXACT_ORDER;
        return exact
            ? productQError(side, trans !== 'n', A, tau, C, result)
            : productQVectorCheck(side, trans !== 'n', A, tau, C, result, random);
    },
    table: appliedTable(),
};
