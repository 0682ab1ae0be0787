// SHGESV on a GPU context: factored with products of halves, solved with in single and refined on the GPU in double-single arithmetic,
// where there are no other pairs than those of vectors; else by the host; or it is gesv.
import { enqueueDgmm } from '../../blas3/elements/dgmm.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { larger } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { footprint } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { notePlan } from '../factorPlan.js';
import { enqueueGetrf } from '../lu/getrf.gpu.js';
import { getrfHybrid } from '../lu/getrf.hybrid.js';
import { enqueueGetrs } from '../lu/getrs.gpu.js';
import { integer, withLeases } from '../refine/expert.gpu.js';
import { noteHalves, planHalves } from './dhgesv.hybrid.js';
import { provenDoubleSingle } from './doubleSingleTrial.gpu.js';
import { noteWindow } from './dsgesvGmres.hybrid.js';
import { failure, report, success } from './gmres.cpu.js';
import { halfSolver } from './halfSolver.gpu.js';
import { luSolver, trialOf } from './luSolver.gpu.js';
import { put } from './mixed.cpu.js';
import { fitsDevice } from './mixed.hybrid.js';
import { FAILED } from './mixed.ref.js';
import { lastPivots } from './mixedOptions.js';
import { fitsPairs, scaledPairs, withinPairs } from './pairedOperands.hybrid.js';
import { PATIENCE, PairedRefinement } from './pairedRefinement.hybrid.js';
import { notTried } from './shgesv.cpu.js';
import { refinedByHost } from './shgesvByHost.hybrid.js';
/** What rounds to infinity in single precision, from here on. */
const HUGE = 2 ** 128 * (1 - 2 ** -25);
export async function shgesvHybrid(queue, a) {
    const { n, nrhs } = a;
    const plan = planHalves(queue, a, a.A, a.B);
    const tried = plan.place !== 'cpu' && fitsDevice(queue, a);
    let [found, bits] = [notTried(nrhs), 16];
    if (n === 0)
        found = { ...found, iter: 0, iters: new Int32Array(nrhs) };
    else if (tried)
        ({ found, bits } = await corrected(queue, a));
    else
        notePlan(queue, a, plan);
    const { iter } = found;
    report(a, found, iter < 0 ? 32 : bits);
    if (iter < 0)
        await inSingle(queue, a);
    else
        put(a.info, [0]);
}
/** Factors in half; only with pivots from a window, and not where those have broken down, factors in single with such pivots. */
async function corrected(queue, a) {
    const { routine, n, nrhs, math } = a;
    const ipiv = deviceMat(a.ipiv, 1);
    const trial = trialOf(queue, a);
    const pivoting = trial ?? lastPivots(a.pivoting);
    const leased = async (work) => {
        let made;
        await withLeases(queue, async (lease) => void (made = { value: await work(lease) }));
        return made.value;
    };
    const say = (bits, found) => queue.note({ routine, backend: 'gpu', why: found.iter < 0 ? failure(bits, found.iter) : success(bits, found) });
    noteHalves(queue, a, trial);
    const there = await leased((lease) => refined(queue, a, scaledHalves(queue, a, pivoting, lease), lease));
    const halves = there ?? (await leased((lease) => refinedByHost(queue, a, pivoting, lease)));
    say(16, halves);
    if (there?.iter !== FAILED.convergence || trial !== 'window')
        return { found: halves, bits: 16 };
    noteWindow(queue, a);
    const singles = await leased((lease) => {
        const lu = luSolver(queue, { n, nrhs, ipiv }, lease);
        const factor = (A, info) => {
            enqueueGetrf(queue, { m: n, n, A, ipiv, info, math, pivoting: 'window' });
            lu.prepare(A);
        };
        return refined(queue, a, { factor, solve: lu.solve }, lease);
    });
    // What has been on the GPU once is there again.
    say(32, singles);
    return { found: singles, bits: 32 };
}
/** X by factors of A in single precision, which overwrite it. */
async function inSingle(queue, a) {
    const { n, nrhs } = a;
    const { routine, prec, lda, ipiv, mode, math } = a;
    const pivoting = lastPivots(a.pivoting);
    const call = { routine, prec, m: n, n, A: a.A, lda, ipiv, info: a.info, pivoting, mode, math, nb: 0 };
    await getrfHybrid(queue, call);
    const info = deviceMat(a.info, 1);
    if ((await integer(info)) > 0 || nrhs === 0)
        return;
    const [A, B, X] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.X, a.ldx)];
    enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: X });
    enqueueGetrs(queue, { trans: 'n', n, nrhs, A, ipiv: deviceMat(a.ipiv, 1), B: X });
}
/** Factors in half of A scaled by powers of two. */
function scaledHalves(queue, a, pivoting, lease) {
    const { n, nrhs } = a;
    const powers = { data: lease('s', 2 * n + 3), off: 0, ld: 1 };
    const half = halfSolver(queue, { n, nrhs, ipiv: deviceMat(a.ipiv, 1), pivoting }, lease);
    const scale = (D, columns, off) => enqueueDgmm(queue, { side: 'l', m: n, n: columns, A: D, x: { ...powers, off }, C: D });
    return {
        factor: (A, info) => half.factor(A, info, powers),
        solve(A, D, columns) {
            scale(D, columns, 0);
            half.solve(A, D, columns);
            scale(D, columns, n);
        },
    };
}
/** X by such factors and refinement on the GPU, if that converges; undefined if it is for the host to say. */
async function refined(queue, a, factors, lease) {
    const { n, nrhs, lda } = a;
    if (!fitsPairs(queue, { n, nrhs, lda }))
        return undefined;
    const form = await provenDoubleSingle(queue);
    if (form === undefined)
        return undefined;
    const matrix = (cols, ld) => ({ data: lease('s', ld * cols), off: 0, ld });
    const A = deviceMat(a.A, lda);
    // Columns begin where kernels can load four elements at a time.
    const [S, D, norm] = [matrix(n, 4 * Math.ceil(n / 4)), matrix(nrhs, n), matrix(1, 1)];
    const info = { data: lease('i', 1), off: 0, ld: 1 };
    // B comes over while A is factored.
    const right = a.B.buffer.copyOut(a.B.offset, nrhs === 0 ? 0 : footprint(n, nrhs, a.ldb));
    right.catch(() => { }); // it is waited for below, unless something else fails first
    enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A, result: norm });
    enqueueLacpy(queue, { uplo: 'f', m: n, n, A, B: S });
    factors.factor(S, info);
    await queue.compiled();
    queue.flush();
    const given = scaledPairs(n, nrhs, { data: await right, off: 0, ld: a.ldb });
    if (given === undefined)
        return undefined;
    // A has singles only: what is left of them is nothing, every column of it the same zeros.
    const nothing = { data: lease('s', n), off: 0, ld: 0 };
    queue.clear(nothing.data.gpu(true));
    const refinement = new PairedRefinement(queue, {
        ...{ n, nrhs, form, A: { H: A, L: nothing }, given, huge: HUGE, patience: PATIENCE, D, lease },
        solve: (columns) => factors.solve(S, D, columns),
    });
    let [beyond, code] = [false, 0];
    const { solved, iters, inner } = await refinement.run(async () => {
        const [size, found] = await Promise.all([norm.data.copyOut(0, 1), integer(info)]);
        code = found;
        beyond = !withinPairs(size[0]);
        // x is rounded to single in the end, which adds one eps to 2 sqrt(n).
        return beyond || code > 0 ? undefined : (2 * Math.sqrt(n) - 1) * fields.s.eps * size[0];
    });
    if (beyond)
        return undefined;
    const failed = (iter) => ({ iter, iters: iters.fill(iter), inner });
    if (code > 0)
        return failed(FAILED.factorization);
    if (!solved)
        return failed(FAILED.convergence);
    const values = Float32Array.from(await refinement.solutions());
    for (let k = 0; k < nrhs; k++)
        a.X.buffer.set(values.subarray(k * n, (k + 1) * n), a.X.offset + k * a.ldx);
    return { iter: iters.reduce(larger, 0), iters, inner };
}
