// Schur forms of any precision brought into another order: in doubles, and back. Host memory only.
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { clearBelow, copyRef, newDoubles } from './doubles.ref.js';
import { magnitudeRef } from './magnitude.ref.js';
import { storeForm } from './schurSteps.ref.js';
import { trexcRef } from './trexc.ref.js';
/** What `work` makes of the form in doubles, which is stored then; undefined, with T and Q as they were, if they are not finite. */
export function onFormRef(n, T, Q, work) {
    const own = newDoubles(n, n, T.parts);
    copyRef(n, n, T, own);
    clearBelow(n, n, T.parts === 2 ? 0 : 1, own);
    if (!(magnitudeRef(n, own) < Infinity) || (Q && !(magnitudeRef(n, Q) < Infinity)))
        return undefined;
    const vectors = Q && newDoubles(n, n, T.parts);
    if (vectors)
        copyRef(n, n, Q, vectors);
    const result = work({ T: own, Q: vectors, eps: fields[precOf(T.data)].eps });
    storeForm(n, own, T, 1);
    if (vectors)
        copyRef(n, n, vectors, Q);
    return result;
}
/** The block at row `from` to row `to`, which count from 0; info, and where it is. */
export function trexcStoredRef(n, T, Q, from, to) {
    const moved = onFormRef(n, T, Q, (form) => trexcRef(n, form.T, n, form.Q, from, to, form.eps));
    return { info: moved === undefined ? 2 : Number(!moved.done), at: moved?.at ?? from };
}
