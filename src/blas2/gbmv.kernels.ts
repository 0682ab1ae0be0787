// The kernel for products with a band as the host sees it, and which form of it fits a band.
import type { Rule } from '../autotune/pick.ts';
import type { Kernel } from '../runtime/kernel.ts';
import { SINGLES_AND_DOUBLES } from '../runtime/representation.ts';
import { variants } from '../runtime/variants.ts';
import { band_product } from './shaders.gen.ts';

export interface BandTuning {
  readonly ROWS: number;
  readonly GROUPS: number;
  readonly DEPTH: number;
  readonly TOGETHER: number;
}

const NARROW = 8;
const narrow: BandTuning = { ROWS: 128, GROUPS: 1, DEPTH: NARROW, TOGETHER: 0 };
const wide: BandTuning = { ROWS: 32, GROUPS: 8, DEPTH: 8, TOGETHER: 1 };

export const bandVariants = variants({ types: SINGLES_AND_DOUBLES, tiles: [narrow, wide] });

export const bandProduct: Kernel = { name: 'band_product', text: band_product, variants: bandVariants.all };

/** Rules over the number of stored diagonals. */
export const bandRules: readonly Rule<number, BandTuning>[] = [
  {
    name: 'narrow',
    choice: narrow,
    fits: (diagonals) => diagonals <= NARROW,
    why: `at most ${NARROW} diagonals: a thread per row`,
  },
  {
    name: 'wide',
    choice: wide,
    fits: () => true,
    why: `more than ${NARROW} diagonals: ${wide.GROUPS} threads per row`,
  },
];
