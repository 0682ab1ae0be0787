// The kernels of condition numbers and error bounds as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { lacn2_step, rcond_final } from './shaders.gen.ts';

export const lacn2Variants = variants({ types: SINGLES, always: { THREADS: 256 } });
export const lacn2Step: Kernel = { name: 'lacn2_step', text: lacn2_step, variants: lacn2Variants.all };

export const rcondTuning: Tuning = {};
export const rcondFinal: Kernel = { name: 'rcond_final', text: rcond_final, variants: [rcondTuning] };
