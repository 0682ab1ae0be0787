// GEESX on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { LOW } from './gees.cpu.ts';
import { answeredGeesxRef, type GeesxProblem, geesxRef, geesxSteps } from './geesx.ref.ts';
import type { GeesxArgs } from './routines.gen.ts';
import { engineTools } from './schurSteps.cpu.ts';
import { valuesOnHost } from './values.cpu.ts';

export async function geesxCpu(queue: Queue, a: Bound<GeesxArgs<Prec>>): Promise<void> {
  const { jobvs, sort, sense, n } = a;
  const { A, sdim, info } = await onHost(a, { A: 'write', sdim: 'write', info: 'write' });
  const values = await valuesOnHost(a);
  const { VS } = jobvs === 'v' ? await onHost(a, { VS: 'write?' }) : {};
  const { rconde } = sense === 'e' || sense === 'b' ? await onHost(a, { rconde: 'write?' }) : {};
  const { rcondv } = sense === 'v' || sense === 'b' ? await onHost(a, { rcondv: 'write?' }) : {};
  const numbers = {
    rconde: rconde && (elementsOf(rconde, 1) as RealArray),
    rcondv: rcondv && (elementsOf(rcondv, 1) as RealArray),
  };
  const problem: GeesxProblem = { jobvs, sort, n, A, ...values, VS, ...numbers };
  const result =
    answeredGeesxRef(problem) ??
    compute(
      queue,
      a,
      (e, r, space) => {
        const inA = space.matrix(A, n, n, 'write');
        return geesxSteps(problem, engineTools(e, r, space, n, inA, Number(jobvs === 'v')));
      },
      () => geesxRef(problem),
      n <= LOW ? 'the matrix is small' : undefined,
    );
  sdim.data[sdim.off] = result.sdim;
  info.data[info.off] = result.info;
}
