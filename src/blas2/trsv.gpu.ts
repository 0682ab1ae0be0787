// TRSV on the GPU: blocks on the diagonal by substitution in one workgroup, everything else by gemv. The vector is solved in a workspace,
// so that A may lie in its buffer. Also the building block of tpsv.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { at, type Trans, type Uplo } from '../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { scope } from '../runtime/workspace.ts';
import { deviceVector, enqueueCopy, enqueueGemv } from './gemv.gpu.ts';
import type { TrsvArgs } from './routines.gen.ts';
import { TRSV_NB, trsvBlock, trsvVariants } from './trsv.kernels.ts';

export interface DeviceTrsv {
  readonly uplo: Uplo;
  readonly trans: Trans;
  readonly unit: boolean;
  readonly n: number;
  /**
   * A for the step that solves elements `first` to `first + nb - 1`: these rows of A (transposed: columns), on the diagonal and where x is
   * known, are all that it looks at.
   */
  readonly panel: (first: number, nb: number) => DeviceMat;
  /** `off` is the place of element 0, `ld` the step to the next, which may be negative. */
  readonly x: DeviceMat;
}

export function trsvGpu(queue: Queue, a: Bound<TrsvArgs<Prec>>): void {
  const { uplo, n } = a;
  const why = `substitution in blocks of ${TRSV_NB}, the rest by gemv`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsv_block', why });
  const A = deviceMat(a.A, a.lda);
  const x = deviceVector(a.x, n, a.incx);
  enqueueTrsv(queue, { uplo, trans: a.trans, unit: a.diag === 'u', n, panel: () => A, x });
}

/** Enqueues x := op(A)^-1 x. A may lie in x's buffer, apart from x. */
export function enqueueTrsv(queue: Queue, { uplo, trans, unit, n, panel, x }: DeviceTrsv): void {
  scope(queue, (ws) => {
    const work: DeviceMat = { data: ws.like(x, n), off: 0, ld: 1 };
    enqueueCopy(queue, n, x, work);
    const part = (i: number): DeviceMat => ({ ...work, off: i });
    const forward = (uplo === 'l') === (trans === 'n');
    for (let done = 0; done < n; done += TRSV_NB) {
      const nb = Math.min(TRSV_NB, n - done);
      const first = forward ? done : n - done - nb;
      const A = panel(first, nb);
      if (done > 0) {
        // x(block) := x(block) - op(A)(block, known) x(known)
        const known = forward ? 0 : first + nb;
        const [m, k] = trans === 'n' ? [nb, done] : [done, nb];
        const beside = trans === 'n' ? at(A, first, known) : at(A, known, first);
        enqueueGemv(queue, { trans, m, n: k, alpha: -1, A: beside, x: part(known), beta: 1, y: part(first) });
      }
      enqueueBlock(queue, { forward, trans, unit, nb, A: at(A, first, first), x: part(first) });
    }
    enqueueCopy(queue, n, work, x);
  });
}

export interface DeviceBlock {
  /** op(A) is lower triangular: the first unknown comes first. */
  readonly forward: boolean;
  readonly trans: Trans;
  readonly unit: boolean;
  /** At most TRSV_NB. */
  readonly nb: number;
  readonly A: DeviceMat;
  /** Without gaps, not in A's buffer. */
  readonly x: DeviceMat;
  /** Diagonals beside the main one that count, if not all do. */
  readonly k?: number;
}

/** Enqueues x := op(A)^-1 x for a block on the diagonal. */
export function enqueueBlock(queue: Queue, { forward, trans, unit, nb, A, x, k }: DeviceBlock): void {
  const [rs, cs] = trans === 'n' ? [1, A.ld] : [A.ld, 1];
  // An upper op(A) is a lower one read from its last row and column backwards.
  const [corner, sign] = forward ? [0, 1] : [nb - 1, -1];
  const params = {
    nb,
    k: k ?? nb,
    offA: A.off + corner * (1 + A.ld),
    rsA: sign * rs,
    csA: sign * cs,
    offX: x.off + corner,
    stepX: sign,
  };
  const tuning = trsvVariants.of(x.data.type, { UNIT: unit, BAND: k !== undefined, CONJ: trans === 'c' });
  queue.launch(trsvBlock, tuning, { A: A.data, x: x.data }, params, [1, 1, 1]);
}
