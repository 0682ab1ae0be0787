// ORGHR as a case: the factor that reflectors come to in doubles.
import { orghr } from '../../../../src/index.js';
import { gehrdRef } from '../../../../src/lapack/schur/gehrd.ref.js';
import { orghrRef } from '../../../../src/lapack/schur/orghr.ref.js';
import { orghrSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { froDifference } from '../../../lib/residuals.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { gehrdCase } from './gehrd.js';
export const orghrCase = {
    spec: orghrSpec,
    tolerance: 30,
    sweep: gehrdCase.sweep,
    fromOptions: ({ n }, o) => ({ n, ilo: 1, ihi: n, layout: layoutOf(o) }),
    data(problem, prec, random) {
        const { A, tau } = gehrdCase.data(problem, prec, random);
        gehrdRef(problem.n, problem.ilo - 1, problem.ihi, hostMat(A), tau.data, tau.offset);
        return { A, tau };
    },
    run: calling(orghr, orghrSpec),
    reference: ({ n, ilo, ihi }, { A, tau }) => orghrRef(n, ilo - 1, ihi, hostMat(A), tau.data, tau.offset),
    error({ n, ilo, ihi }, before, after) {
        if (n === 0)
            return 0;
        const [expected, tau] = [inDoubles(before.A), inDoubles(before.tau)];
        orghrRef(n, ilo - 1, ihi, hostMat(expected), tau.data);
        return froDifference(after.A, expected) / (n * Math.sqrt(n));
    },
};
