// The norm estimator on the GPU, for many matrices at once: its decisions are made on the device, so the number of products is fixed.
import { at } from '../../core/matrix.js';
import { lacn2Step, lacn2Variants } from './lacn2.kernels.js';
/**
 * Unit vectors that are tried. Four or five products are nearly always all there is to gain (N. J. Higham, ACM TOMS 14, 1988), and stopping
 * early costs no correctness: every product gives a lower bound. To ask whether the climb has ended would take a readback per turn.
 */
const UNIT_VECTORS = 2;
/** What lacn2_step does. */
const [START, SIGNS, UNIT, SUM] = [0, 1, 2, 3];
/** Enqueues est := a lower bound of the 1-norms, as lacn2Ref: always three products by the matrices and two by their adjoints. */
export function enqueueLacn2(queue, s) {
    const { n, columns, X, product } = s;
    step(queue, s, START, X);
    product(2 * columns, false);
    step(queue, s, SUM, at(X, 0, columns), 2 / (3 * n));
    for (let turn = 0; turn < UNIT_VECTORS; turn++) {
        step(queue, s, SIGNS, X);
        product(columns, true);
        step(queue, s, UNIT, X);
        product(columns, false);
    }
    step(queue, s, SUM, X);
}
/** `factor` times a sum is what counts. */
function step(queue, s, kind, X, factor = 1) {
    const { n, columns, est, weights, norm } = s;
    const params = {
        n,
        columns,
        kind,
        weighted: weights === undefined ? 0 : 1,
        scaled: norm === undefined ? 0 : 1,
        factor,
        offX: X.off,
        ldx: X.ld,
        ldw: weights?.ld ?? 0,
    };
    const buffers = { X: X.data, W: weights?.data ?? queue.nothing, norms: norm ?? queue.nothing, est };
    queue.launch(lacn2Step, lacn2Variants.of(X.data.type), buffers, params, [columns, 1, 1]);
}
