// LANGE, LANSY, LANHE and LANTR as cases: the largest magnitude exactly where it is not a modulus, sums to within the rounding of their
// terms. What may not be read is NaN, also the imaginary parts of a Hermitian diagonal.
import { langeRef } from '../../../../src/blas3/norms/lange.ref.js';
import { sumType } from '../../../../src/core/field.js';
import { lange, lanhe, lansy, lantr } from '../../../../src/index.js';
import { langeSpec, lanheSpec, lansySpec, lantrSpec } from '../../../../src/specs.js';
import { argumentsOf } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { element, inPart, ODD, ORDERS, SHAPES } from '../../../lib/elementwise.js';
import { normFro, normInf, normMax, normOne } from '../../../lib/norms.js';
import { fill, window } from '../../../lib/operands.js';
import { layoutOf } from '../../../lib/source.js';
import { hermitianView, spoilDiagonal, symmetricView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
export const NORM_LETTERS = ['m', 'o', '1', 'i', 'f', 'e'];
/**
 * At both ends of single precision, beyond the lower end, and mixed; then of half, whose sums leave its range. The largest leaves room for
 * the sum of a row of the sweep.
 */
const RANGES = [
    [1],
    [1e36],
    [1e-38],
    [1e-42],
    [1e-36, 1e36],
    [1e-25, 1e-19, 1e-41],
    [1e13, 1e14],
    [1.3e5],
    [1e-7, 1.3e5],
];
const SQUARE = { m: 35, n: 35 };
/** Columns and rows of several slices. */
const SLICED = [
    { m: 1030, n: 3 },
    { m: 3, n: 300 },
];
/** Several columns or rows beside each other in a workgroup, several slices of them, and so many that a second pass adds them up. */
const THIN = [
    [1, 1030],
    [2, 1100],
    [5, 260],
    [18, 600],
    [33, 1290],
    [1030, 1],
    [2100, 4],
    [270, 17],
].map(([m, n]) => ({ m: m, n: n }));
const sweepOf = (uplos, diags, shapes, ranged) => NORM_LETTERS.flatMap((norm) => uplos.flatMap((uplo) => diags.flatMap((diag) => {
    const kind = { norm, uplo, diag, layout: ODD };
    return [
        ...shapes.map((shape) => ({ ...kind, ...shape, magnitudes: [1] })),
        ...ranged.flatMap((shape) => RANGES.map((magnitudes) => ({ ...kind, ...shape, magnitudes }))),
        ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((planted) => ({
            ...kind,
            m: 35,
            n: 35,
            magnitudes: [1],
            planted,
        })),
    ];
})));
const MEANINGS = {
    lange: (_, A) => [A],
    lansy: ({ uplo }, A) => [symmetricView(A, uplo)],
    lanhe: ({ uplo }, A) => [hermitianView(A, uplo)],
    lantr: ({ uplo, diag }, A) => [A, { uplo: uplo, diag }],
};
/**
 * How far a norm is off, of its size and of the square root of the number of terms; infinite where it is the largest of real numbers and
 * not exact. A modulus has roundings of its own.
 */
export function normError(norm, is, single, matrix, triangle) {
    const norms = { m: normMax, o: normOne, 1: normOne, i: normInf, f: normFro, e: normFro };
    const exact = norms[norm](matrix, triangle);
    const should = single ? Math.fround(exact) : exact;
    if (is === should || (Number.isNaN(is) && Number.isNaN(should)))
        return 0;
    const { rows: m, cols: n, parts } = matrix;
    if (norm === 'm' && parts === undefined)
        return Number.POSITIVE_INFINITY;
    const terms = norm === 'm' ? 1 : norm === 'i' ? n : norm === 'f' || norm === 'e' ? m * n : m;
    // Denormal results have no more than a unit of 2^-149.
    return Math.max(0, Math.abs(is - exact) - 2 ** -149) / exact / Math.sqrt(terms) / (parts ?? 1);
}
/** In the middle, beside the diagonal: an element that every kind of matrix has. */
function middle({ uplo, m, n }) {
    const last = Math.floor(Math.min(m, n) / 2);
    const before = Math.max(0, last - 1);
    return uplo === 'u' ? [before, last] : [last, before];
}
function caseOf(base, kind) {
    const mirrored = kind === 'lansy' || kind === 'lanhe';
    const plant = (p, { A }, value) => {
        const [i, j] = middle(p);
        // In the imaginary part alone, where it counts.
        const part = A.parts === 2 && i !== j ? 1 : 0;
        A.data[(A.offset + i + j * A.ld) * (A.parts ?? 1) + part] = value;
    };
    return {
        ...base,
        repeatable: true,
        // In units of the square root of the number of terms.
        tolerance: 3,
        fromOptions: ({ m, n }, o) => ({
            norm: 'f',
            uplo: kind === 'lange' ? 'f' : o.uplo === 'u' ? 'u' : 'l',
            diag: kind === 'lantr' ? o.diag : 'n',
            m,
            n: mirrored ? m : n,
            magnitudes: [1],
            layout: layoutOf(o),
        }),
        data(p, prec, random) {
            const { uplo, diag, m, n, magnitudes, layout } = p;
            const A = window(prec, m, n, layout, 'read');
            fill(prec, A, (i, j) => {
                if (!inPart(uplo, i, j) || (i === j && diag === 'u'))
                    return Number.NaN;
                return (random.rand() - 0.5) * magnitudes[j % magnitudes.length];
            });
            if (kind === 'lanhe')
                spoilDiagonal(A);
            const type = sumType(prec);
            const operands = { A, result: { ...window(type, 1, 1, layout), type } };
            if (p.planted !== undefined)
                plant(p, operands, p.planted);
            return operands;
        },
        plant,
        reference: (p, { A, result }) => {
            result.data[result.offset] = langeRef({ ...p, symmetric: mirrored, hermitian: kind === 'lanhe' }, hostMat(A));
        },
        error: (p, { A }, { result }) => normError(p.norm, element(result, 0, 0), result.data instanceof Float32Array, ...MEANINGS[kind](p, A)),
        table: bandwidthTable(base.spec, {
            ...(kind === 'lange' ? {} : { flags: mirrored ? ['uplo'] : ['uplo', 'diag'] }),
            columns: mirrored ? ['n', 'norm'] : ['m', 'n', 'norm'],
            planted: true,
            each: (p) => ['m', 'o', 'i', 'f'].map((norm) => ({ ...p, norm })),
        }),
    };
}
const squares = [...ORDERS, 230].map((n) => ({ m: n, n }));
export const langeCase = caseOf({
    spec: langeSpec,
    sweep: sweepOf(['f'], ['n'], [...SHAPES, ...THIN], [SQUARE, ...SLICED]),
    run: async (queue, { norm, m, n }, { A, result }) => {
        await lange(queue, { norm, m, n, A, lda: A.ld, result });
    },
}, 'lange');
export const lansyCase = caseOf({
    spec: lansySpec,
    sweep: sweepOf(['l', 'u'], ['n'], squares, [SQUARE]),
    run: async (queue, { norm, uplo, n }, { A, result }) => {
        await lansy(queue, { norm, uplo: uplo, n, A, lda: A.ld, result });
    },
}, 'lansy');
export const lanheCase = caseOf({
    spec: lanheSpec,
    sweep: sweepOf(['l', 'u'], ['n'], squares, [SQUARE]),
    run: async (queue, p, at) => {
        await lanhe(queue, argumentsOf(lanheSpec, p, at));
    },
}, 'lanhe');
export const lantrCase = caseOf({
    spec: lantrSpec,
    sweep: sweepOf(['l', 'u'], ['n', 'u'], [...SHAPES, ...SLICED], [SQUARE]),
    run: async (queue, { norm, uplo, diag, m, n }, { A, result }) => {
        await lantr(queue, { norm, uplo: uplo, diag, m, n, A, lda: A.ld, result });
    },
}, 'lantr');
