// CHOLQR on the GPU: few columns with their rows in registers (cholqrRows.gpu.ts), others by products and triangular solves in workspace;
// whether two passes are enough is read back, unless the caller does without a fallback.
import { enqueueCopy } from '../../blas1/copy.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { enqueueTrmm } from '../../blas3/triangular/trmm.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { isComplex } from '../../core/field.js';
import { MOST_DEPARTURE, shiftOf } from '../../core/leastSquares.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueuePotrf } from '../cholesky/potrf.gpu.js';
import { integer, withLeases } from '../refine/expert.gpu.js';
import { cholqrJudge, judgeVariants, MOST_COLUMNS, shiftVariants } from './cholqr.kernels.js';
import { enqueueRowPasses } from './cholqrRows.gpu.js';
import { enqueueGeqrf } from './geqrf.gpu.js';
import { enqueueOrgqr } from './orgqr.gpu.js';
import { enqueueOrmqr } from './ormqr.gpu.js';
/**
 * Whether a pass keeps rows in registers: it takes few columns of real numbers, and at most one right-hand side. The compiler of a software
 * adapter takes a minute or more for these kernels (llvmpipe, LLVM 15, 2026-11), and products are as fast there.
 */
function inRegisters(queue, { m, n, nrhs, A }) {
    return !isComplex(A.data.type) && !queue.context.gpu.software && m > 0 && n > 0 && n <= MOST_COLUMNS && nrhs <= 1;
}
export function cholqrGpu(queue, a) {
    const { m, n, A, R, B, C, passes } = onDevice(a);
    const nrhs = n > 0 ? a.nrhs : 0;
    const problem = { wantsQ: a.job === 'q', m, n, nrhs, A, R, ...(nrhs > 0 ? { B, C } : {}) };
    const kernel = inRegisters(queue, problem) ? 'cholqr_rows' : 'gemm and trsm_block';
    const waits = a.fallback ? 'whether two passes are enough is read back' : 'two passes without a readback';
    queue.note({ routine: a.routine, backend: 'gpu', kernel, why: waits });
    if (a.fallback)
        return withLeases(queue, (lease) => cholqrJudged(queue, problem, passes, lease));
    scope(queue, (ws) => {
        const { status, store } = enqueuePasses(queue, problem, false, ws.take);
        store();
        enqueueCopy(queue, 1, status, passes);
    });
}
/** R, Q in A's place, and the number of passes: two passes, else three, else reflections. Resolves when all is enqueued. */
export async function cholqrJudged(queue, s, passes, lease) {
    for (const shifted of [false, true]) {
        const { status, store } = enqueuePasses(queue, s, shifted, lease);
        const found = await integer(status);
        if (found < 0)
            continue;
        store();
        enqueueCopy(queue, 1, status, passes);
        return;
    }
    enqueueReflections(queue, s, lease);
    queue.clear(passes.data.gpu(true), passes.off * 4, 4);
}
/** Enqueues two passes, or with a shift three. */
export const enqueuePasses = (queue, s, shifted, lease) => inRegisters(queue, s) ? enqueueRowPasses(queue, s, shifted, lease) : enqueueProductPasses(queue, s, shifted, lease);
/** As cholqrSteps: products, factorizations and solves in workspace. */
function enqueueProductPasses(queue, s, shifted, lease) {
    const { wantsQ, m, n, nrhs, A } = s;
    const type = A.data.type;
    const mat = (length, ld, kind = type) => ({
        data: lease(kind, Math.max(1, length)),
        off: 0,
        ld: Math.max(1, ld),
    });
    const status = mat(1, 1, 'i');
    if (n === 0) {
        status.data.set(Int32Array.of(shifted ? 3 : 2), 0);
        return { status, store() { } };
    }
    const [W, G, R, C] = [mat(m * n, m), mat(n * n, n), mat(n * n, n), mat(n * nrhs, n)];
    const infos = mat(3, 1, 'i');
    const first = shifted ? 0 : 1;
    if (m > 0)
        enqueueLacpy(queue, { uplo: 'f', m, n, A, B: W });
    for (let pass = first; pass <= 2; pass++) {
        enqueueGemm(queue, { transA: 'c', m: n, n, k: m, alpha: 1, A: W, B: W, beta: 0, C: G });
        const rules = { n, count: pass - first, passes: shifted ? 3 : 2, offG: 0 };
        if (pass === 0) {
            const params = { ...rules, shift: shiftOf(n), most: MOST_DEPARTURE };
            queue.launch(cholqrJudge, shiftVariants.of(type), { work: G.data }, params, [1, 1, 1]);
        }
        if (pass === 2) {
            const buffers = { work: G.data, infos: infos.data, status: status.data };
            queue.launch(cholqrJudge, judgeVariants.of(type), buffers, { ...rules, shift: 0, most: MOST_DEPARTURE }, [1, 1, 1]);
        }
        enqueuePotrf(queue, { uplo: 'u', n, A: G, info: { ...infos, off: pass - first } });
        if (pass === first) {
            enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 0, A: R });
            enqueueLacpy(queue, { uplo: 'u', m: n, n, A: G, B: R });
        }
        else {
            enqueueTrmm(queue, { side: 'l', uplo: 'u', trans: 'n', diag: 'n', m: n, n, alpha: 1, A: G, B: R });
        }
        if (pass === 2 && nrhs > 0) {
            enqueueGemm(queue, { transA: 'c', m: n, n: nrhs, k: m, alpha: 1, A: W, B: s.B, beta: 0, C });
            const left = { side: 'l', uplo: 'u', trans: 'c', diag: 'n', alpha: 1, A: G, stable: true };
            enqueueTrsm(queue, { ...left, m: n, n: nrhs, B: C });
        }
        if (pass < 2 || wantsQ) {
            // The last triangle is nearly the identity: inverted blocks of it lose nothing.
            const right = { side: 'r', uplo: 'u', trans: 'n', diag: 'n', alpha: 1, A: G, stable: pass < 2 };
            enqueueTrsm(queue, { ...right, m, n, B: W });
        }
    }
    return {
        status,
        store() {
            enqueueLacpy(queue, { uplo: 'f', m: n, n, A: R, B: s.R });
            if (nrhs > 0)
                enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: C, B: s.C });
            if (wantsQ && m > 0)
                enqueueLacpy(queue, { uplo: 'f', m, n, A: W, B: A });
        },
    };
}
/** Enqueues the factorization by Householder reflections, of a copy of A. */
function enqueueReflections(queue, s, lease) {
    const { wantsQ, m, n, nrhs, A, R } = s;
    const type = A.data.type;
    const W = { data: lease(type, m * n), off: 0, ld: m };
    const tau = { data: lease(type, n), off: 0, ld: 1 };
    enqueueLacpy(queue, { uplo: 'f', m, n, A, B: W });
    enqueueGeqrf(queue, { m, n, A: W, tau });
    enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 0, A: R });
    enqueueLacpy(queue, { uplo: 'u', m: n, n, A: W, B: R });
    if (nrhs > 0) {
        const D = { data: lease(type, m * nrhs), off: 0, ld: m };
        enqueueLacpy(queue, { uplo: 'f', m, n: nrhs, A: s.B, B: D });
        enqueueOrmqr(queue, { side: 'l', trans: 'c', m, n: nrhs, k: n, A: W, tau, C: D });
        enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: D, B: s.C });
    }
    if (!wantsQ)
        return;
    enqueueOrgqr(queue, { m, n, k: n, A: W, tau });
    enqueueLacpy(queue, { uplo: 'f', m, n, A: W, B: A });
}
