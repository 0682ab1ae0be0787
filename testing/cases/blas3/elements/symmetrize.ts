// SYMMETRIZE as a case: the elements are moved. The triangle that is overwritten is NaN.
import { symmetrizeRef } from '../../../../src/blas3/elements/symmetrize.ref.ts';
import { symmetrize } from '../../../../src/index.ts';
import { symmetrizeSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { element, elementError, inPart, ODD, ORDERS } from '../../../lib/elementwise.ts';
import { fill, window } from '../../../lib/operands.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export type SymmetrizeProblem = Flags<'uplo'> & Sizes<'n'> & LaidOut;

export type SymmetrizeData = Data<'A'>;

const sweep: readonly SymmetrizeProblem[] = (['l', 'u'] as const).flatMap((uplo) =>
  ORDERS.map((n) => ({ uplo, n, layout: ODD })),
);

export const symmetrizeCase: Case<SymmetrizeProblem, SymmetrizeData> = {
  spec: symmetrizeSpec,
  // The elements are moved: any difference is too much.
  tolerance: 1,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ uplo: o.uplo === 'f' ? 'l' : o.uplo, n, layout: layoutOf(o) }),

  data({ uplo, n, layout }, prec, random) {
    const A = window(prec, n, n, layout);
    fill(prec, A, (i, j) => (inPart(uplo, i, j) ? random.rand() : Number.NaN));
    return { A };
  },

  run: calling(symmetrize, symmetrizeSpec),

  reference: ({ uplo, n }, { A }) => symmetrizeRef(uplo, n, hostMat(A)),

  error: ({ uplo }, { A: given }, { A }) =>
    elementError(A, (i, j) => (inPart(uplo, i, j) ? element(given, i, j) : element(given, j, i))),

  table: bandwidthTable(symmetrizeSpec, { flags: ['uplo'], columns: ['n'] }),
};
