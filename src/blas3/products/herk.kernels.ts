// The kernel that makes a diagonal real, as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { herk_diagonal } from './shaders.gen.ts';

export const DIAGONAL_THREADS = 64;
export const diagonalVariants = variants({
  types: { c: { WORDS: 1 }, z: { WORDS: 2 } },
  always: { THREADS: DIAGONAL_THREADS },
});
export const herkDiagonal: Kernel = { name: 'herk_diagonal', text: herk_diagonal, variants: diagonalVariants.all };
