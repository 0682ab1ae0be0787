import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { lacn2_double, rcond_double } from './shaders.gen.js';
export const lacn2DoubleVariants = variants({ types: DOUBLES, always: { THREADS: 256 } });
export const lacn2Double = { name: 'lacn2_double', text: lacn2_double, variants: lacn2DoubleVariants.all };
export const rcondDoubleTuning = {};
export const rcondDouble = { name: 'rcond_double', text: rcond_double, variants: [rcondDoubleTuning] };
