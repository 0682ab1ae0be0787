// Gradients of attention on matrix units as the host sees them: tiles, and which fits.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { attention_gradient_tensor } from './shaders.gen.ts';

/** In the tunables of attention_gradient_tensor. */
export interface GradientTile {
  readonly DIM: number;
  readonly WM: number;
  readonly SPLIT: number;
  readonly TEAMS: number;
}

/**
 * Of the tiles for rows of one length the first is taken that has room. H200, 2026-11, 16 heads of 4096 queries and keys, TFLOP/s of all
 * three gradients: 70 for rows of 64, with `light` 68; 107 for rows of 128, with half of the rows 67, with SPLIT 1 71.
 */
export const GRADIENT_TILES = {
  d64: { DIM: 64, WM: 16, SPLIT: 2, TEAMS: 4 },
  d64light: { DIM: 64, WM: 16, SPLIT: 2, TEAMS: 2 },
  d128: { DIM: 128, WM: 16, SPLIT: 2, TEAMS: 4 },
  d128light: { DIM: 128, WM: 16, SPLIT: 2, TEAMS: 1 },
} as const satisfies Record<string, GradientTile>;

export type GradientTileName = keyof typeof GRADIENT_TILES;
export const gradientTileNames = Object.keys(GRADIENT_TILES) as readonly GradientTileName[];

/** Columns at a time that the kernel is written for. */
const COLUMNS = 32;

/** Queries or keys of a workgroup. */
export const gradientRows = ({ WM, TEAMS }: GradientTile): number => WM * TEAMS;

/** Of workgroup memory, by keys: columns of both kinds, scores and products, halves of these, all rows padded by a unit; what is known. */
export const gradientBytes = (tile: GradientTile): number =>
  16 * (2 * COLUMNS * (tile.DIM / 8 + 1) + 2 * gradientRows(tile) * (COLUMNS / 4 + 1 + COLUMNS / 8 + 1)) + 8 * COLUMNS;

const gradientVariants = variants({
  flags: { KEYS: 2 },
  tiles: Object.values<GradientTile>(GRADIENT_TILES),
  always: { T: 'f16' },
});
export const gradientTuning = (tile: GradientTile, keys: boolean): Tuning =>
  gradientVariants.of(undefined, { KEYS: keys }, tile);

export const gradientKernel: Kernel = {
  name: 'attention_gradient_tensor',
  text: attention_gradient_tensor,
  get variants() {
    return gradientVariants.all;
  },
};
