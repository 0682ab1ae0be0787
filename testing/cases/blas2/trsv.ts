// TRSV as a case: the error of DMVCH. The triangle that is not stored is NaN, and so is a unit diagonal.
import { trsvRef } from '../../../src/blas2/trsv.ref.ts';
import { trsv } from '../../../src/index.ts';
import { trsvSpec } from '../../../src/specs.ts';
import { ODD, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { fillStored, ORDERS, triangular } from '../../lib/gauge.ts';
import { type TriangleProblem, triangleCase, triangleOptions, triangleSweep } from '../../lib/level2.ts';

export type TrsvProblem = TriangleProblem;

export const trsvCase: Case<TrsvProblem, Views> = triangleCase({
  ...{ spec: trsvSpec, front: trsv, solves: true },
  sweep: triangleSweep([...ORDERS, 256, 257, 600], ODD),
  fromOptions: triangleOptions,
  fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
  reference: ({ uplo, trans, diag, n }, { A, x }) => trsvRef(uplo, trans, diag, n, A!, x!),
  element: ({ uplo, diag }, A) => triangular(A, uplo, diag),
  table: productTable(['uplo', 'trans', 'diag'], ['n']),
});
