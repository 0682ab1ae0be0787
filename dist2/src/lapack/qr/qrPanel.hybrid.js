// QR of a panel that has come to the host.
import { single } from '../../engine/ops.js';
import { geqrfEngine } from './geqrf.cpu.js';
import { geqrfRef } from './geqrf.ref.js';
import { larfbWork } from './larfb.cpu.js';
import { PANEL } from './larft.cpu.js';
/** Elements besides panels of up to m rows and w columns: V and T of two blocks of reflectors, and two products. */
export const qrWork = (m, w) => 2 * PANEL * (m + 16 + PANEL) + larfbWork(w, PANEL) + 128;
/** A = Q R for the m x w panel, m >= w, with qrWork elements besides. Returns tau. As luOnHost, on the worker threads. */
export async function qrOnHost(host, m, w) {
    const start = performance.now();
    const { engine: e, at, columns } = host;
    const { provider } = host.queue.context;
    const A = host.matrix(m, w);
    const tau = new Float32Array(w);
    if (provider !== undefined)
        provider.geqrf(m, w, A, tau, 0);
    else if (e === undefined)
        geqrfRef(m, w, A, tau, 0);
    else {
        let next = 64 * Math.ceil(host.work / 64);
        const take = (bytes) => {
            const place = next;
            next += 64 * Math.ceil(bytes / 64);
            return place;
        };
        await e.perform(e.record(() => geqrfEngine(e, single, { take }, m, w, { at, ld: A.ld }, columns)));
        tau.set(e.heap.view(Float32Array, columns, w));
    }
    host.tell('panel', 'cpu', start);
    return tau;
}
