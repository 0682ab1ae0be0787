// SYMMETRIZE as a case: the elements are moved. The triangle that is overwritten is NaN.
import { symmetrizeRef } from '../../../../src/blas3/elements/symmetrize.ref.js';
import { symmetrize } from '../../../../src/index.js';
import { symmetrizeSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { elementError, inPart, ODD, ORDERS, scalar } from '../../../lib/elementwise.js';
import { fill, window } from '../../../lib/operands.js';
import { conjugate, re } from '../../../lib/scalars.js';
import { layoutOf } from '../../../lib/source.js';
import { spoilDiagonal } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
const sweep = ['l', 'u'].flatMap((uplo) => [
    ...ORDERS.map((n) => ({ uplo, n, layout: ODD })),
    { uplo, n: 40, layout: ODD, conj: false },
]);
export const symmetrizeCase = {
    spec: symmetrizeSpec,
    // The elements are moved: any difference is too much.
    tolerance: 1,
    repeatable: true,
    sweep,
    fromOptions: ({ n }, o) => ({ uplo: o.uplo === 'f' ? 'l' : o.uplo, n, layout: layoutOf(o) }),
    data({ uplo, n, layout, conj = true }, prec, random) {
        const A = window(prec, n, n, layout);
        fill(prec, A, (i, j) => (inPart(uplo, i, j) ? random.rand() : Number.NaN));
        if (A.parts === 2 && conj)
            spoilDiagonal(A);
        return { A };
    },
    run: calling(symmetrize, symmetrizeSpec),
    reference: ({ uplo, n, conj }, { A }) => symmetrizeRef(uplo, n, hostMat(A), conj),
    error: ({ uplo, conj = true }, { A: given }, { A }) => elementError(A, (i, j) => {
        const x = inPart(uplo, i, j) ? scalar(given, i, j) : scalar(given, j, i);
        if (A.parts === undefined || !conj)
            return x;
        return i === j ? { re: re(x), im: 0 } : inPart(uplo, i, j) ? x : conjugate(x);
    }),
    table: bandwidthTable(symmetrizeSpec, { flags: ['uplo'], columns: ['n'] }),
};
