// The kernels of all norms as the host sees them: values of columns, values of rows, and the norm from those.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { NUMBERS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { norm_columns, norm_final, norm_rows } from './shaders.gen.ts';

/** Threads per workgroup of all three. */
export const NORM_THREADS = 256;
/** Elements that a thread of norm_columns or norm_rows loads at a time. */
export const NORM_DEPTH = 4;
/** Of norm_columns and norm_rows. */
export const normVariants = variants({ types: NUMBERS, always: { THREADS: NORM_THREADS, DEPTH: NORM_DEPTH } });
export const normFinalTuning = { THREADS: NORM_THREADS, DEPTH: 8 } as const satisfies Tuning;

export const normColumns: Kernel = { name: 'norm_columns', text: norm_columns, variants: normVariants.all };
export const normRows: Kernel = { name: 'norm_rows', text: norm_rows, variants: normVariants.all };
export const normFinal: Kernel = { name: 'norm_final', text: norm_final, variants: [normFinalTuning] };
