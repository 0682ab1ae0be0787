// POTRS as a case: error R5 of the matrix whose factor is given. The triangle that is not stored is NaN.
import { potrs, potrsSpec, type Uplo } from '../../../../src/index.ts';
import { potrfRef } from '../../../../src/lapack/cholesky/potrf.ref.ts';
import { potrsRef } from '../../../../src/lapack/cholesky/potrs.ref.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView, matrixView } from '../../../lib/norms.ts';
import { fill, type Layout, place } from '../../../lib/operands.ts';
import { multiply } from '../../../lib/product.ts';
import { solveError } from '../../../lib/residuals.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { choleskySolveTable } from '../../../lib/tableCholesky.ts';
import { fillDominant, triangularView } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface PotrsProblem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly nrhs: number;
  readonly layout?: Layout;
  /** A lies in B's buffer. */
  readonly inB?: boolean;
}

export type PotrsData = Readonly<Record<'A' | 'B', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };

/** L L^T or U^T U. */
export function matrixOf(factor: MatrixView, uplo: Uplo): MatrixView {
  const n = factor.rows;
  const product = new Float64Array(n * n);
  const f = triangularView(factor, uplo);
  const unit = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    unit.fill(0)[j] = 1;
    const half = multiply(f, uplo === 'l', unit);
    product.set(multiply(f, uplo === 'u', half), j * n);
  }
  return matrixView(product, n, n);
}

export const potrsCase: Case<PotrsProblem, PotrsData> = {
  spec: potrsSpec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...[0, 1, 2, 31, 33, 65, 100].flatMap((n) => [0, 1, 17].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
    { uplo, n: 64, nrhs: 12 },
    { uplo, n: 40, nrhs: 12, layout: ODD, inB: true },
  ]),

  fromOptions({ n }, o) {
    if (o.uplo === 'f') throw new UsageError('potrs has no -F: the triangle is -L or -U');
    return { uplo: o.uplo, n, nrhs: o.nrhs, layout: layoutOf(o) };
  },

  data({ uplo, n, nrhs, layout, inB }, prec, random) {
    const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
    fillDominant(prec, A, uplo, random);
    potrfRef(uplo, n, hostMat(A));
    const stored = triangularView(A, uplo);
    fill(prec, A, (i, j) => (i === j || i > j === (uplo === 'l') ? stored.data[i + j * n]! : Number.NaN));
    uniform(B, prec, random);
    return { A, B };
  },

  run: (queue, { uplo, n, nrhs }, { A, B }) => potrs(queue, { uplo, n, nrhs, A, lda: A.ld, B, ldb: B.ld }),

  reference: ({ uplo, n, nrhs }, { A, B }) => potrsRef(uplo, n, nrhs, hostMat(A), hostMat(B)),

  error: ({ uplo }, { A, B }, { B: x }) => solveError(matrixOf(A, uplo), x, B),

  table: choleskySolveTable(),
};
