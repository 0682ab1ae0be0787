// DSGESDD and ZCGESDD on the host: their course on every backend, with what is computed in single precision given to it; and that on the
// CPU.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { doubleOf, realOf, singleOf } from '../../core/field.js';
import { hostMat } from '../../runtime/buffer.js';
import { onHost } from '../../runtime/operands.js';
import { geqrfCpu } from '../qr/geqrf.cpu.js';
import { ormqrCpu } from '../qr/ormqr.cpu.js';
import { gesddCpu } from '../svd/gesdd.cpu.js';
import { put } from './mixed.cpu.js';
import { largestIn, scaleBy } from './zoom.ref.js';
import { DIRECT } from './zoomEigen.ref.js';
import { NOT_CONVERGED, NOT_FINITE, NOTHING_TO_GAIN, outcome, powerOfTwo, ZoomHost } from './zoomHost.cpu.js';
import { zoomSvdRef } from './zoomSvd.ref.js';
/** The same problem in double, for what comes of that. */
export const inDouble = (a) => a;
export async function singularVectorsBy(queue, a, { backend, singles }) {
    const { jobz, m, n, routine, prec } = a;
    const order = Math.min(m, n);
    const { A, S } = (await onHost(a, { A: 'write', S: 'write' }));
    const host = new ZoomHost(queue, doubleOf(prec));
    let iter = NOTHING_TO_GAIN;
    try {
        const largest = largestIn(m, n, A);
        if (!(largest < Number.POSITIVE_INFINITY)) {
            iter = NOT_FINITE;
        }
        else if (jobz === 's' && order > DIRECT) {
            const factor = powerOfTwo(largest);
            const [U, V, s] = [host.matrix(order), host.matrix(order), new Float64Array(order)];
            const [rows, turned] = [Math.max(m, n), m < n];
            const tall = new Tall(queue, routine, doubleOf(prec), rows, order);
            try {
                const ops = {
                    matrix: (k) => host.matrix(k),
                    multiply: (...call) => host.multiply(...call),
                    singles,
                    doubles: (k, B, P, Q) => pairsOnHost(queue, routine, prec, k, B, P, Q),
                };
                const R = host.matrix(order);
                await tall.factor(m, n, A, factor, R);
                const corrections = await zoomSvdRef(order, R, U, V, s, ops);
                iter = corrections < 0 ? NOT_CONVERGED : corrections;
                if (iter >= 0) {
                    for (let i = 0; i < order; i++)
                        S.data[S.off + i] = s[i] / factor;
                    const X = await tall.apply(U);
                    const out = (await onHost(a, { U: 'write', VT: 'write' }));
                    if (turned) {
                        lacpyRef('f', order, order, V, out.U);
                        adjointRef(rows, order, X, out.VT);
                    }
                    else {
                        lacpyRef('f', rows, order, X, out.U);
                        adjointRef(order, order, V, out.VT);
                    }
                }
            }
            finally {
                tall.dispose();
            }
        }
    }
    finally {
        host.dispose();
    }
    put(a.iter, [iter]);
    queue.note({ routine, backend: iter >= 0 ? backend : 'cpu', why: outcome(iter, 'singular vectors') });
    if (iter >= 0)
        put(a.info, [0]);
    else
        await gesddCpu(queue, inDouble(a));
}
/** A or its adjoint, the taller of the two, as Q R. */
class Tall {
    queue;
    routine;
    prec;
    rows;
    cols;
    F;
    tau;
    X;
    constructor(queue, routine, prec, rows, cols) {
        const { context } = queue;
        this.queue = queue;
        this.routine = routine;
        this.prec = prec;
        this.rows = rows;
        this.cols = cols;
        this.F = context.hostBuffer(prec, rows * cols);
        this.tau = context.hostBuffer(prec, cols);
        this.X = context.hostBuffer(prec, rows * cols);
    }
    /** R := the upper triangle of factor A, or of its adjoint; all of a square A. */
    async factor(m, n, A, factor, R) {
        const { queue, routine, prec, rows, cols } = this;
        const F = hostMat(this.F, rows, 'write');
        if (m < n)
            adjointRef(m, n, A, F);
        else
            lacpyRef('f', m, n, A, F);
        scaleBy(rows, cols, factor, F);
        if (rows === cols)
            return lacpyRef('f', rows, cols, F, R);
        const call = { routine, prec, m: rows, n: cols, A: this.F, lda: rows, tau: this.tau, nb: 0 };
        await geqrfCpu(queue, call);
        R.data.fill(0);
        lacpyRef('u', cols, cols, F, R);
    }
    /** Q U. */
    async apply(U) {
        const { queue, routine, prec, rows, cols } = this;
        const X = hostMat(this.X, rows, 'write');
        if (rows > cols)
            X.data.fill(0);
        lacpyRef('f', cols, cols, U, X);
        if (rows === cols)
            return X;
        const shape = { routine, prec, side: 'l', trans: 'n', m: rows, n: cols, k: cols };
        const call = { ...shape, A: this.F, lda: rows, tau: this.tau, C: this.X, ldc: rows };
        await ormqrCpu(queue, call);
        return X;
    }
    dispose() {
        for (const buffer of [this.F, this.tau, this.X])
            buffer.dispose();
    }
}
/** U and V := singular vectors of A by the CPU backend in the precision named. Whether iteration converged. */
export async function pairsOnHost(queue, routine, prec, n, A, U, V) {
    const { context } = queue;
    const matrices = [0, 1, 2].map(() => context.hostBuffer(prec, n * n));
    const [S, info] = [context.hostBuffer(realOf(prec), n), context.hostBuffer('i', 1)];
    try {
        const [inA, inU, inVT] = matrices.map((at) => hostMat(at, n, 'write'));
        lacpyRef('f', n, n, A, inA);
        const [atA, atU, atVT] = matrices;
        const call = { routine, prec, jobz: 's', m: n, n, A: atA, lda: n, S, U: atU, ldu: n, VT: atVT, ldvt: n, info };
        await gesddCpu(queue, call);
        lacpyRef('f', n, n, inU, U);
        adjointRef(n, n, inVT, V);
        return (await info.copyOut(0, 1))[0] === 0;
    }
    finally {
        for (const buffer of [...matrices, S, info])
            buffer.dispose();
    }
}
export const svdOnHost = (queue, a) => singularVectorsBy(queue, a, {
    backend: 'cpu',
    singles: (n, A, U, V) => pairsOnHost(queue, a.routine, singleOf(a.prec), n, A, U, V),
});
export const dsgesddCpu = (queue, a) => svdOnHost(queue, a);
