// TBMV as a case: the error of DMVCH, element by element.
import { tbmvRef } from '../../../src/blas2/tbmv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { tbmv, tbmvSpec } from '../../../src/index.ts';
import {
  type TriangularBandData,
  type TriangularBandProblem,
  triangularBandData,
  triangularBandEntry,
  triangularBandFrom,
  triangularBandSweep,
} from '../../lib/band.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { elementsOf, incOf, productError } from '../../lib/gauge.ts';
import { hostMat } from '../../lib/views.ts';

export const tbmvCase: Case<TriangularBandProblem, TriangularBandData> = {
  spec: tbmvSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  sweep: triangularBandSweep,
  fromOptions: triangularBandFrom,
  data: triangularBandData,

  run: (queue, { uplo, trans, diag, n, k, incx }, { A, x }) =>
    tbmv(queue, { uplo, trans, diag, n, k, A, lda: A.ld, x, incx: Math.sign(incx) * x.ld }),

  reference: ({ uplo, trans, diag, n, k, incx }, { A, x }) =>
    tbmvRef(uplo, trans, diag, n, k, hostMat(A), vectorRef(hostMat(x), n, incOf(x, incx))),

  error(p, { A, x }, after) {
    const op = triangularBandEntry(p, A);
    return productError(op, { alpha: 1, beta: 0 }, elementsOf(x, p.incx), [], elementsOf(after.x, p.incx));
  },

  table: productTable(['uplo', 'trans', 'diag'], ['n', 'k']),
};
