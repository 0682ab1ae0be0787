// SYR2 as a case: the error of every element against what is added up in it. The triangle that is not stored is NaN.
import { syr2Ref } from '../../../src/blas2/syr2.ref.ts';
import { syr2 } from '../../../src/index.ts';
import { syr2Spec } from '../../../src/specs.ts';
import { type Data, ODD, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { changeOf, fillStored, inTriangle, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL_UPDATE, type PairUpdateProblem, pairUpdateSweep, updateCase, uploOf } from '../../lib/level2.ts';
import { layoutOf } from '../../lib/source.ts';

export type Syr2Problem = PairUpdateProblem;
export type Syr2Data = Data<'A' | 'x' | 'y'>;

export const syr2Case: Case<Syr2Problem, Views> = updateCase({
  ...{ spec: syr2Spec, front: syr2 },
  sweep: pairUpdateSweep([...TINY, ...ORDERS], ODD),
  fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, incy: 1, uplo: uploOf(o), n, layout: layoutOf(o) }),
  fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
  reference: ({ uplo, n, alpha }, { A, x, y }) => syr2Ref(uplo, n, alpha, x!, y!, A!),
  change: (_p, before, after) => changeOf(before, after),
  stored: ({ uplo }) => inTriangle(uplo),
  table: productTable(['uplo'], ['n']),
});
