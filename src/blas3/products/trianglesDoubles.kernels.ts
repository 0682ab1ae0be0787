// The kernel that brings triangles of doubles into workspace as full matrices.
import type { Kernel } from '../../runtime/kernel.ts';
import { DOUBLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { expand_double } from './shaders.gen.ts';

export const TRIANGLE_THREADS = 64;
export const triangleVariants = variants({ types: DOUBLES, always: { THREADS: TRIANGLE_THREADS } });
export const expandDouble: Kernel = { name: 'expand_double', text: expand_double, variants: triangleVariants.all };
