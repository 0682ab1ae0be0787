// DSSYEVD and ZCHEEVD on the host: their course on every backend, with what is computed in single precision given to it; and that on the
// CPU.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { doubleOf, realOf, singleOf } from '../../core/field.js';
import { hostMat } from '../../runtime/buffer.js';
import { onHost } from '../../runtime/operands.js';
import { syevdCpu } from '../eigen/syevd.cpu.js';
import { put } from './mixed.cpu.js';
import { largestIn, scaleBy } from './zoom.ref.js';
import { DIRECT, zoomEigenRef } from './zoomEigen.ref.js';
import { NOT_CONVERGED, NOT_FINITE, NOTHING_TO_GAIN, outcome, powerOfTwo, ZoomHost } from './zoomHost.cpu.js';
/** The same problem in double, for what comes of that. */
export const inDouble = (a) => a;
export async function eigenvectorsBy(queue, a, { backend, singles }) {
    const { jobz, uplo, n, routine, prec } = a;
    const { A, W } = (await onHost(a, { A: 'write', W: 'write' }));
    const host = new ZoomHost(queue, doubleOf(prec));
    let iter = NOTHING_TO_GAIN;
    try {
        if (jobz === 'v' && n > DIRECT)
            iter = 0;
        const full = host.matrix(n);
        spread(uplo, n, A, full);
        const largest = largestIn(n, n, full);
        if (!(largest < Number.POSITIVE_INFINITY)) {
            iter = NOT_FINITE;
        }
        else if (iter === 0) {
            const [X, w] = [host.matrix(n), new Float64Array(n)];
            const factor = powerOfTwo(largest);
            scaleBy(n, n, factor, full);
            const ops = {
                matrix: (order) => host.matrix(order),
                multiply: (...call) => host.multiply(...call),
                singles,
                doubles: (order, B, Q) => vectorsOnHost(queue, routine, prec, order, B, Q),
            };
            const corrections = await zoomEigenRef(n, full, X, w, ops);
            iter = corrections < 0 ? NOT_CONVERGED : corrections;
            if (iter >= 0) {
                for (let i = 0; i < n; i++)
                    W.data[W.off + i] = w[i] / factor;
                lacpyRef('f', n, n, X, A);
            }
        }
    }
    finally {
        host.dispose();
    }
    put(a.iter, [iter]);
    queue.note({
        routine,
        backend: iter >= 0 ? backend : 'cpu',
        why: outcome(iter, 'eigenvectors'),
    });
    if (iter >= 0)
        put(a.info, [0]);
    else
        await syevdCpu(queue, inDouble(a));
}
/** B := A, all of it; the diagonal of a Hermitian matrix is real, whatever is stored in its imaginary parts. */
function spread(uplo, n, A, B) {
    const { parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        for (let i = j; i < n; i++) {
            const from = parts * (A.off + (uplo === 'l' ? i + j * A.ld : j + i * A.ld));
            const [below, above] = [parts * (B.off + i + j * B.ld), parts * (B.off + j + i * B.ld)];
            B.data[below] = A.data[from];
            B.data[above] = A.data[from];
            if (parts === 1)
                continue;
            const imaginary = i === j ? 0 : A.data[from + 1];
            B.data[below + 1] = uplo === 'l' ? imaginary : -imaginary;
            B.data[above + 1] = uplo === 'l' ? -imaginary : imaginary;
        }
    }
}
/** X := eigenvectors of the full symmetric or Hermitian A by the CPU backend in the precision named. Whether iteration converged. */
export async function vectorsOnHost(queue, routine, prec, n, A, X) {
    const { context } = queue;
    const [at, W, info] = [
        context.hostBuffer(prec, n * n),
        context.hostBuffer(realOf(prec), n),
        context.hostBuffer('i', 1),
    ];
    try {
        const Z = hostMat(at, Math.max(1, n), 'write');
        lacpyRef('f', n, n, A, Z);
        const call = { routine, prec, jobz: 'v', uplo: 'l', n, A: at, lda: Z.ld, W, info };
        await syevdCpu(queue, call);
        lacpyRef('f', n, n, Z, X);
        return (await info.copyOut(0, 1))[0] === 0;
    }
    finally {
        for (const buffer of [at, W, info])
            buffer.dispose();
    }
}
export const eigenOnHost = (queue, a) => eigenvectorsBy(queue, a, {
    backend: 'cpu',
    singles: (n, A, X) => vectorsOnHost(queue, a.routine, singleOf(a.prec), n, A, X),
});
export const dssyevdCpu = (queue, a) => eigenOnHost(queue, a);
