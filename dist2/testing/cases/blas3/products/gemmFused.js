// GEMM with an epilogue as a case: every element of C and Z against the formula in double, in units of what rounding may do to it.
import { gemmRef } from '../../../../src/blas3/products/gemm.ref.js';
import { activationRef, epilogueRef } from '../../../../src/blas3/products/gemmFused.ref.js';
import { isComplex } from '../../../../src/core/field.js';
import { gemmFused } from '../../../../src/index.js';
import { gemmFusedSpec } from '../../../../src/specs.js';
import { productTable } from '../../../lib/columns.js';
import { elementError, scalar } from '../../../lib/elementwise.js';
import { larger, matrixView } from '../../../lib/norms.js';
import { fill, place } from '../../../lib/operands.js';
import { im, inField, magnitude, re } from '../../../lib/scalars.js';
import { layoutOf, unread } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Bounds of 'clamp'. */
const BOUNDS = { low: -0.25, high: 0.5 };
/** The function of the activation 'expression': z/(1 + z) where z > 0. */
const EXPRESSION = { wgsl: 'select(0.0, z / (1.0 + z), z > 0.0)', js: (z) => (z > 0 ? z / (1 + z) : 0) };
/** Products that a check computes; of a larger problem it looks at the last columns. */
const MOST = 2 ** 27;
const GENERAL = { transA: 'n', transB: 'n', alpha: 0.29, beta: -0.48 };
const ODD = { ...GENERAL, m: 33, n: 35, k: 17, layout: { pad: 3, offset: 5 } };
const EVEN = { ...GENERAL, m: 36, n: 40, k: 20, layout: { align: 4, pad: 4, offset: 8 } };
const FULL = { biasOf: 'rows', residual: true, stored: true };
const OPERANDS = [undefined, 'rows', 'columns'].flatMap((biasOf) => [false, true].flatMap((residual) => [false, true].map((stored) => ({ biasOf, residual, stored }))));
const ACTIVATIONS = [
    'none',
    'relu',
    'gelu',
    'geluTanh',
    'silu',
    'sigmoid',
    'tanh',
    'clamp',
    'expression',
];
/**
 * Each activation with all operands, and each set of operands, by turns aligned and not (a software adapter takes half a second for each
 * pipeline); what is read or not; shared buffers; thin products.
 */
