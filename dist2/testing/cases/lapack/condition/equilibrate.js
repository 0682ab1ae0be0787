// GEEQU, POEQU, LAQGE, LAQSY and LAQHE as cases: everything against the reference in double precision, to within a few roundings; what
// counts zeros and decisions exactly.
import { geequ, laqge, laqhe, laqsy, poequ } from '../../../../src/index.js';
import { geequRef } from '../../../../src/lapack/condition/geequ.ref.js';
import { laqgeRef } from '../../../../src/lapack/condition/laqge.ref.js';
import { laqheRef } from '../../../../src/lapack/condition/laqhe.ref.js';
import { laqsyRef } from '../../../../src/lapack/condition/laqsy.ref.js';
import { poequRef } from '../../../../src/lapack/condition/poequ.ref.js';
import { geequSpec, laqgeSpec, laqheSpec, laqsySpec, poequSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes, } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { fill, integers, realWindow, window } from '../../../lib/operands.js';
import { MN, N, rateTable, uploLine } from '../../../lib/rateTable.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const DIFFERENCE = 'largest |x-x_ref|/|x_ref|';
const PLAIN = { uplo: 'l', rows: 6, columns: -4, layout: ODD };
const SHAPES = shapes('0x0 0x3 3x0 1x1 2x3 70x33 33x300');
const square = [0, 1, 2, 33, 70].map((n) => ({ ...PLAIN, m: n, n }));
/** The largest relative difference of parts, 1 where only one is zero. */
export function difference(x, y) {
    const parts = x.parts ?? 1;
    let worst = 0;
    for (let j = 0; j < x.cols; j++) {
        for (let i = 0; i < x.rows; i++) {
            for (let part = 0; part < parts; part++) {
                const a = x.data[parts * (x.offset + i + j * x.ld) + part];
                const b = y.data[parts * (y.offset + i + j * y.ld) + part];
                if (!Object.is(a, b) && a !== b)
                    worst = larger(Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b)), worst);
            }
        }
    }
    return worst;
}
const inDouble = (x) => ({ ...x, data: Float64Array.from(x.data) });
const vector = (x) => x.data.subarray(x.offset, x.offset + x.rows);
const entry = (x) => x.data[x.offset];
const magnitude = (p, i, j) => 10 ** ((p.rows * i) / Math.max(1, p.m - 1) + (p.columns * j) / Math.max(1, p.n - 1));
export const geequCase = {
    spec: geequSpec,
    tolerance: 16,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ ...PLAIN, m, n })),
        { ...PLAIN, m: 20, n: 10, zeroRow: 7 },
        { ...PLAIN, m: 20, n: 10, zeroColumn: 9 },
        { ...PLAIN, m: 300, n: 300, zeroRow: 299, zeroColumn: 0 },
        { ...PLAIN, m: 64, n: 64, rows: 20, columns: 15, layout: {} },
    ],
    fromOptions: ({ m, n }, o) => ({ ...PLAIN, m, n, layout: layoutOf(o) }),
    data(p, prec, random) {
        const A = window(prec, p.m, p.n, p.layout, 'read');
        fill(prec, A, (i, j) => (i === p.zeroRow || j === p.zeroColumn ? 0 : random.rands() * magnitude(p, i, j)));
        const [r, c, scalars] = [p.m, p.n, 3].map((length) => realWindow(prec, length, 1, p.layout));
        return { A, r: r, c: c, scalars: scalars, info: integers(1, p.layout) };
    },
    run: calling(geequ, geequSpec),
    reference({ m, n }, { A, r, c, scalars, info }) {
        const found = geequRef(m, n, hostMat(A), vector(r), vector(c));
        vector(scalars).set([found.rowcnd, found.colcnd, found.amax]);
        info.data[info.offset] = found.info;
    },
    error(p, before, after) {
        const [r, c, scalars] = [before.r, before.c, before.scalars].map(inDouble);
        const found = geequRef(p.m, p.n, hostMat(before.A), vector(r), vector(c));
        vector(scalars).set([found.rowcnd, found.colcnd, found.amax]);
        if (entry(after.info) !== found.info)
            return Number.NaN;
        const known = difference(scalars, after.scalars);
        if (found.info > 0)
            return known;
        return [difference(r, after.r), difference(c, after.c)].reduce(larger, known);
    },
    table: rateTable({ ...MN, error: DIFFERENCE }),
};
export const poequCase = {
    spec: poequSpec,
    tolerance: 16,
    sweep: [...square, { ...PLAIN, m: 20, n: 20, zeroRow: 7 }, { ...PLAIN, m: 600, n: 600, zeroRow: 599, layout: {} }],
    fromOptions: ({ n }, o) => ({ ...PLAIN, m: n, n, layout: layoutOf(o) }),
    data(p, prec, random) {
        const A = window(prec, p.n, p.n, p.layout, 'read');
        fill(prec, A, (i, j, part) => {
            if (i !== j || part === 1)
                return Number.NaN;
            return i === p.zeroRow ? -0 : (1 + random.rand()) * magnitude(p, i, j);
        });
        const [s, scalars] = [p.n, 2].map((length) => realWindow(prec, length, 1, p.layout));
        return { A, s: s, scalars: scalars, info: integers(1, p.layout) };
    },
    run: calling(poequ, poequSpec),
    reference({ n }, { A, s, scalars, info }) {
        const found = poequRef(n, hostMat(A), vector(s));
        vector(scalars).set([found.scond, found.amax]);
        info.data[info.offset] = found.info;
    },
    error({ n }, before, after) {
        const [s, scalars] = [before.s, before.scalars].map(inDouble);
        const found = poequRef(n, hostMat(before.A), vector(s));
        vector(scalars).set([found.scond, found.amax]);
        if (entry(after.info) !== found.info)
            return Number.NaN;
        const known = difference(scalars, after.scalars);
        return found.info > 0 ? known : larger(known, difference(s, after.s));
    },
    table: rateTable({ ...N, error: DIFFERENCE }),
};
/** rowcnd, colcnd, amax: both, either, neither, and magnitudes at the ends of the range; NaN decides nothing. */
const DECISIONS = [
    [0.01, 0.02, 1],
    [0.01, 0.5, 1],
    [0.1, 0.02, 1],
    [0.5, 0.5, 1],
    [0.5, 0.5, 2 ** -110],
    [0.5, 0.01, 2 ** 110],
    [Number.NaN, Number.NaN, Number.NaN],
];
export const laqgeCase = {
    spec: laqgeSpec,
    tolerance: 16,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ ...PLAIN, m, n, scalars: DECISIONS[0] })),
        ...DECISIONS.map((scalars) => ({ ...PLAIN, m: 20, n: 10, scalars })),
    ],
    fromOptions: ({ m, n }, o) => ({ ...PLAIN, m, n, scalars: DECISIONS[0], layout: layoutOf(o) }),
    data(p, prec, random) {
        const A = window(prec, p.m, p.n, p.layout);
        fill(prec, A, () => random.rands());
        const [r, c, scalars] = [p.m, p.n, 3].map((length) => realWindow(prec, length, 1, p.layout, 'read'));
        for (const x of [r, c])
            fill(prec, x, (i) => 10 ** ((i % 5) - 2) * (1 + random.rand()));
        fill(prec, scalars, (i) => p.scalars[i]);
        return { A, r: r, c: c, scalars: scalars, equed: integers(1, p.layout) };
    },
    run: calling(laqge, laqgeSpec),
    reference({ m, n }, { A, r, c, scalars, equed }) {
        const [rowcnd, colcnd, amax] = vector(scalars);
        equed.data[equed.offset] = laqgeRef(m, n, hostMat(A), vector(r), vector(c), rowcnd, colcnd, amax);
    },
    error({ m, n }, before, after) {
        const A = inDouble(before.A);
        const [rowcnd, colcnd, amax] = vector(before.scalars);
        // The ends of the range are those of the precision of r.
        const equed = laqgeRef(m, n, hostMat(A), vector(before.r), vector(before.c), rowcnd, colcnd, amax);
        return entry(after.equed) === equed ? difference(A, after.A) : Number.NaN;
    },
    table: rateTable({ ...MN, error: DIFFERENCE }),
};
/** `spoilt`: what stands in A in the place of a random number. */
const oneTriangle = (spec, front, scale, spoilt) => ({
    spec,
    tolerance: 16,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...square.map((p) => ({ ...p, uplo, scalars: [0.01, 1] })),
        ...DECISIONS.map(([scond, , amax]) => ({ ...PLAIN, uplo, m: 20, n: 20, scalars: [scond, amax] })),
    ]),
    fromOptions: ({ n }, o) => ({
        ...PLAIN,
        uplo: o.uplo === 'u' ? 'u' : 'l',
        m: n,
        n,
        scalars: [0.01, 1],
        layout: layoutOf(o),
    }),
    data(p, prec, random) {
        const A = window(prec, p.n, p.n, p.layout);
        fill(prec, A, (i, j, part) => spoilt(i, j, part) ?? random.rands());
        const [s, scalars] = [p.n, 2].map((length) => realWindow(prec, length, 1, p.layout, 'read'));
        fill(prec, s, (i) => 10 ** ((i % 5) - 2) * (1 + random.rand()));
        fill(prec, scalars, (i) => p.scalars[i]);
        return { A, s: s, scalars: scalars, equed: integers(1, p.layout) };
    },
    run: calling(front, spec),
    reference({ uplo, n }, { A, s, scalars, equed }) {
        const [scond, amax] = vector(scalars);
        equed.data[equed.offset] = scale(uplo, n, hostMat(A), vector(s), scond, amax);
    },
    // The other triangle, which must stay as it is, is compared with the reference's too.
    error({ uplo, n }, before, after) {
        const A = inDouble(before.A);
        const [scond, amax] = vector(before.scalars);
        const equed = scale(uplo, n, hostMat(A), vector(before.s), scond, amax);
        return entry(after.equed) === equed ? difference(A, after.A) : Number.NaN;
    },
    table: rateTable({ ...N, lines: uploLine, error: DIFFERENCE }),
});
export const laqsyCase = oneTriangle(laqsySpec, laqsy, laqsyRef, () => undefined);
/** Of a Hermitian matrix, with imaginary parts on the diagonal that are no part of it. */
export const laqheCase = oneTriangle(laqheSpec, laqhe, laqheRef, (i, j, part) => i === j && part === 1 ? Number.NaN : undefined);
