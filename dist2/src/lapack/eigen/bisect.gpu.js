// The eigenvalues of a matrix that has been reduced on the GPU, or its singular values, by bisection, each for itself: nothing waits for
// the host.
import { pick } from '../../autotune/pick.js';
import { bisectRules, bisectValues } from './bisect.kernels.js';
/** Bits by which the interval of all values is narrowed: to less than what rounding leaves uncertain. */
const BITS = 27;
/** Enqueues W := the eigenvalues in ascending order, or singular values, and info. */
export function enqueueBisect(queue, { n, S, T, largest }, values) {
    const { W, info, singular = false, force } = values;
    const wanted = singular ? n / 2 : n;
    const tuning = pick(bisectRules, { n: wanted }, force).choice;
    const { THREADS, LANES } = tuning;
    const steps = Math.ceil(BITS / Math.log2(LANES + 1));
    const params = { n, ldt: S.ld, offW: W.off, offInfo: info.off, steps, halved: singular ? 1 : 0 };
    const groups = [Math.ceil((wanted * LANES) / THREADS), 1, 1];
    queue.launch(bisectValues, tuning, { T, largest, W: W.data, info: info.data }, params, groups);
}