const sweep = [
    ...ACTIVATIONS.map((activation, turn) => ({ ...(turn % 2 === 0 ? ODD : EVEN), ...FULL, activation })),
    ...OPERANDS.map((operands, turn) => ({ ...(turn % 3 === 0 ? ODD : EVEN), ...operands, activation: 'relu' })),
    ...[
        { alpha: 0, beta: 0 },
        { alpha: 1, beta: 0 },
        { alpha: 0, beta: 1 },
        { k: 0 },
        { m: 1, k: 200 },
        { n: 1, k: 200 },
        { m: 0 },
    ].map((change) => ({ ...ODD, ...FULL, ...change, activation: 'relu' })),
    { ...ODD, ...FULL, transA: 'c', transB: 't', activation: 'none' },
    { ...ODD, ...FULL, activation: 'relu', inC: ['A', 'B', 'bias', 'R'] },
    { ...EVEN, ...FULL, activation: 'relu', inC: ['bias'], inZ: ['A', 'R'] },
];
const used = (p) => ({ bias: p.biasOf !== undefined, R: p.residual === true, Z: p.stored === true });
/** The operands of the formula, with a product in place of C. */
const epilogueOf = (p, { bias, R }, Z) => ({
    bias: p.biasOf && { ...hostMat(bias), ld: 1 },
    biasOf: p.biasOf ?? 'rows',
    f: activationRef({ ...BOUNDS, activation: bias.parts === 2 ? 'none' : p.activation, expression: EXPRESSION }),
    R: p.residual ? hostMat(R) : undefined,
    Z: Z && hostMat(Z),
});
const doubles = (rows, cols, parts, entry) => {
    const view = matrixView(new Float64Array(rows * cols * (parts ?? 1)), rows, cols, undefined, 0, parts);
    if (entry !== undefined)
        fill('d', view, entry);
    return view;
};
const sizeOf = (x, i, j) => magnitude(scalar(x, i, j));
const absolute = (x) => doubles(x.rows, x.cols, undefined, (i, j) => sizeOf(x, i, j));
/** What of a complex matrix is a part of an element. */
const partOf = (x) => (i, j, part) => (part === 0 ? re : im)(scalar(x, i, j));
/** op(X) of magnitudes. */
const real = (op) => (op === 'c' ? 't' : op);
export const gemmFusedCase = {
    spec: gemmFusedSpec,
    // Of eps times the sum of the absolute values of everything that is added up: the square root of the depth and a few more roundings.
    tolerance: 16,
    sweep,
    fromOptions: ({ m, n, k }, o) => ({
        ...GENERAL,
        transA: o.transA,
        transB: o.transB,
        m,
        n,
        k,
        ...(o.math === 'strict' ? {} : { math: o.math }),
        biasOf: 'rows',
        activation: 'gelu',
        residual: true,
        layout: layoutOf(o),
    }),
    arithmetic: ({ math }, prec) => (math === 'fast' && prec === 's' ? 'h' : undefined),
    data(p, prec, random) {
        const { transA, transB, m, n, k, alpha, beta, layout, inC = [], inZ = [] } = p;
        const size = used(p);
        const shapes = {
            A: transA === 'n' ? [m, k] : [k, m],
            B: transB === 'n' ? [k, n] : [n, k],
            C: [m, n],
            bias: size.bias ? [p.biasOf === 'rows' ? m : n, 1] : [0, 0],
            R: size.R ? [m, n] : [0, 0],
            Z: size.Z ? [m, n] : [0, 0],
        };
        const names = Object.keys(shapes);
        const inOwn = ['Z', ...inZ];
        const [withC, withZ] = [
            place(prec, shapes, [...inC, 'C'], layout),
            place(prec, shapes, [...inZ, 'Z'], layout),
        ];
        const pairs = names.map((name) => [name, (inOwn.includes(name) ? withZ : withC)[name]]);
        const operands = Object.fromEntries(pairs);
        // Signed, so that every activation is tried on both sides of zero and where it bends.
        const signed = (x) => fill(prec, x, () => 2 * random.rand() - 1);
        for (const x of [operands.A, operands.B])
            alpha === 0 ? unread(x, prec, random) : signed(x);
        beta === 0 ? unread(operands.C, prec, random) : signed(operands.C);
        signed(operands.bias);
        signed(operands.R);
        return operands;
    },
    run(queue, p, { A, B, C, bias, R, Z }) {
        const { transA, transB, m, n, k, alpha, beta, math = 'strict', reproducible = false, activation } = p;
        const has = used(p);
        const parts = isComplex(C.buffer.type) ? 2 : undefined;
        return gemmFused(queue, {
            ...{ transA, transB, m, n, k, A, lda: A.ld, B, ldb: B.ld, C, ldc: C.ld },
            ...{ alpha: inField(alpha, parts), beta: inField(beta, parts) },
            ...(has.bias ? { bias, biasOf: p.biasOf } : {}),
            // Of complex numbers there are none.
            ...(parts === 2 ? {} : { activation, ...BOUNDS, expression: EXPRESSION }),
            ...(has.R ? { R, ldr: R.ld } : {}),
            ...(has.Z ? { Z, ldz: Z.ld } : {}),
            ...{ math, reproducible },
        });
    },
    reference(p, operands) {
        const { A, B, C, Z } = operands;
        const [alpha, beta] = [inField(p.alpha, C.parts), inField(p.beta, C.parts)];
        gemmRef(p.transA, p.transB, p.m, p.n, p.k, alpha, hostMat(A), hostMat(B), beta, hostMat(C));
        epilogueRef(p.m, p.n, hostMat(C), epilogueOf(p, operands, p.stored ? Z : undefined), hostMat(C));
    },
    error(problem, whole, results) {
        const from = problem.n - Math.min(problem.n, Math.ceil(MOST / Math.max(1, problem.m * problem.k)));
        const p = { ...problem, n: problem.n - from };
        const [before, after] = [lastColumns(p, whole, from), lastColumns(p, results, from)];
        const { transA, transB, m, n, k } = p;
        const { parts } = before.C;
        const [alpha, beta] = [inField(p.alpha, parts), inField(p.beta, parts)];
        const exact = doubles(m, n, parts, beta === 0 ? undefined : partOf(before.C));
        const sum = beta === 0 ? doubles(m, n, undefined) : absolute(before.C);
        const [A, B] = [before.A, before.B];
        gemmRef(transA, transB, m, n, k, alpha, hostMat(A), hostMat(B), beta, hostMat(exact));
        const [growth, kept] = [magnitude(alpha) * Math.sqrt(k + 2), magnitude(beta)];
        const sizes = [hostMat(absolute(A)), hostMat(absolute(B))];
        gemmRef(real(transA), real(transB), m, n, k, growth, ...sizes, kept, hostMat(sum));
        const [z, c] = [doubles(m, n, parts), doubles(m, n, parts)];
        epilogueRef(m, n, hostMat(exact), epilogueOf(p, before, z), hostMat(c));
        const added = (i, j) => p.biasOf === undefined ? 0 : sizeOf(before.bias, p.biasOf === 'rows' ? i : j, 0);
        // The slope of every activation here is below 2.
        const size = (i, j) => 2 * (sizeOf(sum, i, j) + added(i, j)) + (p.residual ? sizeOf(before.R, i, j) : 0) + sizeOf(c, i, j);
        const ofZ = p.stored ? elementError(after.Z, (i, j) => scalar(z, i, j), size) : 0;
        return larger(elementError(after.C, (i, j) => scalar(c, i, j), size), ofZ);
    },
    table: productTable(['transA', 'transB'], ['m', 'n', 'k']),
};
/** The operands as far as the columns of C from `from` on go. */
function lastColumns(p, d, from) {
    const columns = (x) => ({ ...x, offset: x.offset + from * x.ld, cols: x.cols - from });
    const rows = (x) => ({ ...x, offset: x.offset + from, rows: x.rows - from });
    return {
        ...d,
        B: p.transB === 'n' ? columns(d.B) : rows(d.B),
        C: columns(d.C),
        ...(p.biasOf === 'columns' ? { bias: rows(d.bias) } : {}),
        ...(p.residual ? { R: columns(d.R) } : {}),
        ...(p.stored ? { Z: columns(d.Z) } : {}),
    };
}
