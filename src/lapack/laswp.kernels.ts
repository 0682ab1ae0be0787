// The row-interchange kernel as the host sees it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { laswp } from '../runtime/kernels.gen.ts';

interface LaswpTuning {
  /** Interchanges per dispatch. */
  readonly NP: number;
  readonly THREADS: number;
  /** Columns per workgroup. */
  readonly COLS: number;
}

interface LaswpChoice extends LaswpTuning {
  readonly move: Tuning;
  readonly solve: Tuning;
}

const choice = (t: LaswpTuning): LaswpChoice => ({ ...t, move: { ...t, SOLVE: 0 }, solve: { ...t, SOLVE: 1 } });

/** Columns from which on workgroups take more of them: a GPU is filled by then. */
const MANY = 2048;
const few = choice({ NP: 64, THREADS: 256, COLS: 8 });
const many = choice({ NP: 64, THREADS: 256, COLS: 32 });
const narrow = choice({ NP: 32, THREADS: 256, COLS: 16 });
/** Workgroup memory of a variant that solves with 64 interchanges. */
const WIDE_BYTES = 26 * 1024;

/** The widest triangle that the kernel solves with on this device. */
export const solveWidth = (storageBytes: number, software: boolean): number =>
  storageBytes >= WIDE_BYTES && !software ? few.NP : narrow.NP;

export const pickLaswp = (columns: number, width: number): LaswpChoice =>
  width === narrow.NP ? narrow : columns >= MANY ? many : few;

export const laswpKernel: Kernel = {
  name: 'laswp',
  text: laswp,
  variants: [few, many, narrow].flatMap(({ move, solve }) => [move, solve]),
};
