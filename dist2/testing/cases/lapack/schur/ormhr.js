// ORMHR as a case: the product with the factor that reflectors come to, in doubles.
import { ormhr } from '../../../../src/index.js';
import { gehrdRef } from '../../../../src/lapack/schur/gehrd.ref.js';
import { ormhrRef } from '../../../../src/lapack/schur/ormhr.ref.js';
import { ormhrSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { normFro } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { froDifference, ratio } from '../../../lib/residuals.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { triangularOutside } from './gehrd.js';
const problems = (side, trans) => [
    [1, 4, 1, 1],
    [2, 3, 1, 2],
    [7, 4, 1, 7],
    [20, 9, 5, 18],
    [40, 50, 1, 40],
    [70, 33, 2, 70],
    [6, 3, 4, 4],
].map(([order, others, ilo, ihi]) => {
    const [m, n] = side === 'l' ? [order, others] : [others, order];
    return { side, trans, m, n, ilo: ilo, ihi: ihi, layout: ODD };
});
export const ormhrCase = {
    spec: ormhrSpec,
    tolerance: 30,
    sweep: [
        ...['l', 'r'].flatMap((side) => ['n', 't'].flatMap((trans) => problems(side, trans))),
        { side: 'l', trans: 'n', m: 0, n: 4, ilo: 1, ihi: 0 },
        { side: 'l', trans: 't', m: 32, n: 32, ilo: 1, ihi: 32 },
    ],
    fromOptions: ({ m, n }, o) => ({ side: 'l', trans: 'n', m, n, ilo: 1, ihi: m, layout: layoutOf(o) }),
    data({ side, m, n, ilo, ihi, layout }, prec, random) {
        const order = side === 'l' ? m : n;
        const A = window(prec, order, order, layout, 'read');
        const tau = window(prec, Math.max(0, order - 1), 1, layout, 'read');
        const C = window(prec, m, n, layout);
        uniform(A, prec, random);
        uniform(C, prec, random);
        triangularOutside({ n: order, ilo, ihi }, A);
        gehrdRef(order, ilo - 1, ihi, hostMat(A), tau.data, tau.offset);
        return { A, tau, C };
    },
    run: calling(ormhr, ormhrSpec),
    reference({ side, trans, m, n, ilo, ihi }, { A, tau, C }) {
        ormhrRef(side, trans, m, n, { lo: ilo - 1, hi: ihi }, hostMat(A), tau.data, tau.offset, hostMat(C));
    },
    error({ side, trans, m, n, ilo, ihi }, before, after) {
        if (m === 0 || n === 0)
            return 0;
        const [A, tau, C] = [before.A, before.tau, before.C].map(inDoubles);
        ormhrRef(side, trans, m, n, { lo: ilo - 1, hi: ihi }, hostMat(A), tau.data, 0, hostMat(C));
        return ratio(froDifference(after.C, C), Math.max(m, n) * normFro(C));
    },
};
