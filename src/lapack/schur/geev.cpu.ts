// GEEV on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { answeredRef, type BackVectors, type GeevProblem, geevSteps, referenceGeev, sidesOf } from './geev.ref.ts';
import { inDoubles, placeOf } from './rooms.cpu.ts';
import type { GeevArgs } from './routines.gen.ts';
import { engineTools } from './schurSteps.cpu.ts';
import { behindReduction, type Reduced, type SchurTools } from './schurSteps.ref.ts';
import { takeVectors, trevc3Engine } from './trevc3Steps.cpu.ts';
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
  reduced?: Reduced,
): R {
  const { n } = problem;
  const { eps } = fields[r.prec];
  const sides = sidesOf(problem);
  const tools = behindReduction(n, engineTools(e, r, space, n, inA, sides), reduced);
  const room = sides > 0 ? takeVectors(space, r, n) : undefined;
  return steps(tools, (side, T, Z) => trevc3Engine(e, inDoubles(r), side, true, n, T, placeOf(Z), eps, room!));
}

/** `reduce`: makes the Hessenberg form of A, in place, elsewhere; `vectors`: and its factor. */
export async function geevCpu(
  queue: Queue,
  a: Bound<GeevArgs<Prec>> & { readonly why?: string },
  reduce?: (A: FieldMat, vectors: boolean) => Promise<Reduced>,
): Promise<void> {
  const { jobvl, jobvr, n } = a;
  const { A, info } = await onHost(a, { A: 'write', info: 'write' });
  const values = await valuesOnHost(a);
  const { VL } = jobvl === 'v' ? await onHost(a, { VL: 'write?' }) : {};
  const { VR } = jobvr === 'v' ? await onHost(a, { VR: 'write?' }) : {};
  const problem: GeevProblem = { jobvl, jobvr, n, A, ...values, VL, VR };
  const answer = answeredRef(problem);
  const reduced = answer === undefined ? await reduce?.(A, sidesOf(problem) > 0) : undefined;
  info.data[info.off] =
    answer ??
    compute(
      queue,
      a,
      (e, r, space) => {
        const steps = (tools: SchurTools, back: BackVectors) => geevSteps(problem, tools, back);
        return onEngine(e, r, space, problem, space.matrix(A, n, n, 'write'), steps, reduced);
      },
      () => referenceGeev(problem, reduced)(),
      n <= LOW ? 'the matrix is small' : undefined,
    );
}
