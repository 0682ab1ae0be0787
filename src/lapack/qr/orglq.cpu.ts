// ORGLQ on the CPU backend: ORGQR of the transpose on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix, turnEngine } from './gelqf.cpu.ts';
import { orglqRef } from './orglq.ref.ts';
import { orgqrEngine } from './orgqr.cpu.ts';
import type { OrglqArgs } from './routines.gen.ts';

export async function orglqCpu(queue: Queue, a: Bound<OrglqArgs<Prec>>): Promise<void> {
  const { m, n, k, nb } = a;
  const { A, tau } = await onHost(a, { A: 'write', tau: 'read' });
  compute(
    queue,
    a,
    (e, r, space) => {
      const scales = space.vector(tau, k, 'read').at;
      const inA = space.matrix(A, m, n, 'write');
      const turned = takeMatrix(space, r, n, m);
      turnEngine(e, r, m, n, inA, turned);
      orgqrEngine(e, r, space, n, m, k, turned, scales, nb);
      turnEngine(e, r, n, m, turned, inA);
    },
    () => orglqRef(m, n, k, A, tau.data, tau.off),
  );
}
