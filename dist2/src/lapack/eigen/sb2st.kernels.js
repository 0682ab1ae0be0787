import { NUMBERS, SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { sb2st_apply, sb2st_chase, sb2st_values, sy2sb_band, sy2sb_store } from './shaders.gen.js';
const chase = (B, SLOTS) => ({ B, SLOTS });
const complexChase = (B, SLOTS) => ({ ...NUMBERS.c, B, SLOTS });
/** Numbers in the memory of a workgroup. */
const chaseNumbers = ({ B, SLOTS }) => SLOTS * (B * (B + 1) + 3 * B);
/** By bandwidth; of equal ones those with more sweeps first, which take more of a workgroup's memory. */
const chaseTunings = {
    s: [chase(32, 8), chase(32, 3), chase(16, 8), chase(8, 8)],
    c: [complexChase(32, 3), complexChase(32, 1), complexChase(16, 8), complexChase(16, 4), complexChase(8, 8)],
};
const BYTES = { s: 4, c: 8 };
/** The first one that a device has room for. */
export const chaseTuning = (type, kd, room) => chaseTunings[type].find((tuning) => tuning.B === kd && BYTES[type] * chaseNumbers(tuning) <= room);
export const sb2stChase = {
    name: 'sb2st_chase',
    text: sb2st_chase,
    variants: [...chaseTunings.s, ...chaseTunings.c],
};
/** Columns of a workgroup of sy2sb_band, and threads that share one. */
export const BAND_COLUMNS = 8;
export const bandVariants = variants({ types: SINGLES, always: { LANES: 32, COLS: BAND_COLUMNS } });
export const sy2sbBand = { name: 'sy2sb_band', text: sy2sb_band, variants: bandVariants.all };
/** Diagonals and columns of a workgroup of sy2sb_store. */
export const [STORE_DIAGONALS, STORE_COLUMNS] = [256, 4];
export const bandStoreVariants = variants({
    types: SINGLES,
    always: { THREADS: STORE_DIAGONALS, COLS: STORE_COLUMNS },
});
export const sy2sbStore = { name: 'sy2sb_store', text: sy2sb_store, variants: bandStoreVariants.all };
export const DIAGONAL_THREADS = 256;
export const diagonalVariants = variants({ types: SINGLES, always: { THREADS: DIAGONAL_THREADS } });
export const sb2stValues = { name: 'sb2st_values', text: sb2st_values, variants: diagonalVariants.all };
const apply = (B) => ({ B, SWEEPS: 64, THREADS: 64 });
/** Of complex ones with 32 rows no more fit into 16 KiB and registers: none. */
const applyTunings = {
    s: [apply(8), apply(16), apply(32)],
    c: [apply(8), apply(16)].map((tuning) => ({ ...NUMBERS.c, ...tuning })),
};
export const applyTuning = (type, kd) => applyTunings[type].find(({ B }) => B === kd);
export const sb2stApply = {
    name: 'sb2st_apply',
    text: sb2st_apply,
    variants: [...applyTunings.s, ...applyTunings.c],
};
