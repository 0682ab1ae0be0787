// TBMV as a case: the error of DMVCH.
import { tbmvRef } from '../../../src/blas2/tbmv.ref.ts';
import { tbmv } from '../../../src/index.ts';
import { tbmvSpec } from '../../../src/specs.ts';
import { type TriangularBandProblem, triangularBand } from '../../lib/band.ts';
import type { Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { triangleCase } from '../../lib/level2.ts';

export const tbmvCase: Case<TriangularBandProblem, Views> = triangleCase<TriangularBandProblem>({
  ...{ spec: tbmvSpec, front: tbmv },
  ...triangularBand,
  reference: ({ uplo, trans, diag, n, k }, { A, x }) => tbmvRef(uplo, trans, diag, n, k, A!, x!),
  table: productTable(['uplo', 'trans', 'diag'], ['n', 'k']),
});
