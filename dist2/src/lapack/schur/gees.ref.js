import { copyRef } from './doubles.ref.js';
import { gebakRef } from './gebak.ref.js';
import { blankRef, magnitudeRef } from './magnitude.ref.js';
import { reorderRef } from './reorder.ref.js';
import { blankValues, referenceTools, schurFormOf, storeForm, storeValues, } from './schurSteps.ref.js';
/** Which eigenvalues come first. */
const CHOSEN = {
    lhp: (re) => re < 0,
    rhp: (re) => re >= 0,
    iuc: (re, im) => Math.hypot(re, im) <= 1,
    ouc: (re, im) => Math.hypot(re, im) > 1,
};
/** Whether there is nothing to compute, because A is empty or not finite; the results then are there. */
export function answeredGeesRef(problem) {
    const { jobvs, n, A, VS } = problem;
    if (n === 0)
        return { info: 0, sdim: 0 };
    if (magnitudeRef(n, A) < Infinity)
        return undefined;
    blankValues(problem, 0, n);
    if (jobvs === 'v')
        blankRef(n, n, VS);
    return { info: n, sdim: 0 };
}
/**
 * A = VS T VS^H. `look` is called where chosen eigenvalues have been brought to the beginning, or failed to be, with their number. Source:
 * LAPACK xGEES.
 */
export function geesSteps(problem, tools, look) {
    const { jobvs, sort, n, WR, WI, apart = 1, VS } = problem;
    const found = schurFormOf(n, 'p', true, tools);
    const { factor, range, scale, re, im, eps } = found;
    const { H, Z } = tools.room;
    let { info } = found;
    let sdim = 0;
    if (info === 0 && sort !== 'n') {
        const isChosen = (x, y) => CHOSEN[sort](x / factor, y / factor);
        const chosen = Array.from(re, (x, k) => isChosen(x, im[k]));
        const { count, failed } = reorderRef(n, H, Z[0], re, im, chosen, eps);
        sdim = count;
        if (failed)
            info = n + 1;
        look?.(count, failed, found);
    }
    storeValues(n, { ...found, info: info > n ? 0 : info }, problem);
    if (info === 0 && sort !== 'n') {
        // Rounding may have moved values over the line: what counts is where they are now.
        const chosen = Array.from(re, (_, k) => CHOSEN[sort](WR[apart * k], WI[apart * k]));
        sdim = chosen.filter(Boolean).length;
        if (chosen.lastIndexOf(true) >= sdim)
            info = n + 2;
    }
    storeForm(n, H, tools.room.A, factor);
    if (jobvs === 'v') {
        gebakRef('p', 'r', n, range, scale, n, Z[0]);
        copyRef(n, n, Z[0], VS);
    }
    return { info, sdim };
}
/** The same by the references. */
export function geesRef(problem) {
    const { jobvs, n, A } = problem;
    return answeredGeesRef(problem) ?? geesSteps(problem, referenceTools(n, A, Number(jobvs === 'v')));
}
