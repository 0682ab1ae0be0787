// The kernels of iterative refinement as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { ferr_final, magnitudes, refine_add, refine_bound, refine_judge } from './shaders.gen.ts';

/** Of all of them: rows per workgroup, or threads that share a column. */
export const REFINE_THREADS = 256;
export const refineTuning: Tuning = { THREADS: REFINE_THREADS };
const variants = [refineTuning];

export const magnitudesKernel: Kernel = { name: 'magnitudes', text: magnitudes, variants };
export const refineJudge: Kernel = { name: 'refine_judge', text: refine_judge, variants };
export const refineAdd: Kernel = { name: 'refine_add', text: refine_add, variants };
export const refineBound: Kernel = { name: 'refine_bound', text: refine_bound, variants };
export const ferrFinal: Kernel = { name: 'ferr_final', text: ferr_final, variants };
