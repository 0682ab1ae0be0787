// LAPMR as a case: rows move whole, so that every element must be exactly the expected one.
import { lapmr } from '../../../../src/index.js';
import { lapmrRef } from '../../../../src/lapack/lu/lapmr.ref.js';
import { lapmrSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { SHAPES } from '../../../lib/elementwise.js';
import { integers, window } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const sweep = [true, false].flatMap((forwrd) => [
    ...SHAPES.map((shape) => ({ forwrd, ...shape, layout: ODD })),
    // More rows than a workgroup has threads; columns that are one behind the other.
    { forwrd, m: 700, n: 19, layout: ODD },
    { forwrd, m: 64, n: 12 },
]);
export const lapmrCase = {
    spec: lapmrSpec,
    // The error counts wrong elements: one is too many.
    tolerance: 1,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n }, o) => ({ forwrd: true, m, n, layout: layoutOf(o) }),
    data({ m, n, layout }, prec, random) {
        const X = window(prec, m, n, layout);
        uniform(X, prec, random);
        const k = integers(m, layout);
        const rows = k.data.subarray(k.offset, k.offset + m);
        for (let i = 0; i < m; i++) {
            // Fisher and Yates, from the front.
            const other = Math.floor(random.rand() * (i + 1));
            rows[i] = rows[other];
            rows[other] = i + 1;
        }
        return { X, k };
    },
    run: calling(lapmr, lapmrSpec),
    reference: ({ forwrd, m, n }, { X, k }) => lapmrRef(forwrd, m, n, hostMat(X), k.data, k.offset),
    error({ forwrd, m, n }, { X: given, k }, { X }) {
        const { parts = 1 } = X;
        let wrong = 0;
        for (let j = 0; j < n; j++) {
            const [from, to] = [columnOf(given, j), columnOf(X, j)];
            for (let i = 0; i < m; i++) {
                const other = k.data[k.offset + i] - 1;
                const [row, source] = forwrd ? [i, other] : [other, i];
                for (let part = 0; part < parts; part++)
                    if (to[row * parts + part] !== from[source * parts + part])
                        wrong++;
            }
        }
        return wrong;
    },
    table: bandwidthTable(lapmrSpec, { columns: ['m', 'n'] }),
};
