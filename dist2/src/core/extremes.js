import { SAFE_MIN } from './scaling.js';
/** The larger one; NaN if either is. */
export const larger = (a, b) => (a > b || Number.isNaN(a) ? a : b);
/** The largest element; NaN if one is, -Infinity if there is none. */
export function mostOf(x) {
    let most = -Infinity;
    for (let i = 0; i < x.length; i++)
        most = larger(most, x[i]);
    return most;
}
/** The least element; NaN if one is, Infinity if there is none. */
export function leastOf(x) {
    let least = Infinity;
    for (let i = 0; i < x.length; i++)
        least = -larger(-least, -x[i]);
    return least;
}
export const precOf = (x) => (x instanceof Float32Array ? 's' : 'd');
export const safeMinOf = (x) => SAFE_MIN[precOf(x)];
