// SYEVD on the CPU backend: tridiagonal form, divide and conquer and reflections on the engine, else the reference, on the operands' host
// copies.
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { ormtrEngine } from './ormtr.cpu.ts';
import type { SyevArgs } from './routines.gen.ts';
import { stedcOfEngine } from './stedc.cpu.ts';
import { sterfRef } from './sterf.ref.ts';
import { eigenCpu, reducedEngine } from './syev.cpu.ts';
import { type SyevProblem, valuesOut } from './syev.ref.ts';
import { syevdScaledRef } from './syevd.ref.ts';

/** As syevdScaledRef, A at `inA`. */
export function syevdEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  problem: SyevProblem,
  inA: Place,
  factor: number,
): number {
  const { jobz, uplo, n, W } = problem;
  const { S, tau, d, off } = reducedEngine(e, r, space, uplo, n, inA);
  let info: number;
  if (jobz === 'n') {
    info = sterfRef(n, d, off, fields[r.prec].eps);
  } else {
    info = stedcOfEngine(e, r, space, 'i', n, d, off, inA);
    ormtrEngine(e, r, space, 'l', 'l', false, n, n, S, tau, inA);
  }
  valuesOut(d, factor, W);
  return info;
}

/** Whatever the mode. */
export const syevdCpu = (queue: Queue, a: Bound<SyevArgs<Prec>>): Promise<void> =>
  eigenCpu(queue, a, syevdEngine, syevdScaledRef);
