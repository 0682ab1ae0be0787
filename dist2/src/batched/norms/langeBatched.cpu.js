// Norms of a batch, general and symmetric, on the CPU backend: the reference for one matrix after the other, on the operands' host copies.
import { langeRef } from '../../blas3/norms/lange.ref.js';
import { countOf, formOf } from '../../core/batchForms.js';
import { classesIn, eachMember, listOf } from '../eachProblem.cpu.js';
import { hostBatch, matOf } from '../hostOperands.cpu.js';
const TURNED = { '1': 'i', o: 'i', i: '1' };
const OTHER = { l: 'u', u: 'l', f: 'f' };
/** result(b) := the norm of matrix b; with `uplo` of a symmetric or Hermitian one. */
export async function normsBatchedCpu(queue, a, uplo, hermitian = false) {
    const symmetric = uplo !== 'f';
    const roles = {
        matrices: { A: { rows: (s) => (symmetric ? s.n : s.m), cols: (s) => s.n, use: 'read' } },
    };
    const [batch, result] = await Promise.all([hostBatch(a, roles, formOf(a)), listOf(a.result, 'write')]);
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const A = batch.operands[0];
    const norm = a.norm;
    // Of problems that are not inside their buffers.
    result.data.fill(0, result.off, result.off + countOf(a));
    eachMember(batch, classesIn(a, batch), (one) => {
        const [m, n] = [A.rows(one), A.cols(one)];
        // Row-major it is the transpose in columns.
        const shape = batch.byRows ? { norm: TURNED[norm] ?? norm, uplo: OTHER[uplo], m: n, n: m } : { norm, uplo, m, n };
        result.data[result.off + one.b] = langeRef({ ...shape, diag: 'n', symmetric, hermitian }, matOf(A, one.b));
    });
}
export const langeBatchedCpu = (queue, a) => normsBatchedCpu(queue, a, 'f');
