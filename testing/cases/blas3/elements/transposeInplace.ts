// TRANSPOSEINPLACE as a case: the elements are moved.
import { transposeInplaceRef } from '../../../../src/blas3/elements/transposeInplace.ref.ts';
import { transposeInplace } from '../../../../src/index.ts';
import { transposeInplaceSpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { elementError, ODD, ORDERS, scalar } from '../../../lib/elementwise.ts';
import { window } from '../../../lib/operands.ts';
import { conjugate } from '../../../lib/scalars.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface TransposeInplaceProblem extends Sizes<'n'>, LaidOut {
  /** The conjugate transpose. */
  readonly conj?: boolean;
}

export type TransposeInplaceData = Data<'A'>;

const sweep: readonly TransposeInplaceProblem[] = [
  ...ORDERS.map((n) => ({ n, layout: ODD })),
  { n: 41, layout: ODD, conj: true },
];

export const transposeInplaceCase: Case<TransposeInplaceProblem, TransposeInplaceData> = {
  spec: transposeInplaceSpec,
  // The elements are moved: any difference is too much.
  tolerance: 1,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ n, layout: layoutOf(o) }),

  data({ n, layout }, prec, random) {
    const A = window(prec, n, n, layout);
    uniform(A, prec, random);
    return { A };
  },

  run: calling(transposeInplace, transposeInplaceSpec),

  reference: ({ n, conj }, { A }) => transposeInplaceRef(n, hostMat(A), conj),

  error: ({ conj }, { A: given }, { A }) =>
    elementError(A, (i, j) => (conj ? conjugate(scalar(given, j, i)) : scalar(given, j, i))),

  table: bandwidthTable(transposeInplaceSpec, { columns: ['n'] }),
};
