// choSolve(L, b) of arrays on the host and on devices, which come over.
import { type ChoSolveOptions, choSolve as onHost } from '../../choSolve.ts';
import { throughDevice, type Ways } from '../verb.ts';
import type { OfComplexTwo, OfTwo } from './verbs.ts';

const WAYS: Ways<ChoSolveOptions, unknown> = {
  routine: 'choSolve',
  host: ([L, b], options) => onHost(L as never, b as never, options),
};

/**
 * x with A x = b by A's Cholesky factor; device arrays come to the host for it, and x goes back: on a GPU it is two calls of
 * triangularSolve that stay there.
 */
export const choSolve = (async (L: unknown, b: unknown, options: ChoSolveOptions = {}): Promise<unknown> =>
  throughDevice(
    WAYS,
    [
      [L, 'L', 1],
      [b, 'b', 2],
    ],
    options,
  )) as OfTwo<ChoSolveOptions> & OfComplexTwo<ChoSolveOptions> & typeof onHost;
