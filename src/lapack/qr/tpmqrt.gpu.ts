// TPMQRT on the GPU: block reflectors, each applied by three products.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at, type Side, type Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { leaseMatrix } from './gelqf.gpu.ts';
import type { TpmqrtArgs } from './tpmqrt.spec.ts';
import { enqueuePair, enqueuePentagon, pentagonBlock } from './tpqrt.gpu.ts';

export interface DeviceTpmqrt {
  readonly side: Side;
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly l: number;
  readonly nb: number;
  readonly V: DeviceMat;
  readonly T: DeviceMat;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
}

export function tpmqrtGpu(queue: Queue, a: Bound<TpmqrtArgs<Prec>>): void {
  const { side, trans, m, n, k, l, nb } = a;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gemm', why: `blocks of ${nb} reflectors` });
  enqueueTpmqrt(queue, {
    ...{ side, trans, m, n, k, l, nb },
    ...{ V: deviceMat(a.V, a.ldv), T: deviceMat(a.T, a.ldt) },
    ...{ A: deviceMat(a.A, a.lda), B: deviceMat(a.B, a.ldb) },
  });
}

/** Enqueues [A; B] := op(Q) [A; B] or [A B] := [A B] op(Q), from V and T as tpqrt leaves them. */
export function enqueueTpmqrt(queue: Queue, { side, trans, m, n, k, l, nb, V, T, A, B }: DeviceTpmqrt): void {
  const left = side === 'l';
  const [rowsOfV, others] = left ? [m, n] : [n, m];
  const width = Math.min(nb, k);
  const [whole, triangle] = [leaseMatrix(queue, rowsOfV, width), leaseMatrix(queue, width, width)];
  const count = Math.ceil(k / nb);
  const forward = left === (trans !== 'n');
  for (let step = 0; step < count; step++) {
    const j = nb * (forward ? step : count - 1 - step);
    const cols = Math.min(nb, k - j);
    const shape = pentagonBlock(rowsOfV, l, j, cols);
    enqueuePentagon(queue, shape, cols, at(V, 0, j), whole);
    enqueueLaset(queue, { uplo: 'f', m: cols, n: cols, alpha: 0, beta: 0, A: triangle });
    enqueueLacpy(queue, { uplo: 'u', m: cols, n: cols, A: at(T, 0, j), B: triangle });
    const C1 = left ? at(A, j, 0) : at(A, 0, j);
    enqueuePair(queue, { side, trans, k: cols, rows: shape.rows, others, V: whole, T: triangle, C1, C2: B });
  }
  for (const { data } of [whole, triangle]) data.dispose();
}
