import { orgbr } from '../../../../src/index.js';
import { orgbrRef } from '../../../../src/lapack/svd/orgbr.ref.js';
import { orgbrSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { normFro } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { MNK, rateTable } from '../../../lib/rateTable.js';
import { reflectorsBr } from '../../../lib/reflectorsBr.js';
import { froDifference, ratio } from '../../../lib/residuals.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { layoutOf } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** The order of Q, the columns that are wanted, and the reduced matrix's. */
const SHAPES = shapes('0x0x0 4x0x0 1x1x1 1x1x3 2x2x2 2x2x5 5x3x2 7x7x7 7x7x9 33x20x20 33x33x33 34x34x60 70x66x65 64x64x10');
const problems = (vect) => SHAPES.map(([order, wanted, k]) => {
    const [m, n] = vect === 'q' ? [order, wanted] : [wanted, order];
    return { vect, m, n, k, layout: ODD };
});
export const orgbrCase = {
    spec: orgbrSpec,
    tolerance: 30,
    sweep: [...problems('q'), ...problems('p'), { vect: 'q', m: 64, n: 64, k: 64 }],
    fromOptions({ m, n, k }, o) {
        if (!(n <= m && n >= Math.min(m, k)))
            throw new UsageError(`orgbr needs min(m, k) <= n <= m, not ${m}, ${n}, ${k}`);
        return { vect: 'q', m, n, k, layout: layoutOf(o) };
    },
    data({ vect, m, n, k, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        const tau = window(prec, Math.min(vect === 'q' ? m : n, k), 1, layout, 'read');
        reflectorsBr(prec, vect, k, A, tau, random);
        return { A, tau };
    },
    run: calling(orgbr, orgbrSpec),
    reference: ({ vect, m, n, k }, { A, tau }) => orgbrRef(vect, m, n, k, hostMat(A), tau.data, tau.offset),
    error({ vect, m, n, k }, before, after) {
        if (m === 0 || n === 0)
            return 0;
        const [expected, tau] = [inDoubles(before.A), inDoubles(before.tau)];
        orgbrRef(vect, m, n, k, hostMat(expected), tau.data, 0);
        return ratio(froDifference(after.A, expected), Math.max(m, n) * normFro(expected));
    },
    table: rateTable({ ...MNK, error: '||R||_F / (N*||Q||_F)' }),
};
