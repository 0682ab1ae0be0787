// TRMV as a case: the error of DMVCH. The triangle that is not stored is NaN, and so is a unit diagonal.
import { trmvRef } from '../../../src/blas2/trmv.ref.ts';
import { trmv } from '../../../src/index.ts';
import { trmvSpec } from '../../../src/specs.ts';
import { ODD, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { fillStored, ORDERS, triangular } from '../../lib/gauge.ts';
import { type TriangleProblem, triangleCase, triangleOptions, triangleSweep } from '../../lib/level2.ts';

export type TrmvProblem = TriangleProblem;

export const trmvCase: Case<TrmvProblem, Views> = triangleCase({
  ...{ spec: trmvSpec, front: trmv },
  sweep: triangleSweep(ORDERS, ODD),
  fromOptions: triangleOptions,
  fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
  reference: ({ uplo, trans, diag, n }, { A, x }) => trmvRef(uplo, trans, diag, n, A!, x!),
  element: ({ uplo, diag }, A) => triangular(A, uplo, diag),
  table: productTable(['uplo', 'trans', 'diag'], ['n']),
});
