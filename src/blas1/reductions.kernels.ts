// The kernels that make one number of a vector, as the host sees them: a first step per routine, and what finishes it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { asum_part, dot_part, iamax_final, iamax_part, nrm2_final, nrm2_part, sum_final } from './shaders.gen.ts';

// 3.5 (iamax) to 3.9 TB/s at n = 2^26; half or double the groups, threads or elements in flight change less than 10 % (H200, 2026-11).
const THREADS = 256;
const PER = 4;

/** Elements, or vectors of four, that make a workgroup worth its start; and the most workgroups: enough to fill the largest GPUs. */
export const PART_PER_GROUP = THREADS * PER;
export const PART_GROUPS = 1024;

// Indexed by 2*half + wide: 1 for halves, 1 for accesses of four elements.
const TYPES = [
  { T: 'f32', F: 'f32' },
  { T: 'vec4f', F: 'vec4f' },
  { T: 'f16', F: 'f32' },
  { T: 'vec4<f16>', F: 'vec4f' },
];
const sums: readonly Tuning[] = TYPES.map((type) => ({ THREADS, PER, ...type }));
/** The same with the type that F has as bits. */
const keys = TYPES.map((type) => ({ THREADS, PER, ...type, U: type.F === 'f32' ? 'u32' : 'vec4u' }));

export const asumPart: Kernel = { name: 'asum_part', text: asum_part, variants: sums };
export const dotPart: Kernel = { name: 'dot_part', text: dot_part, variants: sums };
export const nrm2Part: Kernel = { name: 'nrm2_part', text: nrm2_part, variants: keys };
/** Indexed by 4*LEAST + 2*half + wide. */
export const iamaxPart: Kernel = {
  name: 'iamax_part',
  text: iamax_part,
  variants: [0, 1].flatMap((LEAST) => keys.map((key) => ({ ...key, LEAST }))),
};

export const finalTuning: Tuning = { THREADS };
export const sumFinal: Kernel = { name: 'sum_final', text: sum_final, variants: [finalTuning] };
export const nrm2Final: Kernel = { name: 'nrm2_final', text: nrm2_final, variants: [finalTuning] };
export const iamaxFinal: Kernel = { name: 'iamax_final', text: iamax_final, variants: [finalTuning] };
