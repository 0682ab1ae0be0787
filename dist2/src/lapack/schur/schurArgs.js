// Arguments that several routines of this room have.
import { extent } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/** The first row and column of the part that is not triangular, counted from 1. */
export const iloArg = (order) => ({
    kind: 'index',
    from: () => 1,
    to: (a) => Math.max(1, extent(order)(a)),
    rule: 'must be an integer in 1..max(1, n)',
});
/** Its last row and column. */
export const ihiArg = (order) => ({
    kind: 'index',
    from: (a) => Math.min(num(a, 'ilo'), extent(order)(a)),
    to: (a) => extent(order)(a),
    rule: 'must be an integer in min(ilo, n)..n',
});
/** One less than an order, or none. */
export const lessOne = (order) => (a) => Math.max(0, extent(order)(a) - 1);
