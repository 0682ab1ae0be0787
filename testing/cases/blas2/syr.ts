// SYR and HER as cases: the error of every element against what is added up in it. The triangle that is not stored is NaN.
import { herRef } from '../../../src/blas2/her.ref.ts';
import { syrRef } from '../../../src/blas2/syr.ref.ts';
import { her, type RoutineSpec, syr } from '../../../src/index.ts';
import { herSpec, syrSpec } from '../../../src/specs.ts';
import { type Data, type Front, ODD, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { changeOf, fillStored, inTriangle, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL_UPDATE, type UpdateProblem, updateCase, updateSweep, uploOf } from '../../lib/level2.ts';
import { re } from '../../lib/scalars.ts';
import { layoutOf } from '../../lib/source.ts';

export type SyrProblem = UpdateProblem;
export type SyrData = Data<'A' | 'x'>;

const caseOf = (
  spec: RoutineSpec,
  front: Front,
  reference: typeof syrRef,
  hermitian = false,
): Case<SyrProblem, Views> =>
  updateCase({
    ...{ spec, front, conjugated: hermitian },
    sweep: updateSweep([...TINY, ...ORDERS], ODD),
    fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
    reference: ({ uplo, n }, { A, x }, { alpha }) => reference(uplo, n, alpha, x!, A!),
    change: (_p, before, after) => changeOf(before, after),
    stored: ({ uplo }) => inTriangle(uplo),
    table: productTable(['uplo'], ['n']),
  });

export const syrCase = caseOf(syrSpec, syr, syrRef);
export const herCase = caseOf(herSpec, her, (uplo, n, alpha, x, A) => herRef(uplo, n, re(alpha), x, A), true);
