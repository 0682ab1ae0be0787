// The kernel of the growth of elements as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { growth_final } from './shaders.gen.ts';

export const growthTuning: Tuning = {};
export const growthFinal: Kernel = { name: 'growth_final', text: growth_final, variants: [growthTuning] };
