import { variants } from '../../runtime/variants.js';
import { steqr_bisect, steqr_deflate, steqr_merge, steqr_product, steqr_rotate, steqr_scale, steqr_sweeps, } from './shaders.gen.js';
/** Largest order of a leaf, and lists of n words for each problem: lib/steqr_words.wgsl, lib/steqr_merges.wgsl. */
export const LEAF = 32;
export const LISTS = { values: 2, leaves: 3, merges: 22 };
export const STEQR_THREADS = 64;
const plain = variants({ always: { THREADS: STEQR_THREADS } });
export const steqrTuning = plain.of(undefined);
export const steqrScale = { name: 'steqr_scale', text: steqr_scale, variants: plain.all };
export const steqrDeflate = { name: 'steqr_deflate', text: steqr_deflate, variants: plain.all };
/** Few leaves to a workgroup where there are few: lanes of one wait for each other. */
const GROUPS = [16, 32].map((LANES) => ({ LANES }));
const sweepVariants = variants({ tiles: GROUPS, always: { MOST: LEAF } });
export function sweepTuning(leaves) {
    const group = GROUPS[leaves < 16384 ? 0 : 1];
    return { lanes: group.LANES, tuning: sweepVariants.of(undefined, {}, group) };
}
export const steqrSweeps = { name: 'steqr_sweeps', text: steqr_sweeps, variants: sweepVariants.all };
const SIDES = [
    { MOST: 16, LEAVES: 2 },
    { MOST: LEAF, LEAVES: 1 },
];
const rotateVariants = variants({ tiles: SIDES, always: { CHUNK: 64 } });
/** Of leaves of at most n rows. */
export function rotateTuning(n) {
    const sides = SIDES.find(({ MOST }) => MOST >= n) ?? SIDES.at(-1);
    return { together: sides.LEAVES, tuning: rotateVariants.of(undefined, {}, sides) };
}
export const steqrRotate = { name: 'steqr_rotate', text: steqr_rotate, variants: rotateVariants.all };
const WIDTHS = [
    ...[64, 128, 256, 512].map((SIZE) => ({ THREADS: Math.min(SIZE, 256), STAGED: 1, SIZE })),
    { THREADS: 256, STAGED: 0, SIZE: 64 },
];
const mergeVariants = variants({ tiles: WIDTHS });
/** A thread to a root; lists in workgroup memory where they fit. */
export const mergeTuning = (size) => mergeVariants.of(undefined, {}, WIDTHS.find(({ STAGED, SIZE }) => STAGED === 1 && SIZE >= size) ?? WIDTHS.at(-1));
export const steqrMerge = { name: 'steqr_merge', text: steqr_merge, variants: mergeVariants.all };
const TILES = [32, 64].map((TILE) => ({ TILE }));
const productVariants = variants({ tiles: TILES });
export function productTuning(half) {
    const tile = TILES[half <= 32 ? 0 : 1];
    return { tile: tile.TILE, tuning: productVariants.of(undefined, {}, tile) };
}
export const steqrProduct = { name: 'steqr_product', text: steqr_product, variants: productVariants.all };
const SHAPES = [
    { PROBLEMS: 4, TILE: 16 },
    { PROBLEMS: 2, TILE: 32 },
    { PROBLEMS: 1, TILE: 512 },
];
const bisectVariants = variants({ tiles: SHAPES });
/** Several small problems to a workgroup, a thread to an eigenvalue. */
export function bisectTuning(n) {
    const shape = SHAPES.find(({ PROBLEMS, TILE }) => PROBLEMS > 1 && TILE >= n) ?? SHAPES.at(-1);
    return { problems: shape.PROBLEMS, tuning: bisectVariants.of(undefined, {}, shape) };
}
export const steqrBisect = { name: 'steqr_bisect', text: steqr_bisect, variants: bisectVariants.all };
