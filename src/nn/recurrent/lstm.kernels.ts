// The kernels of LSTM and its gradient as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { CELL_THREADS, STEP_SEQS } from './cells.ts';
import { lstm_gates, lstm_gradient, lstm_peepholes, lstm_step } from './shaders.gen.ts';

export const cellVariants = variants({ types: REALS, always: { THREADS: CELL_THREADS } });
export const stepVariants = variants({ types: REALS, always: { THREADS: 64, SEQS: STEP_SEQS } });

export const lstmGatesKernel: Kernel = { name: 'lstm_gates', text: lstm_gates, variants: cellVariants.all };
export const lstmGradientKernel: Kernel = { name: 'lstm_gradient', text: lstm_gradient, variants: cellVariants.all };
export const lstmPeepholesKernel: Kernel = { name: 'lstm_peepholes', text: lstm_peepholes, variants: cellVariants.all };
export const lstmStepKernel: Kernel = { name: 'lstm_step', text: lstm_step, variants: stepVariants.all };
