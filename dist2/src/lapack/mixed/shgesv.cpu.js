// SHGESV on the CPU, which has no halves: factored and solved in single precision on the engine.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { onHost } from '../../runtime/operands.js';
import { getrfCpu } from '../lu/getrf.cpu.js';
import { getrsCpu } from '../lu/getrs.cpu.js';
import { report } from './gmres.cpu.js';
/** LAPACK's ITER where nothing has been tried, for reasons of the machine. */
const NOT_TRIED = -1;
/** What is reported where products of halves have not been tried. */
export const notTried = (nrhs) => ({
    iter: NOT_TRIED,
    iters: new Int32Array(nrhs).fill(NOT_TRIED),
    inner: new Int32Array(nrhs),
});
export async function shgesvCpu(queue, a) {
    const { routine, n, nrhs, A, lda, ipiv, info } = a;
    const pivoting = a.pivoting === 'tournament' ? a.pivoting : 'partial';
    const call = { routine, prec: 's', A, lda, ipiv, n };
    report(a, notTried(nrhs), 32);
    await getrfCpu(queue, { ...call, m: n, info, pivoting, nb: 0 });
    const [found] = await info.buffer.copyOut(info.offset, 1);
    if (found > 0)
        return;
    const { B, X } = await onHost(a, { B: 'read', X: 'write' });
    lacpyRef('f', n, nrhs, B, X);
    await getrsCpu(queue, { ...call, trans: 'n', nrhs, B: a.X, ldb: a.ldx });
}
