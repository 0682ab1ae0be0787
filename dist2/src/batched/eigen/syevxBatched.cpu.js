// SYEVX of a batch on the CPU backend: one matrix after the other, by the engine's routine for one, small ones by the reference.
import { countOf } from '../../core/batchForms.js';
import { realsOf } from '../../engine/ops.js';
import { matrixAt } from '../../engine/views.js';
import { preparedSyev, triangleMax } from '../../lapack/eigen/syev.ref.js';
import { LOW, syevxEngine } from '../../lapack/eigen/syevx.cpu.js';
import { answeredSyevx, syevxScaledRef } from '../../lapack/eigen/syevx.ref.js';
import { listOf, runEach } from '../eachProblem.cpu.js';
import { adjacent, emptyValues } from './symmetric.cpu.js';
const mostOf = (n, { range, il, iu }) => range === 'i' ? Math.min(n, Math.max(0, iu - il + 1)) : n;
/** A problem, of which indices beyond its order are not there; undefined where none is left. */
function problemOf(c, n, A, W, Z) {
    const iu = Math.min(n, c.iu);
    if (n === 0 || (c.range === 'i' && iu < c.il))
        return undefined;
    const most = mostOf(n, { ...c, iu });
    return { ...c, iu, n, A, W: W.subarray(0, most), Z, abstol: 0, ifail: new Int32Array(most) };
}
export async function syevxBatchedCpu(queue, a) {
    const c = a;
    const [m, info] = [await listOf(a.m, 'write'), await listOf(a.info, 'write')];
    // Of problems that are not inside their buffers.
    m.data.fill(0, m.off, m.off + countOf(a));
    const told = ({ b }, found) => {
        m.data[m.off + b] = found.m;
        info.data[info.off + b] = found.info;
    };
    const nothing = (n, A) => ({
        m: 0,
        info: triangleMax(c.uplo, n, A) < Number.POSITIVE_INFINITY ? 0 : n,
    });
    const most = ({ n }) => mostOf(n, c);
    const routine = {
        matrices: {
            A: { rows: ({ n }) => n, cols: ({ n }) => n, use: 'read' },
            W: { rows: ({ n }) => n, cols: () => 1, use: 'write' },
            ...(c.jobz === 'v' ? { Z: { rows: ({ n }) => n, cols: most, use: 'write' } } : {}),
        },
        engine(e, r, space, one, [inA, inW, inZ]) {
            const { n } = one;
            // Arrays in the engine's memory are others when it has grown.
            const Z = () => inZ && matrixAt(e, r, n, most(one), inZ);
            const real = realsOf(r);
            const W = emptyValues(n, real.prec === 's');
            const values = () => matrixAt(e, real, n, 1, inW).data.subarray(0, n);
            W.set(values());
            const problem = problemOf(c, n, matrixAt(e, r, n, n, inA), W, Z());
            if (problem === undefined)
                return told(one, nothing(n, matrixAt(e, r, n, n, inA)));
            const factor = preparedSyev(problem);
            if (factor === undefined)
                told(one, answeredSyevx(problem));
            else if (n <= LOW)
                told(one, syevxScaledRef(problem, factor, 'dc'));
            else
                told(one, syevxEngine(e, r, space, problem, inA, factor, 'dc', () => Z()));
            values().set(W);
        },
        reference(one, [A, W, Z]) {
            const problem = problemOf(c, one.n, A, W.data.subarray(W.off, W.off + one.n), Z);
            if (problem === undefined)
                return told(one, nothing(one.n, A));
            const factor = preparedSyev(problem);
            told(one, factor === undefined ? answeredSyevx(problem) : syevxScaledRef(problem, factor, 'dc'));
        },
        uplo: c.uplo,
    };
    await runEach(queue, { ...a, ...adjacent }, routine);
}
