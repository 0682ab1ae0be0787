import { isComplex } from '../core/field.js';
import { ALL_NUMBERS, NUMBERS } from '../runtime/representation.js';
import { gemv_n, gemv_sum, gemv_t } from './shaders.gen.js';
// Measured on an H200 at n = 8192, 2026-11: 4.1 TB/s in vectors of four; single numbers come near it (4.0) with these shapes only.
function fours(type) {
    const t = { ...NUMBERS[type], WIDE: 1, CONJ: 0, THREADS: 128, COLS: 4, DEPTH: 2 };
    return { width: 4, n: { ...NUMBERS[type], WIDE: 1, THREADS: 256, DEPTH: 8 }, groups: 8, t, c: t };
}
function ones(type) {
    const t = { ...ALL_NUMBERS[type], WIDE: 0, CONJ: 0, THREADS: 256, COLS: 2, DEPTH: 4 };
    const c = isComplex(type) ? { ...t, CONJ: 1 } : t;
    return { width: 1, n: { ...ALL_NUMBERS[type], WIDE: 0, THREADS: 256, DEPTH: 4 }, groups: 4, t, c };
}
const long = { c: ones('c'), d: ones('d'), z: ones('z') };
const alone = { s: ones('s'), h: ones('h'), ...long };
/** Complex numbers and doubles are loaded one by one. */
const together = { s: fours('s'), h: fours('h'), ...long };
const all = [...new Set([together, alone].flatMap((choices) => Object.values(choices)))];
const sum = { THREADS: 256, DEPTH: 8 };
/** By what W and y hold, W being as y where it has no halves. */
export const sumTunings = {
    s: { ...sum, ...NUMBERS.s },
    c: { ...sum, ...ALL_NUMBERS.c },
    d: { ...sum, ...ALL_NUMBERS.d },
    z: { ...sum, ...ALL_NUMBERS.z },
    /** Singles into halves. */
    h: { ...sum, ...NUMBERS.h },
    /** Halves into halves. */
    hh: { ...sum, ...NUMBERS.h, S: NUMBERS.h.T },
};
export const gemvN = { name: 'gemv_n', text: gemv_n, variants: all.map(({ n }) => n) };
export const gemvT = {
    name: 'gemv_t',
    text: gemv_t,
    variants: [...new Set(all.flatMap(({ t, c }) => [t, c]))],
};
export const gemvSum = { name: 'gemv_sum', text: gemv_sum, variants: Object.values(sumTunings) };
/** Rules over whether A's elements are real and its rows, leading dimension and offset multiples of four; their choices are by type. */
export const gemvRules = [
    {
        name: 'vec4',
        choice: together,
        fits: (aligned) => aligned,
        why: 'aligned: four rows per load',
    },
    {
        name: 'scalar',
        choice: alone,
        fits: () => true,
        why: 'complex, double, or not aligned to 4 elements',
    },
];
