import { power_of_two } from './shaders.gen.js';
export const POWER_THREADS = 64;
export const powerTuning = { THREADS: POWER_THREADS };
export const powerOfTwoKernel = { name: 'power_of_two', text: power_of_two, variants: [powerTuning] };
