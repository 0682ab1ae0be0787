import { NUMBERS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { norm_columns, norm_final, norm_rows } from './shaders.gen.js';
/** Threads per workgroup of all three. */
export const NORM_THREADS = 256;
/** Elements that a thread of norm_columns or norm_rows loads at a time. */
export const NORM_DEPTH = 4;
/** Of norm_columns and norm_rows. */
export const normVariants = variants({ types: NUMBERS, always: { THREADS: NORM_THREADS, DEPTH: NORM_DEPTH } });
export const normFinalTuning = { THREADS: NORM_THREADS, DEPTH: 8 };
export const normColumns = { name: 'norm_columns', text: norm_columns, variants: normVariants.all };
export const normRows = { name: 'norm_rows', text: norm_rows, variants: normVariants.all };
export const normFinal = { name: 'norm_final', text: norm_final, variants: [normFinalTuning] };
