// The polar decomposition on the GPU: products, triangles and reflectors there; the norm, the condition number and what is left are read
// back.
import { enqueueGeadd } from '../../blas3/elements/geadd.gpu.js';
import { enqueueGeam } from '../../blas3/elements/geam.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLascl } from '../../blas3/elements/lascl.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { enqueueHerk } from '../../blas3/products/herk.gpu.js';
import { enqueueSyrk } from '../../blas3/products/syrk.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { fields, isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueuePotrf } from '../cholesky/potrf.gpu.js';
import { enqueueTrcon } from '../condition/trcon.gpu.js';
import { enqueueGeqrf } from '../qr/geqrf.gpu.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { enqueueOrgqr } from '../qr/orgqr.gpu.js';
import { enqueueOrmqr } from '../qr/ormqr.gpu.js';
import { polarRandom, RANDOM_COLS, RANDOM_ROWS, randomVariants } from './polar.kernels.js';
import { addNoise, departure, leastAfter, mix, polarStart, polarStep, polarWeights, polish, polished, ROUNDS, unmix, } from './polar.steps.js';
export function polarGpu(queue, a) {
    const why = 'steps by QR and by Cholesky factorizations; norms are read back';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gemm, larfb and potrf_panel', why });
    return enqueuePolar(queue, onDevice(a));
}
/** Enqueues A = U H; resolves when all is enqueued. */
export function enqueuePolar(queue, { m, n, A, H, info, iter }) {
    const { context } = queue;
    return scope(queue, async (ws) => {
        const report = (found, steps) => {
            context.writeGpu(info.data.gpu(true), Int32Array.of(found), 4 * info.off);
            if (iter !== undefined)
                context.writeGpu(iter.data.gpu(true), Int32Array.of(steps), 4 * iter.off);
        };
        if (n === 0)
            return report(0, 0);
        const f = await enqueueFactors(queue, ws, m, n, A);
        report(f.info, f.iter);
        if (Number.isNaN(f.scale)) {
            const blank = isComplex(A.data.type) ? { re: Number.NaN, im: Number.NaN } : Number.NaN;
            for (const [rows, to] of [
                [m, A],
                [n, H],
            ])
                enqueueLaset(queue, { uplo: 'f', m: rows, n, alpha: blank, beta: blank, A: to });
            return;
        }
        enqueueLacpy(queue, { uplo: 'f', m: n, n, A: f.H, B: H });
        enqueueLascl(queue, { uplo: 'f', cfrom: 1, cto: 2 ** f.scale, m: n, n, A: H });
        const U = m > n ? takeMatrix(ws, A, m, n) : f.X;
        if (m > n) {
            enqueueLaset(queue, { uplo: 'f', m, n, alpha: 0, beta: 0, A: U });
            enqueueLacpy(queue, { uplo: 'f', m: n, n, A: f.X, B: U });
            f.reflect(n, U);
        }
        enqueueLacpy(queue, { uplo: 'f', m, n, A: U, B: A });
    });
}
const { eps } = fields.s;
/** Overwrites A, which is not empty. What comes of it lies in `ws`. */
export async function enqueueFactors(queue, ws, m, n, A) {
    const [X, R] = [takeMatrix(ws, A, n, n), takeMatrix(ws, A, n, n)];
    const tauA = { data: ws.like(A, n), off: 0, ld: n };
    const reflect = (columns, C) => {
        if (m > n)
            enqueueOrmqr(queue, { side: 'l', trans: 'n', m, n: columns, k: n, A, tau: tauA, C });
    };
    let [scale, report] = [Number.NaN, { info: n, iter: 0 }];
    await scope(queue, async (own) => {
        const found = { data: own.take('s', 3), off: 0, ld: 1 };
        scale = await scaleOf(queue, m, n, A, found);
        if (Number.isNaN(scale))
            return;
        const tools = deviceTools(queue, A);
        if (m > n)
            tools.factor(m, n, A, tauA);
        tools.add(n, n, 1, A, 0, R);
        if (m > n)
            tools.upper(n, R);
        tools.add(n, n, 1, R, 0, X);
        const matrices = { ...takeMatrices(own, A, n), X };
        report = await iterate(queue, matrices, m > n ? R : undefined, found);
        // H := (X^H R + R^H X) / 2
        const { G } = matrices;
        tools.gemm('t', 'n', n, n, n, 1, X, R, 0, G);
        enqueueGeam(queue, { transA: 'n', transB: 'c', m: n, n, alpha: 0.5, A: G, beta: 0.5, B: G, C: R });
    });
    return { scale, X, H: R, ...report, reflect };
}
function takeMatrices(ws, like, n) {
    const square = () => takeMatrix(ws, like, n, n);
    const vector = () => ({ data: ws.like(like, n), off: 0, ld: n });
    return { n, Y: takeMatrix(ws, like, 2 * n, n), G: square(), tau: vector(), W: square(), V: square(), tauV: vector() };
}
/** A := A 2^-p of norm at most 1, and more than 1 / (4 m); p, or NaN if A is not finite. */
async function scaleOf(queue, m, n, A, found) {
    const down = (p) => enqueueLascl(queue, { uplo: 'f', cfrom: 2 ** p, cto: 1, m, n, A });
    let before = 0;
    let [most, one, inf] = await normsOf(queue, m, n, A, found);
    if (most === Infinity && isComplex(A.data.type)) {
        // A modulus may be out of range where neither part is
        before = 2;
        down(before);
        [most, one, inf] = await normsOf(queue, m, n, A, found);
    }
    if (most === 0)
        return 0;
    if (!Number.isFinite(most))
        return Number.NaN;
    // Sums may be out of range where elements are not. ||A||_2^2 <= ||A||_1 ||A||_inf
    const p = Math.ceil(Math.log2(Math.min(Math.sqrt(one * inf), most * Math.sqrt(m * n))));
    down(p);
    return before + p;
}
async function normsOf(queue, m, n, A, found) {
    const shape = { uplo: 'f', diag: 'n', symmetric: false, m, n, A };
    for (const [i, norm] of ['m', '1', 'i'].entries())
        enqueueNorm(queue, { ...shape, norm, result: at(found, i, 0) });
    return [...(await found.data.copyOut(0, 3))];
}
/** X := its orthogonal factor. R is given, or that of X is found in Y. */
async function iterate(queue, matrices, R, found) {
    const { n, X, Y, G, tau } = matrices;
    const tools = deviceTools(queue, X);
    if (R === undefined) {
        tools.add(n, n, 1, X, 0, Y);
        tools.factor(n, n, Y, tau);
    }
    const upper = { norm: '1', uplo: 'u', diag: 'n', n, A: R ?? Y };
    enqueueNorm(queue, { ...upper, m: n, symmetric: false, result: found });
    enqueueTrcon(queue, { ...upper, rcond: at(found, 1, 0) });
    const [norm, rcond] = (await found.data.copyOut(0, 2));
    if (norm === 0) {
        tools.unit(n, X);
        return { info: 0, iter: 0 };
    }
    const { least, mixed, noise } = polarStart(n, 1 / (norm * rcond), eps);
    if (mixed)
        mix(tools, matrices);
    if (noise > 0)
        addNoise(tools, matrices, noise);
    let iter = 0;
    let bound = least;
    for (let round = 0; round < ROUNDS; round++) {
        for (const weights of polarWeights(n, bound, eps)) {
            polarStep(tools, matrices, weights);
            iter++;
        }
        if (mixed && round === 0)
            unmix(tools, matrices);
        departure(tools, matrices);
        enqueueNorm(queue, { norm: 'f', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A: G, result: found });
        polish(tools, matrices);
        const [left] = (await found.data.copyOut(0, 1));
        if (left < polished(n, eps))
            return { info: 0, iter };
        bound = leastAfter(left, eps);
    }
    return { info: n + 1, iter };
}
/** For matrices such as `like`; of complex ones adjoints stand for transposes. */
function deviceTools(queue, like) {
    const { type } = like.data;
    const op = (trans) => (trans === 't' && isComplex(type) ? 'c' : trans);
    const enqueueRankK = isComplex(type) ? enqueueHerk : enqueueSyrk;
    return {
        gemm: (transA, transB, m, n, k, alpha, A, B, beta, C) => enqueueGemm(queue, { transA: op(transA), transB: op(transB), m, n, k, alpha, A, B, beta, C }),
        syrk: (uplo, trans, n, k, alpha, A, beta, C) => enqueueRankK(queue, { uplo, trans: op(trans), n, k, alpha, A, beta, C }),
        trsm: (side, uplo, trans, diag, m, n, alpha, A, B) => enqueueTrsm(queue, { side, uplo, trans: op(trans), diag, m, n, alpha, A, B }),
        // It cannot fail: what is added to 1 has no negative eigenvalues.
        potrf: (n, A) => scope(queue, (ws) => enqueuePotrf(queue, { uplo: 'u', n, A, info: { data: ws.take('i', 1), off: 0, ld: 1 } })),
        add: (m, n, alpha, A, beta, B) => enqueueGeadd(queue, { m, n, alpha, A, beta, B }),
        unit: (n, A) => enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A }),
        upper: (n, A) => {
            if (n > 1)
                enqueueLaset(queue, { uplo: 'l', m: n - 1, n: n - 1, alpha: 0, beta: 0, A: at(A, 1, 0) });
        },
        random(n, A, size) {
            const groups = [Math.ceil(n / RANDOM_ROWS), Math.ceil(n / RANDOM_COLS), 1];
            queue.launch(polarRandom, randomVariants.of(type), { A: A.data }, { n, size, offA: A.off, lda: A.ld }, groups);
        },
        factor: (m, n, A, tau) => enqueueGeqrf(queue, { m, n, A, tau }),
        reflect: (m, n, A, tau, C) => enqueueOrmqr(queue, { side: 'l', trans: 'n', m, n, k: n, A, tau, C }),
        writeOut: (m, n, A, tau) => enqueueOrgqr(queue, { m, n, k: n, A, tau }),
        at,
    };
}
