import { SINGLES, SIZES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { ferr_final, magnitudes, refine_add, refine_bound, refine_judge } from './shaders.gen.js';
/** Of all of them: rows per workgroup, or threads that share a column. */
export const REFINE_THREADS = 256;
export const refineVariants = variants({ types: SINGLES, always: { THREADS: REFINE_THREADS } });
const { all } = refineVariants;
export const magnitudesVariants = variants({ types: SIZES, always: { THREADS: REFINE_THREADS } });
export const ferrTuning = { THREADS: REFINE_THREADS };
export const magnitudesKernel = { name: 'magnitudes', text: magnitudes, variants: magnitudesVariants.all };
export const refineJudge = { name: 'refine_judge', text: refine_judge, variants: all };
export const refineAdd = { name: 'refine_add', text: refine_add, variants: all };
export const refineBound = { name: 'refine_bound', text: refine_bound, variants: all };
export const ferrFinal = { name: 'ferr_final', text: ferr_final, variants: [ferrTuning] };
