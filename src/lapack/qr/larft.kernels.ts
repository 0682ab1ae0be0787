// The kernels of block reflectors as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { larft_block, larft_unit } from './shaders.gen.ts';

export interface LarftTuning extends Tuning {
  /** Reflectors of a block of T that one workgroup computes from V^T V; larger ones are put together by products. */
  readonly ORDER: number;
}

export const larftTuning: LarftTuning = { ORDER: 32, THREADS: 64 };
/** Compiling the unrolled text of a wide block takes a software adapter longer than the work ever could. */
export const larftLight: LarftTuning = { ORDER: 8, THREADS: 8 };
export const larftBlock: Kernel = { name: 'larft_block', text: larft_block, variants: [larftTuning, larftLight] };

export const UNIT_ROWS = 256;
export const UNIT_COLS = 4;
export const larftUnitTuning: Tuning = { THREADS: UNIT_ROWS, COLS: UNIT_COLS };
export const larftUnit: Kernel = { name: 'larft_unit', text: larft_unit, variants: [larftUnitTuning] };
