// GESV_NOPIV on the GPU: factor, solve, and put B back if the factorization failed; the host learns of nothing until it asks for info.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { LACPY_THREADS, lacpyIf, lacpyIfTuning } from './gesv.kernels.ts';
import type { GesvNopivArgs } from './gesvNopiv.ts';
import { enqueueGetrfNopiv } from './getrfNopiv.gpu.ts';
import { enqueueGetrsNopiv } from './getrsNopiv.gpu.ts';

export function gesvNopivGpu(queue: Queue, a: Bound<GesvNopivArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'getf2_nopiv',
    why: 'factored without interchanges and solved on the device, without a readback',
  });
  const { n, nrhs, math, nb } = a;
  const [A, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
  enqueueGetrfNopiv(queue, { m: n, n, A, info, math, nb });
  enqueueUnlessFailed(queue, { n, nrhs, B, info }, () => enqueueGetrsNopiv(queue, { trans: false, n, nrhs, A, B }));
}

/** Enqueues `solve`, which overwrites B: n x nrhs, and puts B back where info is not 0. */
export function enqueueUnlessFailed(
  queue: Queue,
  { n, nrhs, B, info }: { readonly n: number; readonly nrhs: number; readonly B: DeviceMat; readonly info: DeviceMat },
  solve: () => void,
): void {
  if (n === 0 || nrhs === 0) return;
  const saved: DeviceMat = { data: queue.context.lease('s', n * nrhs), off: 0, ld: n };
  const copy = (from: DeviceMat, to: DeviceMat, onlyOnFailure: 0 | 1): void => {
    const params = { m: n, offA: from.off, lda: from.ld, offB: to.off, ldb: to.ld, offInfo: info.off, onlyOnFailure };
    const groups = [Math.ceil(n / LACPY_THREADS), nrhs, 1] as const;
    queue.launch(lacpyIf, lacpyIfTuning, { A: from.data, B: to.data, info: info.data }, params, groups);
  };
  copy(B, saved, 0);
  solve();
  copy(saved, B, 1);
  saved.data.dispose();
}
