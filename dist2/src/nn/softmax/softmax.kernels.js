import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { COLUMN_THREADS, HELD_TILES, SLICE_TILES } from '../columns.js';
import { softmax, softmax_gradient, softmax_gradient_held, softmax_held } from './shaders.gen.js';
/** Of both kernels. */
export const softmaxVariants = variants({ types: REALS, always: { THREADS: COLUMN_THREADS } });
export const softmaxKernel = { name: 'softmax', text: softmax, variants: softmaxVariants.all };
export const softmaxGradient = {
    name: 'softmax_gradient',
    text: softmax_gradient,
    variants: softmaxVariants.all,
};
/** Whole columns in registers; and slices of columns, what they come to (PART) and then the result (REST). */
export const heldVariants = variants({ types: REALS, tiles: HELD_TILES });
export const slicedVariants = variants({
    types: REALS,
    flags: { PART: 2, REST: 2 },
    tiles: SLICE_TILES,
    legal: ({ PART, REST }) => PART !== REST,
});
export const softmaxHeld = {
    name: 'softmax_held',
    text: softmax_held,
    variants: [...heldVariants.all, ...slicedVariants.all],
};
export const softmaxGradientHeld = {
    name: 'softmax_gradient_held',
    text: softmax_gradient_held,
    variants: heldVariants.all,
};
