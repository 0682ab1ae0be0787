// GEQR2 on the CPU backend: the engine's panel kernel on the whole matrix, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { qr } from '../../engine/kernels/qr.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { geqrfRef } from './geqrf.ref.ts';
import type { Geqr2Args } from './routines.gen.ts';

export async function geqr2Cpu(queue: Queue, a: Bound<Geqr2Args<Prec>>): Promise<void> {
  const { m, n } = a;
  const { A, tau } = await onHost(a, { A: 'write', tau: 'write' });
  compute(
    queue,
    a,
    (e, r, space) => {
      const scales = space.vector(tau, Math.min(m, n), 'write').at;
      const { at, ld } = space.matrix(A, m, n, 'write');
      e.functionsOf(qr[r.prec])['geqr2']!(m, n, at, ld * r.bytes, scales);
    },
    () => geqrfRef(m, n, A, tau.data, tau.off),
  );
}
