import { growth_final } from './shaders.gen.js';
export const growthTuning = {};
export const growthFinal = { name: 'growth_final', text: growth_final, variants: [growthTuning] };
