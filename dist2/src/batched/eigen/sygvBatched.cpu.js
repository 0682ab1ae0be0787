// SYGV of a batch on the CPU backend: one pair after the other, by the engine's routine for one, small ones by the reference.
import { entriesOf } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { answeredSyev, preparedSyev, rowsStored } from '../../lapack/eigen/syev.ref.js';
import { syevdEngine } from '../../lapack/eigen/syevd.cpu.js';
import { syevdRef } from '../../lapack/eigen/syevd.ref.js';
import { backEngine, standardEngine } from '../../lapack/eigen/sygv.cpu.js';
import { areFinite, sygvRef } from '../../lapack/eigen/sygv.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
import { adjacent, emptyValues, jobOf, solvedAlone } from './symmetric.cpu.js';
/** Up to this order the reference is as fast. */
const LOW = 12;
/** NaN for the triangle of a matrix. */
function spoil(uplo, n, A) {
    const { data, off, ld } = entriesOf(A);
    const { parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        const [first, last] = rowsStored(uplo, n, j);
        data.fill(Number.NaN, off + j * ld + parts * first, off + j * ld + parts * last);
    }
}
/** What a pair that failed would have written := NaN, if the call asks for it. */
function filled(job, info, problem) {
    const { uplo, n, A, B } = problem;
    if (info === 0 || !job.fills)
        return info;
    answeredSyev(problem);
    spoil(uplo, n, A);
    spoil(uplo, n, B);
    return info;
}
/** A pair in the engine's memory; returns info. */
function sygvOne(e, r, job, n, inA, inB, inW) {
    // Arrays in the engine's memory are others when it has grown.
    const W = emptyValues(n, r.prec === 's');
    const values = () => matrixAt(e, r, n, 1, inW).data.subarray(0, n);
    W.set(values());
    const problem = () => ({ ...job, n, A: matrixAt(e, r, n, n, inA), B: matrixAt(e, r, n, n, inB), W });
    const solved = () => e.within((space) => {
        const failed = standardEngine(e, r, space, problem(), inA, inB);
        if (failed > 0)
            return failed;
        const standard = problem();
        const factor = preparedSyev(standard);
        if (factor === undefined)
            return answeredSyev(standard);
        const left = syevdEngine(e, r, space, standard, inA, factor);
        if (job.jobz === 'v')
            backEngine(e, r, standard, n, inB, inA);
        return left;
    });
    const large = n > LOW && areFinite(problem());
    const info = (large ? solved() : undefined) ?? sygvRef(problem(), syevdRef);
    filled(job, info, problem());
    values().set(W);
    return info;
}
function routineOf(job) {
    const square = { rows: ({ n }) => n, cols: ({ n }) => n, use: 'write' };
    return {
        matrices: { A: square, B: square, W: { rows: ({ n }) => n, cols: () => 1, use: 'write' } },
        engine({ e, r, n, places: [A, B, W], count, infos }) {
            for (let b = 0; b < count && n > 0; b++) {
                const info = sygvOne(e, r, job, n, placeOf(A, b), placeOf(B, b), placeOf(W, b));
                e.heap.view(Int32Array, infos, count)[b] = info;
            }
        },
        reference({ n }, [A, B, W]) {
            const problem = { ...job, n, A: A, B: B, W: W.data.subarray(W.off, W.off + n) };
            return filled(job, sygvRef(problem, solvedAlone), problem);
        },
        uplo: job.uplo,
    };
}
export function sygvBatchedCpu(queue, a) {
    const job = { ...jobOf(a), itype: a.itype };
    // Of B only a triangle is written: what failed is filled here.
    return runBatch(queue, { ...a, ...adjacent, onFailure: 'info' }, routineOf(job));
}
