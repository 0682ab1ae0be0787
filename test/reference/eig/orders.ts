// Orders beyond those of LAPACK's programs, at which blocks, divide and conquer and shifts in groups come into play.
import type { Shape } from './chkbd.ts';

export const LARGER: readonly number[] = [40, 75];
export const LARGER_SHAPES: readonly Shape[] = [
  [66, 66],
  [90, 50],
  [50, 120],
];
