// The kernel of the batched symmetric product as the host sees it: tiles, and which suits an order.
import { pick } from '../../autotune/pick.js';
import { isComplex } from '../../core/field.js';
import { NUMBERS } from '../../runtime/representation.js';
import { tunings } from '../tunings.js';
import { syrk_batched } from './shaders.gen.js';
const SHAPES = [
    { BM: 4, BK: 4, TM: 1, G: 8 },
    { BM: 8, BK: 8, TM: 2, G: 8 },
    { BM: 16, BK: 8, TM: 2, G: 2 },
    { BM: 32, BK: 8, TM: 4, G: 2 },
    { BM: 64, BK: 16, TM: 4, G: 1 },
];
/** The same depth of complex numbers would take more workgroup memory than every device has. */
const COMPLEX_LARGEST = { BM: 64, BK: 8, TM: 4, G: 1 };
const suits = (type) => (shape) => shape.BM < 64 || (shape === COMPLEX_LARGEST) === isComplex(type);
/** Never by the number of problems: bits must not depend on it. */
const rulesOf = (type) => [...SHAPES, COMPLEX_LARGEST].filter(suits(type)).map((choice) => ({
    name: `tile-${choice.BM}`,
    choice,
    fits: (n) => n <= choice.BM || choice.BM === 64,
    why: `the least tile that order ${choice.BM} fits into, or the largest`,
}));
export const syrkRules = rulesOf('s');
const complexRules = rulesOf('c');
export const pickSyrk = (n, type, force) => pick(isComplex(type) ? complexRules : syrkRules, n, force);
const interned = tunings();
/** The parameter record of a variant. */
export function syrkTuning(shape, { across, listed, aInC, type, conjugated }) {
    const hermitian = conjugated === undefined || !isComplex(type) ? {} : { HERMITIAN: conjugated === 'right' ? 1 : 2 };
    const flags = { ACROSS: Number(across), LISTED: Number(listed), A_IN_C: Number(aInC) };
    return interned({ ...shape, ...flags, ...NUMBERS[type], ...hermitian });
}
const BITS = [false, true];
const KINDS = [
    { type: 's' },
    { type: 'c' },
    { type: 'c', conjugated: 'right' },
    { type: 'c', conjugated: 'left' },
];
export const syrkBatchedKernel = {
    name: 'syrk_batched',
    text: syrk_batched,
    get variants() {
        const all = [...SHAPES, COMPLEX_LARGEST];
        return KINDS.flatMap((kind) => all
            .filter(suits(kind.type))
            .flatMap((shape) => BITS.flatMap((across) => BITS.flatMap((listed) => BITS.map((aInC) => syrkTuning(shape, { ...kind, across, listed, aInC }))))));
    },
};
