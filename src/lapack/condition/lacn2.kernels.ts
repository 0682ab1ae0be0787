// The kernels of condition numbers and error bounds as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { lacn2_step, rcond_final } from './shaders.gen.ts';

export const lacn2Tuning: Tuning = { THREADS: 256 };
export const lacn2Step: Kernel = { name: 'lacn2_step', text: lacn2_step, variants: [lacn2Tuning] };

export const rcondTuning: Tuning = {};
export const rcondFinal: Kernel = { name: 'rcond_final', text: rcond_final, variants: [rcondTuning] };
