// SYR as a case: the error of every element against what is added up in it. The triangle that is not stored is NaN.
import { syrRef } from '../../../src/blas2/syr.ref.ts';
import { syr } from '../../../src/index.ts';
import { syrSpec } from '../../../src/specs.ts';
import { type Data, ODD, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { changeOf, fillStored, inTriangle, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL_UPDATE, type UpdateProblem, updateCase, updateSweep, uploOf } from '../../lib/level2.ts';
import { layoutOf } from '../../lib/source.ts';

export type SyrProblem = UpdateProblem;
export type SyrData = Data<'A' | 'x'>;

export const syrCase: Case<SyrProblem, Views> = updateCase({
  ...{ spec: syrSpec, front: syr },
  sweep: updateSweep([...TINY, ...ORDERS], ODD),
  fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, uplo: uploOf(o), n, layout: layoutOf(o) }),
  fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
  reference: ({ uplo, n, alpha }, { A, x }) => syrRef(uplo, n, alpha, x!, A!),
  change: (_p, before, after) => changeOf(before, after),
  stored: ({ uplo }) => inTriangle(uplo),
  table: productTable(['uplo'], ['n']),
});
