import { newDoubles } from './doubles.ref.js';
import { reorderRef } from './reorder.ref.js';
import { blankValues, storeValues } from './schurSteps.ref.js';
import { averageConditionRef, separationRef } from './separation.ref.js';
import { onFormRef } from './trexcStored.ref.js';
/** info, and how many eigenvalues are chosen. Source: LAPACK xTRSEN. */
export function trsenRef(problem) {
    const { select, n, T, Q, s, sep } = problem;
    const [re, im] = [new Float64Array(n), new Float64Array(n)];
    const isChosen = Array.from({ length: n }, (_, k) => select[k] !== 0);
    const found = onFormRef(n, T, Q, (form) => {
        const order = reorderRef(n, form.T, form.Q, re, im, isChosen, form.eps);
        if (s)
            s[0] = order.failed ? 0 : averageConditionRef(n, order.count, form.T);
        if (sep)
            sep[0] = order.failed ? 0 : separationRef(n, order.count, form.T);
        return order;
    });
    if (found === undefined) {
        blankValues(problem, 0, n);
        for (const numbers of [s, sep])
            numbers?.fill(Number.NaN, 0, 1);
        return { info: 2, m: 0 };
    }
    const whole = { info: 0, factor: 1, range: { lo: 0, hi: n }, scale: newDoubles(0, 0).data, re, im, eps: 0 };
    storeValues(n, whole, problem);
    return { info: Number(found.failed), m: found.count };
}
