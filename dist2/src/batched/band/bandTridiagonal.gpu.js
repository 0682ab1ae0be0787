// Launches of the kernels for batches of tridiagonal systems.
import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { pickTridiagonal, REAL_FIRST, tridiagonalTuning } from './bandTridiagonal.kernels.js';
/** Words of the workspace at most, where a problem needs no more: the problems are taken on in so many parts. */
const WORKSPACE = 2 ** 25;
/** One launch for the problems of a run, or several of which each has as many as the workspace can take. */
export function enqueueTridiagonal(queue, of, reports, l) {
    const { buffers, flags } = of.slots();
    const { context } = queue;
    const { type } = of;
    const { parts } = fields[type];
    const { workgroupBytes: bytes, software } = context.gpu;
    of.eachRun((run) => {
        const { choice } = pickTridiagonal({ nrhs: l.solves ? run.nrhs : 0, tiles: l.tiles, bytes, software, parts }, l.force);
        const tuning = tridiagonalTuning(choice, {
            ...SINGLES[type],
            // Where a diagonal is real its buffer is another one, and the first.
            ...(l.realFirst && type === 'c' ? REAL_FIRST : {}),
            ...l.flags,
            ...flags,
            LISTED: Number(run.records !== undefined),
        });
        const each = l.solves ? Math.max(1, run.n * run.nrhs) : 1;
        const part = l.solves ? Math.min(run.count, Math.max(1, Math.floor(WORKSPACE / each))) : run.count;
        const W = l.solves ? context.lease(type, each * part) : undefined;
        const operands = {
            ...buffers,
            ...(W === undefined ? {} : { W }),
            ...(l.pivots ? { ipiv: of.pivots } : {}),
            ...(reports.info === undefined ? {} : { info: reports.info.data }),
            ...(reports.nonfinite === undefined ? {} : { nonfinite: reports.nonfinite.data }),
            ...(run.records === undefined ? {} : { records: run.records }),
        };
        for (let done = 0; done < run.count; done += part) {
            const count = Math.min(part, run.count - done);
            const params = of.params({ ...run, first: run.first + done, count }, reports);
            const groups = [Math.ceil(count / choice.G), l.shares ? Math.ceil(run.nrhs / choice.COLUMNS) : 1, 1];
            queue.launch(l.kernel, tuning, operands, params, groups);
        }
        W?.dispose();
    });
}
