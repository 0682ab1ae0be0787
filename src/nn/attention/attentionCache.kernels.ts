// The kernels for few queries and many keys as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { attention_cache, attention_join } from './shaders.gen.ts';

interface CacheTile {
  readonly ROWS: number;
  readonly G: number;
}

const LANES = [4, 8, 16, 32] as const;
const ROWS = [1, 2, 4, 8] as const;
const tiles: readonly CacheTile[] = LANES.flatMap((G) => ROWS.map((rows) => ({ ROWS: rows, G })));
const joins = LANES.map((G) => ({ G }));

/** Lanes that share a key of so many numbers; undefined if the kernels have none for it. */
export const lanesOf = (dim: number): number | undefined => LANES.find((G) => 8 * G === dim);

/** The tile with the fewest rows that takes all of them, else the largest. */
export const cacheTile = (G: number, rows: number): CacheTile => {
  const ofLanes = tiles.filter((tile) => tile.G === G);
  return ofLanes.find((tile) => tile.ROWS >= rows) ?? ofLanes.at(-1)!;
};
export const joinTile = (lanes: number) => joins.find(({ G }) => G === lanes)!;

const LEAST = 256;
const MOST_SLICES = 128;

/** Keys of a slice. They depend on nothing else, and with them sums do not. */
export const sliceOf = (keys: number): number => Math.max(LEAST, Math.ceil(keys / MOST_SLICES));

export const cacheVariants = variants({ types: REALS, tiles });
export const joinVariants = variants({ types: REALS, tiles: joins });

export const cacheKernel: Kernel = { name: 'attention_cache', text: attention_cache, variants: cacheVariants.all };
export const joinKernel: Kernel = { name: 'attention_join', text: attention_join, variants: joinVariants.all };
