import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { tri_merge } from './shaders.gen.js';
export const MERGE_ROWS = 64;
export const MERGE_COLUMNS = 4;
export const mergeVariants = variants({ types: SINGLES, always: { THREADS: MERGE_ROWS, COLS: MERGE_COLUMNS } });
export const triMerge = { name: 'tri_merge', text: tri_merge, variants: mergeVariants.all };
