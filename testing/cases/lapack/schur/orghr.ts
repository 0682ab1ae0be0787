// ORGHR as a case: the factor that reflectors come to in doubles.
import { orghr } from '../../../../src/index.ts';
import { gehrdRef } from '../../../../src/lapack/schur/gehrd.ref.ts';
import { orghrRef } from '../../../../src/lapack/schur/orghr.ref.ts';
import { orghrSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { froDifference } from '../../../lib/residuals.ts';
import { inDoubles } from '../../../lib/residualsQr.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';
import { type GehrdData, type GehrdProblem, gehrdCase } from './gehrd.ts';

export const orghrCase: Case<GehrdProblem, GehrdData> = {
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
    if (n === 0) return 0;
    const [expected, tau] = [inDoubles(before.A), inDoubles(before.tau)];
    orghrRef(n, ilo - 1, ihi, hostMat(expected), tau.data);
    return froDifference(after.A, expected) / (n * Math.sqrt(n));
  },
};
