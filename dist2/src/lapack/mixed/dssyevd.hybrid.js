// DSSYEVD and ZCHEEVD on a GPU context: eigenvectors in single precision by syevd there, corrected in double there too, or on the host.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { fields, realOf, singleOf } from '../../core/field.js';
import { syevdHybrid } from '../eigen/syevd.hybrid.js';
import { withLeases } from '../refine/expert.gpu.js';
import { eigenOnHost, eigenvectorsBy } from './dssyevd.cpu.js';
import { fitsDevice } from './mixed.hybrid.js';
import { DIRECT } from './zoomEigen.ref.js';
import { singlesOf } from './zoomHost.cpu.js';
import { mayCorrect } from './zoomPlace.gpu.js';
export const dssyevdHybrid = (queue, a) => eigenOnDevice(queue, a);
export async function eigenOnDevice(queue, a) {
    const { jobz, n, prec, routine } = a;
    if (!fitsDevice(queue, { n, nrhs: 0 }, fields[singleOf(prec)].bytes))
        return eigenOnHost(queue, a);
    if (jobz === 'v' && n > DIRECT && mayCorrect(queue, prec, n, n)) {
        const { placeOfCorrections } = await import('./zoomCost.gpu.js');
        const { there, why } = await placeOfCorrections(queue, { vectors: 'eigenvectors', prec, m: n, n });
        if (there)
            return (await import('./dssyevdOnGpu.hybrid.js')).dssyevdOnGpu(queue, a, why);
        queue.note({ routine, backend: 'cpu', why: `corrections on the CPU: ${why}` });
    }
    return eigenvectorsBy(queue, a, { backend: 'gpu', singles: singlesOn(queue, routine, singleOf(prec)) });
}
/** Eigenvectors of a full symmetric or Hermitian matrix of doubles, in single precision by the GPU. */
const singlesOn = (queue, routine, prec) => async (n, A, X) => {
    let converged = false;
    await withLeases(queue, async (lease) => {
        const [S, W, info] = [lease(prec, n * n), lease(realOf(prec), n), lease('i', 1)];
        queue.context.writeGpu(S.gpu(true), singlesOf(n, A), 0);
        const call = { routine, prec, jobz: 'v', uplo: 'l', n, A: S, lda: n, W, info };
        await syevdHybrid(queue, call);
        const [found, vectors] = await Promise.all([info.copyOut(0, 1), S.copyOut(0, n * n)]);
        converged = found[0] === 0;
        lacpyRef('f', n, n, { data: vectors, off: 0, ld: n, parts: A.parts }, X);
    });
    return converged;
};
