// The principal square root of a general matrix in TypeScript: the oracle, and what the engine's has in common with it. In doubles for
// singles too, host memory only.
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { copyRef } from '../schur/doubles.ref.js';
import { magnitudeRef } from '../schur/magnitude.ref.js';
import { answered, ofForm, referenceTools } from './form.ref.js';
/** A := A^(1/2); returns info. */
export const sqrtmRef = (n, A) => answered(n, A) ?? sqrtmSteps(n, A, referenceTools);
/** Of A that is finite and not empty. */
export const sqrtmSteps = (n, A, tools) => ofForm(n, A, tools, (form, X) => {
    const { T } = form;
    if ((A.parts ?? 1) === 1 && !withoutNegative(n, form, fields[precOf(A.data)].eps))
        return false;
    copyRef(n, n, T, X);
    form.root(X);
    return magnitudeRef(n, X) < Infinity;
});
/** Whether no eigenvalue of a real T is negative and real; those that are so by rounding errors change their sign. */
function withoutNegative(n, { T, values }, eps) {
    const { data, off, ld } = T;
    const least = Math.min(...values.map(([re, im]) => (im === 0 ? re : 0)));
    if (least >= 0)
        return true;
    const most = magnitudeRef(n, T);
    let squares = 0;
    for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++)
            squares += (data[off + i + j * ld] / most) ** 2;
    if (least < -n * eps * most * Math.sqrt(squares))
        return false;
    for (let k = 0, at = off; k < values.length; k++) {
        const isPair = values[k][1] !== 0;
        if (!isPair)
            data[at] = Math.abs(data[at]);
        at += (isPair ? 2 : 1) * (ld + 1);
    }
    return true;
}
