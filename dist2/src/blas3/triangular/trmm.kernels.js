import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { tri_expand } from './shaders.gen.js';
export const EXPAND_ROWS = 64;
export const EXPAND_COLUMNS = 4;
export const triExpandVariants = variants({ types: SINGLES, always: { THREADS: EXPAND_ROWS, COLS: EXPAND_COLUMNS } });
export const triExpand = { name: 'tri_expand', text: tri_expand, variants: triExpandVariants.all };
