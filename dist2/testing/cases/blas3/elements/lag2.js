// LAG2H, LAG2S and LAG2D as cases: every element is known exactly. Among ordinary numbers there are ties, subnormal numbers of the target,
// both zeros, numbers that are too large, infinities and NaN.
import { lag2dRef } from '../../../../src/blas3/elements/lag2d.ref.js';
import { lag2hRef } from '../../../../src/blas3/elements/lag2h.ref.js';
import { lag2sRef } from '../../../../src/blas3/elements/lag2s.ref.js';
import { doubleOf, singleOf } from '../../../../src/core/field.js';
import { floatsToHalves, halfToNumber, halvesToFloats, lag2d, lag2h, lag2s, numberToHalf, } from '../../../../src/index.js';
import { lag2dSpec, lag2hSpec, lag2sSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { element, elementError, ODD, SHAPES, scalar } from '../../../lib/elementwise.js';
import { larger } from '../../../lib/norms.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { im, plus, re } from '../../../lib/scalars.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const sweep = [true, false].flatMap((wild) => SHAPES.map((shape) => ({ ...shape, wild, layout: ODD })));
const base = { tolerance: 1, sweep, repeatable: true };
const fromOptions = ({ m, n }, o) => ({ m, n, wild: false, layout: layoutOf(o) });
const typed = (type, { m, n, layout }, use) => ({
    ...window(type, m, n, layout, use),
    type,
});
/** What single numbers are rounded to as halves, and doubles as singles, in all the ways that there are. */
const TAME = {
    s: [1 + 2 ** -11, 1 + 3 * 2 ** -11, 2 ** -24, 2 ** -25, 3 * 2 ** -25, 65519, -0],
    d: [Math.PI, 2 ** -149, 1e-50, -0],
};
const WILD = { s: [65520, -1e38, Infinity, Number.NaN], d: [3.5e38, -1e300, -Infinity, Number.NaN] };
/** Ordinary numbers, but every seventh a special one. */
function values(prec, x, wild, random) {
    const special = [...TAME[prec], ...(wild ? WILD[prec] : [])];
    fill(prec, x, (i, j, part) => {
        // Of a pair one part alone is a special one.
        const k = i + 3 * j + 4 * part;
        const ordinary = (random.rand() - 0.5) * 2 ** ((k % 30) - 15);
        return k % 7 === 5 ? special[((k - 5) / 7) % special.length] : ordinary;
    });
}
/** The error of info, which is exact too. */
const infoError = (info, result) => {
    let expected = 0;
    for (let j = 0; j < result.cols; j++) {
        for (let i = 0; i < result.rows; i++) {
            const x = scalar(result, i, j);
            if ([re(x), im(x)].some((part) => Math.abs(part) === Infinity))
                expected = 1;
        }
    }
    return info.data[info.offset] === expected ? 0 : Number.NaN;
};
const infoPlace = () => {
    const info = integers(1, { offset: 2 });
    info.data[info.offset] = -5;
    return info;
};
export const lag2hCase = {
    ...base,
    spec: lag2hSpec,
    table: bandwidthTable(lag2hSpec, { columns: ['m', 'n'] }),
    fromOptions,
    data(p, _prec, random) {
        const A = typed('s', p, 'read');
        values('s', A, p.wild, random);
        return { A, HA: typed('h', p, 'write'), info: infoPlace() };
    },
    run: calling(lag2h, lag2hSpec),
    reference({ m, n }, { A, HA, info }) {
        const halves = floatsToHalves(HA.data);
        info.data[info.offset] = lag2hRef(m, n, hostMat(A), { data: halves, off: HA.offset, ld: HA.ld });
        HA.data.set(halvesToFloats(halves));
    },
    error: (_p, { A }, { HA, info }) => larger(infoError(info, HA), elementError(HA, (i, j) => halfToNumber(numberToHalf(element(A, i, j))))),
};
/** A number made of its parts' images. */
const partwise = (image, x) => typeof x === 'number' ? image(x) : { re: image(x.re), im: image(x.im) };
export const lag2sCase = {
    ...base,
    spec: lag2sSpec,
    table: bandwidthTable(lag2sSpec, { columns: ['m', 'n'] }),
    fromOptions,
    data(p, prec, random) {
        const A = typed(prec, p, 'read');
        values(prec === 'h' ? 's' : 'd', A, p.wild, random);
        if (prec === 'h')
            A.data.set(A.data.map((x) => halfToNumber(numberToHalf(x))));
        const single = singleOf(prec);
        return { A, SA: typed(single, p, 'write'), info: infoPlace(), SB: typed(single, p, 'write') };
    },
    run: calling(lag2s, lag2sSpec),
    reference({ m, n }, { A, SA, info, SB }) {
        info.data[info.offset] = lag2sRef(m, n, hostMat(A), hostMat(SA), hostMat(SB));
    },
    error(_p, { A }, { SA, info, SB }) {
        const single = (i, j) => partwise(Math.fround, scalar(A, i, j));
        const left = (x) => (Number.isFinite(Math.fround(x)) ? Math.fround(x - Math.fround(x)) : 0);
        const rest = (i, j) => partwise(left, scalar(A, i, j));
        return larger(infoError(info, SA), larger(elementError(SA, single), elementError(SB, rest)));
    },
};
export const lag2dCase = {
    ...base,
    spec: lag2dSpec,
    table: bandwidthTable(lag2dSpec, { columns: ['m', 'n'] }),
    fromOptions,
    data(p, prec, random) {
        const single = prec;
        const [SA, SB] = [typed(single, p, 'read'), typed(single, p, 'read')];
        values('s', SA, p.wild, random);
        fill('s', SB, () => (random.rand() - 0.5) * 2 ** -24);
        return { SA, A: typed(doubleOf(single), p, 'write'), SB };
    },
    run: calling(lag2d, lag2dSpec),
    reference: ({ m, n }, { SA, A, SB }) => lag2dRef(m, n, hostMat(SA), hostMat(A), hostMat(SB)),
    error: (_p, { SA, SB }, { A }) => elementError(A, (i, j) => plus(scalar(SA, i, j), scalar(SB, i, j))),
};
