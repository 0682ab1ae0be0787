// GEES on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { answeredGeesRef, type GeesProblem, geesSteps } from './gees.ref.ts';
import type { GeesArgs } from './routines.gen.ts';
import { engineTools } from './schurSteps.cpu.ts';
import { behindReduction, type Reduced, referenceTools, type SchurTools } from './schurSteps.ref.ts';
import { valuesOnHost } from './values.cpu.ts';

/** Up to that order the reference is as fast. */
export const LOW = 12;

/** `reduce`: as in geevCpu. */
export async function geesCpu(
  queue: Queue,
  a: Bound<GeesArgs<Prec>> & { readonly why?: string },
  reduce?: (A: FieldMat, vectors: boolean) => Promise<Reduced>,
): Promise<void> {
  const { jobvs, sort, n } = a;
  const { A, sdim, info } = await onHost(a, { A: 'write', sdim: 'write', info: 'write' });
  const values = await valuesOnHost(a);
  const { VS } = jobvs === 'v' ? await onHost(a, { VS: 'write?' }) : {};
  const problem: GeesProblem = { jobvs, sort, n, A, ...values, VS };
  const sides = Number(jobvs === 'v');
  const answer = answeredGeesRef(problem);
  const reduced = answer === undefined ? await reduce?.(A, sides > 0) : undefined;
  const rest = (tools: SchurTools) => geesSteps(problem, behindReduction(n, tools, reduced));
  const result =
    answer ??
    compute(
      queue,
      a,
      (e, r, space) => rest(engineTools(e, r, space, n, space.matrix(A, n, n, 'write'), sides)),
      () => rest(referenceTools(n, A, sides)),
      n <= LOW ? 'the matrix is small' : undefined,
    );
  sdim.data[sdim.off] = result.sdim;
  info.data[info.off] = result.info;
}
