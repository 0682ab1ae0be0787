import { variants } from '../../runtime/variants.js';
import { syevj_group } from './shaders.gen.js';
/** Matrices of larger orders have no kernel. */
export const JACOBI_MOST = 1920;
/** Elements of a problem's workspace: a triangle, and vectors. */
export const roomOf = (n, vectors) => (n * (n + 1)) / 2 + (vectors ? n * n : 0);
export const groupVariants = variants({
    always: { N: JACOBI_MOST, THREADS: 256 },
    flags: { VECTORS: 2, LISTED: 2, W_IN_A: 2 },
});
export const syevjGroup = { name: 'syevj_group', text: syevj_group, variants: groupVariants.all };
