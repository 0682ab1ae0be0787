// The row-interchange kernel as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { laswp } from './shaders.gen.ts';

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
const wide = { few: choice({ NP: 64, THREADS: 256, COLS: 8 }), many: choice({ NP: 64, THREADS: 256, COLS: 32 }) };
const narrow = { few: choice({ NP: 32, THREADS: 256, COLS: 8 }), many: choice({ NP: 32, THREADS: 256, COLS: 32 }) };
/** Workgroup memory of a variant that solves with 64 interchanges. */
const WIDE_BYTES = 26 * 1024;

/** The widest triangle that the kernel solves with on this device. */
export const solveWidth = (storageBytes: number, software: boolean): number =>
  storageBytes >= WIDE_BYTES && !software ? wide.few.NP : narrow.few.NP;

/** A variant for `count` interchanges, at most solveWidth(), of this many columns. */
export function pickLaswp(count: number, columns: number): LaswpChoice {
  const sizes = count <= narrow.few.NP ? narrow : wide;
  return columns >= MANY ? sizes.many : sizes.few;
}

export const laswpKernel: Kernel = {
  name: 'laswp',
  text: laswp,
  variants: [wide, narrow].flatMap(({ few, many }) => [few.move, few.solve, many.move, many.solve]),
};
