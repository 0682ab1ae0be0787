// TRANSPOSE as a case: the elements are moved.
import { adjointRef } from '../../../../src/blas3/elements/adjoint.ref.js';
import { transposeRef } from '../../../../src/blas3/elements/transpose.ref.js';
import { transpose } from '../../../../src/index.js';
import { transposeSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { elementError, ODD, SHAPES, scalar } from '../../../lib/elementwise.js';
import { place } from '../../../lib/operands.js';
import { conjugate } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const sweep = [
    ...SHAPES.map((shape) => ({ ...shape, layout: ODD })),
    { m: 40, n: 41, layout: ODD, inB: true },
    { m: 33, n: 41, layout: ODD, conj: true },
    { m: 40, n: 41, layout: ODD, inB: true, conj: true },
];
export const transposeCase = {
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
