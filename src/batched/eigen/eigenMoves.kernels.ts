// The kernels that bring symmetric matrices to a workspace, and eigenvalues and vectors back, as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { eigen_gather, eigen_values, eigen_vectors } from './shaders.gen.ts';

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

export const gatherVariants = variants({
  tiles: TILES,
  flags: { SINGLE: 2, LISTED: 2 },
  legal: ({ SINGLE, THREADS }) => (SINGLE === 1) === (THREADS === 64),
});
export const vectorsVariants = variants({ tiles: TILES, flags: { LISTED: 2 } });
export const VALUE_THREADS = 64;
export const valuesVariants = variants({ always: { THREADS: VALUE_THREADS }, flags: { LISTED: 2 } });

export const eigenGather: Kernel = { name: 'eigen_gather', text: eigen_gather, variants: gatherVariants.all };
export const eigenVectors: Kernel = { name: 'eigen_vectors', text: eigen_vectors, variants: vectorsVariants.all };
export const eigenValues: Kernel = { name: 'eigen_values', text: eigen_values, variants: valuesVariants.all };
