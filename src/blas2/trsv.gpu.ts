// TRSV on the GPU: blocks on the diagonal by substitution in one workgroup, everything else by gemv. The vector is solved in a workspace,
// so that A may lie in its buffer.
import type { Bound } from '../core/args.ts';
import { at, type Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { deviceVector, enqueueCopy, enqueueGemv } from './gemv.gpu.ts';
import { TRSV_NB, trsvBlock, trsvTunings } from './trsv.kernels.ts';
import type { TrsvArgs } from './trsv.ts';

export interface DeviceTrsv {
  readonly uplo: Uplo;
  readonly trans: boolean;
  readonly unit: boolean;
  readonly n: number;
  readonly A: DeviceMat;
  /** `off` is the place of element 0, `ld` the step to the next, which may be negative. */
  readonly x: DeviceMat;
}

export function trsvGpu(queue: Queue, a: Bound<TrsvArgs<Prec>>): void {
  const { uplo, n } = a;
  const why = `substitution in blocks of ${TRSV_NB}, the rest by gemv`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsv_block', why });
  const x = deviceVector(a.x, n, a.incx);
  enqueueTrsv(queue, { uplo, trans: a.trans !== 'n', unit: a.diag === 'u', n, A: deviceMat(a.A, a.lda), x });
}

/** Enqueues x := op(A)^-1 x. A may lie in x's buffer, apart from x. */
function enqueueTrsv(queue: Queue, { uplo, trans, unit, n, A, x }: DeviceTrsv): void {
  const work: DeviceMat = { data: queue.context.lease('s', n), off: 0, ld: 1 };
  enqueueCopy(queue, n, x, work);
  const part = (i: number): DeviceMat => ({ ...work, off: i });
  const forward = (uplo === 'l') !== trans;
  for (let done = 0; done < n; done += TRSV_NB) {
    const nb = Math.min(TRSV_NB, n - done);
    const first = forward ? done : n - done - nb;
    if (done > 0) {
      // x(block) := x(block) - op(A)(block, known) x(known)
      const known = forward ? 0 : first + nb;
      const [m, k] = trans ? [done, nb] : [nb, done];
      const panel = trans ? at(A, known, first) : at(A, first, known);
      enqueueGemv(queue, { trans, m, n: k, alpha: -1, A: panel, x: part(known), beta: 1, y: part(first) });
    }
    const block = at(A, first, first);
    const [rs, cs] = trans ? [A.ld, 1] : [1, A.ld];
    // An upper op(A) is a lower one read from its last row and column backwards.
    const [corner, sign] = forward ? [0, 1] : [nb - 1, -1];
    const params = {
      nb,
      offA: block.off + corner * (1 + A.ld),
      rsA: sign * rs,
      csA: sign * cs,
      offX: first + corner,
      stepX: sign,
    };
    queue.launch(trsvBlock, trsvTunings[unit ? 1 : 0]!, { A: A.data, x: work.data }, params, [1, 1, 1]);
  }
  enqueueCopy(queue, n, work, x);
  work.data.dispose();
}
