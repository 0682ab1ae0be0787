// Arguments that the condition numbers have in common, and what an estimate costs.
import { realOf } from '../../core/field.js';
import { numbers } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
export const conditionNormArg = { kind: 'flag', values: ['1', 'o', 'i'] };
/** NaN is data: it comes from a matrix with NaN. */
export const anormArg = {
    kind: 'scalar',
    real: true,
    also: (a) => (num(a, 'anorm') < 0 ? 'must not be negative' : undefined),
};
/** rcond, which is real. */
export const rcondArg = numbers(1, 'out', { type: realOf });
/** Operations of five solves with a triangle of order n, the usual number. */
export const conditionFlops = (n) => 5 * n * n;
