import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { expand_double } from './shaders.gen.js';
export const TRIANGLE_THREADS = 64;
export const triangleVariants = variants({ types: DOUBLES, always: { THREADS: TRIANGLE_THREADS } });
export const expandDouble = { name: 'expand_double', text: expand_double, variants: triangleVariants.all };
