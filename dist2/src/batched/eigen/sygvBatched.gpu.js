// SYGV of a batch on the GPU by way of a workspace in which pairs lie side by side: Cholesky factors of B, the standard problems that they
// make of A, syev of those, and their vectors back.
import { isComplex } from '../../core/field.js';
import { scope } from '../../runtime/workspace.js';
import { enqueuePotrfBatch } from '../cholesky/potrfBatched.gpu.js';
import { eachRun, runsOf } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { withOwnLists } from '../ownLists.gpu.js';
import { eachSlice } from '../slices.gpu.js';
import { enqueueTrsmBatch } from '../triangular/trsmBatched.gpu.js';
import { enqueueEigenGather, enqueueEigenVectors } from './eigenMoves.gpu.js';
import { distanceOf } from './packed.js';
import { enqueuePackedSolution } from './syevPacked.gpu.js';
import { EACH_THREADS, FACTOR_SIDE, factorVariants, pairValuesVariants, productTile, productVariants, stateVariants, sygvFactor, sygvProduct, sygvState, sygvValues, } from './sygvBatched.kernels.js';
/** A workspace's matrices as batched routines take them, or their transposes. */
const matrices = ({ n }, data, turned = false) => ({
    ...{ data, off: 0, stride: n * n },
    ...(turned ? { rs: n, cs: 1 } : { rs: 1, cs: n }),
});
/** By the order alone: other ways to solve sum in an order that depends on how many problems there are. */
const solveBy = (n) => {
    const rows = [4, 8, 16, 32, 64].find((most) => n <= most);
    return rows === undefined ? 'tall-8' : `rows-${rows}-4`;
};
/** Enqueues X := L^-1 X, or with `upper` L^-H X; with `conj` by the conjugate of L. */
function enqueueSolve(queue, f, upper, X, conj = upper) {
    const { count, most: n, sizes, L } = f;
    const flags = { upper, conj: conj && isComplex(L.type), unit: false, alpha: 1, force: solveBy(n) };
    const own = sizes && { n: sizes.n, nrhs: sizes.n };
    enqueueTrsmBatch(queue, { ...flags, n, nrhs: n, count, sizes: own, A: matrices(f, L, upper), B: X });
}
/** Enqueues C := X^H L, or with `back` L X. */
function enqueueProduct(queue, f, back, X, C) {
    const { count, n: ld, most, L, orders } = f;
    if (most === 0)
        return;
    const type = L.type;
    const tile = productTile(most, type);
    const tilesDown = Math.ceil(most / tile.SIDE);
    const tuning = productVariants.of(type, { BACK: back }, tile);
    queue.launch(sygvProduct, tuning, { L, X, C, orders }, { ld, tilesDown }, [count, tilesDown * tilesDown, 1]);
}
/** Enqueues A := L^-1 A L^-H, or L^H A L, of which the lower triangle counts. */
function enqueueStandard(queue, ws, itype, f, A) {
    if (itype === 1) {
        enqueueSolve(queue, f, false, matrices(f, A));
        enqueueSolve(queue, f, false, matrices(f, A, true), true);
        return;
    }
    const AL = ws.take(A.type, f.count * f.n * f.n);
    enqueueProduct(queue, f, false, A, AL);
    enqueueProduct(queue, f, false, AL, A);
}
/** Enqueues the eigenvalues of a part, info and flags; where failures are from then on. */
function enqueueValues(queue, ws, run, from, to) {
    const { count, n, d, found, state } = from;
    const { A, W, info, nonfinite } = to;
    const failures = ws.take('i', count);
    const out = { W: W.data, info: info.data, nonfinite: nonfinite.data, failures };
    queue.launch(sygvValues, pairValuesVariants.of(undefined, { LISTED: isListed(run) }), { d, found, state, ...out, ...recordsOf(run) }, { ...batchParams(run, { A, ipiv: W }, to), ld: n }, [Math.ceil((count * n) / EACH_THREADS), 1, 1]);
    return failures;
}
/** Enqueues the factors to where B is; those in the workspace are no longer scaled afterwards. */
function enqueueFactors(queue, run, { A: Y, shifts, n }, failures, f) {
    if (run.n === 0)
        return;
    const tiles = Math.ceil(run.n / FACTOR_SIDE);
    queue.launch(sygvFactor, factorVariants.of(Y.type, { LISTED: isListed(run) }), { Y, shifts, failures, A: f.B.data, ...recordsOf(run) }, { ...batchParams(run, { A: f.B }, f), ld: n, upper: Number(f.uplo === 'u') }, [run.count, (tiles * (tiles + 1)) / 2, 1]);
}
/** Enqueues a part of a run. `runB` is the same problems with B in A's place. */
function enqueuePart(queue, ws, run, runB, f) {
    const { itype, jobz, uplo } = f;
    const { count, n: most, shapes } = run;
    const first = enqueueEigenGather(queue, ws, run, f.A, uplo);
    const ofB = enqueueEigenGather(queue, ws, runB, f.B, uplo, true);
    const sizes = shapes && { n: Array.from({ length: count }, (_, z) => shapes[3 * z + 1]) };
    const pairs = { ...first, most, L: ofB.A, sizes };
    const [X, Y] = [matrices(pairs, first.A), matrices(pairs, ofB.A)];
    const minors = ws.take('i', count);
    enqueuePotrfBatch(queue, { uplo: 'l', n: most, count, sizes, A: Y, info: { data: minors, off: 0, ld: 1 } });
    enqueueStandard(queue, ws, itype, pairs, first.A);
    // All of one class: there is one run.
    let standard = first;
    const none = [0, 0];
    const extents = { A: [most, most], B: none, C: none };
    eachRun(queue, { m: most, n: most, nrhs: 0, count, sizes }, { A: X }, extents, (packed) => {
        standard = enqueueEigenGather(queue, ws, packed, X, 'l');
    });
    const { orders, shifts } = standard;
    const state = ws.take('i', 2 * count);
    const known = { ordersA: first.orders, ordersB: ofB.orders, minors, shiftsA: first.shifts, shiftsB: ofB.shifts };
    queue.launch(sygvState, stateVariants.of(undefined), { ...known, shifts, orders, state }, { count, multiplies: Number(itype !== 1) }, [Math.ceil(count / EACH_THREADS), 1, 1]);
    const solved = enqueuePackedSolution(queue, ws, most, standard, jobz);
    const failures = enqueueValues(queue, ws, run, { ...standard, ...solved, state }, f);
    enqueueFactors(queue, runB, ofB, failures, f);
    if (solved.Z === undefined)
        return;
    let Z = solved.Z;
    if (itype === 3) {
        const Y3 = ws.take(Z.type, count * first.n * first.n);
        enqueueProduct(queue, { ...pairs, orders }, true, Z, Y3);
        Z = Y3;
    }
    else {
        enqueueSolve(queue, pairs, true, matrices(pairs, Z));
    }
    enqueueEigenVectors(queue, run, { ...standard, found: failures, Z }, f);
}
/** Enqueues A Z = B Z W, A B Z = Z W or B A Z = Z W for every pair of the batch. */
export function enqueueSygvBatch(queue, f) {
    const { n, count, A, B, W, info, nonfinite } = f;
    if (count === 0)
        return;
    const unasked = nonfinite === undefined ? queue.context.lease('i', count) : undefined;
    const lists = { info, nonfinite: nonfinite ?? { data: unasked, off: 0, ld: 1 } };
    withOwnLists(queue, count, [A.data, B.data, W.data], lists, (own) => {
        const batch = { ...f, m: n, nrhs: 0 };
        const each = isComplex(A.data.type) ? 8 : 5;
        const [square, none] = [[n, n], [0, 0]];
        // Of the same sizes the runs are the same.
        const ofB = runsOf(queue, batch, { A: B }, { A: square, B: none, C: none });
        let turn = 0;
        eachRun(queue, batch, { A, B, ipiv: W }, { A: square, B: square, C: none }, (run) => {
            const { records } = ofB.runs[turn++];
            eachSlice(queue, run, { ...f, ...own, ipiv: W }, each * Math.max(4, distanceOf(run.n)) ** 2, (part, slice) => {
                scope(queue, (ws) => enqueuePart(queue, ws, part, { ...part, records }, { ...slice, W: slice.ipiv }));
            });
        });
        ofB.dispose();
    });
    unasked?.dispose();
}
