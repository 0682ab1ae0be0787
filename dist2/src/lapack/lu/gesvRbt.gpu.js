// GESV_RBT on the GPU: everything on the device, except that a few numbers are read back after each step to decide what comes next.
import { enqueueGeadd } from '../../blas3/elements/geadd.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { rbtVerdict } from '../../core/butterfly.js';
import { isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { withLeases } from '../refine/expert.gpu.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueButterfly } from './gerbt.gpu.js';
import { rbtCheck, rbtCheckVariants } from './gerbt.kernels.js';
import { enqueueGetrf } from './getrf.gpu.js';
import { enqueueGetrfNopiv } from './getrfNopiv.gpu.js';
import { enqueueGetrs } from './getrs.gpu.js';
import { enqueueGetrsNopiv } from './getrsNopiv.gpu.js';
/** The randomized matrix is continued by ones on the diagonal to a multiple of this: products of whole, aligned tiles throughout. */
const ORDER_MULTIPLE = 64;
export async function gesvRbtGpu(queue, a) {
    await withLeases(queue, (lease) => run(queue, a, lease));
}
async function run(queue, a, lease) {
    const { n, nrhs, seed, math, nb } = a;
    const [A, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
    const order = Math.ceil(n / ORDER_MULTIPLE) * ORDER_MULTIPLE;
    const type = isComplex(a.prec) ? 'c' : 's';
    const matrix = (cols) => ({ data: lease(type, order * cols), off: 0, ld: order });
    const [W, X, R] = [matrix(order), matrix(nrhs), matrix(nrhs)];
    const norm = { data: lease('s', 1), off: 0, ld: 1 };
    const work = { n, nrhs, seed, A, B, order, W, X, R, norm, facts: lease('i', 2 * factsOf(nrhs)) };
    let iter = -1;
    // Without a solution there is nothing to check, and whether A is singular is all that is asked.
    if (n > 0 && nrhs > 0) {
        randomize(queue, work);
        enqueueGetrfNopiv(queue, { m: order, n: order, A: W, info, math, nb });
        iter = await refine(queue, work);
    }
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'getf2_nopiv',
        why: iter < 0 ? 'the randomized solution was of no use: partial pivoting' : `${iter} steps of refinement`,
    });
    if (iter >= 0) {
        enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: X, B });
        queue.clear(info.data.gpu(true), info.off * 4, 4);
    }
    else {
        const ipiv = { data: lease('i', n), off: 0, ld: 1 };
        if (n > 0)
            enqueueLacpy(queue, { uplo: 'f', m: n, n, A, B: W });
        enqueueGetrf(queue, { m: n, n, A: W, ipiv, info });
        enqueueUnlessFailed(queue, { m: n, n: nrhs, B, info }, () => enqueueGetrs(queue, { trans: 'n', n, nrhs, A: W, ipiv, B }));
    }
    a.iter.buffer.set(Int32Array.of(iter), a.iter.offset);
}
/** W := U^T A V, continued by the unit matrix; the parts of X and R that belong to it are zero. */
function randomize(queue, { n, nrhs, seed, A, order, W, X, R, norm }) {
    const beyond = order - n;
    const clear = (m, columns, Z, beta = 0) => {
        if (m > 0 && columns > 0)
            enqueueLaset(queue, { uplo: 'f', m, n: columns, alpha: 0, beta, A: Z });
    };
    clear(order, beyond, at(W, 0, n));
    clear(beyond, n, at(W, n, 0));
    clear(beyond, beyond, at(W, n, n), 1);
    clear(beyond, nrhs, at(X, n, 0));
    clear(beyond, nrhs, at(R, n, 0));
    enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A, result: norm });
    enqueueButterfly(queue, { kind: 'matrix', n, columns: n, seed }, A, W);
}
/** X := A^-1 B by the factors in W, improved until it is good. Returns the steps, or -1 if X is of no use. */
async function refine(queue, w) {
    const { n, nrhs, seed, A, B, X, R, order, W } = w;
    const columns = { n, columns: nrhs, seed };
    const whole = { m: n, n: nrhs };
    // Y := V U^-1 L^-1 U^T S
    const solve = (S, Y) => {
        enqueueButterfly(queue, { kind: 'in', ...columns }, S, Y);
        enqueueGetrsNopiv(queue, { trans: 'n', n: order, nrhs, A: W, B: Y });
        enqueueButterfly(queue, { kind: 'out', ...columns }, Y, Y);
    };
    // R := B - A X
    const subtract = () => {
        enqueueLacpy(queue, { uplo: 'f', ...whole, A: B, B: R });
        enqueueGemm(queue, { ...whole, k: n, alpha: -1, A, B: X, beta: 1, C: R });
    };
    solve(B, X);
    subtract();
    for (let step = 1, before = Number.POSITIVE_INFINITY;; step++) {
        solve(R, R);
        check(queue, w, 0);
        enqueueGeadd(queue, { ...whole, alpha: 1, A: R, beta: 1, B: X });
        subtract();
        check(queue, w, factsOf(nrhs));
        const { verdict, residual } = rbtVerdict(await factsAt(queue, w), step, before);
        if (verdict === 'good')
            return step;
        if (verdict === 'stop')
            return -1;
        before = residual;
    }
}
/** Numbers that rbt_check finds. */
const factsOf = (nrhs) => 3 + 2 * nrhs;
function check(queue, { n, nrhs, order, W, X, R, norm, facts }, offF) {
    const buffers = { W: W.data, D: R.data, X: X.data, norm: norm.data, facts };
    queue.launch(rbtCheck, rbtCheckVariants.of(W.data.type), buffers, { n, ldw: order, ldx: order, offF }, [
        1 + nrhs,
        1,
        1,
    ]);
}
/** Reads back what two checks have found. */
async function factsAt(queue, { n, nrhs, facts }) {
    const count = factsOf(nrhs);
    const bits = new Int32Array(2 * count);
    await queue.context.readGpu(facts.gpu(false), bits, 0);
    const numbers = new Float32Array(bits.buffer);
    const [leastPivot, largestPivot, anorm] = numbers;
    const [corrections, residuals] = [numbers.subarray(3, count), numbers.subarray(count + 3)];
    return { n, eps: 2 ** -24, anorm, leastPivot, largestPivot, corrections, residuals };
}
