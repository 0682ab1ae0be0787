// SYTRD_SY2SB as a case: A against Q B Q^H, the orthogonality of Q, and B where A keeps it.
import { sytrdSy2sb } from '../../../../src/index.ts';
import { sytrdSy2sbRef } from '../../../../src/lapack/eigen/sytrdSy2sb.ref.ts';
import { sytrdSy2sbSpec } from '../../../../src/specs.ts';
import { banded, triangleBand } from '../../../lib/band.ts';
import { calling, type Data, type Filled, type Flags, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { uploOf } from '../../../lib/level2.ts';
import { larger } from '../../../lib/norms.ts';
import { window } from '../../../lib/operands.ts';
import { N, rateTable, uploLine } from '../../../lib/rateTable.ts';
import { bandErrors } from '../../../lib/residualsTwoStages.ts';
import { conjugate, im, re, type Scalar, scalarAt } from '../../../lib/scalars.ts';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.ts';
import { fillTriangleFrom, hermitianView, otherKept, spoilDiagonal } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

export type SytrdSy2sbProblem = Flags<'uplo'> & Sizes<'n' | 'kd'> & Filled;

export type SytrdSy2sbData = Data<'A' | 'AB' | 'tau'>;

/** Empty, tiny, around the bandwidth and multiples of it. */
const SHAPES = [
  ...[0, 1, 2, 3, 5, 9].map((n) => [n, 1] as const),
  ...[1, 3, 4, 5, 8, 9, 21].map((n) => [n, 4] as const),
  ...[31, 32, 33, 64, 65, 130].map((n) => [n, 32] as const),
  ...([
    [40, 7],
    [70, 64],
    [50, 60],
  ] as const),
];

function parts({ uplo, n, kd }: SytrdSy2sbProblem, before: SytrdSy2sbData, after: SytrdSy2sbData): number[] {
  if (n === 0) return [0, 0];
  const { A, AB } = after;
  if (!otherKept(before.A, A, uplo)) return [Number.NaN, 0];
  const stored = banded(AB, triangleBand(uplo, kd));
  const b = (i: number, j: number): Scalar => {
    const [high, low] = [Math.max(i, j), Math.min(i, j)];
    const value = uplo === 'l' ? stored(high, low) : stored(low, high);
    return i >= j === (uplo === 'l') ? value : conjugate(value);
  };
  for (let j = 0; j < n; j++)
    for (let i = j; i < Math.min(n, j + kd + 1); i++) {
      const [row, column] = uplo === 'l' ? [i, j] : [j, i];
      const [kept, value] = [scalarAt(A.data, A.offset + row + column * A.ld, A.parts), b(row, column)];
      if (re(kept) !== re(value) || im(kept) !== im(value) || (i === j && im(value) !== 0)) return [Number.NaN, 0];
    }
  return bandErrors(hermitianView(before.A, uplo), uplo, kd, after, b);
}

export const sytrdSy2sbCase: Case<SytrdSy2sbProblem, SytrdSy2sbData> = {
  spec: sytrdSy2sbSpec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => [
    ...SHAPES.map(([n, kd]) => ({ uplo, n, kd, layout: ODD })),
    { uplo, n: 96, kd: 32 },
  ]),

  fromOptions: ({ n }, o) => ({ uplo: uploOf(o), n, kd: o.kl, source: sourceOf(o), layout: layoutOf(o) }),

  data({ uplo, n, kd, source = uniform, layout }, prec, random) {
    const A = window(prec, n, n, layout);
    fillTriangleFrom(prec, A, uplo, 'write', source, random);
    spoilDiagonal(A);
    return { A, AB: window(prec, kd + 1, n, layout), tau: window(prec, Math.min(n, Math.max(1, n - kd)), 1, layout) };
  },

  run: calling(sytrdSy2sb, sytrdSy2sbSpec),

  reference: ({ uplo, n, kd }, { A, AB, tau }) =>
    sytrdSy2sbRef(uplo, n, kd, hostMat(A), hostMat(AB), tau.data, tau.offset),

  parts,
  error: (problem, before, after) => parts(problem, before, after).reduce(larger),

  table: rateTable<SytrdSy2sbProblem>({
    ...{ ...N, lines: uploLine, takesMatrix: true, error: '|A-QBQ^H|/N|A|   |I-QQ^H|/N' },
    part: (error) => error.toExponential(2).padStart(11),
  }),
};
