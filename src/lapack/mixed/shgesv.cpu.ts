// SHGESV on the CPU, which has no halves: factored and solved in single precision on the engine.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import type { Bound } from '../../core/args.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getrfCpu } from '../lu/getrf.cpu.ts';
import { getrsCpu } from '../lu/getrs.cpu.ts';
import type { GetrfArgs } from '../lu/routines.gen.ts';
import { type GmresRefined, report } from './gmres.cpu.ts';
import type { ShgesvArgs } from './shgesv.spec.ts';

/** LAPACK's ITER where nothing has been tried, for reasons of the machine. */
const NOT_TRIED = -1;

/** What is reported where products of halves have not been tried. */
export const notTried = (nrhs: number): GmresRefined => ({
  iter: NOT_TRIED,
  iters: new Int32Array(nrhs).fill(NOT_TRIED),
  inner: new Int32Array(nrhs),
});

export async function shgesvCpu(queue: Queue, a: Bound<ShgesvArgs>): Promise<void> {
  const { routine, n, nrhs, A, lda, ipiv, info } = a;
  const pivoting = a.pivoting === 'tournament' ? a.pivoting : 'partial';
  const call = { routine, prec: 's', A, lda, ipiv, n } as const;
  report(a, notTried(nrhs), 32);
  await getrfCpu(queue, { ...call, m: n, info, pivoting, nb: 0 } as Bound<GetrfArgs<'s'>>);
  const [found] = await (info.buffer as DeviceBuffer<'i'>).copyOut(info.offset, 1);
  if (found! > 0) return;
  const { B, X } = await onHost(a, { B: 'read', X: 'write' });
  lacpyRef('f', n, nrhs, B, X);
  await getrsCpu(queue, { ...call, trans: 'n', nrhs, B: a.X, ldb: a.ldx });
}
