// SYSVNOPIV on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SysvNopivArgs } from './routines.gen.ts';
import { sysvNopivRef } from './sysvNopiv.ref.ts';
import { sytrfNopivEngine, sytrfNopivWork } from './sytrfNopiv.cpu.ts';
import { sytrsNopivEngine } from './sytrsNopiv.cpu.ts';

/** SYSVNOPIV or HESVNOPIV on the operands' host copies. */
export const nopivCpu =
  (mirror: Mirror) =>
  async (queue: Queue, a: Bound<SysvNopivArgs<Prec>>): Promise<void> => {
    const { uplo, n, nrhs } = a;
    const { A, B, info } = await onHost(a, { A: 'write', B: 'write', info: 'write' });
    info.data[info.off] = compute(
      queue,
      a,
      (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, n, nrhs, 'write')];
        const found = sytrfNopivEngine(e, r, uplo, n, inA, space.take(sytrfNopivWork(n) * r.bytes), mirror);
        if (found === 0) sytrsNopivEngine(e, r, uplo, n, nrhs, inA, inB, mirror);
        return found;
      },
      () => sysvNopivRef(uplo, n, nrhs, A, B, mirror),
    );
  };

export const sysvNopivCpu = nopivCpu('t');
