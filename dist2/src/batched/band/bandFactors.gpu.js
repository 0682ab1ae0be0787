// Launches of the kernels for batches of band matrices.
import { fields } from '../../core/field.js';
import { isTransposed } from '../../core/matrix.js';
import { SINGLES } from '../../runtime/representation.js';
import { bandTuning, gbLu, gbSolve, luWords, pickBandLu, pickBandSolve, sidesAtOnce, solveWords, } from './bandFactors.kernels.js';
/** P A = L U of the problems of a run. */
export function enqueueBandLu(queue, of, run, reports, force) {
    const { kl, ku } = run;
    const { type } = of;
    const bytes = queue.context.gpu.workgroupBytes;
    const { choice } = pickBandLu({ kl, ku, bytes, parts: fields[type].parts }, force);
    const { THREADS, LANES, WINDOW, room, width, block } = choice;
    const tuning = bandTuning({
        ...SINGLES[type],
        ...{ THREADS, LANES, ...(WINDOW === 1 ? luWords(choice) : { WORDS: 64 }), WINDOW },
        LISTED: Number(run.records !== undefined),
        NONFINITE: Number(reports.nonfinite !== undefined),
    });
    const buffers = {
        x0: of.buffer('AB'),
        ipiv: of.pivots,
        info: reports.info.data,
        ...(reports.nonfinite === undefined ? {} : { nonfinite: reports.nonfinite.data }),
        ...(run.records === undefined ? {} : { records: run.records }),
    };
    const params = { ...of.params(run, reports), room, width, block };
    queue.launch(gbLu, tuning, buffers, params, [Math.ceil((run.count * LANES) / THREADS), 1, 1]);
}
/** B := op(A)^-1 B from the factors of the problems of a run; with `reports` of those whose info is 0. */
export function enqueueBandSolve(queue, of, run, trans, reports, force) {
    const { kl, ku, nrhs } = run;
    if (nrhs === 0)
        return;
    const { type } = of;
    const COLUMNS = sidesAtOnce(nrhs);
    const bytes = queue.context.gpu.workgroupBytes;
    const extent = { kl, ku, bytes, parts: fields[type].parts };
    const { choice } = pickBandSolve(extent, COLUMNS, isTransposed(trans), force);
    const { THREADS, LANES, WINDOW, room, width, block } = choice;
    const { buffers, flags } = of.slots();
    const tuning = bandTuning({
        ...SINGLES[type],
        ...{ THREADS, LANES, COLUMNS, ...(WINDOW === 1 ? solveWords(choice, COLUMNS) : { WORDS: 64, SIDES: 64 }), WINDOW },
        ...{ TRANS: Number(isTransposed(trans)), CONJUGATED: Number(trans === 'c' && type === 'c') },
        ...{ GATED: Number(reports.info !== undefined), LISTED: Number(run.records !== undefined) },
        ...{ SLOT0: flags.SLOT0, SLOT1: flags.SLOT1, USED1: flags.USED1 },
    });
    const operands = {
        ...buffers,
        ipiv: of.pivots,
        ...(reports.info === undefined ? {} : { info: reports.info.data }),
        ...(run.records === undefined ? {} : { records: run.records }),
    };
    const params = { ...of.params(run, reports), room, ring: width, block };
    const groups = [Math.ceil((run.count * LANES) / THREADS), Math.ceil(nrhs / COLUMNS), 1];
    queue.launch(gbSolve, tuning, operands, params, groups);
}
