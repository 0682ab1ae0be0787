// GEES on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { answeredGeesRef, type GeesProblem, geesRef, geesSteps } from './gees.ref.ts';
import type { GeesArgs } from './routines.gen.ts';
import { engineTools } from './schurSteps.cpu.ts';
import { valuesOnHost } from './values.cpu.ts';

/** Up to that order the reference is as fast. */
export const LOW = 12;

export async function geesCpu(queue: Queue, a: Bound<GeesArgs<Prec>>): Promise<void> {
  const { jobvs, sort, n } = a;
  const { A, sdim, info } = await onHost(a, { A: 'write', sdim: 'write', info: 'write' });
  const values = await valuesOnHost(a);
  const { VS } = jobvs === 'v' ? await onHost(a, { VS: 'write?' }) : {};
  const problem: GeesProblem = { jobvs, sort, n, A, ...values, VS };
  const result =
    answeredGeesRef(problem) ??
    compute(
      queue,
      a,
      (e, r, space) => {
        const inA = space.matrix(A, n, n, 'write');
        return geesSteps(problem, engineTools(e, r, space, n, inA, Number(jobvs === 'v')));
      },
      () => geesRef(problem),
      n <= LOW ? 'the matrix is small' : undefined,
    );
  sdim.data[sdim.off] = result.sdim;
  info.data[info.off] = result.info;
}
