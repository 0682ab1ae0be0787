// INVROOT of one matrix as a case, p = 4: judged as those of a batch are.
import { invrootRef } from '../../../../src/batched/functions/invroot.ref.ts';
import { invroot } from '../../../../src/index.ts';
import { invrootSpec } from '../../../../src/specs.ts';
import { type Data, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { integers, type Layout, window } from '../../../lib/operands.ts';
import { N, rateTable } from '../../../lib/rateTable.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';
import { definite, fourthRootError } from './matrixFunctions.ts';

interface InvrootProblem extends Sizes<'n'> {
  readonly layout?: Layout;
}

type InvrootData = Data<'A', 'info'>;

const P = 4;

export const invrootCase: Case<InvrootProblem, InvrootData> = {
  spec: invrootSpec,
  tolerance: 30,
  sweep: [0, 1, 2, 5, 12, 13, 33, 70].map((n) => ({ n, layout: ODD })),

  fromOptions: ({ n }, o) => ({ n, layout: layoutOf(o) }),

  data({ n, layout }, prec, random) {
    const A = window(prec, n, n, layout);
    definite(A, prec, random);
    return { A, info: integers(1, layout) };
  },

  run: (queue, { n }, { A, info }) => invroot(queue, { p: P, n, A, lda: A.ld, info }),

  reference({ n }, { A, info }) {
    const found = invrootRef(n, { p: P, epsilon: 0 }, hostMat(A), hostMat(A));
    info.data[info.offset] = found.info;
  },

  error: (_, { A }, { A: C, info }) => (info.data[info.offset] === 0 ? fourthRootError(A, C) : Number.NaN),

  table: rateTable({ ...N, error: '|I - C^4*A| / N' }),
};
