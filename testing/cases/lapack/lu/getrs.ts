// GETRS as a case: LAPACK's dget02 on the matrix that the given factors stand for.
import { getrs, getrsSpec, type Trans } from '../../../../src/index.ts';
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.ts';
import { getrsRef } from '../../../../src/lapack/lu/getrs.ref.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView, matrixView } from '../../../lib/norms.ts';
import { fill, type IntegerView, integers, type Layout, place } from '../../../lib/operands.ts';
import { solveRatio } from '../../../lib/residuals.ts';
import { factorSolveRatio } from '../../../lib/residualsLu.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { gesvRow, getrsHeader } from '../../../lib/table.ts';
import { hostMat } from '../../../lib/views.ts';

export interface GetrsProblem {
  readonly trans: Trans;
  readonly n: number;
  readonly nrhs: number;
  /**
   * Factors that are made up, well-conditioned and without negative elements: a large matrix is not factored for the sake of its factors.
   */
  readonly made?: boolean;
  readonly layout?: Layout;
  /** A lies in B's buffer. */
  readonly inB?: boolean;
}

export interface GetrsData extends Readonly<Record<string, MatrixView | IntegerView>> {
  readonly A: MatrixView;
  readonly ipiv: IntegerView;
  readonly B: MatrixView;
}

const ODD: Layout = { pad: 3, offset: 5 };

const sweep: readonly GetrsProblem[] = [
  ...([0, 1, 2, 31, 32, 33, 100] as const).flatMap((n) =>
    (['n', 't'] as const).flatMap((trans) => [0, 1, 17].map((nrhs) => ({ trans, n, nrhs, layout: ODD }))),
  ),
  { trans: 'c', n: 40, nrhs: 12, layout: ODD },
  { trans: 'n', n: 64, nrhs: 12 },
  { trans: 'n', n: 40, nrhs: 12, layout: ODD, inB: true },
  ...(['n', 't'] as const).map((trans) => ({ trans, n: 50, nrhs: 5, made: true, layout: ODD })),
];

/** P^T L U in doubles. */
export function matrixOf(lu: MatrixView, ipiv: IntegerView): MatrixView {
  const n = lu.rows;
  const a = new Float64Array(n * n);
  const at = (i: number, j: number): number => lu.data[lu.offset + i + j * lu.ld]!;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      let sum = i <= j ? at(i, j) : 0;
      for (let l = 0; l < i && l <= j; l++) sum += at(i, l) * at(l, j);
      a[i + j * n] = sum;
    }
    for (let i = n - 1; i >= 0; i--) {
      const p = ipiv.data[ipiv.offset + i]! - 1;
      [a[i + j * n], a[p + j * n]] = [a[p + j * n]!, a[i + j * n]!];
    }
  }
  return matrixView(a, n, n);
}

export const getrsCase: Case<GetrsProblem, GetrsData> = {
  spec: getrsSpec,
  tolerance: 30,
  sweep,

  fromOptions: ({ n }, o) => ({ trans: o.transA, n, nrhs: o.nrhs, made: true, layout: layoutOf(o) }),

  data({ n, nrhs, made, layout, inB }, prec, random) {
    const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
    uniform(B, prec, random);
    const ipiv = integers(n, layout);
    if (made) {
      fill(prec, A, (i, j) => (i === j ? 1 + random.rand() : random.rand() / n));
      for (let i = 0; i < n; i++) ipiv.data[ipiv.offset + i] = 1 + i + Math.floor(random.rand() * (n - i));
    } else {
      uniform(A, prec, random);
      getrfRecursiveRef(n, n, hostMat(A), ipiv.data, ipiv.offset);
    }
    return { A, ipiv, B };
  },

  run: (queue, { trans, n, nrhs }, { A, ipiv, B }) =>
    getrs(queue, { trans, n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld }),

  reference: ({ trans, n, nrhs }, { A, ipiv, B }) =>
    getrsRef(trans, n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B)),

  error({ trans, made }, { A, ipiv, B }, { B: x }) {
    const transposed = trans !== 'n';
    if (!made) return solveRatio(matrixOf(A, ipiv), x, B, 1, transposed);
    return factorSolveRatio(A, ipiv.data.subarray(ipiv.offset, ipiv.offset + ipiv.rows), x, B, transposed);
  },

  table: {
    unit: 'sec',
    alwaysChecked: true,
    header: ({ transA }, backend) => getrsHeader(transA, backend),
    row: ({ n, nrhs }, { tested, cpu, error = Number.NaN, okay = false }) =>
      gesvRow({ n, nrhs, cpu, tested, error, okay }),
  },
};
