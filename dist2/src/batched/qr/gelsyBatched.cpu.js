// GELSY of a batch on the CPU backend: one problem after the other, by the steps of gelsy.ref.ts.
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { precOf } from '../../core/extremes.js';
import { scalingExponent } from '../../core/leastSquares.js';
import { at } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { gelsyRef, gelsySteps } from '../../lapack/qr/gelsy.ref.js';
import { geqp3Engine } from '../../lapack/qr/geqp3.cpu.js';
import { geqrfEngine } from '../../lapack/qr/geqrf.cpu.js';
import { largestPart, scaleByPower } from '../../lapack/qr/leastSquares.ref.js';
import { ormqrEngine } from '../../lapack/qr/ormqr.cpu.js';
import { listOf, runEach } from '../eachProblem.cpu.js';
import { permutationAt } from './geqp3Batched.cpu.js';
/** Columns of a panel of the factorizations. */
const NB = 32;
export async function gelsyBatchedCpu(queue, a) {
    const integers = async (name) => (await listOf(a[name], 'write'));
    const [jpvt, rank, info] = await Promise.all(['jpvt', 'rank', 'info'].map(integers));
    const rcond = a.rcond;
    /** Solves one problem by `steps`, which is given the rest of its description, and notes what came of it. */
    const solve = (one, B, steps) => {
        const { b, m, n, nrhs } = one;
        const place = permutationAt(a, jpvt, b);
        const own = jpvt.data.slice(place, place + n);
        // The steps leave the components of the residual scaled.
        const largest = largestPart(m, nrhs, B());
        const found = steps({ m, n, nrhs, jpvt: own, rcond });
        if (found !== undefined && m > n) {
            const rest = B();
            scaleByPower('f', m - n, nrhs, at(rest, n, 0), -scalingExponent(largest, precOf(rest.data)));
        }
        // Where n = 0 the list may be empty, and no place is inside it.
        if (n > 0)
            jpvt.data.set(own, place);
        rank.data[rank.off + b] = found ?? 0;
        info.data[info.off + b] = found === undefined ? 1 : 0;
    };
    const gelsy = {
        matrices: {
            A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
            B: { rows: (s) => Math.max(s.m, s.n), cols: (s) => s.nrhs, use: 'write' },
        },
        engine(e, r, space, one, [inA, inB]) {
            const { m, n, nrhs } = one;
            const k = Math.min(m, n);
            const inT = { at: space.take(n * k * r.bytes), ld: Math.max(1, n) };
            const [tau, tauT] = [space.take(k * r.bytes), space.take(k * r.bytes)];
            const [A, B] = [() => matrixAt(e, r, m, n, inA), () => matrixAt(e, r, Math.max(m, n), nrhs, inB)];
            const triangle = (T, trans, order) => trsmEngine(e, r, 'l', 'u', trans, 'n', order, nrhs, 1, T, inB);
            solve(one, B, (own) => gelsySteps({ ...own, A: A(), B: B() }, {
                ...{ A, B, T: () => matrixAt(e, r, n, k, inT) },
                factor: () => geqp3Engine(e, r, space, m, n, Math.max(1, Math.min(NB, m, n)), inA, own.jpvt, tau),
                multiply: () => ormqrEngine(e, r, space, 'l', true, m, nrhs, k, inA, tau, inB),
                solve: (order) => triangle(inA, 'n', order),
                factorT: (order) => geqrfEngine(e, r, space, n, order, inT, tauT),
                solveT: (order) => triangle(inT, 'c', order),
                multiplyT: (order) => ormqrEngine(e, r, space, 'l', false, n, nrhs, order, inT, tauT, inB),
            }));
        },
        reference(one, [A, B]) {
            solve(one, () => B, (own) => gelsyRef({ ...own, A: A, B: B }));
        },
    };
    await runEach(queue, a, gelsy);
    // Of problems that are not inside their buffers nothing is known.
    for (let b = 0; b < (a.batchCount ?? 0); b++)
        if (info.data[info.off + b] < 0)
            rank.data[rank.off + b] = 0;
}
