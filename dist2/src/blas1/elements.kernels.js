import { ALL_NUMBERS, BITS } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { axpy_elements, copy_elements, rot_elements, scal_elements, swap_elements } from './shaders.gen.js';
// 4.0 to 4.2 TB/s at n = 2^26, with accesses of one element too; 128 threads or 1, 2, 8 per thread change less than 4 % (H200, 2026-11).
const always = { THREADS: 256, PER: 4 };
/** Elements, or vectors of four, of one workgroup. */
export const ELEMENTS_PER_GROUP = always.THREADS * always.PER;
/** Complex and double elements are one access each. */
const legal = ({ T, WIDE }) => WIDE === 0 || !String(T).startsWith('vec');
const PAIR = { WIDE: 2, X_IN_Y: 2 };
export const pairsOfNumbers = variants({ types: ALL_NUMBERS, flags: PAIR, always, legal });
export const pairsOfBits = variants({ types: BITS, flags: PAIR, always, legal });
export const singles = variants({ types: ALL_NUMBERS, flags: { WIDE: 2 }, always, legal });
export const axpyElements = { name: 'axpy_elements', text: axpy_elements, variants: pairsOfNumbers.all };
export const copyElements = { name: 'copy_elements', text: copy_elements, variants: pairsOfBits.all };
export const rotElements = { name: 'rot_elements', text: rot_elements, variants: pairsOfNumbers.all };
export const swapElements = { name: 'swap_elements', text: swap_elements, variants: pairsOfBits.all };
export const scalElements = { name: 'scal_elements', text: scal_elements, variants: singles.all };
