// TBSV as a case: the error of DMVCH.
import { tbsvRef } from '../../../src/blas2/tbsv.ref.ts';
import { tbsv } from '../../../src/index.ts';
import { tbsvSpec } from '../../../src/specs.ts';
import { type TriangularBandProblem, triangularBand } from '../../lib/band.ts';
import type { Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { triangleCase } from '../../lib/level2.ts';

export const tbsvCase: Case<TriangularBandProblem, Views> = triangleCase<TriangularBandProblem>({
  ...{ spec: tbsvSpec, front: tbsv, solves: true },
  ...triangularBand,
  reference: ({ uplo, trans, diag, n, k }, { A, x }) => tbsvRef(uplo, trans, diag, n, k, A!, x!),
  table: productTable(['uplo', 'trans', 'diag'], ['n', 'k']),
});
