// The kernels that bring symmetric matrices to a workspace, and eigenvalues and vectors back, as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { eigen_choose, eigen_gather, eigen_largest, eigen_values, eigen_vectors, eigen_widen } from './shaders.gen.ts';

export interface MoveTile {
  readonly SIDE: number;
  readonly THREADS: number;
}

/** A tile that an order fits into, and few threads for it; else tiles for many. */
const TILES: readonly MoveTile[] = [
  { SIDE: 16, THREADS: 64 },
  { SIDE: 32, THREADS: 64 },
  { SIDE: 32, THREADS: 256 },
];

export const moveTile = (n: number): MoveTile => TILES[n <= 16 ? 0 : n <= 32 ? 1 : 2]!;
/** Whether one tile holds a matrix. */
export const isSingle = (n: number): boolean => n <= 32;
/** Whether a workgroup alone would take long to bring a matrix over. */
export const isSpread = (n: number): boolean => n > 64;
/** Tiles of a triangle. */
export function tilesOf(n: number): number {
  const tiles = Math.ceil(n / moveTile(n).SIDE);
  return (tiles * (tiles + 1)) / 2;
}

const types = SINGLES;
export const gatherVariants = variants({
  types,
  tiles: TILES,
  flags: { SINGLE: 2, SPREAD: 2, LISTED: 2 },
  legal: ({ SINGLE, SPREAD, THREADS }) => (SINGLE === 1) === (THREADS === 64) && !(SINGLE === 1 && SPREAD === 1),
});
export const largestVariants = variants({ types, tiles: [TILES[2]!], flags: { LISTED: 2 } });
export const vectorsVariants = variants({ types, tiles: TILES, flags: { LISTED: 2, CHOSEN: 2 } });
export const VALUE_THREADS = 64;
export const valuesVariants = variants({ always: { THREADS: VALUE_THREADS }, flags: { LISTED: 2, VALUES: 2 } });
export const chooseVariants = variants({ always: { THREADS: VALUE_THREADS }, flags: { LISTED: 2 } });

/** Elements of a workgroup of eigen_widen. */
export const WIDEN_THREADS = 256;
export const widenTuning: Tuning = { ...SINGLES.c, THREADS: WIDEN_THREADS };

export const eigenGather: Kernel = { name: 'eigen_gather', text: eigen_gather, variants: gatherVariants.all };
export const eigenLargest: Kernel = { name: 'eigen_largest', text: eigen_largest, variants: largestVariants.all };
export const eigenVectors: Kernel = { name: 'eigen_vectors', text: eigen_vectors, variants: vectorsVariants.all };
export const eigenWiden: Kernel = { name: 'eigen_widen', text: eigen_widen, variants: [widenTuning] };
export const eigenValues: Kernel = { name: 'eigen_values', text: eigen_values, variants: valuesVariants.all };
export const eigenChoose: Kernel = { name: 'eigen_choose', text: eigen_choose, variants: chooseVariants.all };
