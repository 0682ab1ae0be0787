import { answeredGeesRef, geesSteps } from './gees.ref.js';
import { referenceTools } from './schurSteps.ref.js';
import { averageConditionRef, separationRef } from './separation.ref.js';
/** Condition numbers, which are NaN where there is no order, and what gees has found. Source: LAPACK xGEESX. */
export function geesxSteps(problem, tools) {
    const { n, rconde, rcondv } = problem;
    for (const numbers of [rconde, rcondv])
        numbers?.fill(Number.NaN, 0, 1);
    return geesSteps(problem, tools, (count, failed, { factor }) => {
        const { H } = tools.room;
        if (rconde)
            rconde[0] = failed ? 0 : averageConditionRef(n, count, H);
        if (rcondv)
            rcondv[0] = failed ? 0 : separationRef(n, count, H) / factor;
    });
}
/** As answeredGeesRef. Of an empty matrix the numbers are 1 and 0. */
export function answeredGeesxRef(problem) {
    const { n, rconde, rcondv } = problem;
    const answer = answeredGeesRef(problem);
    if (answer !== undefined) {
        rconde?.fill(n === 0 ? 1 : Number.NaN, 0, 1);
        rcondv?.fill(n === 0 ? 0 : Number.NaN, 0, 1);
    }
    return answer;
}
/** The same by the references. */
export function geesxRef(problem) {
    const { jobvs, n, A } = problem;
    return answeredGeesxRef(problem) ?? geesxSteps(problem, referenceTools(n, A, Number(jobvs === 'v')));
}
