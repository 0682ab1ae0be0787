// Bisection as the host sees it.
import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { bisect_values } from './shaders.gen.ts';

export interface BisectTuning extends Tuning {
  readonly THREADS: number;
  /** Points at which an interval is divided at a time. */
  readonly LANES: number;
}

const rule = (LANES: number, to: number): Rule<{ readonly n: number }, BisectTuning> => ({
  name: `lanes-${LANES}`,
  choice: { THREADS: 64, LANES },
  fits: ({ n }) => n <= to,
  why: `${LANES} points at a time for each value`,
});

/** Many points where there are few values, whose threads would not fill a GPU. */
export const bisectRules = [rule(32, 1536), rule(8, Number.POSITIVE_INFINITY)] as const;

export const bisectValues: Kernel = {
  name: 'bisect_values',
  text: bisect_values,
  variants: bisectRules.map(({ choice }) => choice),
};
