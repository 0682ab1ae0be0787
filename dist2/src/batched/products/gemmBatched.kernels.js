// The kernels of the batched products as the host sees them: blocks of C, which of them suits a batch, and every variant that may be
// launched.
import { pick } from '../../autotune/pick.js';
import { isComplex } from '../../core/field.js';
import { isTransposed } from '../../core/matrix.js';
import { NUMBERS } from '../../runtime/representation.js';
import { tunings } from '../tunings.js';
import { gemm_batched, gemm_strided_batched, gemm_vbatched } from './shaders.gen.js';
// Fitted to batches of square matrices of 95 orders from 1 to 257 on an H200, 2026-11; the block predicted is never 3 % slower than the
// best.
const BLOCKS = [
    { BM: 4, BN: 4, BK: 4, TM: 4, TN: 1, G: 32, cost: 12 },
    { BM: 8, BN: 8, BK: 8, TM: 4, TN: 1, G: 8, cost: 3.4 },
    { BM: 12, BN: 12, BK: 12, TM: 4, TN: 2, G: 7, cost: 2.8 },
    { BM: 16, BN: 16, BK: 16, TM: 4, TN: 2, G: 4, cost: 1.7 },
    { BM: 20, BN: 20, BK: 20, TM: 4, TN: 2, G: 3, cost: 1.8 },
    { BM: 24, BN: 24, BK: 24, TM: 4, TN: 2, G: 2, cost: 1.5 },
    { BM: 32, BN: 32, BK: 16, TM: 4, TN: 2, G: 1, cost: 1.35 },
    { BM: 40, BN: 40, BK: 8, TM: 4, TN: 5, G: 2, cost: 1.4 },
    { BM: 48, BN: 48, BK: 8, TM: 4, TN: 6, G: 1, cost: 1.35 },
    { BM: 56, BN: 56, BK: 8, TM: 4, TN: 7, G: 1, cost: 1.3 },
    { BM: 64, BN: 64, BK: 16, TM: 8, TN: 4, G: 1, cost: 1 },
    { BM: 72, BN: 72, BK: 8, TM: 4, TN: 9, G: 1, cost: 1.45 },
    { BM: 88, BN: 88, BK: 8, TM: 4, TN: 8, G: 1, cost: 1.05 },
    { BM: 104, BN: 104, BK: 8, TM: 8, TN: 8, G: 1, cost: 1.25 },
];
/** The same of complex elements, of which a vector holds two and workgroup memory half as many. Costs are not measured. */
const COMPLEX_BLOCKS = [
    { BM: 4, BN: 4, BK: 4, TM: 2, TN: 1, G: 16, cost: 10 },
    { BM: 8, BN: 8, BK: 8, TM: 2, TN: 2, G: 8, cost: 3 },
    { BM: 12, BN: 12, BK: 12, TM: 2, TN: 2, G: 3, cost: 2.5 },
    { BM: 16, BN: 16, BK: 16, TM: 4, TN: 2, G: 2, cost: 1.7 },
    { BM: 24, BN: 24, BK: 8, TM: 4, TN: 2, G: 2, cost: 1.5 },
    { BM: 32, BN: 32, BK: 8, TM: 4, TN: 4, G: 2, cost: 1.2 },
    { BM: 48, BN: 48, BK: 8, TM: 4, TN: 4, G: 1, cost: 1.1 },
    { BM: 64, BN: 64, BK: 8, TM: 4, TN: 8, G: 1, cost: 1 },
];
const blocksOf = (type) => (isComplex(type) ? COMPLEX_BLOCKS : BLOCKS);
/**
 * Whether the kernels for one product suit a batch better than these. H200, 2026-11, ms with those and with blocks: n = 32 x 40000 0.142
 * and 0.153, 64 x 10000 0.159 and 0.178, 128 x 3000 0.302 and 0.385, 256 x 1000 0.788 and 1.0; but 96 x 10000 0.664 and 0.637, 160 x 3000
 * 0.907 and 0.914, 255 x 1000 1.24 and 1.11, 257 x 1000 2.17 and 1.36.
 */
export const suitsTiles = (m, n, type) => Math.max(m, n) > (isComplex(type) ? LARGEST_COMPLEX : LARGEST) ||
    (m % 64 === 0 && n % 64 === 0) ||
    (m === 32 && n === 32 && !isComplex(type));
