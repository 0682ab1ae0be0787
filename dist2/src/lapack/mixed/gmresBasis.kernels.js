import { variants } from '../../runtime/variants.js';
import { gmres_correct, gmres_dots, gmres_keep, gmres_next, gmres_subtract } from './shaders.gen.js';
/** Directions of a space at most. */
export const MOST_DIRECTIONS = 30;
/** Rows of a workgroup of the kernels that go through the vectors, and of a part of a dot product. */
export const BASIS_ROWS = 64;
export const PART_ROWS = 512;
export const KEEP_THREADS = 256;
export const keepTuning = { THREADS: KEEP_THREADS };
const forms = (more = {}) => variants({ flags: { KEPT: 2, FUSED: 2 }, always: { THREADS: BASIS_ROWS, ...more } }).all;
export const gmresKeep = { name: 'gmres_keep', text: gmres_keep, variants: [keepTuning] };
export const gmresDots = { name: 'gmres_dots', text: gmres_dots, variants: forms({ ROWS: PART_ROWS }) };
export const gmresSubtract = {
    name: 'gmres_subtract',
    text: gmres_subtract,
    variants: forms({ MOST: MOST_DIRECTIONS }),
};
export const gmresNext = { name: 'gmres_next', text: gmres_next, variants: forms() };
export const gmresCorrect = { name: 'gmres_correct', text: gmres_correct, variants: forms() };
export const gmresKernels = [gmresKeep, gmresDots, gmresSubtract, gmresNext, gmresCorrect];
/** A kernel's record for the form that provenDoubleSingle has found. */
export const inForm = (kernel, { KEPT, FUSED }) => kernel.variants.find((variant) => variant.KEPT === KEPT && variant.FUSED === FUSED);
