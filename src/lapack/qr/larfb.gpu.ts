// LARFB on the GPU: a block of reflectors applied to a matrix, by three products.

import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side, Trans } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { columnsOf, type DeviceReflectors, enqueueUnit, takeMatrix, takeReflectors } from './larft.gpu.ts';
import type { LarfbArgs } from './routines.gen.ts';

export interface DeviceLarfb {
  readonly side: Side;
  /** op(H) is applied. */
  readonly trans: Trans;
  /** Columns of C with side 'l', rows with 'r'; the other size is that of the reflectors. */
  readonly others: number;
  readonly block: DeviceReflectors;
  readonly C: DeviceMat;
  /** Default 'strict'. */
  readonly math?: UpdateMath | undefined;
}

/** Enqueues C := op(H) C, C m x others (side 'l'), or C := C op(H), C others x m ('r'), H = I - V T V^T. */
export function enqueueLarfb(queue: Queue, { side, trans, others, block, C, math = 'strict' }: DeviceLarfb): void {
  const { m, k, V, T } = block;
  if (others === 0 || k === 0) return;
  const [rows, cols] = side === 'l' ? [k, others] : [others, k];
  scope(queue, (ws) => {
    const [W, TW] = [takeMatrix(ws, C, rows, cols), takeMatrix(ws, C, rows, cols)];
    const make = { alpha: 1, beta: 0 };
    const subtract = { k, alpha: -1, beta: 1, C, math };
    if (side === 'l') {
      enqueueGemm(queue, { ...make, transA: 't', m: k, n: others, k: m, A: V, B: C, C: W, math });
      enqueueGemm(queue, { ...make, transA: trans, m: k, n: others, k, A: T, B: W, C: TW });
      enqueueGemm(queue, { ...subtract, m, n: others, A: V, B: TW });
    } else {
      enqueueGemm(queue, { ...make, m: others, n: k, k: m, A: C, B: V, C: W, math });
      enqueueGemm(queue, { ...make, transB: trans, m: others, n: k, k, A: W, B: T, C: TW });
      enqueueGemm(queue, { ...subtract, transB: 't', m: others, n: m, A: TW, B: V });
    }
  });
}

export function larfbGpu(queue: Queue, a: Bound<LarfbArgs<Prec>>): void {
  const { side, trans, storev, m, n, k, V, T, C } = onDevice(a);
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gemm', why: 'three products' });
  const [length, others] = side === 'l' ? [m, n] : [n, m];
  scope(queue, (ws) => {
    const block = takeReflectors(ws, C, length, k);
    enqueueUnit(queue, columnsOf(queue, ws, storev, length, k, V), block);
    enqueueLaset(queue, { uplo: 'f', m: k, n: k, alpha: 0, beta: 0, A: block.T });
    enqueueLacpy(queue, { uplo: 'u', m: k, n: k, A: T, B: block.T });
    enqueueLarfb(queue, { side, trans, others, block, C });
  });
}
