// What the least-squares routines share on the engine.
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { withVector } from '../condition/condition.cpu.ts';
import { hasNaN, rcondRef } from '../condition/condition.ref.ts';
import { triangleNormRef } from '../condition/trcon.ref.ts';

/** 1 / (||R|| ||R^-1||) of an upper triangle, in the 1-norm; `x` is the address of n elements. */
export const trconEngine = (e: Engine, r: Real, n: number, R: Place, x: number): number =>
  withVector(e, r, x, n, R, (vector, solve) => {
    const triangle = matrixAt(e, r, n, n, R);
    const product = (transposed: boolean): void => solve('u', transposed ? 't' : 'n', 'n');
    const norm = triangleNormRef('1', 'u', 'n', n, triangle);
    return rcondRef(norm, vector, product, () => hasNaN('u', n, triangle));
  });
