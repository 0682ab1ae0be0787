// The kernel that writes the triangles on a matrix's diagonal out as square blocks.
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { tri_expand } from './shaders.gen.ts';

export const EXPAND_ROWS = 64;
export const EXPAND_COLUMNS = 4;
export const triExpandVariants = variants({ types: SINGLES, always: { THREADS: EXPAND_ROWS, COLS: EXPAND_COLUMNS } });
export const triExpand: Kernel = { name: 'tri_expand', text: tri_expand, variants: triExpandVariants.all };
