// GELS of a batch on the CPU backend: copies of many matrices are factored together, as geqrf of a batch does it, and what is left is done
// for one problem after the other.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { formOf, ldName } from '../../core/batchForms.js';
import { tallOf } from '../../core/leastSquares.js';
import { footprint } from '../../core/matrix.js';
import { startsOf } from '../../core/starts.js';
import { realsOf } from '../../engine/ops.js';
import { arrayAt } from '../../engine/views.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { gelsRef, scaleTall, solveFactored } from '../../lapack/qr/gels.ref.js';
import { ormqrRef } from '../../lapack/qr/ormqr.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
import { geqrfBatchEngine } from './geqrfBatched.cpu.js';
import { reflectOne, UNBLOCKED } from './ormqrBatched.cpu.js';
/** One problem on host memory; A is copied. */
function gelsOne(s, A, B, rss) {
    const { m, n } = s;
    const copy = { data: vectorLike(A, m * n), off: 0, ld: Math.max(1, m), parts: A.parts };
    lacpyRef('f', m, n, A, copy);
    return gelsRef({ ...s, A: copy, B, rss, wantsRcond: false });
}
/** Bytes of factors that are in hand at a time: enough small ones for the lanes of all threads. */
const TOGETHER = 1 << 24;
const problemsTogether = ({ m, n }, bytes, count) => Math.min(count, Math.max(1, Math.floor(TOGETHER / Math.max(1, m * n * bytes))));
/** The matrices of an operand from `first` on, until that memory grows: one array, because to make many takes longer than to solve. */
function viewsOf(e, r, rows, cols, place, first, count) {
    const { at, ld } = placeOf(place, first);
    const stride = place.strideBytes / r.bytes;
    const data = arrayAt(e, r, at, (count - 1) * stride + footprint(rows, cols, ld));
    return (b) => ({ data, off: b * stride, ld, parts: r.parts });
}
/** The routine with as many operands as a call has; its pivots are the ranks, one for each problem. */
function gelsOf(transposed, wantsRank, wantsRss) {
    const sums = wantsRss ? { rss: { rows: (s) => s.nrhs, cols: () => 1, use: 'write' } } : {};
    return {
        matrices: {
            A: { rows: (s) => s.m, cols: (s) => s.n, use: 'read' },
            B: { rows: (s) => Math.max(s.m, s.n), cols: (s) => s.nrhs, use: 'write' },
            ...sums,
        },
        ...(wantsRank ? { pivots: { each: () => 1, use: 'write' } } : {}),
        workBytes: (s, bytes, count) => problemsTogether(s, bytes, count) * (s.m * s.n + Math.min(s.m, s.n)) * bytes,
        engine({ e, r, m, n, nrhs, places: [A, B, rss], count, pivots, infos, work }) {
            const s = { m, n, nrhs, transposed };
            const [p, q] = tallOf(s);
            const most = problemsTogether(s, r.bytes, count);
            const ldBytes = Math.max(1, p) * r.bytes;
            const T = { at: work, ld: Math.max(1, p), ldBytes, strideBytes: p * q * r.bytes };
            const ofTau = { ld: Math.max(1, q), ldBytes: Math.max(1, q) * r.bytes, strideBytes: q * r.bytes };
            const tau = { at: work + most * T.strideBytes, ...ofTau };
            const own = realsOf(r).bytes === 4 ? new Float32Array(nrhs) : new Float64Array(nrhs);
            for (let first = 0; first < count; first += most) {
                const some = Math.min(most, count - first);
                const views = () => ({
                    A: viewsOf(e, r, m, n, A, first, some),
                    B: viewsOf(e, r, p, nrhs, B, first, some),
                    T: viewsOf(e, r, p, q, T, 0, some),
                });
                let seen = views();
                // Workspace of larger problems may make memory grow.
                const now = () => {
                    if (q > UNBLOCKED)
                        seen = views();
                    return seen;
                };
                const sums = rss && own;
                const problem = (b) => ({
                    m,
                    n,
                    nrhs,
                    transposed,
                    A: seen.A(b),
                    B: seen.B(b),
                    rss: sums,
                    wantsRcond: false,
                });
                const exponents = Array.from({ length: some }, (_, b) => {
                    if (m < n)
                        adjointRef(m, n, seen.A(b), seen.T(b));
                    else
                        lacpyRef('f', m, n, seen.A(b), seen.T(b));
                    return scaleTall(problem(b), seen.T(b));
                });
                if (q > 0)
                    geqrfBatchEngine(e, r, p, q, T, tau, some);
                seen = views();
                const scales = arrayAt(e, r, tau.at, q * some);
                const [found, ranks] = [new Int32Array(some), new Int32Array(some)];
                for (let b = 0; b < some; b++) {
                    const [inT, inB] = [placeOf(T, b), placeOf(B, first + b)];
                    const small = {
                        multiply: (back) => ormqrRef('l', back ? 'c' : 'n', p, nrhs, q, seen.T(b), scales, b * q, seen.B(b)),
                        solve: (turned) => trsmBlockedRef('l', 'u', turned ? 'c' : 'n', 'n', q, nrhs, 1, seen.T(b), seen.B(b)),
                    };
                    const large = {
                        multiply: (back) => reflectOne(e, r, 'l', back, { m: p, n: nrhs, k: q }, inT, placeOf(tau, b).at, inB),
                        solve: (turned) => trsmEngine(e, r, 'l', 'u', turned ? 'c' : 'n', 'n', q, nrhs, 1, inT, inB),
                    };
                    const result = solveFactored(problem(b), {
                        T: () => now().T(b),
                        B: () => now().B(b),
                        condition: () => Number.NaN,
                        ...(q > UNBLOCKED ? large : small),
                    }, exponents[b]);
                    found[b] = result.info;
                    ranks[b] = result.rank;
                    if (rss !== undefined && result.info === 0)
                        arrayAt(e, realsOf(r), placeOf(rss, first + b).at, nrhs).set(own);
                }
                e.heap.view(Int32Array, infos, count).set(found, first);
                if (wantsRank)
                    e.heap.view(Int32Array, pivots, count).set(ranks, first);
            }
        },
        reference(s, [A, B, rss], ranks, off) {
            const sums = rss?.data.subarray(rss.off, rss.off + s.nrhs);
            const found = gelsOne({ ...s, transposed }, A, B, sums);
            if (wantsRank)
                ranks[off] = found.rank;
            return found.info;
        },
    };
}
/** The places of the sums, those of a problem behind those of the one before, in the words of the call's form. */
function placesOfSums(queue, { rss, nrhs, batchCount = 0, ...a }) {
    const nothing = { places: {}, release: () => { } };
    if (rss === undefined)
        return nothing;
    if (typeof nrhs !== 'number')
        return { ...nothing, places: { offsetsRss: startsOf(nrhs) } };
    if (formOf(a) === 'strided')
        return { ...nothing, places: { strideRss: nrhs } };
    const list = queue.context.upload('i', Int32Array.from({ length: batchCount }, (_, b) => b * nrhs));
    return { places: { offsetsRss: { buffer: list, offset: 0 } }, release: () => list.dispose() };
}
export async function gelsBatchedCpu(queue, call) {
    const a = call;
    const routine = gelsOf(a.trans !== 'n', a.rank !== undefined, a.rss !== undefined);
    const { places, release } = placesOfSums(queue, a);
    const { n, rank } = a;
    const ranks = {
        ipiv: rank,
        ...(typeof n === 'number' ? { stridePiv: 1 } : { offsetsPiv: Int32Array.from(n, (_, b) => b) }),
    };
    try {
        // The elements of the sums are side by side, whatever the order of storage.
        await runBatch(queue, { ...a, ...ranks, ...places, [ldName('rss')]: 1 }, routine);
    }
    finally {
        release();
    }
}
