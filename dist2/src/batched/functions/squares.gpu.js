// Launches of the kernels that compute a function of a small matrix in one dispatch, and the buffers in which kernels report.
import { limitsOf } from '../../autotune/space.js';
import { enqueueCopy } from '../../blas1/copy.gpu.js';
import { isComplex } from '../../core/field.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { pickSquare, squareVariants } from './squares.kernels.js';
/**
 * Calls `work` with every report in a buffer of its own, because WebGPU allows a dispatch only one writable binding of a buffer, and
 * kernels write all of them. Those that were asked for are copied to where they belong.
 */
export function withReports(queue, f, work) {
    const { context } = queue;
    const taken = new Set([f.A.data, f.C.data]);
    const leased = [];
    const moved = [];
    const own = (list, type) => {
        if (list !== undefined && !taken.has(list.data)) {
            taken.add(list.data);
            return list;
        }
        const data = context.lease(type, f.count);
        leased.push(data);
        const mine = { data, off: 0, ld: 1 };
        if (list !== undefined)
            moved.push([mine, list]);
        return mine;
    };
    const [info, nonfinite, iter, error] = [own(f.info, 'i'), own(f.nonfinite, 'i'), own(f.iter, 'i'), own(f.error, 's')];
    work({ ...f, info, nonfinite, iter, error });
    for (const [from, to] of moved)
        enqueueCopy(queue, f.count, from, to);
    for (const data of leased)
        data.dispose();
}
/** Fields of an iteration's reports. */
export const stepParams = ({ iter, error }) => ({
    offIter: iter.off,
    offError: error.off,
});
/** One launch for all problems of a run, if there is a variant for its order. */
export function enqueueSquare(queue, kernel, run, f, more = {}, params = {}) {
    const pairs = isComplex(f.A.data.type);
    const picked = pickSquare({ ...limitsOf(queue.context.gpu), n: pairs ? 2 * run.n : run.n }, f.force);
    if (picked === undefined)
        return false;
    const { A, C, info, nonfinite } = f;
    const shape = picked.choice;
    const tuning = squareVariants.of(undefined, { LISTED: isListed(run), A_IN_C: A.data === C.data, PAIRS: pairs }, shape);
    const buffers = {
        A: A.data,
        C: C.data,
        info: info.data,
        nonfinite: nonfinite.data,
        ...more,
        ...recordsOf(run),
    };
    const groups = [Math.ceil(run.count / shape.GROUP), 1, 1];
    queue.launch(kernel, tuning, buffers, { ...batchParams(run, { A, C }, f), ...params }, groups);
    return true;
}
