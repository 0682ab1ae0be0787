// QRADD on the CPU backend: a factorization of R and the rows on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { matrixAt } from '../../engine/views.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { geqrfEngine } from './geqrf.cpu.ts';
import { type QraddProblem, qraddRef, stackRef } from './qradd.ref.ts';
import type { QraddArgs } from './routines.gen.ts';

export async function qraddCpu(queue: Queue, a: Bound<QraddArgs<Prec>>): Promise<void> {
  const { m, n, nrhs, forget } = a;
  const { R, A, B } = await onHost(a, { R: 'write', A: 'read', B: 'read?' });
  const problem: QraddProblem = { m, n, nrhs, R, A, B, forget };
  const order = n + nrhs;
  const rows = m + order;
  compute(
    queue,
    a,
    (e, r, space) => {
      const W = { at: space.take(rows * order * r.bytes), ld: rows };
      const tau = space.take(order * r.bytes);
      stackRef(problem, matrixAt(e, r, rows, order, W));
      geqrfEngine(e, r, space, rows, order, W, tau);
      lacpyRef('u', order, order, matrixAt(e, r, rows, order, W), R);
    },
    () => qraddRef(problem),
  );
}
