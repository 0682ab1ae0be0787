// GESV on the GPU: factor, solve, and put B back if the factorization failed; the host learns of nothing until it asks for info.

import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { LACPY_THREADS, lacpyIf, lacpyIfTuning } from './gesv.kernels.ts';
import type { GesvArgs } from './gesv.ts';
import { panelWay } from './getf2.gpu.ts';
import { enqueueGetrf } from './getrf.gpu.ts';
import { enqueueGetrs } from './getrs.gpu.ts';

export function gesvGpu(queue: Queue, a: Bound<GesvArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: panelWay(queue, a.n).name,
    why: `factored and solved on the device without a readback; ${panelWay(queue, a.n).why}`,
  });
  const { n, nrhs } = a;
  const A = deviceMat(a.A, a.lda);
  const B = deviceMat(a.B, a.ldb);
  const ipiv = deviceMat(a.ipiv, 1);
  const info = deviceMat(a.info, 1);
  enqueueGetrf(queue, { m: n, n, A, ipiv, info });
  if (n === 0 || nrhs === 0) return;
  const saved = queue.context.lease('s', n * nrhs);
  const groups = [Math.ceil(n / LACPY_THREADS), nrhs, 1] as const;
  const inB = { offB: B.off, ldb: B.ld };
  queue.launch(
    lacpyIf,
    lacpyIfTuning,
    { A: B.data, B: saved, info: info.data },
    { m: n, offA: B.off, lda: B.ld, offB: 0, ldb: n, offInfo: info.off, onlyOnFailure: 0 },
    groups,
  );
  enqueueGetrs(queue, { trans: false, n, nrhs, A, ipiv, B });
  queue.launch(
    lacpyIf,
    lacpyIfTuning,
    { A: saved, B: B.data, info: info.data },
    { m: n, offA: 0, lda: n, ...inB, offInfo: info.off, onlyOnFailure: 1 },
    groups,
  );
  saved.dispose();
}
