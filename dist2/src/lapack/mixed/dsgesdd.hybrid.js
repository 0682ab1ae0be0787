// DSGESDD and ZCGESDD on a GPU context: singular vectors in single precision by gesdd there, corrected in double there too, or on the host.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { fields, realOf, singleOf } from '../../core/field.js';
import { withLeases } from '../refine/expert.gpu.js';
import { gesddHybrid } from '../svd/gesdd.hybrid.js';
import { singularVectorsBy, svdOnHost } from './dsgesdd.cpu.js';
import { fitsDevice } from './mixed.hybrid.js';
import { DIRECT } from './zoomEigen.ref.js';
import { singlesOf } from './zoomHost.cpu.js';
import { mayCorrect } from './zoomPlace.gpu.js';
export const dsgesddHybrid = (queue, a) => svdOnDevice(queue, a);
export async function svdOnDevice(queue, a) {
    const { jobz, m, n, prec, routine } = a;
    const order = Math.min(m, n);
    if (!fitsDevice(queue, { n: order, nrhs: 0 }, fields[singleOf(prec)].bytes))
        return svdOnHost(queue, a);
    if (jobz === 's' && order > DIRECT && mayCorrect(queue, prec, m, n)) {
        const { placeOfCorrections } = await import('./zoomCost.gpu.js');
        const { there, why } = await placeOfCorrections(queue, { vectors: 'singular vectors', prec, m, n });
        if (there)
            return (await import('./dsgesddOnGpu.hybrid.js')).dsgesddOnGpu(queue, a, why);
        queue.note({ routine, backend: 'cpu', why: `corrections on the CPU: ${why}` });
    }
    return singularVectorsBy(queue, a, { backend: 'gpu', singles: singlesOn(queue, routine, singleOf(prec)) });
}
/** Singular vectors of a square matrix of doubles, in single precision by the GPU. */
const singlesOn = (queue, routine, prec) => async (n, A, U, V) => {
    let converged = false;
    await withLeases(queue, async (lease) => {
        const [inA, inU, inVT] = [lease(prec, n * n), lease(prec, n * n), lease(prec, n * n)];
        const [S, info] = [lease(realOf(prec), n), lease('i', 1)];
        queue.context.writeGpu(inA.gpu(true), singlesOf(n, A), 0);
        const ways = { jobz: 's', mode: 'auto', algo: 'auto' };
        const shape = { routine, prec, ...ways, m: n, n, A: inA, lda: n, S };
        const call = { ...shape, U: inU, ldu: n, VT: inVT, ldvt: n, info };
        await gesddHybrid(queue, call);
        const [found, left, right] = await Promise.all([
            info.copyOut(0, 1),
            inU.copyOut(0, n * n),
            inVT.copyOut(0, n * n),
        ]);
        converged = found[0] === 0;
        const columns = (data) => ({ data, off: 0, ld: n, parts: A.parts });
        lacpyRef('f', n, n, columns(left), U);
        adjointRef(n, n, columns(right), V);
    });
    return converged;
};
