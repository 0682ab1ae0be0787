// GESDD of a tall matrix of few columns on a GPU context: QR on the GPU, R decomposed on the CPU, and its left vectors multiplied by Q on
// the GPU. The matrix itself stays there.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { fields } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { because } from '../factorPlan.js';
import { enqueueGeqrf } from '../qr/geqrf.gpu.js';
import { enqueueOrmqr } from '../qr/ormqr.gpu.js';
import { withLeases } from '../refine/expert.gpu.js';
import { gesddCpu, gesddHost } from './gesdd.cpu.js';
import { scaleOf } from './gesvd.ref.js';
import { largest } from './gesvdrSample.hybrid.js';
/** Rows for each column, and multiplications of the QR factorization, from which on the GPU is taken to be faster: not measured. */
const [TALL, MANY] = [4, 2 ** 26];
/** Whether a matrix that is too narrow for the GPU's other way is tall enough for this one. */
export function isTallForGpu({ context }, { jobz, m, n }) {
    return !context.gpu.software && jobz !== 'a' && m >= TALL * n && m * n * n >= MANY;
}
export function gesddTall(queue, a) {
    return withLeases(queue, async (lease) => {
        if (await enqueueGesddTall(queue, { ...onDevice(a), jobz: a.jobz === 'n' ? 'n' : 's' }, lease)) {
            const why = 'QR on the GPU, its triangle decomposed on the CPU, Q multiplied on the GPU';
            queue.note({ routine: a.routine, backend: 'gpu', kernel: 'geqr2 and larfb', why });
            return;
        }
        await gesddCpu(queue, because(a, { why: 'elements whose squares may leave the range, or none: the CPU scales' }));
    });
}
/**
 * Computes S, U, VT and info of a tall A, which is overwritten; resolves when all is enqueued. False, with nothing done, where A is zero or
 * not finite, or must be scaled.
 */
export async function enqueueGesddTall(queue, f, lease) {
    const { jobz, m, n, A, S, U, VT, info } = f;
    const { context } = queue;
    const most = await largest(queue, m, n, A, lease);
    if (!(most > 0 && scaleOf(most, 's') === 1))
        return false;
    const type = A.data.type;
    const { parts } = fields[type];
    const tau = { data: lease(type, n), off: 0, ld: 1 };
    const R = { data: lease(type, n * n), off: 0, ld: n };
    enqueueGeqrf(queue, { m, n, A, tau });
    enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 0, A: R });
    enqueueLacpy(queue, { uplo: 'u', m: n, n, A, B: R });
    const triangle = await R.data.copyOut(0, n * n);
    const square = (data) => ({ data, off: 0, ld: n, parts });
    const [X, YT] = [new Float64Array(parts * n * n), new Float64Array(parts * n * n)];
    const values = new Float64Array(n);
    const problem = {
        m: n,
        n,
        A: square(Float64Array.from(triangle)),
        S: values,
        jobz,
        U: square(X),
        VT: square(YT),
    };
    const found = gesddHost(problem);
    context.writeGpu(S.data.gpu(true), Float32Array.from(values), 4 * S.off);
    context.writeGpu(info.data.gpu(true), Int32Array.of(found), 4 * info.off);
    const put = (from, to) => {
        const staging = { data: lease(type, n * n), off: 0, ld: n };
        staging.data.set(Float32Array.from(from), 0);
        enqueueLacpy(queue, { uplo: 'f', m: n, n, A: staging, B: to });
    };
    if (jobz === 'n')
        return true;
    put(YT, VT);
    // U := Q [X; 0]
    enqueueLaset(queue, { uplo: 'f', m, n, alpha: 0, beta: 0, A: U });
    put(X, U);
    enqueueOrmqr(queue, { side: 'l', trans: 'n', m, n, k: n, A, tau, C: U, nb: 0, math: 'strict' });
    return true;
}
