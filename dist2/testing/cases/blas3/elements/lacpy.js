// LACPY as a case: the elements are moved, the rest of B stays as it is. The triangle that is not copied is NaN in A.
import { lacpyRef } from '../../../../src/blas3/elements/lacpy.ref.js';
import { lacpy } from '../../../../src/index.js';
import { lacpySpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { elementError, inPart, ODD, SHAPES, scalar } from '../../../lib/elementwise.js';
import { fill, place } from '../../../lib/operands.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const sweep = ['f', 'l', 'u'].flatMap((uplo) => [
    ...SHAPES.map((shape) => ({ uplo, ...shape, layout: ODD })),
    { uplo, m: 40, n: 41, layout: ODD, inB: true },
]);
export const lacpyCase = {
    spec: lacpySpec,
    // The elements are moved: any difference is too much.
    tolerance: 1,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n }, o) => ({ uplo: o.uplo, m, n, layout: layoutOf(o) }),
    data({ uplo, m, n, layout, inB }, prec, random) {
        const views = place(prec, { A: [m, n], B: [m, n] }, inB ? ['A', 'B'] : ['B'], layout);
        fill(prec, views.A, (i, j) => (inPart(uplo, i, j) ? random.rand() : Number.NaN));
        uniform(views.B, prec, random);
        return views;
    },
    run: calling(lacpy, lacpySpec),
    reference: ({ uplo, m, n }, { A, B }) => lacpyRef(uplo, m, n, hostMat(A), hostMat(B)),
    error: ({ uplo }, { A, B: given }, { B }) => elementError(B, (i, j) => scalar(inPart(uplo, i, j) ? A : given, i, j)),
    table: bandwidthTable(lacpySpec, {
        columns: ['uplo', 'm', 'n'],
        each: (p) => ['l', 'u', 'f'].map((uplo) => ({ ...p, uplo })),
    }),
};
