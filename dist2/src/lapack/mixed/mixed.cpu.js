// Mixed precision on the host: the course of dsgesv, zcgesv, dsposv and zcposv on every backend, with what is computed in single precision
// given to it; and that on the CPU.
import { bounds } from '../../blas2/level2.cpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { fields, isComplex } from '../../core/field.js';
import { footprint } from '../../core/matrix.js';
import { engine } from '../../engine/engine.js';
import { demoteKernel } from '../../engine/kernels/demote.js';
import { hostMat } from '../../runtime/buffer.js';
import { onHost } from '../../runtime/operands.js';
import { Demotion, FAILED, Refinement, sizeOf } from './mixed.ref.js';
/** Columns are demoted by at most so many threads. */
const PARTS = 16;
/**
 * Demotes by the engine's kernel on all threads, where A lives in its memory and is real. If S does not, anything may be written between
 * its columns.
 */
export class EngineDemotion extends Demotion {
    columns(from, to, S) {
        const e = this.A.parts === 2 ? undefined : engine();
        const home = e?.heap.addressOf(this.A.data);
        const done = home === undefined ? undefined : e.within((space) => this.onEngine(e, home, space, from, to, S));
        if (done === undefined)
            super.columns(from, to, S);
    }
    onEngine(e, home, space, from, to, S) {
        const { n, A } = this;
        const target = e.heap.addressOf(S.data);
        const size = footprint(n, to - from, S.ld);
        const at = target === undefined ? space.take(4 * size) : target + 4 * S.off;
        // Sums of its own for each part, and its largest element. Their number does not depend on that of the threads.
        const cuts = bounds(to - from, n * (to - from), PARTS).map((j) => from + j);
        const parts = cuts.length - 1;
        const sums = space.take(8 * n * parts);
        const largest = space.take(16 * parts);
        e.heap.view(Float64Array, sums, n * parts).fill(0);
        const shape = { f: 0, l: 1, u: 2 }[this.uplo];
        e.run(demoteKernel, 'demote', cuts.slice(1).map((last, k) => {
            const first = cuts[k];
            const [a, s] = [home + 8 * (A.off + first * A.ld), at + 4 * (first - from) * S.ld];
            return [n, shape, first, last, a, 8 * A.ld, s, 4 * S.ld, sums + 8 * n * k, largest + 16 * k];
        }));
        if (target === undefined)
            S.data.set(e.heap.view(Float32Array, at, size), S.off);
        for (let k = 0; k < parts; k++)
            this.add(e.heap.view(Float64Array, sums + 8 * n * k, n));
        for (const size of e.heap.view(Float32Array, largest, 4 * parts))
            this.meet(size);
        return true;
    }
}
/** What has become of a call, for the trace. */
function outcome(iter) {
    if (iter >= 0)
        return `factored in single; ${iter} corrections to double`;
    const why = {
        [FAILED.demotion]: 'a number does not fit into single precision',
        [FAILED.factorization]: 'the factorization in single broke down',
        [FAILED.convergence]: 'corrections from single did not converge',
    };
    return `${why[iter]}: factored and solved in double`;
}
/** Writes integers of a call, those that it wants. */
export function put(at, values) {
    if (at !== undefined)
        at.buffer.set(Int32Array.from(values), at.offset);
}
/**
 * X, iter, iters and info, and where refinement has failed A. `ways` to factor in single precision are tried in turn until one succeeds;
 * they are called once there is something to factor.
 */
export async function solveMixed(queue, a, kind, ...ways) {
    const { n, nrhs } = a;
    let [result, backend] = [{ iter: 0, iters: new Int32Array(nrhs) }, 'cpu'];
    for (const way of n === 0 ? [] : ways) {
        const parts = way();
        result = await refined(queue, a, kind, parts, (B, norm, work) => new Refinement(n, nrhs, B, norm, work));
        backend = result.iter >= 0 ? parts.backend : (kind.last ?? 'cpu');
        // No way can do with a number that does not fit.
        if (result.iter >= 0 || result.iter === FAILED.demotion)
            break;
    }
    const { iter, iters } = result;
    put(a.iter, [iter]);
    put(a.iters, iters);
    queue.note({ routine: a.routine, backend, why: outcome(iter) });
    if (iter >= 0)
        put(a.info, [0]);
    else
        await solveInDouble(a, kind);
}
/** X := A^-1 B in double, and info; A becomes its factors. */
export async function solveInDouble(a, kind) {
    await kind.factor();
    const [info] = await a.info.buffer.copyOut(a.info.offset, 1);
    if (info > 0)
        return;
    const { B, X } = await onHost(a, { B: 'read', X: 'write' });
    lacpyRef('f', a.n, a.nrhs, B, X);
    await kind.solve();
}
/**
 * Refines with factors, where they are or in rounds that `begin` makes of B, the norm of A and workspace, and stores X if that has
 * converged.
 */
