// EXPM of one matrix as a case: judged as those of a batch are.
import { expmRef } from '../../../../src/batched/functions/expm.ref.ts';
import { expm } from '../../../../src/index.ts';
import { expmSpec } from '../../../../src/specs.ts';
import { type Data, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { fill, integers, type Layout, window } from '../../../lib/operands.ts';
import { N, rateTable } from '../../../lib/rateTable.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';
import { exponentialError } from './matrixFunctions.ts';

interface ExpmProblem extends Sizes<'n'> {
  readonly layout?: Layout;
}

type ExpmData = Data<'A', 'info'>;

export const expmCase: Case<ExpmProblem, ExpmData> = {
  spec: expmSpec,
  tolerance: 30,
  sweep: [0, 1, 2, 5, 12, 13, 33, 70].map((n) => ({ n, layout: ODD })),

  fromOptions: ({ n }, o) => ({ n, layout: layoutOf(o) }),

  data({ n, layout }, prec, random) {
    const A = window(prec, n, n, layout);
    fill(prec, A, () => random.rand() - 0.5);
    return { A, info: integers(1, layout) };
  },

  run: (queue, { n }, { A, info }) => expm(queue, { n, A, lda: A.ld, info }),

  reference({ n }, { A, info }) {
    info.data[info.offset] = expmRef(n, hostMat(A), hostMat(A));
  },

  error: (_, { A }, { A: C, info }) => (info.data[info.offset] === 0 ? exponentialError(A, C) : Number.NaN),

  table: rateTable({ ...N, error: '|C-exp(A)|/(N*(1+|A|)*|exp(A)|)' }),
};
