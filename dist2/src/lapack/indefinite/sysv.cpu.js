// SYSV on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { sysvRef } from './sysv.ref.js';
import { prepareSytrf } from './sytrf.cpu.js';
import { prepareSytrs } from './sytrs.cpu.js';
/** SYSV or HESV on the operands' host copies. */
export const indefiniteCpu = (mirror) => async (queue, a) => {
    const { uplo, n, nrhs } = a;
    const { A, ipiv, B, info } = await onHost(a, { A: 'write', ipiv: 'write', B: 'write', info: 'write' });
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, n, nrhs, 'write')];
        const factor = prepareSytrf(e, r, space, uplo, n, 0, inA, mirror);
        const convert = prepareSytrs(e, r, space, uplo, n, inA, mirror);
        const found = factor(ipiv.data, ipiv.off);
        if (found === 0)
            convert(ipiv.data, ipiv.off)(nrhs, inB);
        return found;
    }, () => sysvRef(uplo, n, nrhs, A, ipiv.data, ipiv.off, B, mirror));
};
export const sysvCpu = indefiniteCpu('t');
