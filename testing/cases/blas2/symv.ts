// SYMV as a case: the error of DMVCH. The triangle that is not stored is NaN.
import { symvRef } from '../../../src/blas2/symv.ref.ts';
import { symv } from '../../../src/index.ts';
import { symvSpec } from '../../../src/specs.ts';
import { type Data, ODD, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { fillStored, INCS, ORDERS, symmetric, TINY } from '../../lib/gauge.ts';
import { GENERAL, productCase, type SymmetricProblem, symmetricSweep, uploOf } from '../../lib/level2.ts';
import { layoutOf } from '../../lib/source.ts';

export type SymvProblem = SymmetricProblem;
export type SymvData = Data<'A' | 'x' | 'y'>;

export const symvCase: Case<SymvProblem, Views> = productCase({
  ...{ spec: symvSpec, front: symv },
  sweep: symmetricSweep([...TINY, ...ORDERS], ODD, INCS),
  fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: uploOf(o), n, layout: layoutOf(o) }),
  fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
  reference: ({ uplo, n, alpha, beta }, { A, x, y }) => symvRef(uplo, n, alpha, A!, x!, beta, y!),
  element: ({ uplo }, A) => symmetric(A, uplo),
  table: productTable(['uplo'], ['n']),
});
