import { operandsOf } from './calls.js';
import { fill } from './operands.js';
import { hostMat } from './views.js';
/** Tensors of one name each, at the sizes of a problem; those of `absent` are left out. What is read is uniform on (-1/2, 1/2). */
export function tensorsOf(spec, prec, problem, absent, random) {
    const views = Object.entries(operandsOf(spec, prec, problem)).filter(([name]) => !absent.includes(name));
    for (const [name, view] of views) {
        const arg = spec.args[name];
        if ('access' in arg && arg.access === 'in')
            fill(prec, view, () => random.rand() - 0.5);
    }
    return Object.fromEntries(views);
}
/** Elements of a tensor that is a window of one row. */
export const lengthOf = ({ rows, cols }) => rows * cols;
/** The elements of a tensor in order. */
export const elementsOf = (view) => Array.from({ length: lengthOf(view) }, (_, k) => view.data[view.offset + k * view.ld]);
/** Copies of tensors as references take them, in doubles; results start as NaN, so that what is not written shows. */
export function inDoubles(views, results = []) {
    return Object.fromEntries(Object.entries(views).map(([name, view]) => {
        const data = Float64Array.from(elementsOf(view));
        if (results.includes(name))
            data.fill(Number.NaN);
        return [name, { data, off: 0, ld: Math.max(1, data.length) }];
    }));
}
export const doubles = (length) => ({
    data: new Float64Array(length),
    off: 0,
    ld: Math.max(1, length),
});
/** The greatest difference of any tensor from that of the same name, relative to that one's largest element, or to `least`. */
export function tensorError(after, wanted, names, least = 0) {
    let worst = 0;
    for (const name of names) {
        if (after[name] === undefined)
            continue;
        const [got, { data }] = [elementsOf(after[name]), wanted[name]];
        let [largest, error] = [least, 0];
        for (const [k, x] of got.entries()) {
            // The logarithm of nothing is no size to compare with.
            if (data[k] === x)
                continue;
            largest = Math.max(largest, Math.abs(data[k]));
            error = Math.max(error, Math.abs(x - data[k]));
        }
        if (!(error === 0))
            worst = Math.max(worst, error / largest);
    }
    return worst;
}
/** Tensors as references take them, where they are. */
export const tensorsIn = (views) => Object.fromEntries(Object.entries(views).map(([name, view]) => [name, hostMat(view)]));
