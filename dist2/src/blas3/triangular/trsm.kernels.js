import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { trsm_block } from './shaders.gen.js';
/** Order of the blocks on the diagonal: what one workgroup solves, and the most that a product by enqueueGemm can overwrite. */
export const TRSM_NB = 256;
const types = { s: { NB: TRSM_NB }, c: { ...SINGLES.c, NB: 128 } };
export const blockOrder = (type) => types[type].NB;
const few = { COLS: 4, DEPTH: 8 };
const many = { COLS: 8, DEPTH: 8 };
const flags = { STAGED: 2, UNIT: 2, CONJ: 2 };
/** Of real numbers there are no conjugates. */
const legal = ({ CONJ, COMPLEX }) => CONJ === 0 || COMPLEX === 1;
export const blockVariants = variants({
    types,
    flags: { ...flags, A_IN_B: 2 },
    tiles: [few, many],
    always: { INVERT: 0 },
    legal,
});
/** Inverses are written to workspace. */
export const inverseVariants = variants({ types, flags, always: { ...many, INVERT: 1, A_IN_B: 0 }, legal });
export const INVERT_COLUMNS = many.COLS;
export const trsmBlock = {
    name: 'trsm_block',
    text: trsm_block,
    variants: [...blockVariants.all, ...inverseVariants.all],
};
export const trsmRules = [
    {
        name: 'few',
        choice: { shape: few, invert: false },
        fits: ({ columns }) => columns <= 16,
        why: 'at most 16 right-hand sides: substitution, four per workgroup',
    },
    {
        name: 'inverted',
        choice: { shape: many, invert: true },
        fits: ({ order, block, stable }) => order > block && !stable,
        why: 'the blocks on the diagonal are inverted, the rest is gemm',
    },
    {
        name: 'many',
        choice: { shape: many, invert: false },
        fits: () => true,
        why: 'substitution, eight right-hand sides per workgroup',
    },
];
