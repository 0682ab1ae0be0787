// The kernels that factor columns of doubles, as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { potf2_double, potf2_store_double } from './shaders.gen.ts';

/** Columns of a panel at most. */
export const POTF2_ORDER = 32;
/** Rows below the block on the diagonal that a workgroup eliminates beside it. */
export const POTF2_ROWS = 16;
const shape = { NB: POTF2_ORDER, ROWS: POTF2_ROWS } as const;
const few: Tuning = { ...shape, THREADS: 256 };
/** A step's elements are soon fewer than 512: more threads would only wait. */
const many: Tuning = { ...shape, THREADS: 512 };
/** The same bits: threads share the elements, whose arithmetic is the same. */
export const potf2Tuning = (threads: number): Tuning => (threads >= 512 ? many : few);
export const potf2Double: Kernel = { name: 'potf2_double', text: potf2_double, variants: [few, many] };

export const storeTuning: Tuning = { NB: POTF2_ORDER, THREADS: 256 };
export const potf2StoreDouble: Kernel = {
  name: 'potf2_store_double',
  text: potf2_store_double,
  variants: [storeTuning],
};
