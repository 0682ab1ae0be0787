// The kernels that make one number of a vector, as the host sees them: a first step per routine, and what finishes it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import {
  asum_part,
  dot_part,
  iamax_final,
  iamax_part,
  nrm2_final,
  nrm2_part,
  sum_final,
} from '../runtime/kernels.gen.ts';

// 3.5 (iamax) to 3.9 TB/s at n = 2^26; half or double the groups, threads or elements in flight change less than 10 % (H200, 2026-11).
const THREADS = 256;
const PER = 4;

/** Elements, or vectors of four, that make a workgroup worth its start; and the most workgroups: enough to fill the largest GPUs. */
export const PART_PER_GROUP = THREADS * PER;
export const PART_GROUPS = 1024;

const FLOATS = ['f32', 'vec4f'];
const float = (T: string): Tuning => ({ THREADS, PER, T });

// Indexed by wide: 1 for accesses of four elements.
export const asumPart: Kernel = { name: 'asum_part', text: asum_part, variants: FLOATS.map(float) };
export const dotPart: Kernel = { name: 'dot_part', text: dot_part, variants: FLOATS.map(float) };
export const nrm2Part: Kernel = {
  name: 'nrm2_part',
  text: nrm2_part,
  variants: FLOATS.map((T, wide) => ({ ...float(T), U: wide === 0 ? 'u32' : 'vec4u' })),
};
/** Indexed by 2*LEAST + wide. */
export const iamaxPart: Kernel = {
  name: 'iamax_part',
  text: iamax_part,
  variants: [0, 1].flatMap((LEAST) => ['u32', 'vec4u'].map((T) => ({ ...float(T), LEAST }))),
};

export const finalTuning: Tuning = { THREADS };
export const sumFinal: Kernel = { name: 'sum_final', text: sum_final, variants: [finalTuning] };
export const nrm2Final: Kernel = { name: 'nrm2_final', text: nrm2_final, variants: [finalTuning] };
export const iamaxFinal: Kernel = { name: 'iamax_final', text: iamax_final, variants: [finalTuning] };
