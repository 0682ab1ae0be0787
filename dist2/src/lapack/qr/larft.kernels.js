import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { larft_block, larft_unit } from './shaders.gen.js';
export const larftTile = { ORDER: 32, THREADS: 64 };
/** Compiling the unrolled text of a wide block takes a software adapter longer than the work ever could. */
export const larftLight = { ORDER: 8, THREADS: 8 };
export const larftVariants = variants({ types: SINGLES, tiles: [larftTile, larftLight] });
export const larftBlock = { name: 'larft_block', text: larft_block, variants: larftVariants.all };
export const UNIT_ROWS = 256;
export const UNIT_COLS = 4;
export const larftUnitVariants = variants({ types: SINGLES, always: { THREADS: UNIT_ROWS, COLS: UNIT_COLS } });
export const larftUnit = { name: 'larft_unit', text: larft_unit, variants: larftUnitVariants.all };
