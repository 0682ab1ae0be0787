import { BITS, DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { potf2_double, potf2_store_double } from './shaders.gen.js';
/** Columns of a panel at most: complex ones fill workgroup memory with fewer. */
export const potf2Order = { d: 32, z: 16 };
/** Rows below the block on the diagonal that a workgroup eliminates beside it. */
export const POTF2_ROWS = 16;
/** Threads of a workgroup: a step's elements are soon fewer than 512, and more would only wait. */
const MANY = 512;
const FEW = 256;
const panels = {
    d: variants({ types: { d: DOUBLES.d }, tiles: tilesOf('d'), always: { ROWS: POTF2_ROWS } }),
    z: variants({ types: { z: DOUBLES.z }, tiles: tilesOf('z'), always: { ROWS: POTF2_ROWS } }),
};
function tilesOf(type) {
    return [FEW, MANY].map((THREADS) => ({ NB: potf2Order[type], THREADS }));
}
/** The same bits: threads share the elements, whose arithmetic is the same. */
export const potf2Tuning = (type, threads) => panels[type].of(type, {}, { NB: potf2Order[type], THREADS: threads >= MANY ? MANY : FEW });
export const potf2Double = {
    name: 'potf2_double',
    text: potf2_double,
    variants: [...panels.d.all, ...panels.z.all],
};
const stores = {
    d: variants({ types: { d: BITS.d }, always: { NB: potf2Order.d, THREADS: 256 } }),
    z: variants({ types: { z: BITS.z }, always: { NB: potf2Order.z, THREADS: 256 } }),
};
export const storeTuning = (type) => stores[type].of(type);
export const potf2StoreDouble = {
    name: 'potf2_store_double',
    text: potf2_store_double,
    variants: [...stores.d.all, ...stores.z.all],
};
