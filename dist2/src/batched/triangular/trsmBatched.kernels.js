// The kernels of the batched triangular solves as the host sees them: shapes of a workgroup, and which suits a size.
import { pick } from '../../autotune/pick.js';
import { isComplex } from '../../core/field.js';
import { NUMBERS } from '../../runtime/representation.js';
import { tunings } from '../tunings.js';
import { trsm_batched, trsm_batched_tall } from './shaders.gen.js';
/** Orders up to this are solved with a row of B per thread; above, block by block. */
export const MOST_ROWS = 64;
const SHAPES = [
    [4, 32],
    [8, 16],
    [16, 8],
    [32, 4],
    [MOST_ROWS, 2],
];
/** Never by the number of problems: bits must not depend on it. */
export const trsmRules = [
    ...SHAPES.flatMap(([R, G]) => [1, 4].map((CN) => ({
        name: `rows-${R}-${CN}`,
        choice: { R, G, CN },
        why: `orders up to ${R}, ${CN === 1 ? 'one column' : 'several columns'}`,
        fits: ({ order, columns }) => order <= R && (columns === 1 || CN > 1),
    }))),
    ...[1, 8].map((CN) => ({
        name: `tall-${CN}`,
        choice: { R: 0, G: 1, CN },
        why: `larger orders, ${CN === 1 ? 'one column' : 'several columns'}`,
        fits: ({ columns }) => columns === 1 || CN > 1,
    })),
];
export const pickTrsm = (size, force) => pick(trsmRules, size, force);
const interned = tunings();
/** The parameter record of a variant. */
export function trsmTuning({ R, G, CN }, { across, listed, aInB, conj, type }) {
    const flags = { LISTED: Number(listed), A_IN_B: Number(aInB), ...NUMBERS[type] };
    const conjugates = isComplex(type) ? { CONJ: Number(conj) } : {};
    const shape = R === 0 ? { CN, ACROSS: Number(across) } : { ROWS: R, G, CN };
    return interned({ ...shape, ...flags, ...conjugates });
}
const BITS = [false, true];
const variants = (tall) => {
    const kinds = [
        { type: 's', conj: false },
        { type: 'c', conj: false },
        { type: 'c', conj: true },
    ];
    return trsmRules
        .filter(({ choice }) => (choice.R === 0) === tall)
        .flatMap(({ choice }) => kinds.flatMap((kind) => BITS.flatMap((listed) => BITS.flatMap((aInB) => (tall ? BITS : [false]).map((across) => trsmTuning(choice, { ...kind, listed, aInB, across }))))));
};
export const trsmBatchedKernel = {
    name: 'trsm_batched',
    text: trsm_batched,
    get variants() {
        return variants(false);
    },
};
export const trsmBatchedTallKernel = {
    name: 'trsm_batched_tall',
    text: trsm_batched_tall,
    get variants() {
        return variants(true);
    },
};
