// Results judged by the reference in doubles: the operands before the call, widened, with what is written computed anew.
import { larger } from './norms.js';
/** Copies of real operands in doubles. */
export const inDoubles = (operands) => Object.fromEntries(Object.entries(operands).map(([name, view]) => [name, { ...view, data: Float64Array.from(view.data) }]));
/** The largest difference of an element from its like, as part of the largest one of them, at least 1e-3; NaN only where NaN is. */
export function differenceOf(x, expected) {
    let [worst, largest] = [0, 1e-3];
    for (let j = 0; j < x.cols; j++) {
        for (let i = 0; i < x.rows; i++) {
            const [is, should] = [x, expected].map(({ data, offset, ld }) => data[offset + i + j * ld]);
            if (Object.is(is, should) || (Number.isNaN(is) && Number.isNaN(should)))
                continue;
            if (Number.isFinite(should))
                largest = Math.max(largest, Math.abs(should));
            worst = larger(Math.abs(is - should), worst);
        }
    }
    return worst / largest;
}
