// What batched symmetric eigenproblems have in common on the CPU backend: flags, copies, and what a matrix that failed leaves.
import { ldName } from '../../core/batchForms.js';
import { engine } from '../../engine/engine.js';
import { elements } from '../../engine/ops.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { answeredSyev, preparedSyev } from '../../lapack/eigen/syev.ref.js';
import { syevdEngine } from '../../lapack/eigen/syevd.cpu.js';
import { syevdScaledRef } from '../../lapack/eigen/syevd.ref.js';
import { handOut, IN_PLACE } from '../../lapack/svd/gesvd.ref.js';
/** Those of a call. */
export const jobOf = (a) => ({ ...a, fills: a.onFailure === 'nan' });
/** What a matrix that failed would have written := NaN, if the call asks for it. */
export function filled({ jobz, fills }, n, info, A, W) {
    if (info > 0 && fills)
        answeredSyev({ jobz, uplo: 'l', n, A, W });
    return info;
}
export const emptyValues = (n, single) => single ? new Float32Array(n) : new Float64Array(n);
/** B := A, n x n. */
export function copied(n, A, B) {
    handOut(n, n, A, IN_PLACE, false, B, false);
    return B;
}
/** A, n x n, in memory of its own. */
export const copyOf = (n, A) => copied(n, A, { data: vectorLike(A, n * n), off: 0, ld: Math.max(1, n), parts: A.parts });
/** Up to this order the reference is as fast. */
const LOW = 12;
/** A matrix on the host; a complex one by the engine, which has no lanes for it, but takes it by itself. Returns info. */
export function solvedAlone(problem) {
    const { n, A } = problem;
    const factor = preparedSyev(problem);
    if (factor === undefined)
        return answeredSyev(problem);
    const e = A.parts === 2 && n > LOW ? engine() : undefined;
    const r = A.data instanceof Float32Array ? elements.c : elements.z;
    const info = e?.within((space) => syevdEngine(e, r, space, problem, space.matrix(A, n, n, 'write'), factor));
    return info ?? syevdScaledRef(problem, factor);
}
/** The eigenvalues of a matrix are side by side, whatever the order of storage. */
export const adjacent = { [ldName('W')]: 1 };
