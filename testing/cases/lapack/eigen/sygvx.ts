// SYGVX as a case: what drivers for chosen eigenvalues have in common, of generalized problems; no vector may have failed.
import { sygvx } from '../../../../src/index.ts';
import { sygvxRef } from '../../../../src/lapack/eigen/sygvx.ref.ts';
import { sygvxSpec } from '../../../../src/specs.ts';
import type { Case } from '../../../lib/case.ts';
import { type ChosenData, type ChosenProblem, chosenCase, generalized } from '../../../lib/chosenCase.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import type { ProblemType } from '../../../lib/residualsGeneral.ts';
import { hostMat } from '../../../lib/views.ts';

const common = chosenCase(
  sygvxSpec,
  sygvx,
  (call, ifail, problem, data) => {
    const B = hostMat((data as unknown as { readonly B: MatrixView }).B);
    const found = sygvxRef({ ...call, itype: problem.itype!, B });
    ifail.set(call.ifail.subarray(0, ifail.length));
    return found;
  },
  { name: 'ifail', each: 1, fits: (ifail) => ifail.every((x) => x === 0) },
);

export const sygvxCase: Case<ChosenProblem, ChosenData<'ifail'>> = {
  ...common,
  sweep: generalized(common.sweep),
  fromOptions: (size, o) => ({ ...common.fromOptions(size, o), itype: o.itype as ProblemType }),
};
