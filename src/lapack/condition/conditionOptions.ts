// Arguments that the condition numbers have in common, and what an estimate costs.
import { realOf } from '../../core/field.ts';
import { numbers } from '../../core/kinds.ts';
import { type ArgSpec, num } from '../../core/spec.ts';

export const conditionNormArg: ArgSpec = { kind: 'flag', values: ['1', 'o', 'i'] };

/** NaN is data: it comes from a matrix with NaN. */
export const anormArg: ArgSpec = {
  kind: 'scalar',
  real: true,
  also: (a) => (num(a, 'anorm') < 0 ? 'must not be negative' : undefined),
};

/** rcond, which is real. */
export const rcondArg: ArgSpec = numbers(1, 'out', { type: realOf });

/** Operations of five solves with a triangle of order n, the usual number. */
export const conditionFlops = (n: number): number => 5 * n * n;
