// Gradients of attention on matrix units as the host sees them: tiles, and which fits.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { attention_gradient_tensor } from './shaders.gen.ts';

/** In the tunables of attention_gradient_tensor. */
export interface GradientTile {
  readonly DIM: number;
  readonly TEAMS: number;
}

/** Of the tiles for rows of one length the first is taken that has room. Not measured. */
export const GRADIENT_TILES = {
  d64: { DIM: 64, TEAMS: 4 },
  d64light: { DIM: 64, TEAMS: 2 },
  d128: { DIM: 128, TEAMS: 4 },
  d128light: { DIM: 128, TEAMS: 1 },
} as const satisfies Record<string, GradientTile>;

export type GradientTileName = keyof typeof GRADIENT_TILES;
export const gradientTileNames = Object.keys(GRADIENT_TILES) as readonly GradientTileName[];

/** Columns at a time, and rows of a subgroup, that the kernel is written for. */
const [COLUMNS, ROWS] = [32, 16];

/** Queries or keys of a workgroup. */
export const gradientRows = ({ TEAMS }: GradientTile): number => ROWS * TEAMS;

/** Of workgroup memory: columns of both kinds, scores and products, with a vector of padding to a row. */
export const gradientBytes = (tile: GradientTile): number =>
  16 * (2 * COLUMNS * (tile.DIM / 8 + 1) + 2 * gradientRows(tile) * (COLUMNS / 4 + 1));

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
