// TBSV as a case: the error of DMVCH, element by element.
import { tbsvRef } from '../../../src/blas2/tbsv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { tbsv, tbsvSpec } from '../../../src/index.ts';
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

export const tbsvCase: Case<TriangularBandProblem, TriangularBandData> = {
  spec: tbsvSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  sweep: triangularBandSweep,
  fromOptions: triangularBandFrom,
  data: triangularBandData,

  run: (queue, { uplo, trans, diag, n, k, incx }, { A, x }) =>
    tbsv(queue, { uplo, trans, diag, n, k, A, lda: A.ld, x, incx: Math.sign(incx) * x.ld }),

  reference: ({ uplo, trans, diag, n, k, incx }, { A, x }) =>
    tbsvRef(uplo, trans, diag, n, k, hostMat(A), vectorRef(hostMat(x), n, incOf(x, incx))),

  error(p, { A, x }, after) {
    const op = triangularBandEntry(p, A);
    // The solution is multiplied back, as DMVCH does it: what comes out must be x as it was given.
    const [given, solution] = [elementsOf(x, p.incx), elementsOf(after.x, p.incx)];
    return productError(op, { alpha: 1, beta: 0 }, solution, given, given);
  },

  table: productTable(['uplo', 'trans', 'diag'], ['n', 'k']),
};
