// What invroot of one matrix and of a batch have in common: which root, what is added to the diagonal, and flops.
import { num } from '../../core/spec.js';
export const rootArgs = {
    p: { kind: 'size', also: (a) => (num(a, 'p') >= 1 ? undefined : 'must be at least 1') },
    epsilon: {
        kind: 'scalar',
        real: true,
        default: 0,
        also: (a) => num(a, 'epsilon') >= 0 && num(a, 'epsilon') < Number.POSITIVE_INFINITY
            ? undefined
            : 'must be finite and at least 0',
    },
};
/** Steps for a condition number of a thousand or so. */
const STEPS = 10;
/** Products of a step: one for C, and T^p M by squaring. */
function productsOf(p) {
    let products = 1;
    for (let bits = p; bits > 0; bits = Math.floor(bits / 2))
        products += (bits % 2) + Number(bits > 1);
    return products;
}
/** Of one matrix of order n. */
export const rootFlops = (p, n) => 2 * STEPS * productsOf(p) * n ** 3;
