import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { attention_delta, attention_forward, attention_keys, attention_queries } from './shaders.gen.js';
/** Rows of a workgroup's tile: queries, or in attention_keys keys. */
export const TILE_ROWS = 64;
export const DELTA_THREADS = 128;
/** Numbers of a row in a chunk, of which a workgroup has up to four: wider rows are shared by several, which all compute the scores. */
export const CHUNK = 32;
const CHUNKS = [1, 2, 4];
const tiles = CHUNKS.map((chunks) => ({ CHUNKS: chunks }));
/** The tile for rows of so many numbers: the smallest that holds them, else the largest. */
export const tileFor = (width) => tiles.find((tile) => tile.CHUNKS * CHUNK >= width) ?? tiles.at(-1);
/** The same for gradients, whose kernels take software adapters many seconds to compile: there one is for all. */
export const gradientTile = (width, software) => (software ? tiles[0] : tileFor(width));
export const attentionVariants = variants({ types: REALS, tiles, always: { THREADS: 256 } });
export const deltaVariants = variants({ types: REALS, always: { THREADS: DELTA_THREADS } });
const { all } = attentionVariants;
export const forwardKernel = { name: 'attention_forward', text: attention_forward, variants: all };
export const queriesKernel = { name: 'attention_queries', text: attention_queries, variants: all };
export const keysKernel = { name: 'attention_keys', text: attention_keys, variants: all };
export const deltaKernel = { name: 'attention_delta', text: attention_delta, variants: deltaVariants.all };
