import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { lacn2_step, rcond_final } from './shaders.gen.js';
export const lacn2Variants = variants({ types: SINGLES, always: { THREADS: 256 } });
export const lacn2Step = { name: 'lacn2_step', text: lacn2_step, variants: lacn2Variants.all };
export const rcondTuning = {};
export const rcondFinal = { name: 'rcond_final', text: rcond_final, variants: [rcondTuning] };
