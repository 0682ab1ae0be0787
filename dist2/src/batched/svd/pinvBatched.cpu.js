// Pseudoinverses and ranks of a batch on the CPU backend: one matrix after the other by the engine's divide and conquer and a product,
// without the engine by the references.
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { countOf } from '../../core/batchForms.js';
import { matrixAt } from '../../engine/views.js';
import { takeMatrix } from '../../lapack/qr/gelqf.cpu.js';
import { copyRef } from '../../lapack/schur/doubles.ref.js';
import { listOf, runEach } from '../eachProblem.cpu.js';
import { decomposed } from './decomposed.cpu.js';
import { decomposedRef, factorsRef, fillWithNan, pinvRef } from './pinv.ref.js';
/** Ranks of the matrices of a call, and with `inverts` their pseudoinverses. */
export async function ranksOf(queue, a, inverts) {
    const [info, rank] = await Promise.all(['info', 'rank'].map((name) => listOf(a[name], 'write')));
    // Of problems that are not inside their buffers.
    rank?.data.fill(0, rank.off, rank.off + countOf(a));
    const rcond = a.rcond;
    const report = ({ b }, found) => {
        info.data[info.off + b] = found.info;
        if (rank !== undefined)
            rank.data[rank.off + b] = found.rank;
    };
    const A = { rows: (s) => s.m, cols: (s) => s.n, use: 'read' };
    const X = { rows: (s) => s.n, cols: (s) => s.m, use: 'write' };
    await runEach(queue, a, {
        matrices: inverts ? { A, X } : { A },
        engine(e, r, space, one, [inA, inX]) {
            const { m, n } = one;
            const k = Math.min(m, n);
            const [inU, inV] = inverts ? [takeMatrix(space, r, m, k), takeMatrix(space, r, k, n)] : [];
            // A is a copy.
            const asked = { m, n, A: matrixAt(e, r, m, n, inA), rcond, vectors: inverts };
            const found = factorsRef(asked, (problem) => decomposed(problem, { e, r, space, inA: () => inA }));
            report(one, found);
            if (inU === undefined || inV === undefined || k === 0)
                return;
            const { U, VT } = found;
            if (U === undefined || VT === undefined)
                return fillWithNan(n, m, matrixAt(e, r, n, m, inX));
            copyRef(m, k, U, matrixAt(e, r, m, k, inU));
            copyRef(k, n, VT, matrixAt(e, r, k, n, inV));
            const both = { transA: 'c', transB: 'c', alpha: 1, beta: 0 };
            gemmEngine(e, r, { ...both, m: n, n: m, k: found.rank, A: inV, B: inU, C: inX });
        },
        reference(one, [A, X]) {
            const { m, n } = one;
            if (inverts)
                report(one, pinvRef(m, n, A, X, rcond));
            else
                report(one, factorsRef({ m, n, A: A, rcond, vectors: false }, decomposedRef));
        },
    });
}
export const pinvBatchedCpu = (queue, a) => ranksOf(queue, a, true);
