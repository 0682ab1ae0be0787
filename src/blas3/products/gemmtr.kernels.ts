// The kernel that brings products of whole blocks back into a matrix: one triangle of them, or all.
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { tri_merge } from './shaders.gen.ts';

export const MERGE_ROWS = 64;
export const MERGE_COLUMNS = 4;
export const mergeVariants = variants({ types: SINGLES, always: { THREADS: MERGE_ROWS, COLS: MERGE_COLUMNS } });
export const triMerge: Kernel = { name: 'tri_merge', text: tri_merge, variants: mergeVariants.all };
