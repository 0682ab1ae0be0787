// The eigenvalues of a matrix that has been reduced on the GPU, or its singular values, by bisection, each for itself: nothing waits for
// the host.
import { pick } from '../../autotune/pick.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { bisectRules, bisectValues } from './bisect.kernels.ts';
import type { Reduction } from './sytrd.gpu.ts';

/** The diagonal, and S.ld elements behind it what is beside it; scaled as `largest` says. */
type Tridiagonal = Pick<Reduction, 'n' | 'T' | 'largest'> & { readonly S: { readonly ld: number } };

interface Values {
  readonly W: DeviceMat;
  readonly info: DeviceMat;
  /**
   * The diagonal is zero, and beside it are the elements of a bidiagonal matrix of half the order, by turns: only the singular values of
   * that are found, in descending order.
   */
  readonly singular?: boolean | undefined;
  /** Name of a rule in bisect.kernels.ts, for tests and tuning. */
  readonly force?: string | undefined;
}

/** Bits by which the interval of all values is narrowed: to less than what rounding leaves uncertain. */
const BITS = 27;

/** Enqueues W := the eigenvalues in ascending order, or singular values, and info. */
export function enqueueBisect(queue: Queue, { n, S, T, largest }: Tridiagonal, values: Values): void {
  const { W, info, singular = false, force } = values;
  const wanted = singular ? n / 2 : n;
  const tuning = pick(bisectRules, { n: wanted }, force).choice;
  const { THREADS, LANES } = tuning;
  const steps = Math.ceil(BITS / Math.log2(LANES + 1));
  const params = { n, ldt: S.ld, offW: W.off, offInfo: info.off, steps, halved: singular ? 1 : 0 };
  const groups = [Math.ceil((wanted * LANES) / THREADS), 1, 1] as const;
  queue.launch(bisectValues, tuning, { T, largest, W: W.data, info: info.data }, params, groups);
}
