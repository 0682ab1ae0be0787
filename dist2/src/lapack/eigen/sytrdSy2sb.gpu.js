// SYTRD_SY2SB on the GPU: the first stage of a reduction of a copy that is whole and scaled, and what it leaves as LAPACK stores it.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { bandStoreVariants, STORE_COLUMNS, STORE_DIAGONALS, sy2sbStore } from './sb2st.kernels.js';
import { enqueueSy2sb } from './sy2sb.gpu.js';
import { enqueueSpread, takeReduction } from './sytrd.gpu.js';
export function sytrdSy2sbGpu(queue, a) {
    const why = `panels of ${a.kd} columns as those of QR, their reflectors applied from both sides by products`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gemm', why });
    enqueueSytrdSy2sb(queue, onDevice(a));
}
/** Enqueues A = Q B Q^H: B and the v's to A, B to AB, tau. Operands may share a buffer. */
function enqueueSytrdSy2sb(queue, f) {
    const { uplo, n, kd, A, AB, tau } = f;
    const lower = uplo === 'l';
    scope(queue, (ws) => {
        const r = takeReduction(ws, A, n, 0);
        const { S, largest } = r;
        const [rs, cs] = lower ? [1, A.ld] : [A.ld, 1];
        // An upper triangle is the lower one of the transpose, and so are its v's.
        enqueueSpread(queue, uplo, { A, places: { offA: A.off, rs, cs } }, r);
        const factors = n - kd;
        if (factors > 0)
            enqueueSy2sb(queue, { order: S.ld, kd, S, tau: r.tau });
        const store = (reach, { data, off }, down, across) => {
            const params = { n, kd, reach, lds: S.ld, offOut: off, rs: down, cs: across };
            const groups = [Math.ceil((reach + 1) / STORE_DIAGONALS), Math.ceil(n / STORE_COLUMNS), 1];
            queue.launch(sy2sbStore, bandStoreVariants.of(data.type), { S: S.data, largest, out: data }, params, groups);
        };
        store(n - 1, A, rs, cs);
        const reach = Math.min(kd, n - 1);
        if (lower)
            store(reach, AB, 1, AB.ld - 1);
        else
            store(reach, { ...AB, off: AB.off + kd }, AB.ld - 1, 1);
        if (factors > 0)
            enqueueLacpy(queue, { uplo: 'f', m: factors, n: 1, A: r.tau, B: { ...tau, ld: factors } });
        else
            enqueueLaset(queue, { uplo: 'f', m: 1, n: 1, alpha: 0, beta: 0, A: tau });
    });
}
