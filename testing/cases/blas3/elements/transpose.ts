// TRANSPOSE as a case: the elements are moved.
import { adjointRef } from '../../../../src/blas3/elements/adjoint.ref.ts';
import { transposeRef } from '../../../../src/blas3/elements/transpose.ref.ts';
import { transpose } from '../../../../src/index.ts';
import { transposeSpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { elementError, ODD, SHAPES, scalar } from '../../../lib/elementwise.ts';
import { place } from '../../../lib/operands.ts';
import { conjugate } from '../../../lib/scalars.ts';
import { layoutOf, uniform, unread } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface TransposeProblem extends Sizes<'m' | 'n'>, LaidOut {
  /** A lies in B's buffer. */
  readonly inB?: boolean;
  /** The conjugate transpose. */
  readonly conj?: boolean;
}

export type TransposeData = Data<'A' | 'B'>;

const sweep: readonly TransposeProblem[] = [
  ...SHAPES.map((shape) => ({ ...shape, layout: ODD })),
  { m: 40, n: 41, layout: ODD, inB: true },
  { m: 33, n: 41, layout: ODD, conj: true },
  { m: 40, n: 41, layout: ODD, inB: true, conj: true },
];

export const transposeCase: Case<TransposeProblem, TransposeData> = {
  spec: transposeSpec,
  // The elements are moved: any difference is too much.
  tolerance: 1,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({ m, n, layout: layoutOf(o) }),

  data({ m, n, layout, inB }, prec, random) {
    const views = place(prec, { A: [m, n], B: [n, m] }, inB ? ['A', 'B'] : ['B'], layout);
    uniform(views.A, prec, random);
    unread(views.B, prec, random);
    return views;
  },

  run: calling(transpose, transposeSpec),

  reference: ({ m, n, conj }, { A, B }) => (conj ? adjointRef : transposeRef)(m, n, hostMat(A), hostMat(B)),

  error: ({ conj }, { A }, { B }) => elementError(B, (i, j) => (conj ? conjugate(scalar(A, j, i)) : scalar(A, j, i))),

  table: bandwidthTable(transposeSpec, { columns: ['m', 'n'] }),
};
