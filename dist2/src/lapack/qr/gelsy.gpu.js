// GELSY on the GPU: factored and solved on the device; the largest magnitudes and then R are read back, for the host decides on the rank.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLascl } from '../../blas3/elements/lascl.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { fields, isComplex, singleOf } from '../../core/field.js';
import { estimatedRank } from '../../core/incrementalCondition.js';
import { scalingExponent, thresholdOf } from '../../core/leastSquares.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { withLeases } from '../refine/expert.gpu.js';
import { enqueueTriangle } from '../triangular/triangle.gpu.js';
import { enqueueGeqp3 } from './geqp3.gpu.js';
import { enqueueGeqrf } from './geqrf.gpu.js';
import { enqueueFactors, enqueueSquares, FACTOR } from './leastSquares.gpu.js';
import { lsUnpivot, UNPIVOT_THREADS, unpivotVariants } from './leastSquares.kernels.js';
import { enqueueOrmqr } from './ormqr.gpu.js';
export async function gelsyGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'geqp3 and trsm_block',
        why: 'factored and solved on the device; the largest magnitudes and R are read back, for the rank',
    });
    await withLeases(queue, (lease) => run(queue, a, lease));
}
/** X := 2^e X, or a triangle of it. */
function scaleByPower(queue, uplo, m, n, A, e) {
    if (e === 0 || m === 0 || n === 0)
        return;
    const half = Math.trunc(e / 2);
    for (const cto of [2 ** half, 2 ** (e - half)])
        enqueueLascl(queue, { uplo, cfrom: 1, cto, m, n, A });
}
const fill = (queue, m, n, value, A) => {
    if (m > 0 && n > 0)
        enqueueLaset(queue, { uplo: 'f', m, n, alpha: value, beta: value, A });
};
async function run(queue, a, lease) {
    const d = onDevice(a);
    const { m, n, nrhs, nb } = a;
    const k = Math.min(m, n);
    const type = singleOf(a.prec);
    const { parts } = fields[type];
    const { A, B, rank, rss, info } = d;
    const jpvt = d.jpvt ?? { data: lease('i', Math.max(1, n)), off: 0, ld: 1 };
    if (a.jpvt === undefined)
        queue.clear(jpvt.data.gpu(true));
    const set = (x, value) => x.data.set(Int32Array.of(value), x.off);
    const norms = lease('s', 2);
    const largest = (rows, cols, X, off) => enqueueNorm(queue, {
        ...{ norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m: rows, n: cols, A: X },
        result: { data: norms, off, ld: 1 },
    });
    largest(m, n, A, 0);
    largest(m, nrhs, B, 1);
    const [sizeA, sizeB] = await norms.copyOut(0, 2);
    if (!Number.isFinite(sizeA)) {
        const { NaN: nan } = Number;
        fill(queue, n, nrhs, isComplex(type) ? { re: nan, im: nan } : nan, B);
        if (rss !== undefined)
            fill(queue, nrhs, 1, nan, { ...rss, ld: Math.max(1, nrhs) });
        set(rank, 0);
        set(info, 1);
        return;
    }
    const [ea, eb] = [scalingExponent(sizeA, 's'), scalingExponent(sizeB, 's')];
    const factors = enqueueFactors(queue, lease, { m, n, X: A }, { m, n: nrhs, X: B });
    scaleByPower(queue, 'f', m, n, A, ea);
    scaleByPower(queue, 'f', m, nrhs, B, eb);
    const tau = { data: lease(type, Math.max(1, k)), off: 0, ld: 1 };
    if (k > 0)
        enqueueGeqp3(queue, { m, n, A, jpvt, tau, nb });
    // Without rows no column moves, whatever is marked.
    else if (n > 0)
        jpvt.data.set(Int32Array.from({ length: n }, (_, j) => j + 1), jpvt.off);
    let found = 0;
    if (k > 0) {
        const upper = lease(type, k * k);
        const R = { data: upper, off: 0, ld: k };
        enqueueLacpy(queue, { uplo: 'u', m: k, n: k, A, B: R });
        const triangle = await upper.copyOut(0, k * k);
        found = estimatedRank(k, { data: triangle, off: 0, ld: k, parts }, thresholdOf(a.rcond, a, 's'));
        if (nrhs > 0)
            enqueueOrmqr(queue, { side: 'l', trans: 'c', m, n: nrhs, k, A, tau, C: B, nb });
    }
    if (rss !== undefined)
        enqueueSquares(queue, { m: m - found, n: nrhs, X: at(B, found, 0) }, factors, FACTOR.rest, rss);
    if (nrhs > 0 && n > 0) {
        solve(queue, { n, nrhs, rank: found, A, B, nb }, lease);
        const X = { data: lease(type, n * nrhs), off: 0, ld: n };
        enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: X });
        queue.launch(lsUnpivot, unpivotVariants.of(type), { X: X.data, B: B.data, jpvt: jpvt.data }, { m: n, offB: B.off, ldb: B.ld, offP: jpvt.off }, [Math.ceil(n / UNPIVOT_THREADS), nrhs, 1]);
        scaleByPower(queue, 'f', n, nrhs, B, ea - eb);
    }
    scaleByPower(queue, 'u', k, n, A, -ea);
    set(rank, found);
    set(info, 0);
}
/** Enqueues B := the solution of least norm of [R11 R12] X = B, in the order of the pivots. */
function solve(queue, { n, nrhs, rank, A, B, nb }, lease) {
    const type = isComplex(A.data.type) ? 'c' : 's';
    const triangle = { uplo: 'u', diag: 'n', n: rank, nrhs, B, stable: true };
    if (rank === 0) {
        fill(queue, n, nrhs, 0, B);
    }
    else if (rank === n) {
        enqueueTriangle(queue, { ...triangle, trans: 'n', A });
    }
    else {
        // [R11 R12]^H = Z [S; 0], X = Z [S^-H B; 0]
        const U = { data: lease(type, n * rank), off: 0, ld: rank };
        const T = { data: lease(type, n * rank), off: 0, ld: n };
        const tau = { data: lease(type, rank), off: 0, ld: 1 };
        fill(queue, rank, n, 0, U);
        enqueueLacpy(queue, { uplo: 'u', m: rank, n, A, B: U });
        enqueueTranspose(queue, { m: rank, n, A: U, B: T, conjugate: true });
        enqueueGeqrf(queue, { m: n, n: rank, A: T, tau, nb });
        enqueueTriangle(queue, { ...triangle, trans: 'c', A: T });
        fill(queue, n - rank, nrhs, 0, at(B, rank, 0));
        enqueueOrmqr(queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: rank, A: T, tau, C: B, nb });
    }
}
