// The kernels that work element by element, as the host sees them.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { axpy_elements, copy_elements, rot_elements, scal_elements, swap_elements } from './shaders.gen.ts';

// 4.0 to 4.2 TB/s at n = 2^26, with accesses of one element too; 128 threads or 1, 2, 8 per thread change less than 4 % (H200, 2026-11).
const THREADS = 256;
const PER = 4;

/** Elements, or vectors of four, of one workgroup. */
export const ELEMENTS_PER_GROUP = THREADS * PER;

type Types = Readonly<Record<string, string>>;

/** Indexed by 4*half + 2*wide + X_IN_Y; wide is 1 for accesses of four elements. */
const paired = (types: readonly Types[]): readonly Tuning[] =>
  types.flatMap((type) => [0, 1].map((X_IN_Y) => ({ THREADS, PER, ...type, X_IN_Y })));
const FLOATS: readonly Types[] = [
  { T: 'f32', F: 'f32' },
  { T: 'vec4f', F: 'vec4f' },
  { T: 'f16', F: 'f32' },
  { T: 'vec4<f16>', F: 'vec4f' },
];
const BITS: readonly Types[] = ['u32', 'vec4u', 'f16', 'vec2u'].map((T) => ({ T }));

export const axpyElements: Kernel = { name: 'axpy_elements', text: axpy_elements, variants: paired(FLOATS) };
export const copyElements: Kernel = { name: 'copy_elements', text: copy_elements, variants: paired(BITS) };
export const rotElements: Kernel = { name: 'rot_elements', text: rot_elements, variants: paired(FLOATS) };
export const swapElements: Kernel = { name: 'swap_elements', text: swap_elements, variants: paired(BITS) };
/** Indexed by 2*half + wide. */
export const scalElements: Kernel = {
  name: 'scal_elements',
  text: scal_elements,
  variants: FLOATS.map((type) => ({ THREADS, PER, ...type })),
};
