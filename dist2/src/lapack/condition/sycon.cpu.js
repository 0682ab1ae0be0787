// SYCON on the CPU backend: the estimator with solutions on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { fields } from '../../core/field.js';
import { arrayAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { badSymmetricPivots, prepareSytrs } from '../indefinite/sytrs.cpu.js';
import { hasNaN, rcondRef } from './condition.ref.js';
import { adjointBy, syconRef } from './sycon.ref.js';
/** SYCON or HECON on the operands' host copies. */
export const bunchKaufmanConditionCpu = (mirror) => async (queue, a) => {
    const { uplo, n, anorm } = a;
    const { A, ipiv, rcond } = await onHost(a, { A: 'read', ipiv: 'read', rcond: 'write' });
    rcond.data[rcond.off] = compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, n, n, 'read');
        const x = { at: space.take(n * r.bytes), ld: Math.max(1, n) };
        const solve = prepareSytrs(e, r, space, uplo, n, inA, mirror)(ipiv.data, ipiv.off);
        const vector = () => arrayAt(e, r, x.at, n);
        const product = adjointBy(() => solve(1, x), vector, fields[a.prec].parts, mirror);
        const factorsHaveNaN = () => hasNaN(uplo, n, A, mirror === 'c' ? 'real' : 'nothing');
        return rcondRef(anorm, vector(), product, factorsHaveNaN, fields[a.prec].parts);
    }, () => syconRef(uplo, n, A, ipiv.data, ipiv.off, anorm, mirror), badSymmetricPivots(uplo, ipiv, n));
};
export const syconCpu = bunchKaufmanConditionCpu('t');
