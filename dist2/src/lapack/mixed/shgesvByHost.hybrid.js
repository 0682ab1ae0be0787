// The refinement of SHGESV by the host: solutions and products in single precision on the GPU, GMRES in double on the host. For adapters
// that double-single arithmetic cannot be had from, and matrices beyond its range.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { footprint } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { integer } from '../refine/expert.gpu.js';
import { GmresRefinement } from './gmres.ref.js';
import { halfSolver } from './halfSolver.gpu.js';
import { drive } from './mixed.cpu.js';
/** X by factors in half, if that converges. */
export async function refinedByHost(queue, a, pivoting, lease) {
    const { n, nrhs } = a;
    const { context } = queue;
    const matrix = (cols, ld) => ({ data: lease('s', ld * cols), off: 0, ld });
    const A = deviceMat(a.A, a.lda);
    const ipiv = deviceMat(a.ipiv, 1);
    // Columns begin where kernels can load four elements at a time.
    const [S, D, norm] = [matrix(n, 4 * Math.ceil(n / 4)), matrix(nrhs, n), matrix(1, 1)];
    const powers = matrix(1, 2 * n + 3);
    // Products are D := A D, which needs a second place.
    const P = matrix(nrhs, n);
    const info = { data: lease('i', 1), off: 0, ld: 1 };
    enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A, result: norm });
    const given = nrhs === 0 ? 0 : footprint(n, nrhs, a.ldb);
    enqueueLacpy(queue, { uplo: 'f', m: n, n, A, B: S });
    const half = halfSolver(queue, { n, nrhs, ipiv, pivoting }, lease);
    half.factor(S, info, powers);
    const [[anorm], b, scaled] = await Promise.all([
        norm.data.copyOut(0, 1),
        a.B.buffer.copyOut(a.B.offset, given),
        powers.data.copyOut(0, 2 * n),
    ]);
    const scales = { rows: scaled.subarray(0, n), columns: scaled.subarray(n) };
    const host = (data) => ({ data, off: 0, ld: n });
    const work = {
        X: host(new Float64Array(n * nrhs)),
        R: host(new Float64Array(n * nrhs)),
        D: host(new Float32Array(n * nrhs)),
    };
    const refinement = new GmresRefinement(n, { data: b, off: 0, ld: a.ldb }, nrhs, anorm, work, 's', scales);
    let factorization;
    const singles = {
        async solve(V, columns) {
            const length = n * columns;
            if (columns > 0) {
                context.writeGpu(D.data.gpu(true), V.data.subarray(0, length), 0);
                half.solve(S, D, columns);
            }
            factorization ??= integer(info);
            const solution = columns > 0 ? D.data.copyOut(0, length) : undefined;
            const [code, values] = await Promise.all([factorization, solution]);
            if (values !== undefined)
                V.data.set(values);
            return code;
        },
    };
    await drive(refinement, singles, async (columns) => {
        if (columns === 0)
            return;
        const length = n * columns;
        context.writeGpu(D.data.gpu(true), Float32Array.from(work.X.data.subarray(0, length)), 0);
        enqueueGemm(queue, { m: n, n: columns, k: n, alpha: 1, A, B: D, beta: 0, C: P });
        const product = await P.data.copyOut(0, length);
        const r = work.R.data;
        for (let p = 0; p < length; p++)
            r[p] = r[p] - product[p];
    });
    if (refinement.iter >= 0) {
        for (let k = 0; k < nrhs; k++) {
            a.X.buffer.set(Float32Array.from(refinement.solution(k)), a.X.offset + k * a.ldx);
        }
    }
    return refinement;
}
