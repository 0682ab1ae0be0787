import { extremeRef } from './iamax.ref.js';
/** The number, from 1, of the first NaN, or else of the first element with the smallest absolute value, as in iamax; 0 for n = 0. */
export const iaminRef = (n, x) => extremeRef(n, x, (size, best) => size < best);
