// SQRTM as a case: X X against A, and the eigenvalues of X, none of which may have a negative real part.
import { sqrtm } from '../../../../src/index.ts';
import { sqrtmRef } from '../../../../src/lapack/functions/sqrtm.ref.ts';
import { geesRef } from '../../../../src/lapack/schur/gees.ref.ts';
import { sqrtmSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Filled, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { eigenvaluesBy } from '../../../lib/eigenvalues.ts';
import { larger, type MatrixView, normFro } from '../../../lib/norms.ts';
import { integers, window } from '../../../lib/operands.ts';
import { errorCell } from '../../../lib/printf.ts';
import { columnOf, multiply } from '../../../lib/product.ts';
import { N, rateTable } from '../../../lib/rateTable.ts';
import { froDifference, ratio } from '../../../lib/residuals.ts';
import { inDoubles, zeros } from '../../../lib/residualsQr.ts';
import { givenSquare, layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';
import { righted } from './logm.ts';

export interface SqrtmProblem extends Sizes<'n'>, Filled {}

export type SqrtmData = Data<'A', 'info'>;

const ORDERS = [0, 1, 2, 3, 8, 12, 13, 20, 33, 64, 101];

function squareOf(x: MatrixView): MatrixView {
  const result = zeros(x.rows, x.rows, x.parts);
  for (let j = 0; j < x.rows; j++) {
    const column = multiply(x, false, columnOf(x, j));
    result.data.set(column, j * column.length);
  }
  return result;
}

/** By how much the least real part of an eigenvalue is negative, / ||X||_F. */
function negative(x: MatrixView): number {
  const n = x.rows;
  const A = hostMat(inDoubles(x));
  const { re } = eigenvaluesBy(n, x.parts, (values) => {
    geesRef({ jobvs: 'n', sort: 'n', n, A, ...values });
  });
  return ratio(Math.max(0, -Math.min(...re)), normFro(x));
}

/** ||A - X X||_F / (n ||X||_F^2), and the least eigenvalue. */
function parts({ n }: SqrtmProblem, { A }: SqrtmData, { A: X, info }: SqrtmData): number[] {
  if (info.data[info.offset] !== 0) return [Number.NaN, 0];
  return n === 0 ? [0, 0] : [ratio(froDifference(A, squareOf(X)), n * normFro(X) ** 2), negative(X)];
}

export const sqrtmCase: Case<SqrtmProblem, SqrtmData> = {
  spec: sqrtmSpec,
  tolerance: 30,
  sweep: ORDERS.flatMap((n, i) => [{ n, layout: ODD }, ...(i % 3 === 0 ? [{ n }] : [])]),

  fromOptions: (size, o) => ({ n: size.n, layout: layoutOf(o), ...givenSquare('sqrtm', size, o) }),

  data({ n, source = righted, layout }, prec, random) {
    const A = window(prec, n, n, layout);
    source(A, prec, random);
    return { A, info: integers(1, layout) };
  },

  run: calling(sqrtm, sqrtmSpec),

  reference({ n }, { A, info }) {
    info.data[info.offset] = sqrtmRef(n, hostMat(A));
  },

  parts,
  error: (problem, before, after) => parts(problem, before, after).reduce(larger),

  table: rateTable({
    ...{ ...N, takesMatrix: true },
    ...{ error: '|A - X*X|   -min(re(eig(X)))', part: (error) => errorCell(error) },
  }),
};
