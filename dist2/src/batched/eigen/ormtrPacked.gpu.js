// Products of packed matrices with the orthogonal factors of tridiagonal reductions on the GPU: blocks of columns in registers, all
// reflectors in one dispatch.
import { limitsOf } from '../../autotune/space.js';
import { sizeClass } from '../deviceBatch.gpu.js';
import { ORMTR_MOST, ormtrGroup, ormtrTuning, pickOrmtrShape } from './ormtrPacked.kernels.js';
/** Z := Q Z for every matrix of the run, whose orders are of one sizeClass and at most ORMTR_MOST. */
export function enqueueOrmtrPacked(queue, run, o) {
    const { count, n, orders } = run;
    const { A, tau, Z, columns = n, force } = o;
    if (count === 0 || n < 2 || columns === 0)
        return;
    const { lanes } = queue.context.gpu;
    const shape = pickOrmtrShape({ ...limitsOf(queue.context.gpu), order: sizeClass(n, n), columns, lanes }, force);
    if (shape === undefined)
        throw new RangeError(`matrices of order ${n} are above ${ORMTR_MOST}`);
    const groups = [Math.ceil(count / shape.GROUP), Math.ceil(columns / (shape.SIDE * shape.CPT)), 1];
    queue.launch(ormtrGroup, ormtrTuning(shape), { A, tau, Z, orders }, { count, n, columns }, groups);
}
