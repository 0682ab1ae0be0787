// The kernels of attention as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import {
  attention_delta,
  attention_forward,
  attention_keys,
  attention_queries,
  attention_row_gradients,
  attention_rows,
} from './shaders.gen.ts';

/** Rows of a workgroup's tile: queries, or in attention_keys keys. */
export const TILE_ROWS = 64;
export const DELTA_THREADS = 128;
/** Numbers of a row in a chunk, of which a workgroup has up to four: wider rows are shared by several, which all compute the scores. */
export const CHUNK = 32;

const CHUNKS = [1, 2, 4] as const;
const tiles = CHUNKS.map((chunks) => ({ CHUNKS: chunks }));

/** The tile for rows of so many numbers: the smallest that holds them, else the largest. */
export const tileFor = (width: number) => tiles.find((tile) => tile.CHUNKS * CHUNK >= width) ?? tiles.at(-1)!;

/** The same for gradients, whose kernels take software adapters many seconds to compile: there one is for all. */
export const gradientTile = (width: number, software: boolean) => (software ? tiles[0]! : tileFor(width));

export const attentionVariants = variants({ types: REALS, tiles, always: { THREADS: 256 } });
export const deltaVariants = variants({ types: REALS, always: { THREADS: DELTA_THREADS } });

const { all } = attentionVariants;
export const forwardKernel: Kernel = { name: 'attention_forward', text: attention_forward, variants: all };
export const queriesKernel: Kernel = { name: 'attention_queries', text: attention_queries, variants: all };
export const keysKernel: Kernel = { name: 'attention_keys', text: attention_keys, variants: all };
export const deltaKernel: Kernel = { name: 'attention_delta', text: attention_delta, variants: deltaVariants.all };

/** Of blocks, whose scores are products: a workgroup has a row, of which each of its threads holds so many numbers; 0: of any length. */
const [ROW_THREADS, HELD] = [256, [4, 16, 0]] as const;
const rows = HELD.map((held) => ({ HELD: held }));
/** What holds a row of so many scores. */
export const rowTile = (seen: number) =>
  rows.find((tile) => tile.HELD === 0 || tile.HELD * ROW_THREADS >= seen) ?? rows.at(-1)!;
export const rowsVariants = variants({ tiles: rows, always: { THREADS: ROW_THREADS } });
export const rowGradientVariants = variants({ always: { THREADS: ROW_THREADS } });
export const rowsKernel: Kernel = { name: 'attention_rows', text: attention_rows, variants: rowsVariants.all };
export const rowGradientsKernel: Kernel = {
  name: 'attention_row_gradients',
  text: attention_row_gradients,
  variants: rowGradientVariants.all,
};
