// The kernel of scaling in powers of two as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { power_of_two } from './shaders.gen.ts';

export const POWER_THREADS = 64;
export const powerTuning: Tuning = { THREADS: POWER_THREADS };
export const powerOfTwoKernel: Kernel = { name: 'power_of_two', text: power_of_two, variants: [powerTuning] };
