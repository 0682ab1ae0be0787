import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { orgqrEngine } from '../qr/orgqr.cpu.js';
import { reflectorsCpu } from '../qr/reflectors.cpu.js';
import { orghrRef, shiftReflectors } from './orghr.ref.js';
/** As orghrRef; tau is the address of n - 1 elements. */
export function orghrEngine(e, r, space, n, lo, hi, A, tau) {
    shiftReflectors(n, lo, hi, matrixAt(e, r, n, n, A));
    const order = hi - lo - 1;
    if (order > 0)
        orgqrEngine(e, r, space, order, order, order, placeAt(r, A, lo + 1, lo + 1), tau + lo * r.bytes);
}
export const orghrCpu = (queue, a) => {
    const { n, ilo, ihi } = a;
    return reflectorsCpu(queue, { ...a, m: n, k: n - 1 }, 'read', (e, r, space, A, tau) => orghrEngine(e, r, space, n, ilo - 1, ihi, A, tau), (A, tau) => orghrRef(n, ilo - 1, ihi, A, tau.data, tau.off));
};
