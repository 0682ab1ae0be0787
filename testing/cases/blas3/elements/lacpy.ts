// LACPY as a case: the elements are moved, the rest of B stays as it is. The triangle that is not copied is NaN in A.
import { lacpyRef } from '../../../../src/blas3/elements/lacpy.ref.ts';
import { lacpy, type Uplo } from '../../../../src/index.ts';
import { lacpySpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { elementError, inPart, ODD, SHAPES, scalar } from '../../../lib/elementwise.ts';
import { fill, place } from '../../../lib/operands.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface LacpyProblem extends Sizes<'m' | 'n'>, LaidOut {
  readonly uplo: Uplo | 'f';
  /** A lies in B's buffer. */
  readonly inB?: boolean;
}

export type LacpyData = Data<'A' | 'B'>;

const sweep: readonly LacpyProblem[] = (['f', 'l', 'u'] as const).flatMap((uplo) => [
  ...SHAPES.map((shape) => ({ uplo, ...shape, layout: ODD })),
  { uplo, m: 40, n: 41, layout: ODD, inB: true },
]);

export const lacpyCase: Case<LacpyProblem, LacpyData> = {
  spec: lacpySpec,
  // The elements are moved: any difference is too much.
  tolerance: 1,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({ uplo: o.uplo, m, n, layout: layoutOf(o) }),

  data({ uplo, m, n, layout, inB }, prec, random) {
    const views = place(prec, { A: [m, n], B: [m, n] }, inB ? ['A', 'B'] : ['B'], layout);
    fill(prec, views.A, (i, j) => (inPart(uplo, i, j) ? random.rand() : Number.NaN));
    uniform(views.B, prec, random);
    return views;
  },

  run: calling(lacpy, lacpySpec),

  reference: ({ uplo, m, n }, { A, B }) => lacpyRef(uplo, m, n, hostMat(A), hostMat(B)),

  error: ({ uplo }, { A, B: given }, { B }) => elementError(B, (i, j) => scalar(inPart(uplo, i, j) ? A : given, i, j)),

  table: bandwidthTable(lacpySpec, {
    columns: ['uplo', 'm', 'n'],
    each: (p) => (['l', 'u', 'f'] as const).map((uplo) => ({ ...p, uplo })),
  }),
};
