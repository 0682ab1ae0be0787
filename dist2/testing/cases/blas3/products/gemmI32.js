// GEMM of bytes into 32-bit integers as a case: every element is known exactly, modulo 2^32.
import { gemmI32Ref } from '../../../../src/blas3/products/gemmI32.ref.js';
import { gemmI32 } from '../../../../src/index.js';
import { gemmI32Spec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { larger } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { layoutOf } from '../../../lib/source.js';
import { everyElement } from '../../../lib/tiles.js';
// With the first layout every factor is packed, with the second those whose depth is contiguous are read where they lie.
const ALIGNED = { align: 16, offset: 16 };
const GENERAL = { transA: 'n', transB: 'n', alpha: 3, beta: -2 };
const MIDDLE = { ...GENERAL, m: 33, n: 35, k: 67, layout: ODD };
const WHOLE = { ...GENERAL, m: 48, n: 32, k: 128, layout: ALIGNED };
const LETTERS = ['n', 't', 'c'];
const pairs = LETTERS.flatMap((transA) => LETTERS.map((transB) => ({ transA, transB })));
/** Empty, tiny, around the tile of 32 x 32 and the slab of 64, tall, wide, deep. */
const SIZES = shapes('0x3x2 3x0x2 3x2x0 1x1x1 2x31x5 31x2x63 32x32x64 33x31x65 200x9x5 9x200x6 10x11x1031');
const sweep = [
    ...SIZES.flatMap(([m, n, k]) => [
        { ...GENERAL, m, n, k, layout: ODD },
        { ...GENERAL, m, n, k },
    ]),
    ...pairs.flatMap((pair) => [
        { ...MIDDLE, ...pair },
        { ...WHOLE, ...pair },
    ]),
    // The last ones leave the range of C.
    ...[0, 1, 2 ** 31 - 1].flatMap((alpha) => [0, 1, -(2 ** 31)].map((beta) => ({ ...MIDDLE, alpha, beta }))),
];
/** A matrix of bytes from all over their range, also around its window: what is read there spoils a result. */
function bytes(rows, cols, layout, random) {
    const view = window('b', rows, cols, layout, 'read');
    view.data.forEach((_, at) => {
        view.data[at] = Math.floor(256 * random.rand()) - 128;
    });
    return { ...view, type: 'b' };
}
function integers(rows, cols, layout, random) {
    const view = window('b', rows, cols, layout);
    return { ...view, data: Int32Array.from(view.data, () => Math.floor(2 ** 32 * (random.rand() - 0.5))) };
}
const matOf = ({ data, offset, ld }) => ({ data, off: offset, ld });
const bytesOf = ({ data, offset, ld }) => ({ data: Int8Array.from(data), off: offset, ld });
function compute(p, { A, B, C }) {
    gemmI32Ref(p.transA, p.transB, p.m, p.n, p.k, p.alpha, bytesOf(A), bytesOf(B), p.beta, matOf(C));
}
export const gemmI32Case = {
    spec: gemmI32Spec,
    tolerance: 1,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n, k }, o) => ({
        ...GENERAL,
        transA: o.transA,
        transB: o.transB,
        m,
        n,
        k,
        layout: layoutOf(o),
    }),
    data({ transA, transB, m, n, k, layout }, _prec, random) {
        const A = transA === 'n' ? bytes(m, k, layout, random) : bytes(k, m, layout, random);
        const B = transB === 'n' ? bytes(k, n, layout, random) : bytes(n, k, layout, random);
        return { A, B, C: integers(m, n, layout, random) };
    },
    run: calling(gemmI32, gemmI32Spec),
    reference: compute,
    error(p, before, { C }, { reference }) {
        const expected = reference?.C ?? { ...before.C, data: before.C.data.slice() };
        if (reference === undefined)
            compute(p, { ...before, C: expected });
        let worst = 0;
        everyElement(C.rows, C.cols, (i, j) => {
            const at = C.offset + i + j * C.ld;
            worst = larger(Math.abs(C.data[at] - expected.data[at]), worst);
        });
        return worst;
    },
    table: productTable(['transA', 'transB'], ['m', 'n', 'k']),
};
