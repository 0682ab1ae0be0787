// ORGLQ on the CPU backend: ORGQR of the adjoint on the engine, else the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix, turnEngine } from './gelqf.cpu.ts';
import { orglqRef } from './orglq.ref.ts';
import { orgqrEngine } from './orgqr.cpu.ts';
import { reflectorsCpu } from './reflectors.cpu.ts';
import type { OrglqArgs } from './routines.gen.ts';

export function orglqCpu(queue: Queue, a: Bound<OrglqArgs<Prec>>): Promise<void> {
  const { m, n, k, nb } = a;
  return reflectorsCpu(
    queue,
    a,
    'read',
    (e, r, space, A, tau) => {
      const turned = takeMatrix(space, r, n, m);
      turnEngine(e, r, m, n, A, turned);
      orgqrEngine(e, r, space, n, m, k, turned, tau, nb);
      turnEngine(e, r, n, m, turned, A);
    },
    (A, tau) => orglqRef(m, n, k, A, tau.data, tau.off),
  );
}
