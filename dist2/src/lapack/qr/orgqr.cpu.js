import { blocksOfReflectors } from '../../core/reflectors.js';
import { placeAt } from '../../engine/workspace.js';
import { larfbEngine, larfbWork } from './larfb.cpu.js';
import { blockWidth, larftEngine, takeReflectors } from './larft.cpu.js';
import { orgqrRef } from './orgqr.ref.js';
import { reflectorLeaves } from './reflectorLeaves.cpu.js';
import { reflectorsCpu } from './reflectors.cpu.js';
/**
 * As orgqrRef, by blocks of blockWidth(nb) reflectors from the last; tau is the address of k elements. A block's own columns
 * begin as those of the unit matrix, like the columns k:n. On all threads; bits do not depend on their number.
 */
export function orgqrEngine(e, r, space, m, n, k, A, tau, nb = 0) {
    const { unit } = reflectorLeaves(e, r);
    const most = blockWidth(nb);
    const room = takeReflectors(space, r, m, most);
    const work = space.take(larfbWork(n, most) * r.bytes);
    const toUnit = (first, last) => {
        unit(m, last - first, first, placeAt(r, A, 0, first));
    };
    toUnit(k, n);
    for (const [j, width] of blocksOfReflectors('l', 'n', k, most)) {
        const H = larftEngine(e, r, m - j, width, placeAt(r, A, j, j), tau + j * r.bytes, room);
        toUnit(j, j + width);
        // Q(j:m, j:n) := H Q(j:m, j:n); the rows above are zero
        larfbEngine(e, r, 'l', false, n - j, H, placeAt(r, A, j, j), work);
    }
}
export const orgqrCpu = (queue, a) => reflectorsCpu(queue, a, 'read', (e, r, space, A, tau) => orgqrEngine(e, r, space, a.m, a.n, a.k, A, tau, a.nb), (A, tau) => orgqrRef(a.m, a.n, a.k, A, tau.data, tau.off));
