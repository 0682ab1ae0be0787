import { gesddScaledRef } from './gesdd.ref.js';
import { blankRef, prepared } from './gesvd.ref.js';
/** The chosen values, which descend: from, up to but not including to. */
export function chosenOf(chosen, values) {
    if (chosen.range === 'a')
        return [0, values.length];
    if (chosen.range === 'i')
        return [chosen.il - 1, chosen.iu];
    const { vl, vu } = chosen;
    let from = 0;
    while (from < values.length && values[from] > vu)
        from++;
    let to = from;
    while (to < values.length && values[to] > vl)
        to++;
    return [from, to];
}
/** Source: LAPACK xGESVDX. */
export function gesvdxRef(problem) {
    const factor = prepared(problem);
    return factor === undefined ? withoutValues(problem) : gesvdxScaledRef(problem, factor, gesddScaledRef);
}
/** Of A that has been scaled. `solve`: what gesddScaledRef does. */
export function gesvdxScaledRef({ m, n, chosen, A, S, U, VT }, factor, solve) {
    let ns = 0;
    const select = (values) => {
        const [from, to] = chosenOf(chosen, values);
        ns = to - from;
        return [from, to];
    };
    const jobz = U === undefined && VT === undefined ? 'n' : 's';
    const info = solve({ m, n, A, S, jobz, U, VT, select }, factor);
    return { ns, info };
}
/** A is empty, or not finite. */
export function withoutValues({ m, n, S, U, VT }) {
    if (m === 0 || n === 0)
        return { ns: 0, info: 0 };
    S.fill(Number.NaN);
    if (U !== undefined)
        blankRef(m, S.length, U);
    if (VT !== undefined)
        blankRef(S.length, n, VT);
    return { ns: 0, info: Math.min(m, n) };
}
