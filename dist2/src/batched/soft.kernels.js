import { DOUBLES } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { cholesky_soft } from './cholesky/shaders.gen.js';
import { lu_soft } from './lu/shaders.gen.js';
import { solve_soft } from './shaders.gen.js';
/** Threads of a workgroup, by the largest order that they are meant for. */
const SHAPES = [
    { order: 16, tile: { THREADS: 32 } },
    { order: 48, tile: { THREADS: 64 } },
    { order: Number.POSITIVE_INFINITY, tile: { THREADS: 256 } },
];
const tiles = SHAPES.map(({ tile }) => tile);
/** Few threads for small matrices: a step has too few elements for more, and waits for all of them. */
export const softShape = (order) => SHAPES.find((shape) => order <= shape.order).tile;
/** Columns of X that a workgroup solves for. */
export const SOLVED_COLUMNS = 8;
export const softFactorVariants = variants({ types: DOUBLES, tiles, flags: { LISTED: 2 } });
export const softSolveVariants = variants({
    types: DOUBLES,
    tiles,
    flags: { LISTED: 2, PIVOTS: 2, F_IN_X: 2, CHECKS: 2 },
    always: { NB: SOLVED_COLUMNS },
});
export const luSoft = { name: 'lu_soft', text: lu_soft, variants: softFactorVariants.all };
export const choleskySoft = { name: 'cholesky_soft', text: cholesky_soft, variants: softFactorVariants.all };
export const solveSoft = { name: 'solve_soft', text: solve_soft, variants: softSolveVariants.all };
