import { ALL_NUMBERS, DOUBLE_PARTS, NUMBERS, SINGLES_AND_DOUBLES } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { asum_part, dot_part, iamax_final, iamax_final_double, iamax_part, iamax_part_double, nrm2_final, nrm2_final_double, nrm2_part, nrm2_part_double, sum_final, } from './shaders.gen.js';
// 3.5 (iamax) to 3.9 TB/s at n = 2^26; half or double the groups, threads or elements in flight change less than 10 % (H200, 2026-11).
const always = { THREADS: 256, PER: 4 };
/** Elements, or vectors of four, that make a workgroup worth its start; and the most workgroups: enough to fill the largest GPUs. */
export const PART_PER_GROUP = always.THREADS * always.PER;
export const PART_GROUPS = 1024;
/** Complex and double elements are one access each. */
const legal = ({ COMPLEX, DOUBLE, WIDE }) => WIDE === 0 || (COMPLEX !== 1 && DOUBLE !== 1);
/** Real vectors are read in fours where they can be. */
export const squares = variants({ types: NUMBERS, flags: { WIDE: 2 }, always, legal });
export const sums = variants({ types: ALL_NUMBERS, flags: { WIDE: 2 }, always, legal });
export const searches = variants({ types: NUMBERS, flags: { WIDE: 2, LEAST: 2 }, always, legal });
export const products = variants({
    types: ALL_NUMBERS,
    flags: { WIDE: 2, CONJ: 2 },
    always,
    legal: (tuning) => legal(tuning) && (tuning.CONJ === 0 || tuning.COMPLEX === 1),
});
export const asumPart = { name: 'asum_part', text: asum_part, variants: sums.all };
export const dotPart = { name: 'dot_part', text: dot_part, variants: products.all };
export const nrm2Part = { name: 'nrm2_part', text: nrm2_part, variants: squares.all };
export const iamaxPart = { name: 'iamax_part', text: iamax_part, variants: searches.all };
const { THREADS } = always;
/** By the type of a sum. */
export const totals = variants({ types: SINGLES_AND_DOUBLES, always: { THREADS } });
export const finalTuning = { THREADS };
export const sumFinal = { name: 'sum_final', text: sum_final, variants: totals.all };
export const nrm2Final = { name: 'nrm2_final', text: nrm2_final, variants: [finalTuning] };
export const iamaxFinal = { name: 'iamax_final', text: iamax_final, variants: [finalTuning] };
/** Of doubles, whose sizes have two words. */
export const doubleSquares = variants({ types: DOUBLE_PARTS, always: { THREADS } });
export const doubleSearches = variants({ types: DOUBLE_PARTS, flags: { LEAST: 2 }, always: { THREADS } });
export const nrm2PartDouble = {
    name: 'nrm2_part_double',
    text: nrm2_part_double,
    variants: doubleSquares.all,
};
export const nrm2FinalDouble = {
    name: 'nrm2_final_double',
    text: nrm2_final_double,
    variants: [finalTuning],
};
export const iamaxPartDouble = {
    name: 'iamax_part_double',
    text: iamax_part_double,
    variants: doubleSearches.all,
};
export const iamaxFinalDouble = {
    name: 'iamax_final_double',
    text: iamax_final_double,
    variants: [finalTuning],
};
