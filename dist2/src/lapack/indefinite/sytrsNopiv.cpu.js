// Solutions from L D L^T or L D L^H without pivoting on the CPU backend: two triangles on the engine, else the reference, on the operands'
// host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { divideByDiagonal, sytrsNopivRef } from './sytrsNopiv.ref.js';
/** As sytrsNopivRef. */
export function sytrsNopivEngine(e, r, uplo, n, nrhs, A, B, mirror = 'c') {
    trsmEngine(e, r, 'l', uplo, uplo === 'l' ? 'n' : mirror, 'u', n, nrhs, 1, A, B);
    divideByDiagonal('l', n, nrhs, matrixAt(e, r, n, n, A), matrixAt(e, r, n, nrhs, B), mirror);
    trsmEngine(e, r, 'l', uplo, uplo === 'l' ? mirror : 'n', 'u', n, nrhs, 1, A, B);
}
/** SYTRSNOPIV or HETRSNOPIV on the operands' host copies. */
export const solveNopivCpu = (mirror) => async (queue, a) => {
    const { uplo, n, nrhs } = a;
    const { A, B } = await onHost(a, { A: 'read', B: 'write' });
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
        sytrsNopivEngine(e, r, uplo, n, nrhs, inA, inB, mirror);
    }, () => sytrsNopivRef(uplo, n, nrhs, A, B, mirror));
};
export const sytrsNopivCpu = solveNopivCpu('t');
