import { im2col } from './shaders.gen.js';
const WINDOWS = 8;
const NARROW = { THREADS: 32, WINDOWS };
const WIDE = { THREADS: 128, WINDOWS };
export const im2colKernel = { name: 'im2col', text: im2col, variants: [NARROW, WIDE] };
/** The variant for windows of `depth` numbers, and the grid for `count` of them. */
export function im2colLaunch(depth, count) {
    const tuning = depth <= 64 ? NARROW : WIDE;
    return { tuning, groups: [Math.ceil(depth / tuning.THREADS), Math.ceil(count / WINDOWS), 1] };
}
