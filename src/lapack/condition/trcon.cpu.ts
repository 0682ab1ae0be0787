// TRCON on the CPU backend.
import type { Bound } from '../../core/args.ts';
import { oneTriangle } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { conditionCpu, conditionEngine } from './condition.cpu.ts';
import type { TrconArgs } from './routines.gen.ts';
import { triangleNormRef } from './trcon.ref.ts';

/** As trconRef, of an upper triangle in the 1-norm; `x` is the address of n elements of workspace. */
export function upperConditionEngine(e: Engine, r: Elements, n: number, R: Place, x: number): number {
  const norm = triangleNormRef('1', 'u', 'n', n, matrixAt(e, r, n, n, R));
  return conditionEngine(e, r, oneTriangle('u', 'n'), '1', n, R, norm, x);
}

export const trconCpu = (queue: Queue, a: Bound<TrconArgs<Prec>>): Promise<void> =>
  conditionCpu(queue, a, oneTriangle(a.uplo, a.diag), a.norm, (A) => triangleNormRef(a.norm, a.uplo, a.diag, a.n, A));
