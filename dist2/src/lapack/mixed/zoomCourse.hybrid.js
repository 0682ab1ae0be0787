// What the corrections of eigenvectors and of singular vectors on the GPU have in common: steps as in zoom.ref.ts, with products only as
// accurate as what they add is large.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { DOUBLE_MODULI } from '../../blas3/products/moduli.js';
import { at } from '../../core/matrix.js';
import { EPS, STEPS } from './zoom.ref.js';
import { moduliFor } from './zoomDevice.gpu.js';
/** Moduli that are enough for a step towards orthogonality behind which comes another: 2^-45. */
const ROUGH = DOUBLE_MODULI - 2;
/**
 * X := X (3 I - X^H X) / 2 until X is orthogonal to double precision. R and Y are workspace. `far`: X is good to single precision only, and
 * takes more than one step.
 */
export async function orthogonaliseOn(zoom, n, X, R, Y, far) {
    for (let step = 0; step < STEPS; step++) {
        const rough = far && step === 0;
        zoom.multiply('c', n, 1, X, X, 0, R, rough ? ROUGH : DOUBLE_MODULI);
        const { norm } = await zoom.sums(n, n, R, 'halves');
        zoom.copy(n, X, Y);
        zoom.multiply('n', n, 1, Y, R, 1, X, moduliFor(norm));
        if (2 * norm < Math.sqrt(EPS) && !rough)
            return;
    }
}
/** X := X (I + F + F^2 / 2), made orthogonal again, for an F = -F^H. Overwrites F; S is workspace. */
export async function advanceOn(zoom, n, X, F, S) {
    const { norm } = await zoom.sums(n, n, F, 'all');
    zoom.copy(n, F, S);
    zoom.multiply('n', n, 0.5, F, F, 1, S, moduliFor(norm * norm));
    zoom.copy(n, X, F);
    zoom.multiply('n', n, 1, F, S, 1, X, moduliFor(2 * norm));
    // (I + F + F^2 / 2)^H (I + F + F^2 / 2) = I + F^4 / 4. Written so that NaN goes on.
    if (!(norm ** 4 / 4 < EPS))
        await orthogonaliseOn(zoom, n, X, S, F, false);
}
/** The numbers of the groups that values belong to, on the GPU. */
export function numbersOf(zoom, n, groups) {
    const numbers = new Int32Array(n);
    for (const [g, { from, to }] of groups.entries())
        numbers.fill(g, from, to);
    return zoom.integers(numbers);
}
/** Groups whose blocks the host solves, as zoom_pack has them, and how many elements these have. */
export function blocksOf(zoom, n, groups) {
    const table = new Int32Array(3 * n);
    const places = [];
    let length = 0;
    for (const { from, to } of groups) {
        const order = to - from;
        places.push(length);
        for (let j = from; j < to; j++)
            table.set([from, order, length + (j - from) * order], 3 * j);
        length += order * order;
    }
    return { blocks: zoom.integers(table), places, length };
}
/** The block of Q that starts on its diagonal at `from` := B, of this order. */
export function place(zoom, order, B, Q, from) {
    enqueueLacpy(zoom.queue, { uplo: 'f', m: order, n: order, A: B, B: at(Q, from, from) });
}
