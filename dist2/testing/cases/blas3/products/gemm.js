// GEMM as a case: error R1, against three loops in double where that is quick.
import { gemmBlockedRef } from '../../../../src/blas3/products/gemm.ref.js';
import { gemm } from '../../../../src/index.js';
import { gemmSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { productTable } from '../../../lib/columns.js';
import { normFro } from '../../../lib/norms.js';
import { place } from '../../../lib/operands.js';
import { gemmError, gemmExact, gemmVectorCheck } from '../../../lib/residualsBlas.js';
import { inField } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const GENERAL = { transA: 'n', transB: 'n', alpha: 0.29, beta: -0.48 };
// Where everything is a multiple of four, other kernels compute than where nothing is.
const MIDDLE = { ...GENERAL, m: 33, n: 35, k: 17, layout: ODD };
const EVEN = { ...GENERAL, m: 64, n: 32, k: 48, layout: ALIGNED };
const LETTERS = ['n', 't', 'c'];
const pairs = LETTERS.flatMap((transA) => LETTERS.map((transB) => ({ transA, transB })));
const realPairs = pairs.filter(({ transA, transB }) => transA !== 'c' && transB !== 'c');
/** Empty, tiny, around the 32 x 32 tile and its depth of 16, tall, wide, deep; deep with one row or column, or few. */
const SIZES = [
    [0, 3, 2],
    [3, 0, 2],
    [3, 2, 0],
    [20, 21, 0],
    [1, 1, 1],
    [2, 2, 2],
    [2, 31, 1],
    [31, 2, 15],
    [31, 31, 15],
    [32, 32, 16],
    [33, 33, 17],
    [65, 63, 33],
    [200, 9, 5],
    [9, 200, 5],
    [10, 11, 257],
    [1, 33, 129],
    [33, 1, 129],
    [7, 20, 1031],
    [40, 36, 1032],
];
const sweep = [
    ...SIZES.flatMap(([m, n, k]) => [
        { ...GENERAL, m, n, k, layout: ODD },
        { ...GENERAL, m, n, k },
    ]),
    ...pairs.flatMap((pair) => [
        { ...MIDDLE, ...pair },
        { ...EVEN, ...pair },
    ]),
    ...realPairs.map((pair) => ({ ...EVEN, ...pair, m: 36, n: 20, k: 12 })),
    ...[0, 1, 0.29].flatMap((alpha) => [0, 1, -0.48].map((beta) => ({ ...MIDDLE, alpha, beta }))),
    ...[['A'], ['B'], ['A', 'B']].flatMap((inC) => [
        { ...MIDDLE, inC },
        { ...EVEN, inC },
    ]),
];
export const gemmCase = {
    spec: gemmSpec,
    // BLAS++'s bound; the sqrt(k) of R1 is the statistical growth of rounding errors.
    tolerance: 3,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n, k }, o) => ({
        ...GENERAL,
        transA: o.transA,
        transB: o.transB,
        m,
        n,
        k,
        ...(o.math === 'strict' ? {} : { math: o.math }),
        layout: layoutOf(o),
    }),
    // The factors of 'fast' are rounded to half.
    arithmetic: ({ math }, prec) => (math === 'fast' && (prec === 's' || prec === 'c') ? 'h' : undefined),
    data({ transA, transB, m, n, k, alpha, beta, layout, inC = [] }, prec, random) {
        const A = transA === 'n' ? [m, k] : [k, m];
        const B = transB === 'n' ? [k, n] : [n, k];
        const operands = place(prec, { A, B, C: [m, n] }, [...inC, 'C'], layout);
        // What the formula does not read is NaN.
        for (const x of [operands.A, operands.B])
            (alpha === 0 ? unread : uniform)(x, prec, random);
        (beta === 0 ? unread : uniform)(operands.C, prec, random);
        return operands;
    },
    run: calling(gemm, gemmSpec, { math: 'strict' }),
    reference(p, { A, B, C }) {
        const [alpha, beta] = [p.alpha, p.beta].map((x) => inField(x, C.parts));
        gemmBlockedRef(p.transA, p.transB, p.m, p.n, p.k, alpha, hostMat(A), hostMat(B), beta, hostMat(C));
    },
    error(p, { A: a, B: b, C: cIn }, { C: c }, { reference, random }) {
        const [alpha, beta] = [inField(p.alpha, c.parts), inField(p.beta, c.parts)];
        const problem = { ...p, alpha, beta, a, b, cIn, c };
        const small = Math.max(p.m, p.n, p.k) <= EXACT_ORDER;
        if (!small && reference === undefined)
            return gemmVectorCheck(problem, random);
        const expected = small ? gemmExact(problem) : reference.C;
        return gemmError(c, expected, { ...problem, normA: normFro(a), normB: normFro(b), normC: normFro(cIn) });
    },
    table: productTable(['transA', 'transB'], ['m', 'n', 'k']),
};
