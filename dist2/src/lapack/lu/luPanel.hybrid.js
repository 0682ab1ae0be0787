// LU of a panel that has come to the host.
import { single } from '../../engine/ops.js';
import { getrfEngine } from './getrf.cpu.js';
import { getrfRecursiveRef } from './getrf.ref.js';
/**
 * P A = L U for the m x w panel, m >= w. Returns pivots, which count from `base` + 1, and info, which counts from 1. On the worker threads,
 * while this one feeds the GPU; the context's native library, if it has one, holds this one up instead.
 */
export async function luOnHost(host, m, w, base) {
    const start = performance.now();
    const { engine: e, at, columns } = host;
    const { provider } = host.queue.context;
    const A = host.matrix(m, w);
    const pivots = new Int32Array(w);
    if (provider !== undefined)
        provider.getrf(m, w, A, pivots, 0);
    else if (e === undefined)
        getrfRecursiveRef(m, w, A, pivots, 0);
    else {
        await e.perform(e.record(() => void getrfEngine(e, single, m, w, { at, ld: A.ld }, columns)));
        pivots.set(e.heap.view(Int32Array, columns, w));
    }
    const { data, ld } = host.matrix(m, w);
    let info = 0;
    for (let i = w - 1; i >= 0; i--) {
        if (data[i + i * ld] === 0)
            info = i + 1;
        pivots[i] += base;
    }
    host.tell('panel', 'cpu', start);
    return { pivots, info };
}
