// GER, GERU and GERC as cases: the error of every element against what is added up in it.
import { gerRef } from '../../../src/blas2/ger.ref.js';
import { ger, gerc, geru } from '../../../src/index.js';
import { gercSpec, gerSpec, geruSpec } from '../../../src/specs.js';
import { ODD, shapes } from '../../lib/calls.js';
import { productTable } from '../../lib/columns.js';
import { changeOf, INCS, TINY } from '../../lib/gauge.js';
import { ALPHAS, GENERAL_UPDATE, updateCase } from '../../lib/level2.js';
import { fill } from '../../lib/operands.js';
import { layoutOf } from '../../lib/source.js';
const GENERAL = { ...GENERAL_UPDATE, incy: 1 };
const sweep = [
    ...TINY.flatMap((m) => TINY.flatMap((n) => INCS.map((incx) => ({ ...GENERAL, m, n, incx, incy: INCS[(m + n) % 4] })))),
    ...INCS.flatMap((incx) => INCS.flatMap((incy) => ALPHAS.map((alpha) => ({ m: 9, n: 5, alpha, incx, incy, layout: ODD })))),
    ...shapes('31x33 32x32 33x31 64x32 65x33 130x65 300x7 7x300').map(([m, n]) => ({ ...GENERAL, m, n })),
    { ...GENERAL, m: 9, n: 70, together: true },
    { ...GENERAL, m: 70, n: 9, incx: -1, incy: -1, together: true },
];
const caseOf = (spec, front, conjugated) => updateCase({
    ...{ spec, front, sweep, conjugated },
    fromOptions: ({ m, n }, o) => ({ ...GENERAL, m, n, layout: layoutOf(o) }),
    fill: (prec, A, _p, entry) => fill(prec, A, entry),
    reference: ({ m, n }, { A, x, y }, { alpha }) => gerRef(m, n, alpha, x, y, A, conjugated),
    change: (_p, before, after) => changeOf(before, after),
    table: productTable([], ['m', 'n']),
});
export const gerCase = caseOf(gerSpec, ger, false);
export const geruCase = caseOf(geruSpec, geru, false);
export const gercCase = caseOf(gercSpec, gerc, true);
