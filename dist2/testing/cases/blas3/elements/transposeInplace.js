// TRANSPOSEINPLACE as a case: the elements are moved.
import { transposeInplaceRef } from '../../../../src/blas3/elements/transposeInplace.ref.js';
import { transposeInplace } from '../../../../src/index.js';
import { transposeInplaceSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { elementError, ODD, ORDERS, scalar } from '../../../lib/elementwise.js';
import { window } from '../../../lib/operands.js';
import { conjugate } from '../../../lib/scalars.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const sweep = [
    ...ORDERS.map((n) => ({ n, layout: ODD })),
    { n: 41, layout: ODD, conj: true },
];
export const transposeInplaceCase = {
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
    error: ({ conj }, { A: given }, { A }) => elementError(A, (i, j) => (conj ? conjugate(scalar(given, j, i)) : scalar(given, j, i))),
    table: bandwidthTable(transposeInplaceSpec, { columns: ['n'] }),
};
