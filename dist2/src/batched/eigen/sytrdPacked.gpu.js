// Tridiagonal form of a batch of packed symmetric or Hermitian matrices on the GPU.
import { limitsOf } from '../../autotune/space.js';
import { sizeClass } from '../deviceBatch.gpu.js';
import { blockedTuning, groupTuning, rowsTuning, sytrdBlocked, sytrdGroup, sytrdRows, sytrdWay, } from './sytrdPacked.kernels.js';
/** Q^H A Q = T for every matrix of the run, whose orders are of one sizeClass. `force` names a way, for tests and tuning. */
export function enqueueSytrdPacked(queue, run, o, force) {
    const { count, n, orders } = run;
    if (count === 0 || n === 0)
        return;
    const { lanes } = queue.context.gpu;
    const type = o.A.type;
    const way = sytrdWay({ type, ...limitsOf(queue.context.gpu), order: sizeClass(n, n), lanes }, force);
    const buffers = { ...o, orders };
    switch (way.kernel) {
        case 'group': {
            const groups = Math.ceil(count / way.shape.GROUP);
            queue.launch(sytrdGroup, groupTuning(way.shape), buffers, { count, n }, [groups, 1, 1]);
            return;
        }
        case 'blocked': {
            const S = queue.context.lease('s', 32 * way.shape.HEIGHT * count);
            queue.launch(sytrdBlocked, blockedTuning(way.shape), { ...buffers, S }, { n }, [count, 1, 1]);
            S.dispose();
            return;
        }
        case 'rows':
            queue.launch(sytrdRows, rowsTuning(way.shape, type), buffers, { n }, [count, 1, 1]);
    }
}
