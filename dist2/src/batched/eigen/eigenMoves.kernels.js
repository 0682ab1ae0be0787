import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { eigen_choose, eigen_gather, eigen_largest, eigen_values, eigen_vectors, eigen_widen } from './shaders.gen.js';
/** A tile that an order fits into, and few threads for it; else tiles for many. */
const TILES = [
    { SIDE: 16, THREADS: 64 },
    { SIDE: 32, THREADS: 64 },
    { SIDE: 32, THREADS: 256 },
];
export const moveTile = (n) => TILES[n <= 16 ? 0 : n <= 32 ? 1 : 2];
/** Whether one tile holds a matrix. */
export const isSingle = (n) => n <= 32;
/** Whether a workgroup alone would take long to bring a matrix over. */
export const isSpread = (n) => n > 64;
/** Tiles of a triangle. */
export function tilesOf(n) {
    const tiles = Math.ceil(n / moveTile(n).SIDE);
    return (tiles * (tiles + 1)) / 2;
}
const types = SINGLES;
export const gatherVariants = variants({
    types,
    tiles: TILES,
    flags: { SINGLE: 2, SPREAD: 2, LISTED: 2 },
    legal: ({ SINGLE, SPREAD, THREADS }) => (SINGLE === 1) === (THREADS === 64) && !(SINGLE === 1 && SPREAD === 1),
});
export const largestVariants = variants({ types, tiles: [TILES[2]], flags: { LISTED: 2 } });
export const vectorsVariants = variants({ types, tiles: TILES, flags: { LISTED: 2, CHOSEN: 2 } });
export const VALUE_THREADS = 64;
export const valuesVariants = variants({ always: { THREADS: VALUE_THREADS }, flags: { LISTED: 2, VALUES: 2 } });
export const chooseVariants = variants({ always: { THREADS: VALUE_THREADS }, flags: { LISTED: 2 } });
/** Elements of a workgroup of eigen_widen. */
export const WIDEN_THREADS = 256;
export const widenTuning = { ...SINGLES.c, THREADS: WIDEN_THREADS };
export const eigenGather = { name: 'eigen_gather', text: eigen_gather, variants: gatherVariants.all };
export const eigenLargest = { name: 'eigen_largest', text: eigen_largest, variants: largestVariants.all };
export const eigenVectors = { name: 'eigen_vectors', text: eigen_vectors, variants: vectorsVariants.all };
export const eigenWiden = { name: 'eigen_widen', text: eigen_widen, variants: [widenTuning] };
export const eigenValues = { name: 'eigen_values', text: eigen_values, variants: valuesVariants.all };
export const eigenChoose = { name: 'eigen_choose', text: eigen_choose, variants: chooseVariants.all };
