import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { CELL_THREADS, STEP_SEQS } from './cells.js';
import { gru_gates, gru_gradient, gru_step } from './shaders.gen.js';
/** The parts of a step: all of one whose reset gate acts behind the product, else what lies before and behind its second product. */
export const [WHOLE, GATES, REST] = [0, 1, 2];
export const gruVariants = variants({ types: REALS, flags: { PART: 3 }, always: { THREADS: CELL_THREADS } });
export const gruStepVariants = variants({ types: REALS, always: { THREADS: 64, SEQS: STEP_SEQS } });
export const gruGatesKernel = { name: 'gru_gates', text: gru_gates, variants: gruVariants.all };
export const gruGradientKernel = { name: 'gru_gradient', text: gru_gradient, variants: gruVariants.all };
export const gruStepKernel = { name: 'gru_step', text: gru_step, variants: gruStepVariants.all };
