// The kernels for batches of doubles in soft arithmetic, a workgroup a matrix, as the host sees them.
import type { Kernel } from '../runtime/kernel.ts';
import { DOUBLES } from '../runtime/representation.ts';
import { variants } from '../runtime/variants.ts';
import { cholesky_soft } from './cholesky/shaders.gen.ts';
import { lu_soft } from './lu/shaders.gen.ts';
import { solve_soft } from './shaders.gen.ts';

/** Threads of a workgroup, by the largest order that they are meant for. */
const SHAPES = [
  { order: 16, tile: { THREADS: 32 } },
  { order: 48, tile: { THREADS: 64 } },
  { order: Number.POSITIVE_INFINITY, tile: { THREADS: 256 } },
] as const;
const tiles = SHAPES.map(({ tile }) => tile);

/** Few threads for small matrices: a step has too few elements for more, and waits for all of them. */
export const softShape = (order: number): (typeof tiles)[number] => SHAPES.find((shape) => order <= shape.order)!.tile;

/** Columns of X that a workgroup solves for. */
export const SOLVED_COLUMNS = 8;

export const softFactorVariants = variants({ types: DOUBLES, tiles, flags: { LISTED: 2 } });
export const softSolveVariants = variants({
  types: DOUBLES,
  tiles,
  flags: { LISTED: 2, PIVOTS: 2, F_IN_X: 2, CHECKS: 2 },
  always: { NB: SOLVED_COLUMNS },
});

export const luSoft: Kernel = { name: 'lu_soft', text: lu_soft, variants: softFactorVariants.all };
export const choleskySoft: Kernel = { name: 'cholesky_soft', text: cholesky_soft, variants: softFactorVariants.all };
export const solveSoft: Kernel = { name: 'solve_soft', text: solve_soft, variants: softSolveVariants.all };
