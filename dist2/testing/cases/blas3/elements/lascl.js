// LASCL as a case: the elements times a quotient that need not be representable.
import { lasclRef } from '../../../../src/blas3/elements/lascl.ref.js';
import { SAFE_MIN } from '../../../../src/core/scaling.js';
import { lascl } from '../../../../src/index.js';
import { lasclSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { elementError, inPart, ODD, SHAPES, scalar } from '../../../lib/elementwise.js';
import { fill, window } from '../../../lib/operands.js';
import { im, magnitude, re } from '../../../lib/scalars.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const sweep = ['g', 'l', 'u'].flatMap((type) => [
    ...SHAPES.map((shape) => ({ type, ...shape, cfrom: 3, cto: -0.7, magnitude: 1, layout: ODD })),
    ...[
        [1e30, 1e-30, 1e30],
        [1e-30, 1e30, 1e-30],
        [1e-38, 1e38, 1.2e-38],
        [1e38, 1e-37, 1e38],
        [5, 0, 1],
        [5, 5, 1],
    ].map(([cfrom, cto, magnitude]) => ({
        type,
        m: 9,
        n: 5,
        cfrom: cfrom,
        cto: cto,
        magnitude: magnitude,
        layout: ODD,
    })),
]);
export const lasclCase = {
    spec: lasclSpec,
    // A few roundings: one per factor, and that of the factor.
    tolerance: 8,
    sweep,
    fromOptions: ({ m, n }, o) => ({
        type: o.uplo === 'f' ? 'g' : o.uplo,
        m,
        n,
        cfrom: 3,
        cto: 2,
        magnitude: 1,
        layout: layoutOf(o),
    }),
    data({ m, n, magnitude, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        fill(prec, A, () => magnitude * (1 + random.rand()));
        return { A };
    },
    run: calling(lascl, lasclSpec),
    reference: ({ type, cfrom, cto, m, n }, { A }) => lasclRef(type === 'g' ? 'f' : type, cfrom, cto, m, n, hostMat(A), A.data instanceof Float32Array ? SAFE_MIN.s : SAFE_MIN.d),
    error({ type, cfrom, cto }, { A: given }, { A }) {
        // In this order no double leaves its range: the elements are of the magnitude of cfrom.
        const expected = (i, j) => {
            const x = scalar(given, i, j);
            if (!inPart(type === 'g' ? 'f' : type, i, j))
                return x;
            return A.parts === undefined ? (re(x) / cfrom) * cto : { re: (re(x) / cfrom) * cto, im: (im(x) / cfrom) * cto };
        };
        return elementError(A, expected, (i, j) => magnitude(expected(i, j)));
    },
    table: bandwidthTable(lasclSpec, {
        columns: ['type', 'm', 'n'],
        each: (p) => ['l', 'u', 'g'].map((type) => ({ ...p, type })),
    }),
};
