// LASWP as a case: exchanges move numbers, so that every element must be exactly the expected one.
import { laswp } from '../../../../src/index.js';
import { laswpRef } from '../../../../src/lapack/lu/laswp.ref.js';
import { laswpSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { integers, window } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Ranges of rows, empty, short, at and beyond the 32 exchanges of one dispatch, inside the matrix. */
const RANGES = shapes('0x3x1x0 4x0x1x4 4x3x2x1 1x1x1x1 2x5x1x2 9x4x3x7 40x3x1x31 40x5x1x32 40x6x8x40 50x2x50x50 300x9x1x100', '70x70x5x69 700x3x1x700 700x11x40x690');
const sweep = RANGES.flatMap(([m, n, k1, k2]) => ['f', 'b'].flatMap((direction) => ['down', 'any'].map((pivots) => ({ m, n, k1, k2, direction, pivots, layout: ODD }))));
/** Rows of A in the order in which they end up. */
function order({ m, k1, k2, direction }, ipiv) {
    const rows = Array.from({ length: m }, (_, i) => i);
    const steps = Array.from({ length: k2 - k1 + 1 }, (_, s) => k1 - 1 + s);
    if (direction === 'b')
        steps.reverse();
    for (const i of steps) {
        const p = ipiv.data[ipiv.offset + i] - 1;
        [rows[i], rows[p]] = [rows[p], rows[i]];
    }
    return rows;
}
export const laswpCase = {
    spec: laswpSpec,
    // The error counts wrong elements: one is too many.
    tolerance: 1,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n }, o) => ({ m, n, k1: 1, k2: m, direction: 'f', pivots: 'down', layout: layoutOf(o) }),
    data({ m, n, k2, pivots, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        uniform(A, prec, random);
        const ipiv = integers(k2, layout);
        for (let i = 0; i < k2; i++) {
            const first = pivots === 'down' ? i : 0;
            ipiv.data[ipiv.offset + i] = 1 + first + Math.floor(random.rand() * (m - first));
        }
        return { A, ipiv };
    },
    run: calling(laswp, laswpSpec),
    reference: ({ n, k1, k2, direction }, { A, ipiv }) => laswpRef(n, hostMat(A), k1, k2, ipiv.data, ipiv.offset, direction === 'f'),
    error(p, { A: given, ipiv }, { A }) {
        const rows = order(p, ipiv);
        let wrong = 0;
        for (let j = 0; j < p.n; j++) {
            const [from, to] = [columnOf(given, j), columnOf(A, j)];
            const parts = to.length / p.m;
            for (let q = 0; q < to.length; q++)
                if (to[q] !== from[rows[Math.floor(q / parts)] * parts + (q % parts)])
                    wrong++;
        }
        return wrong;
    },
    table: bandwidthTable(laswpSpec, { columns: ['m', 'n'] }),
};
