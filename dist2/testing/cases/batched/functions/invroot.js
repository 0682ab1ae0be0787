// INVROOT of one matrix as a case, p = 4: judged as those of a batch are.
import { invrootRef } from '../../../../src/batched/functions/invroot.ref.js';
import { invroot } from '../../../../src/index.js';
import { invrootSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { integers, window } from '../../../lib/operands.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { definite, fourthRootError } from './matrixFunctions.js';
const P = 4;
export const invrootCase = {
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
