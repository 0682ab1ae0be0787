import { single } from '../../engine/ops.js';
import { potrfEngine } from './potrf.cpu.js';
import { potrfRef } from './potrf.ref.js';
/**
 * A = L L^T or U^T U for the block of order n, with POTRF_WORK elements besides. Returns info. On this thread: a block of order 128 takes
 * 0.1 ms, as long as it takes to hand it over to another and to hear of it (2 cores, Node 20, 2026-11).
 */
export function choleskyOnHost(host, uplo, n) {
    const start = performance.now();
    const { engine: e, at, work } = host;
    const { provider } = host.queue.context;
    const A = host.matrix(n, n);
    let info;
    if (provider !== undefined)
        info = provider.potrf(uplo, n, A);
    else if (e === undefined)
        info = potrfRef(uplo, n, A);
    else
        info = potrfEngine(e, single, uplo, n, { at, ld: A.ld }, work);
    host.tell('block', 'cpu', start);
    return info;
}
