import { variants } from '../../runtime/variants.js';
import { herk_diagonal } from './shaders.gen.js';
export const DIAGONAL_THREADS = 64;
export const diagonalVariants = variants({
    types: { c: { WORDS: 1 }, z: { WORDS: 2 } },
    always: { THREADS: DIAGONAL_THREADS },
});
export const herkDiagonal = { name: 'herk_diagonal', text: herk_diagonal, variants: diagonalVariants.all };
