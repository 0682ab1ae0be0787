// The kernels of GRU and its gradient as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { CELL_THREADS, STEP_SEQS } from './cells.ts';
import { gru_gates, gru_gradient, gru_step } from './shaders.gen.ts';

/** The parts of a step: all of one whose reset gate acts behind the product, else what lies before and behind its second product. */
export const [WHOLE, GATES, REST] = [0, 1, 2] as const;

export const gruVariants = variants({ types: REALS, flags: { PART: 3 }, always: { THREADS: CELL_THREADS } });
export const gruStepVariants = variants({ types: REALS, always: { THREADS: 64, SEQS: STEP_SEQS } });

export const gruGatesKernel: Kernel = { name: 'gru_gates', text: gru_gates, variants: gruVariants.all };
export const gruGradientKernel: Kernel = { name: 'gru_gradient', text: gru_gradient, variants: gruVariants.all };
export const gruStepKernel: Kernel = { name: 'gru_step', text: gru_step, variants: gruStepVariants.all };
