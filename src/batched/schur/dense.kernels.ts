// The kernels of batched nonsymmetric eigenproblems as the host sees them: a workgroup to each matrix, which it holds in its own memory, or
// where that is too small in a buffer.

import { type Picked, pick, type Rule } from '../../autotune/pick.ts';
import type { Limits } from '../../autotune/space.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { geev_iterate, geev_reduce, geev_values, geev_vectors, gehrd_group } from './shaders.gen.ts';

/** A workgroup: its threads, the largest order that it takes, and whether the matrix is in its memory. */
export interface DenseShape {
  readonly THREADS: number;
  readonly N: number;
  readonly HELD: number;
}

export interface DenseProblem extends Limits {
  readonly n: number;
}

const SHAPES: readonly DenseShape[] = [
  { THREADS: 8, N: 8, HELD: 1 },
  { THREADS: 32, N: 32, HELD: 1 },
  { THREADS: 64, N: 64, HELD: 1 },
  { THREADS: 128, N: 80, HELD: 1 },
  { THREADS: 32, N: 32, HELD: 0 },
  { THREADS: 64, N: 64, HELD: 0 },
  { THREADS: 128, N: 128, HELD: 0 },
];

const bytesOf = ({ THREADS, N, HELD }: DenseShape): number => 4 * HELD * N * (N + 1) + 20 * THREADS + 64;

const denseRules: readonly Rule<DenseProblem, DenseShape>[] = SHAPES.map((choice) => ({
  name: `${choice.HELD === 1 ? 'held' : 'stored'}-${choice.N}`,
  choice,
  fits: (p) => p.n <= choice.N && choice.THREADS <= p.threads && bytesOf(choice) <= p.workgroupBytes,
  why: `a workgroup to a matrix of order up to ${choice.N}`,
}));

export const pickDense = (p: DenseProblem, force?: string): Picked<DenseShape> => pick(denseRules, p, force);

export const reduceVariants = variants({ tiles: SHAPES, flags: { LISTED: 2, VECTORS: 2 } });
export const iterateVariants = variants({ tiles: SHAPES, flags: { VECTORS: 2 } });
export const gehrdVariants = variants({ tiles: SHAPES, flags: { LISTED: 2, TAU_IN_A: 2 } });

const WIDTHS = [{ THREADS: 8 }, { THREADS: 32 }, { THREADS: 64 }, { THREADS: 128 }] as const;
/** The tile with so many threads. */
export const widthOf = ({ THREADS }: DenseShape) => WIDTHS.find((width) => width.THREADS === THREADS)!;
export const vectorsVariants = variants({ tiles: WIDTHS, flags: { LISTED: 2 } });

/** Threads of geev_values. */
export const VALUE_THREADS = 64;
export const valuesVariants = variants({ always: { THREADS: VALUE_THREADS }, flags: { LISTED: 2 } });

export const geevReduce: Kernel = { name: 'geev_reduce', text: geev_reduce, variants: reduceVariants.all };
export const geevIterate: Kernel = { name: 'geev_iterate', text: geev_iterate, variants: iterateVariants.all };
export const geevVectors: Kernel = { name: 'geev_vectors', text: geev_vectors, variants: vectorsVariants.all };
export const geevValues: Kernel = { name: 'geev_values', text: geev_values, variants: valuesVariants.all };
export const gehrdGroup: Kernel = { name: 'gehrd_group', text: gehrd_group, variants: gehrdVariants.all };
