// GETRS as a case: LAPACK's dget02 on the matrix that the given factors stand for. No tester program: gesv's covers it.
import { getrs, getrsSpec, type Trans } from '../../src/index.ts';
import { getrfRecursiveRef } from '../../src/lapack/getrf.ref.ts';
import { getrsRef } from '../../src/lapack/getrs.ref.ts';
import type { Case } from '../lib/case.ts';
import { type MatrixView, matrixView } from '../lib/norms.ts';
import { type IntegerView, integers, type Layout, place } from '../lib/operands.ts';
import { solveRatio } from '../lib/residuals.ts';
import { layoutOf, uniform } from '../lib/source.ts';
import { hostMat } from '../lib/views.ts';

export interface GetrsProblem {
  readonly trans: Trans;
  readonly n: number;
  readonly nrhs: number;
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
];

/** P^T L U in doubles. */
function matrixOf(lu: MatrixView, ipiv: IntegerView): MatrixView {
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

  fromOptions: ({ n }, o) => ({ trans: o.transA, n, nrhs: o.nrhs, layout: layoutOf(o) }),

  data({ n, nrhs, layout, inB }, prec, random) {
    const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
    uniform(A, prec, random);
    uniform(B, prec, random);
    const ipiv = integers(n, layout);
    getrfRecursiveRef(n, n, hostMat(A), ipiv.data, ipiv.offset);
    return { A, ipiv, B };
  },

  run: (queue, { trans, n, nrhs }, { A, ipiv, B }) =>
    getrs(queue, { trans, n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld }),

  reference: ({ trans, n, nrhs }, { A, ipiv, B }) =>
    getrsRef(trans, n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B)),

  error: ({ trans }, { A, ipiv, B }, { B: x }) => solveRatio(matrixOf(A, ipiv), x, B, 1, trans !== 'n'),
};
