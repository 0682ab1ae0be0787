// GEEV of a batch on the CPU backend: small matrices in lanes, larger ones one after the other in copies, as the routine for one matrix
// computes them on the engine; without the engine by the reference.
import { ldName } from '../../core/batchForms.js';
import { fields, isComplex } from '../../core/field.js';
import { entriesOf } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { onEngine } from '../../lapack/schur/geev.cpu.js';
import { answeredRef, geevSteps, referenceGeev } from '../../lapack/schur/geev.ref.js';
import { pairsOf } from '../../lapack/schur/schurSteps.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
import { fitsGeevLanes, geevLanes } from './geevLanes.cpu.js';
/** The operands that a call has. */
function rolesOf({ jobvl, jobvr, prec }) {
    const rows = (s) => s.n;
    const square = { rows, cols: rows, use: 'write' };
    const column = { rows, cols: () => 1, use: 'write' };
    return {
        A: { ...square, use: 'read' },
        ...(isComplex(prec) ? { W: column } : { WR: column, WI: column }),
        ...(jobvl === 'v' ? { VL: square } : {}),
        ...(jobvr === 'v' ? { VR: square } : {}),
    };
}
/** The operands by their names, from a list in the order of the roles; of complex ones WR and WI are W. */
function named({ jobvl, jobvr, prec }, list) {
    const [A, WR, WI] = list;
    const sides = list.slice(isComplex(prec) ? 2 : 3);
    return {
        ...{ A, WR, WI: isComplex(prec) ? WR : WI },
        VL: jobvl === 'v' ? sides[0] : undefined,
        VR: jobvr === 'v' ? sides.at(-1) : undefined,
    };
}
/** To := from, n rows. */
function copy(n, cols, from, to) {
    const rows = n * (from.parts ?? 1);
    const [source, target] = [entriesOf(from), entriesOf(to)];
    for (let j = 0; j < cols; j++) {
        const column = source.off + j * source.ld;
        target.data.set(source.data.subarray(column, column + rows), target.off + j * target.ld);
    }
}
/** Solves one problem of order n after the other in the same copies; their matrices are listed in the order of the roles. */
function solverOf(jobs, n, on) {
    const { array, parts } = fields[jobs.prec];
    const widths = Object.values(rolesOf(jobs)).map(({ cols }) => cols({ m: 0, n, nrhs: 0 }));
    const copies = widths.map((cols) => ({ data: new array(parts * n * cols), off: 0, ld: Math.max(1, n), parts }));
    const { WR, WI, ...matrices } = named(jobs, copies);
    const values = parts === 2 ? pairsOf(WR.data) : { WR: WR.data, WI: WI.data };
    const problem = { ...jobs, ...matrices, n, ...values };
    const byReference = referenceGeev(problem);
    const byEngine = () => on?.e.within((space) => onEngine(on.e, on.r, space, problem, space.matrix(problem.A, n, n, 'write'), (tools, back) => geevSteps(problem, tools, back)));
    return (operand) => {
        copy(n, n, operand(0), copies[0]);
        const info = answeredRef(problem) ?? byEngine() ?? byReference();
        for (const [k, cols] of widths.entries())
            if (k > 0)
                copy(n, cols, copies[k], operand(k));
        return info;
    };
}
function routineOf({ jobvl, jobvr, prec }) {
    const jobs = { jobvl, jobvr, prec };
    let last;
    return {
        matrices: rolesOf(jobs),
        complex: true,
        engine({ e, r, n, places, count, infos }) {
            if (n === 0)
                return;
            if (!isComplex(prec) && fitsGeevLanes(n, places.length > 3)) {
                geevLanes(e, r, n, named(jobs, places), infos, count);
                return;
            }
            const solve = solverOf(jobs, n, { e, r });
            const widths = Object.values(rolesOf(jobs)).map(({ cols }) => cols({ m: 0, n, nrhs: 0 }));
            for (let b = 0; b < count; b++) {
                const info = solve((k) => matrixAt(e, r, n, widths[k], placeOf(places[k], b)));
                e.heap.view(Int32Array, infos, count)[b] = info;
            }
        },
        reference({ n }, matrices) {
            if (n === 0)
                return 0;
            if (last?.n !== n) {
                last = { n, solve: solverOf(jobs, n) };
            }
            return last.solve((k) => matrices[k]);
        },
    };
}
/** Eigenvalues are side by side, whatever the order of storage. */
const adjacent = { [ldName('WR')]: 1, [ldName('WI')]: 1, [ldName('W')]: 1 };
export const geevBatchedCpu = (queue, a) => runBatch(queue, { ...a, ...adjacent }, routineOf(a));
