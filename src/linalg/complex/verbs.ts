// The verbs on complex arrays by their names. Checks, layouts and buffers around routines in complex precision: no algorithms of their own.
import { ArgumentError } from '../../core/errors.ts';
import { complexArrayOf } from '../arrays.ts';
import type { Argument } from '../device/verb.ts';
import type { Make, Options, Verb } from './call.ts';
import { complexOf } from './operands.ts';
import { einsum, kron, outer, tensordot } from './verbs/contractions.ts';
import { eigh, eigvalsh } from './verbs/eigen.ts';
import { expm, logm, signm, sqrtm } from './verbs/functions.ts';
import { eig, eigvals, schur } from './verbs/general.ts';
import { cond, norm } from './verbs/norms.ts';
import { lstsq, qr } from './verbs/orthogonal.ts';
import { polar } from './verbs/polar.ts';
import { matmul } from './verbs/products.ts';
import { matrixRank, pinv, svd, svdvals } from './verbs/singular.ts';
import { det, inv, luFactor, luSolve, slogdet, solve } from './verbs/systems.ts';
import { cholesky, choSolve, triangularSolve } from './verbs/triangles.ts';

const VERBS: Readonly<Record<string, Verb>> = {
  ...{ matmul, einsum, tensordot, kron, outer },
  ...{ solve, inv, det, slogdet, luFactor, luSolve, cholesky, choSolve, triangularSolve },
  ...{ eig, eigvals, schur, expm, logm, signm, sqrtm },
  ...{ qr, lstsq, svd, svdvals, pinv, matrixRank, norm, cond, polar, eigh, eigvalsh },
};

/** Does a verb one of whose operands is complex. Throws ArgumentError for one that takes none. */
export async function complexVerb(
  routine: string,
  given: readonly Argument[],
  options: object,
  make: Make,
  order?: unknown,
): Promise<unknown> {
  const verb = VERBS[routine];
  if (verb === undefined) {
    const argument = given.find((argument) => complexArrayOf(routine, argument) !== undefined)!;
    const [, name, position] = argument;
    const rule = `must be real: of complex numbers there are ${Object.keys(VERBS).join(', ')}`;
    throw new ArgumentError(routine, name, position, complexOf(routine, argument).shape.join(' x '), rule);
  }
  return verb(given, options as Options, make, order);
}
