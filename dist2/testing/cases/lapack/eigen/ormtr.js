// ORMTR as a case: the product against the reflectors, which are made up, applied in doubles.
import { ormtr } from '../../../../src/index.js';
import { ormtrRef } from '../../../../src/lapack/eigen/ormtr.ref.js';
import { ormtrSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { normFro } from '../../../lib/norms.js';
import { place } from '../../../lib/operands.js';
import { MN, rateTable } from '../../../lib/rateTable.js';
import { reflectorsTr } from '../../../lib/reflectorsTr.js';
import { froDifference, ratio } from '../../../lib/residuals.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** The order of Q and the other size of C. */
const SHAPES = shapes('0x3 3x0 1x4 2x3 5x4 33x20 70x5 66x67');
const sweep = ['l', 'r'].flatMap((side) => ['l', 'u'].flatMap((uplo) => ['n', 't'].flatMap((trans) => [
    ...SHAPES.map(([order, others]) => {
        const [m, n] = side === 'l' ? [order, others] : [others, order];
        return { side, uplo, trans, m, n, layout: ODD };
    }),
    { side, uplo, trans, m: 40, n: 40, layout: ODD, inC: true },
])));
export const ormtrCase = {
    spec: ormtrSpec,
    tolerance: 30,
    sweep: [...sweep, { side: 'l', uplo: 'l', trans: 'c', m: 64, n: 32 }],
    fromOptions({ m, n }, o) {
        return { side: o.side, uplo: o.uplo === 'u' ? 'u' : 'l', trans: o.transA, m, n, layout: layoutOf(o) };
    },
    data({ side, uplo, m, n, layout, inC }, prec, random) {
        const order = side === 'l' ? m : n;
        const shapes = { A: [order, order], tau: [Math.max(0, order - 1), 1], C: [m, n] };
        const operands = place(prec, shapes, inC ? ['A', 'tau', 'C'] : ['C'], layout);
        reflectorsTr(prec, uplo, operands.A, operands.tau, 'read', random);
        uniform(operands.C, prec, random);
        return operands;
    },
    run: calling(ormtr, ormtrSpec),
    reference: ({ side, uplo, trans, m, n }, { A, tau, C }) => ormtrRef(side, uplo, trans, m, n, hostMat(A), tau.data, tau.offset, hostMat(C)),
    error({ side, uplo, trans, m, n }, { A, tau, C }, { C: result }) {
        if (m === 0 || n === 0)
            return 0;
        const [expected, v, scales] = [inDoubles(C), inDoubles(A), inDoubles(tau)];
        ormtrRef(side, uplo, trans, m, n, hostMat(v), scales.data, 0, hostMat(expected));
        return ratio(froDifference(result, expected), A.rows * normFro(C));
    },
    table: rateTable({
        ...{ ...MN, head: `${MN.head}   side   trans`, error: '||R||_F / (N*||C||_F)' },
        words: ({ side, trans }) => `   ${side.padStart(4)}   ${trans.padStart(5)}`,
    }),
};
