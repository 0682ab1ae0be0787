// GELSY of doubles on the GPU: scaled, factored and solved there; the largest magnitude of A and then R are read back, for the host decides
// on the rank.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { fields, isComplex } from '../../core/field.js';
import { estimatedRank } from '../../core/incrementalCondition.js';
import { thresholdOf } from '../../core/leastSquares.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGeqp3Doubles } from './geqp3Doubles.gpu.js';
import { geqp3RestDouble } from './geqp3Doubles.kernels.js';
import { enqueueGeqrfDoubles } from './geqrfDoubles.gpu.js';
import { lsUnpivot, UNPIVOT_THREADS, unpivotVariants } from './leastSquares.kernels.js';
import { EXPONENT, enqueueExponents, enqueueScaleDoubles, enqueueSquaresDoubles } from './leastSquaresDoubles.gpu.js';
import { enqueueOrmqrDoubles } from './ormqrDoubles.gpu.js';
export async function gelsyDoubles(queue, a) {
    const why = 'doubles: factored and solved on the device; the largest magnitude and R are read back, for the rank';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: geqp3RestDouble.name, why });
    await scope(queue, (ws) => run(queue, a, ws));
}
const fill = (queue, m, n, value, A) => {
    if (m === 0 || n === 0)
        return;
    const both = isComplex(A.data.type) ? { re: value, im: value } : value;
    enqueueLaset(queue, { uplo: 'f', m, n, alpha: both, beta: both, A });
};
/** As gelsySteps. */
async function run(queue, a, ws) {
    const { m, n, nrhs, nb } = a;
    const k = Math.min(m, n);
    const d = onDevice(a);
    const { A, B, rank, info } = d;
    const rss = d.rss && { ...d.rss, ld: Math.max(1, nrhs) };
    const jpvt = d.jpvt ?? { data: ws.take('i', Math.max(1, n)), off: 0, ld: 1 };
    if (d.jpvt === undefined)
        queue.clear(jpvt.data.gpu(true));
    const set = (x, value) => x.data.set(Int32Array.of(value), x.off);
    const norms = ws.take('d', 2);
    const exponents = enqueueExponents(queue, ws, { m, n, X: A }, { m, n: nrhs, X: B }, norms);
    const [largest] = await norms.copyOut(0, 1);
    if (!Number.isFinite(largest)) {
        fill(queue, n, nrhs, Number.NaN, B);
        if (rss !== undefined)
            fill(queue, nrhs, 1, Number.NaN, rss);
        set(rank, 0);
        set(info, 1);
        return;
    }
    enqueueScaleDoubles(queue, 'f', { m, n, X: A }, exponents, EXPONENT.A);
    enqueueScaleDoubles(queue, 'f', { m, n: nrhs, X: B }, exponents, EXPONENT.B);
    const tau = { data: ws.like(A, Math.max(1, k)), off: 0, ld: 1 };
    if (k > 0)
        enqueueGeqp3Doubles(queue, { m, n, A, jpvt, tau, nb });
    // Without rows no column moves, whatever is marked.
    else if (n > 0)
        jpvt.data.set(Int32Array.from({ length: n }, (_, j) => j + 1), jpvt.off);
    let found = 0;
    if (k > 0) {
        const R = { data: ws.like(A, k * k), off: 0, ld: k };
        enqueueLacpy(queue, { uplo: 'u', m: k, n: k, A, B: R });
        const data = (await R.data.copyOut(0, k * k));
        found = estimatedRank(k, { ...R, data, parts: fields[a.prec].parts }, thresholdOf(a.rcond, a, 'd'));
        enqueueOrmqrDoubles(queue, { side: 'l', trans: 'c', m, n: nrhs, k, A, tau, C: B });
    }
    if (rss !== undefined && nrhs > 0) {
        const sums = ws.take('d', nrhs);
        enqueueSquaresDoubles(queue, { m: m - found, n: nrhs, X: at(B, found, 0) }, exponents, sums);
        enqueueLacpy(queue, { uplo: 'f', m: nrhs, n: 1, A: { data: sums, off: 0, ld: nrhs }, B: rss });
    }
    if (nrhs > 0 && n > 0) {
        solve(queue, ws, { n, nrhs, rank: found, A, B });
        const X = { data: ws.like(B, n * nrhs), off: 0, ld: n };
        enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: X });
        const params = { m: n, offB: B.off, ldb: B.ld, offP: jpvt.off };
        queue.launch(lsUnpivot, unpivotVariants.of(a.prec), { X: X.data, B: B.data, jpvt: jpvt.data }, params, [
            Math.ceil(n / UNPIVOT_THREADS),
            nrhs,
            1,
        ]);
        enqueueScaleDoubles(queue, 'f', { m: n, n: nrhs, X: B }, exponents, EXPONENT.X);
    }
    enqueueScaleDoubles(queue, 'u', { m: k, n, X: A }, exponents, EXPONENT.R);
    set(rank, found);
    set(info, 0);
}
/** Enqueues B := the solution of least norm of [R11 R12] X = B, in the order of the pivots. */
function solve(queue, ws, { n, nrhs, rank, A, B }) {
    const triangle = (trans, T) => enqueueTrsmDoubles(queue, 'l', 'u', trans, 'n', rank, nrhs, 1, T, B);
    if (rank === 0)
        return fill(queue, n, nrhs, 0, B);
    if (rank === n)
        return triangle('n', A);
    // [R11 R12]^H = Z [S; 0], X = Z [S^-H B; 0]
    const U = { data: ws.like(A, n * rank), off: 0, ld: rank };
    const T = { data: ws.like(A, n * rank), off: 0, ld: n };
    const tau = { data: ws.like(A, rank), off: 0, ld: 1 };
    fill(queue, rank, n, 0, U);
    enqueueLacpy(queue, { uplo: 'u', m: rank, n, A, B: U });
    enqueueTranspose(queue, { m: rank, n, A: U, B: T, conjugate: true });
    enqueueGeqrfDoubles(queue, { m: n, n: rank, A: T, tau });
    triangle('c', T);
    fill(queue, n - rank, nrhs, 0, at(B, rank, 0));
    enqueueOrmqrDoubles(queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: rank, A: T, tau, C: B });
}
