// Which eigenvalues are wanted: the option `subset` of eigh and eigvalsh, checked, as LAPACK's arguments.
import { ArgumentError } from '../core/errors.js';
const RULE = 'must be { index: [first, last] } with 0 <= first <= last < n, or { value: [low, high] } with low < high';
/** Of matrices of order n; a stack of them has none by value. */
export function rangeAmong(routine, subset, n, isStack) {
    if (subset === undefined)
        return { args: { range: 'a' }, most: n };
    const refuse = (rule = RULE) => {
        throw new ArgumentError(routine, 'subset', 2, subset, rule);
    };
    if (typeof subset !== 'object' || subset === null || Object.keys(subset).length !== 1)
        return refuse();
    const { index, value } = subset;
    const [first, last] = pairOf(index ?? value) ?? refuse();
    if (index !== undefined) {
        const legal = Number.isInteger(first) && Number.isInteger(last) && first >= 0 && first <= last && last < n;
        return legal ? { args: { range: 'i', il: first + 1, iu: last + 1 }, most: last - first + 1 } : refuse();
    }
    if (!(first < last))
        return refuse();
    if (isStack)
        return refuse('must be by index for a stack: its matrices may have different numbers of values');
    return { args: { range: 'v', vl: first, vu: last }, most: n };
}
const pairOf = (x) => Array.isArray(x) && x.length === 2 && x.every((y) => typeof y === 'number') ? [x[0], x[1]] : undefined;
