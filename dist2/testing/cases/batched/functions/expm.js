// EXPM of one matrix as a case: judged as those of a batch are.
import { expmRef } from '../../../../src/batched/functions/expm.ref.js';
import { expm } from '../../../../src/index.js';
import { expmSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { exponentialError } from './matrixFunctions.js';
export const expmCase = {
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
