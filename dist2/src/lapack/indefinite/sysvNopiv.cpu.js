// SYSVNOPIV on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { sysvNopivRef } from './sysvNopiv.ref.js';
import { sytrfNopivEngine, sytrfNopivWork } from './sytrfNopiv.cpu.js';
import { sytrsNopivEngine } from './sytrsNopiv.cpu.js';
/** SYSVNOPIV or HESVNOPIV on the operands' host copies. */
export const nopivCpu = (mirror) => async (queue, a) => {
    const { uplo, n, nrhs } = a;
    const { A, B, info } = await onHost(a, { A: 'write', B: 'write', info: 'write' });
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, n, nrhs, 'write')];
        const found = sytrfNopivEngine(e, r, uplo, n, inA, space.take(sytrfNopivWork(n) * r.bytes), mirror);
        if (found === 0)
            sytrsNopivEngine(e, r, uplo, n, nrhs, inA, inB, mirror);
        return found;
    }, () => sysvNopivRef(uplo, n, nrhs, A, B, mirror));
};
export const sysvNopivCpu = nopivCpu('t');
