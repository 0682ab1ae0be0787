// GESVDR on a GPU context: products and orthonormal bases on the GPU, the decomposition of what is left on the CPU.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { fields } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { withLeases } from '../refine/expert.gpu.js';
import { gesddHost } from './gesdd.cpu.js';
import { gesvdrCpu } from './gesvdr.cpu.js';
import { sampleOf } from './gesvdr.ref.js';
import { sampleByCholesky, sampleByReflectors } from './gesvdrSample.hybrid.js';
/** Multiplications of a product with A up to which the CPU is done before a GPU's first readback would be. */
const FEW = 2 ** 22;
export function gesvdrHybrid(queue, a) {
    const l = sampleOf(a);
    if (a.k === 0 || a.m * a.n * l <= FEW)
        return gesvdrCpu(queue, { ...a, why: 'the matrix and the sample are small: the CPU computes it' });
    const why = `a sample of ${l} columns, read ${2 + 2 * a.niters} times; its decomposition on the CPU`;
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: a.prec === 'c' ? 'gemm and geqr2' : 'gemm and cholqr',
        why,
    });
    const { U, VT, ...others } = onDevice(a);
    const vectors = { U: a.jobu === 'n' ? undefined : U, VT: a.jobvt === 'n' ? undefined : VT };
    return enqueueGesvdr(queue, { ...others, ...vectors });
}
/** Computes S, U, VT and info; k > 0. Resolves when all is enqueued. */
export function enqueueGesvdr(queue, f) {
    const { m, n, k, A } = f;
    const l = sampleOf(f);
    const type = A.data.type;
    const { parts } = fields[type];
    return withLeases(queue, async (lease) => {
        const mat = (rows, cols) => ({ data: lease(type, rows * cols), off: 0, ld: rows });
        const [Y, Z, R] = [mat(m, l), mat(n, l), mat(l, l)];
        const make = parts === 2 ? sampleByReflectors : sampleByCholesky;
        const sampled = await make(queue, { ...f, l }, { Y, Z, R }, lease);
        if (sampled === undefined)
            return refuse(queue, f);
        const { small, alpha } = sampled;
        const square = () => ({ data: new Float64Array(parts * l * l), off: 0, ld: l, parts });
        const [X, WT, S] = [square(), square(), new Float64Array(l)];
        const problem = {
            m: l,
            n: l,
            A: { ...square(), data: Float64Array.from(small) },
            S,
            jobz: 's',
            U: X,
            VT: WT,
        };
        answer(queue, f, gesddHost(problem), S.subarray(0, k).map((value) => value / alpha));
        const upload = (data) => {
            const to = mat(l, l);
            to.data.set(Float32Array.from(data), 0);
            return to;
        };
        if (f.U !== undefined)
            enqueueGemm(queue, { transB: 'c', m, n: k, k: l, alpha: 1, A: Y, B: upload(WT.data), beta: 0, C: f.U });
        if (f.VT !== undefined)
            enqueueGemm(queue, {
                ...{ transA: 'c', transB: 'c', m: k, n, k: l, alpha: 1, beta: 0 },
                ...{ A: upload(X.data), B: Z, C: f.VT },
            });
    });
}
function answer({ context }, { S, info }, found, values) {
    context.writeGpu(S.data.gpu(true), Float32Array.from(values), 4 * S.off);
    context.writeGpu(info.data.gpu(true), Int32Array.of(found), 4 * info.off);
}
/** A is not finite. */
function refuse(queue, f) {
    const { m, n, k, U, VT } = f;
    answer(queue, f, Math.min(m, n), new Float64Array(k).fill(Number.NaN));
    const nan = f.A.data.type === 'c' ? { re: Number.NaN, im: Number.NaN } : Number.NaN;
    const blank = { uplo: 'f', alpha: nan, beta: nan };
    if (U !== undefined)
        enqueueLaset(queue, { ...blank, m, n: k, A: U });
    if (VT !== undefined)
        enqueueLaset(queue, { ...blank, m: k, n, A: VT });
}
