// TRANSPOSEINPLACE as a case: the elements are moved.
import { transposeInplaceRef } from '../../../../src/blas3/elements/transposeInplace.ref.ts';
import { transposeInplace } from '../../../../src/index.ts';
import { transposeInplaceSpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { element, elementError, ODD, ORDERS } from '../../../lib/elementwise.ts';
import { window } from '../../../lib/operands.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export type TransposeInplaceProblem = Sizes<'n'> & LaidOut;

export type TransposeInplaceData = Data<'A'>;

const sweep: readonly TransposeInplaceProblem[] = ORDERS.map((n) => ({ n, layout: ODD }));

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

  reference: ({ n }, { A }) => transposeInplaceRef(n, hostMat(A)),

  error: (_, { A: given }, { A }) => elementError(A, (i, j) => element(given, j, i)),

  table: bandwidthTable(transposeInplaceSpec, { columns: ['n'] }),
};
