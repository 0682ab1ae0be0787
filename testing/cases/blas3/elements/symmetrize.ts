// SYMMETRIZE as a case: the elements are moved. The triangle that is overwritten is NaN.
import { symmetrizeRef } from '../../../../src/blas3/elements/symmetrize.ref.ts';
import { symmetrize } from '../../../../src/index.ts';
import { symmetrizeSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { elementError, inPart, ODD, ORDERS, scalar } from '../../../lib/elementwise.ts';
import { fill, window } from '../../../lib/operands.ts';
import { conjugate, re } from '../../../lib/scalars.ts';
import { layoutOf } from '../../../lib/source.ts';
import { spoilDiagonal } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

export interface SymmetrizeProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut {
  /** Default true: complex matrices become Hermitian. */
  readonly conj?: boolean;
}

export type SymmetrizeData = Data<'A'>;

const sweep: readonly SymmetrizeProblem[] = (['l', 'u'] as const).flatMap((uplo) => [
  ...ORDERS.map((n) => ({ uplo, n, layout: ODD })),
  { uplo, n: 40, layout: ODD, conj: false },
]);

export const symmetrizeCase: Case<SymmetrizeProblem, SymmetrizeData> = {
  spec: symmetrizeSpec,
  // The elements are moved: any difference is too much.
  tolerance: 1,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ uplo: o.uplo === 'f' ? 'l' : o.uplo, n, layout: layoutOf(o) }),

  data({ uplo, n, layout, conj = true }, prec, random) {
    const A = window(prec, n, n, layout);
    fill(prec, A, (i, j) => (inPart(uplo, i, j) ? random.rand() : Number.NaN));
    if (A.parts === 2 && conj) spoilDiagonal(A);
    return { A };
  },

  run: calling(symmetrize, symmetrizeSpec),

  reference: ({ uplo, n, conj }, { A }) => symmetrizeRef(uplo, n, hostMat(A), conj),

  error: ({ uplo, conj = true }, { A: given }, { A }) =>
    elementError(A, (i, j) => {
      const x = inPart(uplo, i, j) ? scalar(given, i, j) : scalar(given, j, i);
      if (A.parts === undefined || !conj) return x;
      return i === j ? { re: re(x), im: 0 } : inPart(uplo, i, j) ? x : conjugate(x);
    }),

  table: bandwidthTable(symmetrizeSpec, { flags: ['uplo'], columns: ['n'] }),
};
