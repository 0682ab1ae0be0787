// The kernels of block reflectors as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { larft_block, larft_unit } from './shaders.gen.ts';

export interface LarftTile {
  /** Reflectors of a block of T that one workgroup computes from V^H V; larger ones are put together by products. */
  readonly ORDER: number;
  readonly THREADS: number;
}

export const larftTile: LarftTile = { ORDER: 32, THREADS: 64 };
/** Compiling the unrolled text of a wide block takes a software adapter longer than the work ever could. */
export const larftLight: LarftTile = { ORDER: 8, THREADS: 8 };
export const larftVariants = variants({ types: SINGLES, tiles: [larftTile, larftLight] });
export const larftBlock: Kernel = { name: 'larft_block', text: larft_block, variants: larftVariants.all };

export const UNIT_ROWS = 256;
export const UNIT_COLS = 4;
export const larftUnitVariants = variants({ types: SINGLES, always: { THREADS: UNIT_ROWS, COLS: UNIT_COLS } });
export const larftUnit: Kernel = { name: 'larft_unit', text: larft_unit, variants: larftUnitVariants.all };
