// The kernels that the least-squares routines share, as the host sees them.
import { RANGE } from '../../core/leastSquares.js';
import { BITS, SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { diagonal_rank, ls_factors, ls_scale, ls_squares, ls_unpivot } from './shaders.gen.js';
export const factorsTuning = { RANGE: RANGE.s };
export const lsFactors = { name: 'ls_factors', text: ls_factors, variants: [factorsTuning] };
/** Rows and columns per workgroup. */
export const SCALE_ROWS = 128;
export const SCALE_COLS = 4;
export const scaleVariants = variants({ types: SINGLES, always: { THREADS: SCALE_ROWS, COLS: SCALE_COLS } });
export const lsScale = { name: 'ls_scale', text: ls_scale, variants: scaleVariants.all };
export const squaresVariants = variants({ types: SINGLES, always: { THREADS: 256, SQUARE: 1 } });
export const sumsTuning = { THREADS: 256, SQUARE: 0 };
export const lsSquares = {
    name: 'ls_squares',
    text: ls_squares,
    variants: [...squaresVariants.all, sumsTuning],
};
/** Rows per workgroup. */
export const UNPIVOT_THREADS = 128;
export const unpivotVariants = variants({
    types: { s: BITS.s, c: BITS.c, d: BITS.d, z: BITS.z },
    always: { THREADS: UNPIVOT_THREADS },
});
export const lsUnpivot = { name: 'ls_unpivot', text: ls_unpivot, variants: unpivotVariants.all };
export const rankVariants = variants({ types: SINGLES, always: { THREADS: 256 } });
export const diagonalRankKernel = { name: 'diagonal_rank', text: diagonal_rank, variants: rankVariants.all };
