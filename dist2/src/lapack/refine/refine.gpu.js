// Iterative refinement on the GPU, all right-hand sides together. The device decides which columns are corrected; the host reads back after
// each step whether any is.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { MOST_STEPS, roundingOf } from '../../core/expert.js';
import { adjoint } from '../../core/matrix.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueMove } from '../condition/geequ.gpu.js';
import { enqueueLacn2 } from '../condition/lacn2.gpu.js';
import { ferrFinal, ferrTuning, magnitudesKernel, magnitudesVariants, REFINE_THREADS, refineAdd, refineBound, refineJudge, refineVariants, } from './refine.kernels.js';
export const noteRefine = (queue, routine) => queue.note({
    routine,
    backend: 'gpu',
    kernel: 'refine_judge',
    why: 'all right-hand sides together, residuals by gemm; whether to go on is read back after each correction',
});
/**
 * X, ferr and berr as refineRef leaves them. A readback per correction, because one costs less than what it saves: most systems take one
 * correction, and all five are the price of not asking.
 */
export async function enqueueRefine(queue, s) {
    const { n, nrhs, ferr, berr } = s;
    if (n === 0) {
        for (const A of [ferr, berr])
            enqueueLaset(queue, { uplo: 'f', m: nrhs, n: 1, alpha: 0, beta: 0, A: { ...A, ld: nrhs } });
        return;
    }
    const taken = [];
    const take = (type, cols) => {
        const data = queue.context.lease(type, n * cols);
        taken.push(data);
        return { data, off: 0, ld: n };
    };
    try {
        await new Refinement(queue, s, take).run();
    }
    finally {
        for (const buffer of taken)
            buffer.dispose();
    }
}
class Refinement {
    queue;
    s;
    /** |A|, residuals, |op(A)| |X| + |B|, |X|, and the estimator's vectors. Magnitudes are real, of complex numbers |Re| + |Im|. */
    sizes;
    R;
    W;
    V;
    vectors;
    /** Backward errors, and 1 for the columns that are to be corrected, else 0. */
    state;
    constructor(queue, s, take) {
        this.queue = queue;
        this.s = s;
        const { type } = s.A.data;
        this.sizes = take('s', s.n);
        [this.W, this.V] = [take('s', s.nrhs), take('s', s.nrhs)];
        [this.R, this.vectors] = [take(type, s.nrhs), take(type, 2 * s.nrhs)];
        this.state = queue.context.lease('s', 2 * s.nrhs);
    }
    async run() {
        const { queue, s, R, state } = this;
        const { n, nrhs, X } = s;
        try {
            this.magnitudes(n, s.A, this.sizes);
            for (let step = 0;; step++) {
                this.residual();
                this.judge(step === 0);
                if (step === MOST_STEPS)
                    break;
                const active = await state.copyOut(nrhs, nrhs);
                if (active.every((flag) => flag === 0))
                    break;
                s.solve(R, nrhs, s.trans);
                const params = { n, columns: nrhs, offX: X.off, ldx: X.ld, ldd: R.ld };
                this.each(refineAdd, { X: X.data, D: R.data, state }, params);
            }
            this.bound();
            enqueueMove(queue, nrhs, { data: state, off: 0, ld: 1 }, s.berr);
        }
        finally {
            state.dispose();
        }
    }
    /** R := B - op(A) X,  V := |X|,  W := |op(A)| V + |B| */
    residual() {
        const { queue, s, R, W, V } = this;
        const { n, nrhs, B, X } = s;
        const product = { transA: s.trans, m: n, n: nrhs, k: n, beta: 1 };
        enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: R });
        enqueueGemm(queue, { ...product, alpha: -1, A: s.A, B: X, C: R });
        this.magnitudes(nrhs, X, V);
        this.magnitudes(nrhs, B, W);
        enqueueGemm(queue, { ...product, alpha: 1, A: this.sizes, B: V, C: W });
    }
    judge(first) {
        const { s, R, W, state } = this;
        const { eps, safe1, safe2 } = roundingOf(s.n, 's');
        const params = { n: s.n, columns: s.nrhs, ld: R.ld, first: first ? 1 : 0, eps, safe1, safe2 };
        this.queue.launch(refineJudge, refineVariants.of(R.data.type), { D: R.data, W: W.data, state }, params, [
            s.nrhs,
            1,
            1,
        ]);
    }
    /** ferr, from the last residuals. */
    bound() {
        const { queue, s, R, W, V, vectors } = this;
        const { n, nrhs, ferr } = s;
        // The norm of A^-T D is that of A^-H D.
        const op = s.trans === 'n' ? 'n' : 'c';
        const { bound, safe1, safe2 } = roundingOf(n, 's');
        this.each(refineBound, { D: R.data, W: W.data }, { n, ld: R.ld, bound, safe1, safe2 });
        scope(queue, (ws) => {
            const est = ws.like(V, nrhs);
            enqueueLacn2(queue, {
                n,
                columns: nrhs,
                X: vectors,
                est,
                weights: W,
                // D op(A)^-H, the conjugate transpose of op(A)^-1 D
                product: (columns, transposed) => s.solve(vectors, columns, transposed ? op : adjoint(op)),
            });
            const params = { n, ld: V.ld, offF: ferr.off };
            queue.launch(ferrFinal, ferrTuning, { V: V.data, est, ferr: ferr.data }, params, [nrhs, 1, 1]);
        });
    }
    /** A kernel on the elements of all right-hand sides. */
    each(kernel, buffers, params) {
        const { n, nrhs } = this.s;
        const tuning = refineVariants.of(this.R.data.type);
        this.queue.launch(kernel, tuning, buffers, params, [Math.ceil(n / REFINE_THREADS), nrhs, 1]);
    }
    /** B := |A| for n x cols; B is real. */
    magnitudes(cols, A, B) {
        const { n } = this.s;
        const params = { m: n, offA: A.off, lda: A.ld, ldb: B.ld };
        const groups = [Math.ceil(n / REFINE_THREADS), cols, 1];
        this.queue.launch(magnitudesKernel, magnitudesVariants.of(A.data.type), { A: A.data, B: B.data }, params, groups);
    }
}
