// Eigenvalues and vectors of a general matrix, with condition numbers of eigenvalues, in TypeScript: the oracle, and the order of the work
// for the engine. Host memory only.
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { answeredRef, geevSteps, sidesOf } from './geev.ref.js';
import { referenceTools } from './schurSteps.ref.js';
import { normOneRef } from './separation.ref.js';
import { newVectorRoom, trevc3Ref } from './trevc3.ref.js';
import { valueConditionsRef, vectorConditionsRef } from './trsna.ref.js';
/** Whether there is nothing to compute; the results then are there. */
export function answeredGeevxRef(problem) {
    const { n, scale, rconde, rcondv } = problem;
    const info = answeredRef(problem);
    if (info === undefined)
        return undefined;
    scale.fill(1, 0, n);
    for (const numbers of [rconde, rcondv])
        numbers?.fill(Number.NaN, 0, n);
    return { info, range: { lo: 0, hi: n }, abnrm: n === 0 ? 0 : Number.NaN };
}
/** As geevSteps. Source: LAPACK xGEEVX. */
export function geevxSteps(problem, tools, vectors) {
    const { balanc, n, scale, rconde, rcondv } = problem;
    let abnrm = 0;
    let balanced = { range: { lo: 0, hi: n }, factor: 1 };
    const { steps } = tools;
    const info = geevSteps(problem, {
        get room() {
            return tools.room;
        },
        steps: {
            ...steps,
            reduce: (range) => {
                abnrm = normOneRef(n, tools.room.A);
                steps.reduce(range);
            },
        },
    }, vectors, balanc, (found, sides) => {
        balanced = found;
        scale.set(found.scale);
        if (found.info > 0) {
            for (const numbers of [rconde, rcondv])
                numbers?.fill(Number.NaN, 0, n);
            return;
        }
        if (rconde)
            valueConditionsRef(n, found.im, sides[0], sides[1], rconde);
        if (!rcondv)
            return;
        const separations = new Float64Array(n);
        vectorConditionsRef(n, tools.room.H, found.eps, separations);
        rcondv.set(separations.map((x) => x / found.factor));
    }, rcondv !== undefined);
    return { info, range: balanced.range, abnrm: abnrm / balanced.factor };
}
/** The same by the references. */
export function geevxRef(problem) {
    const { n, A } = problem;
    const { eps } = fields[precOf(A.data)];
    const sides = sidesOf(problem);
    const room = newVectorRoom(n, sides, A.parts);
    const back = (side, T, Z) => trevc3Ref(side, true, n, T, Z, eps, room);
    return answeredGeevxRef(problem) ?? geevxSteps(problem, referenceTools(n, A, sides), back);
}
