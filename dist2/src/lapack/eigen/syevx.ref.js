// Chosen eigenvalues and vectors of a symmetric or Hermitian matrix in TypeScript: the CPU backend where there is no engine. Also the order
// of the work, which the engine and the drivers have in common. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { entriesOf } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { orgtrRef } from './orgtr.ref.js';
import { ormtrRef } from './ormtr.ref.js';
import { stebzRef } from './stebz.ref.js';
import { stedcOfRef } from './stedc.ref.js';
import { steinRef } from './stein.ref.js';
import { steqrRef } from './steqr.ref.js';
import { sterfRef } from './sterf.ref.js';
import { preparedSyev } from './syev.ref.js';
import { sytrdRef } from './sytrd.ref.js';
import { ascending, fillRef } from './tridiagonal.ref.js';
export const inOrder = (n) => Int32Array.from({ length: n }, (_, i) => i);
/** Eigenvalues, and vectors, that are chosen. `factor`: what A has been multiplied by. Source: LAPACK xSYEVX. */
export function syevxOrder(problem, factor, eps, steps) {
    const { jobz, range, n, il, iu, abstol, W, ifail } = problem;
    const wanted = jobz === 'v';
    const t = steps.reduce();
    if ((range === 'a' || (range === 'i' && il <= 1 && iu === n)) && !(abstol > 0)) {
        const [d, e] = [t.d.slice(), t.e.slice()];
        const left = wanted ? steps.all({ d, e }) : sterfRef(n, d, e, eps);
        if (left === 0) {
            W.set(d.map((x) => x / factor));
            ifail.fill(0);
            if (wanted)
                steps.handOut(inOrder(n));
            return { m: n, info: 0 };
        }
    }
    const [vl, vu] = [problem.vl * factor, problem.vu * factor];
    const order = wanted ? 'b' : 'e';
    const found = stebzRef({ range, order, n, ...t, vl, vu, il, iu, abstol: abstol * factor, eps });
    const m = found.W.length;
    const sorted = ascending(m, found.W);
    for (const [i, from] of sorted.entries())
        W[i] = found.W[from] / factor;
    if (!wanted)
        return { m, info: 0 };
    const failed = new Int32Array(m);
    const info = steps.chosen(t, found, failed);
    steps.handOut(sorted);
    ifail.fill(0);
    const bad = new Set(failed.subarray(0, info));
    let k = 0;
    for (const [i, from] of sorted.entries())
        if (bad.has(from + 1))
            ifail[k++] = i + 1;
    return { m, info };
}
/** Nothing to compute: A is empty, or has a NaN or an infinity, and then W and Z := NaN. */
export function answeredSyevx({ n, W, Z, ifail }) {
    W.fill(Number.NaN);
    ifail.fill(0);
    if (Z !== undefined)
        fillRef(n, W.length, Number.NaN, Z);
    return { m: 0, info: n };
}
/** Column i of B := column order[i] of A, of `rows` elements. */
export function copyColumns(rows, A, order, B) {
    const [X, Y, entries] = [entriesOf(A), entriesOf(B), (A.parts ?? 1) * rows];
    for (const [i, from] of order.entries()) {
        const column = X.off + from * X.ld;
        Y.data.set(X.data.subarray(column, column + entries), Y.off + i * Y.ld);
    }
}
/** Returns how many values there are, and info. */
export function syevxRef(problem, method = 'ql') {
    const factor = preparedSyev(problem);
    return factor === undefined ? answeredSyevx(problem) : syevxScaledRef(problem, factor, method);
}
/** Of A that has been scaled. */
export function syevxScaledRef(problem, factor, method) {
    const { uplo, n, A } = problem;
    const { eps } = fields[precOf(A.data)];
    const tau = vectorLike(A, Math.max(1, n - 1));
    const take = (cols) => ({ data: vectorLike(A, n * cols), off: 0, ld: n, parts: A.parts });
    let vectors;
    return syevxOrder(problem, factor, eps, {
        reduce() {
            const [d, e] = [new Float64Array(n), new Float64Array(Math.max(0, n - 1))];
            sytrdRef(uplo, n, A, d, e, tau);
            return { d, e };
        },
        all({ d, e }) {
            vectors = take(n);
            if (method === 'ql') {
                lacpyRef(uplo, n, n, A, vectors);
                orgtrRef(uplo, n, vectors, tau);
                return steqrRef('v', n, d, e, vectors, eps);
            }
            const info = stedcOfRef('i', n, d, e, vectors, eps);
            ormtrRef('l', uplo, 'n', n, n, A, tau, 0, vectors);
            return info;
        },
        chosen(t, found, ifail) {
            const m = found.W.length;
            vectors = take(m);
            const info = steinRef({ n, ...t, ...found, Z: vectors, ifail, eps });
            ormtrRef('l', uplo, 'n', n, m, A, tau, 0, vectors);
            return info;
        },
        handOut: (order) => copyColumns(n, vectors, order, problem.Z),
    });
}
