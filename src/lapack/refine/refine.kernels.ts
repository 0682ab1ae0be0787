// The kernels of iterative refinement as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { SINGLES, SIZES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { ferr_final, magnitudes, refine_add, refine_bound, refine_judge } from './shaders.gen.ts';

/** Of all of them: rows per workgroup, or threads that share a column. */
export const REFINE_THREADS = 256;
export const refineVariants = variants({ types: SINGLES, always: { THREADS: REFINE_THREADS } });
const { all } = refineVariants;
export const magnitudesVariants = variants({ types: SIZES, always: { THREADS: REFINE_THREADS } });
export const ferrTuning: Tuning = { THREADS: REFINE_THREADS };

export const magnitudesKernel: Kernel = { name: 'magnitudes', text: magnitudes, variants: magnitudesVariants.all };
export const refineJudge: Kernel = { name: 'refine_judge', text: refine_judge, variants: all };
export const refineAdd: Kernel = { name: 'refine_add', text: refine_add, variants: all };
export const refineBound: Kernel = { name: 'refine_bound', text: refine_bound, variants: all };
export const ferrFinal: Kernel = { name: 'ferr_final', text: ferr_final, variants: [ferrTuning] };
