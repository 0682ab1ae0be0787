// The kernel of Jacobi's method in a workspace, with a workgroup to a matrix, as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { syevj_group } from './shaders.gen.ts';

/** Matrices of larger orders have no kernel. */
export const JACOBI_MOST = 1920;

/** Elements of a problem's workspace: a triangle, and vectors. */
export const roomOf = (n: number, vectors: boolean): number => (n * (n + 1)) / 2 + (vectors ? n * n : 0);

export const groupVariants = variants({
  always: { N: JACOBI_MOST, THREADS: 256 },
  flags: { VECTORS: 2, LISTED: 2, W_IN_A: 2 },
});

export const syevjGroup: Kernel = { name: 'syevj_group', text: syevj_group, variants: groupVariants.all };