/** Beyond this the kernels for one product lose little to padding. */
const LARGEST = 320;
/** Tiles of complex elements have half as many rows. Not measured. */
const LARGEST_COMPLEX = 160;
/** Fewer workgroups than this leave processors of a large GPU idle (132 of them on an H200). */
const FILLS = 128;
/** Relative time of a batch cut into blocks of this kind. Even a product without depth is stored. */
function time(problems, batch, { BM, BN, BK, G, cost }) {
    let blocks = 0;
    let steps = 0;
    for (const { m, n, k } of problems) {
        const count = batch * Math.ceil(m / BM) * Math.ceil(n / BN);
        blocks += count;
        steps += count * (Math.ceil(k / BK) + 1) * BK;
    }
    return steps * BM * BN * cost * Math.max(1, FILLS / Math.ceil(blocks / G));
}
function fastest(problems, batch, type) {
    const blocks = blocksOf(type);
    const times = blocks.map((block) => time(problems, batch, block));
    return blocks[times.indexOf(Math.min(...times))];
}
const rulesFor = (blocks) => blocks.map((block) => ({
    name: `block-${block.BM}`,
    choice: block,
    fits: (best) => best === block,
    why: 'the least time predicted, padding included',
}));
const [rules, complexRules] = [rulesFor(BLOCKS), rulesFor(COMPLEX_BLOCKS)];
export const blockRules = (type) => isComplex(type) ? complexRules : rules;
/** The kind of block for `batch` products of each of these sizes; `force` names one. */
export const pickBlock = (problems, batch, type, force) => pick(blockRules(type), fastest(problems, batch, type), force);
const interned = tunings();
/** What elements are, by their type and whether four are taken at once. */
function typesOf(type, wide) {
    if (isComplex(type))
        return { ...NUMBERS.c, E: 'vec2<f32>', W: 'vec2<f32>' };
    const T = type === 'h' ? 'f16' : 'f32';
    return wide ? { E: `vec4<${T}>`, W: 'vec4<f32>', N: 'array<vec4<f32>, 1>' } : { E: T, W: 'f32', N: 'vec4<f32>' };
}
/** The parameter record of a variant. */
export function blockTuning(block, { transA, transB, wide, aInC, bInC, type }) {
    const { BM, BN, BK, TM, TN, G } = block;
    const [TRANS_A, TRANS_B, WIDE] = [isTransposed(transA), isTransposed(transB), wide].map(Number);
    const conjugates = isComplex(type) ? { CONJ_A: Number(transA === 'c'), CONJ_B: Number(transB === 'c') } : {};
    const places = { A_IN_C: Number(aInC), B_IN_C: Number(bInC) };
    return interned({ BM, BN, BK, TM, TN, G, TRANS_A, TRANS_B, WIDE, ...places, ...conjugates, ...typesOf(type, wide) });
}
const BITS = [false, true];
const TRANSPOSES = ['n', 't'];
function everyVariant(wides) {
    const all = (types, transposes, wides) => types.flatMap((type) => wides.flatMap((wide) => transposes.flatMap((transA) => transposes.flatMap((transB) => BITS.flatMap((aInC) => BITS.map((bInC) => ({ type, wide, transA, transB, aInC, bInC })))))));
    // Where operands lie and what they are made of does not depend on the block: three blocks show it.
    const isPlain = ({ aInC, bInC, type }) => !aInC && !bInC && type !== 'h';
    const of = (blocks, flags) => blocks.flatMap((block) => flags.filter((flag) => block.BM % 32 === 0 || isPlain(flag)).map((flag) => blockTuning(block, flag)));
    return [
        ...of(BLOCKS, all(['s', 'h'], TRANSPOSES, wides)),
        ...of(COMPLEX_BLOCKS, all(['c'], [...TRANSPOSES, 'c'], [false])),
    ];
}
export const gemmStridedBatchedKernel = {
    name: 'gemm_strided_batched',
    text: gemm_strided_batched,
    get variants() {
        return everyVariant(BITS);
    },
};
/** Its offsets are not known on the host: it never takes elements by four. */
export const gemmBatchedKernel = {
    name: 'gemm_batched',
    text: gemm_batched,
    get variants() {
        return everyVariant([false]);
    },
};
export const gemmVbatchedKernel = {
    name: 'gemm_vbatched',
    text: gemm_vbatched,
    get variants() {
        return everyVariant(BITS);
    },
};
/** Whether everything may be taken by four elements. */
export const ofFour = (...values) => values.every((value) => value % 4 === 0);
/** Whether the contiguous extents of A, B and C are multiples of four. */
export const wideShape = ({ m, n, k }, transA, transB) => ofFour(m, isTransposed(transA) ? k : 0, isTransposed(transB) ? n : k);
