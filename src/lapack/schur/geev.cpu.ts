// GEEV on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { answeredRef, type BackVectors, type GeevProblem, geevRef, geevSteps, sidesOf } from './geev.ref.ts';
import { productOf, takeVectorRoom, vectorRoomAt } from './rooms.cpu.ts';
import type { GeevArgs } from './routines.gen.ts';
import { engineTools } from './schurSteps.cpu.ts';
import type { SchurTools } from './schurSteps.ref.ts';
import { trevc3Ref } from './trevc3.ref.ts';
import { valuesOnHost } from './values.cpu.ts';

/** Up to that order the reference is as fast. */
export const LOW = 12;

/** What `steps` makes of the tools for a finite A, not empty, which lies at `inA`, and of the steps to vectors. */
export function onEngine<R>(
  e: Engine,
  r: Elements,
  space: Workspace,
  problem: Pick<GeevProblem, 'n' | 'jobvl' | 'jobvr'>,
  inA: Place,
  steps: (tools: SchurTools, back: BackVectors) => R,
): R {
  const { n } = problem;
  const { eps } = fields[r.prec];
  const sides = sidesOf(problem);
  const tools = engineTools(e, r, space, n, inA, sides);
  const room = takeVectorRoom(space, r, sides > 0 ? n : 0);
  const multiply = productOf(e, r);
  return steps(tools, (side, T, Z) => trevc3Ref(side, true, n, T, Z, eps, vectorRoomAt(e, r, n, room), multiply));
}

export async function geevCpu(queue: Queue, a: Bound<GeevArgs<Prec>>): Promise<void> {
  const { jobvl, jobvr, n } = a;
  const { A, info } = await onHost(a, { A: 'write', info: 'write' });
  const values = await valuesOnHost(a);
  const { VL } = jobvl === 'v' ? await onHost(a, { VL: 'write?' }) : {};
  const { VR } = jobvr === 'v' ? await onHost(a, { VR: 'write?' }) : {};
  const problem: GeevProblem = { jobvl, jobvr, n, A, ...values, VL, VR };
  info.data[info.off] =
    answeredRef(problem) ??
    compute(
      queue,
      a,
      (e, r, space) =>
        onEngine(e, r, space, problem, space.matrix(A, n, n, 'write'), (tools, back) =>
          geevSteps(problem, tools, back),
        ),
      () => geevRef(problem),
      n <= LOW ? 'the matrix is small' : undefined,
    );
}
