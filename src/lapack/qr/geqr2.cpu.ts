// GEQR2 on the CPU backend: the engine's panel kernel on the whole matrix, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import { qr } from '../../engine/kernels/qr.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Geqr2Args } from './geqr2.ts';
import { geqrfRef } from './geqrf.ref.ts';

export async function geqr2Cpu(queue: Queue, a: Bound<Geqr2Args<Prec>>): Promise<void> {
  const { m, n } = a;
  const operands = await Promise.all([hostMat(a.A, a.lda, 'write'), hostVector(a.tau, 'write')]);
  const [A, tau] = operands as unknown as [RealMat, RealMat];
  compute(
    queue,
    a,
    (e, r, space) => {
      const scales = space.vector({ ...tau, ld: 1 }, Math.min(m, n), 'write').at;
      const { at, ld } = space.matrix(A, m, n, 'write');
      e.functionsOf(qr[r.prec])['geqr2']!(m, n, at, ld * r.bytes, scales);
    },
    () => geqrfRef(m, n, A, tau.data, tau.off),
  );
}
