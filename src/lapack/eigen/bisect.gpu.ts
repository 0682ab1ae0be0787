// The eigenvalues of a matrix that has been reduced on the GPU, by bisection, each for itself: nothing waits for the host.
import { pick } from '../../autotune/pick.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { bisectRules, bisectValues } from './bisect.kernels.ts';
import type { Reduction } from './sytrd.gpu.ts';

interface Values {
  readonly W: DeviceMat;
  readonly info: DeviceMat;
  /** Name of a rule in bisect.kernels.ts, for tests and tuning. */
  readonly force?: string | undefined;
}

/** Bits by which the interval of all values is narrowed: to less than what rounding leaves uncertain. */
const BITS = 27;

/** Enqueues W := the eigenvalues in ascending order, and info. */
export function enqueueBisect(queue: Queue, { n, S, T, largest }: Reduction, { W, info, force }: Values): void {
  const tuning = pick(bisectRules, { n }, force).choice;
  const { THREADS, LANES } = tuning;
  const steps = Math.ceil(BITS / Math.log2(LANES + 1));
  const params = { n, ldt: S.ld, offW: W.off, offInfo: info.off, steps };
  const groups = [Math.ceil((n * LANES) / THREADS), 1, 1] as const;
  queue.launch(bisectValues, tuning, { T, largest, W: W.data, info: info.data }, params, groups);
}