export async function refined({ context }, a, { uplo, subtract }, singles, begin) {
    const { n, nrhs } = a;
    const type = a.A.buffer.type;
    const work = [];
    try {
        const { B } = await onHost(a, { B: 'read' });
        const places = () => {
            while (work.length < 2)
                work.push(context.hostBuffer(type, n * nrhs));
            return work.map((at) => ({ at, ld: n }));
        };
        const hosts = async () => (await Promise.all(work.map((at) => hostMat(at, n, 'write'))));
        const elsewhere = await singles.refine?.(async (values, limit) => {
            const [X, R] = places();
            const [inX, inR] = await hosts();
            inX.data.set(values);
            lacpyRef('f', n, nrhs, B, inR);
            if (nrhs > 0)
                await subtract(X, R, nrhs);
            const good = (k) => sizeOf(inR, n, k) <= limit * sizeOf(inX, n, k);
            return Array.from({ length: nrhs }, (_, k) => k).every(good);
        });
        if (elsewhere !== undefined)
            return elsewhere;
        const [X, R] = places();
        // Not before: where it lives on the GPU it comes over for this.
        const { A } = await onHost(a, { A: 'read' });
        const demotion = new EngineDemotion(uplo, n, A);
        await singles.factor(demotion);
        const [inX, inR] = await hosts();
        const { parts } = fields[type];
        const D = { data: new Float32Array(parts * n * nrhs), off: 0, ld: n, parts };
        const refinement = await begin(B, demotion.norm, { X: inX, R: inR, D }, !demotion.overflow);
        if (demotion.overflow)
            refinement.end(FAILED.demotion);
        await drive(refinement, singles, (columns) => subtract(X, R, columns));
        if (refinement.iter >= 0)
            refinement.store((await hostMat(a.X, a.ldx, 'write')));
        return refinement;
    }
    finally {
        // Before the system is solved in double: its factors in single are as large as half of A.
        for (const part of [singles, ...work])
            part.dispose();
    }
}
/** Rounds until the refinement ends; `subtract`: the first columns of R := R - A X. */
export async function drive(refinement, singles, subtract) {
    while (refinement.demote()) {
        const { columns } = refinement;
        if (refinement.solving && (await singles.solve(refinement.D, columns)) > 0) {
            refinement.end(FAILED.factorization);
            return;
        }
        refinement.promote();
        await subtract(columns);
        refinement.judge();
    }
}
/** The factorization in single precision on the CPU backend. */
export class HostSingles {
    backend = 'cpu';
    n;
    parts;
    methods;
    S;
    D;
    info;
    taken;
    constructor({ context }, { n, nrhs, A }, methods) {
        this.n = n;
        this.methods = methods;
        const type = isComplex(A.buffer.type) ? 'c' : 's';
        this.parts = fields[type].parts;
        const [S, D] = [context.hostBuffer(type, n * n), context.hostBuffer(type, n * nrhs)];
        const ld = Math.max(1, n);
        this.S = { at: S, ld };
        this.D = { at: D, ld };
        this.info = context.hostBuffer('i', 1);
        this.taken = [S, D, this.info];
    }
    async factor(demotion) {
        const { n, S, info } = this;
        demotion.columns(0, n, (await hostMat(S.at, S.ld, 'write')));
        if (!demotion.overflow)
            await this.methods.factor(S, info);
    }
    async solve(D, columns) {
        const info = (await this.info.host('read'))[0];
        if (info > 0 || columns === 0)
            return info;
        const { data } = (await hostMat(this.D.at, this.D.ld, 'write'));
        const length = this.parts * this.n * columns;
        data.set(D.data.subarray(0, length));
        await this.methods.solve(this.S, this.D, columns);
        D.data.set(data.subarray(0, length));
        return 0;
    }
    dispose() {
        for (const buffer of this.taken)
            buffer.dispose();
    }
}
