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
  /** 'n': H is applied, else H^H. */
  readonly trans: Trans;
  /** Columns of C with side 'l', rows with 'r'; the other size is that of the reflectors. */
  readonly others: number;
  readonly block: DeviceReflectors;
  readonly C: DeviceMat;
  /** Default 'strict'. */
  readonly math?: UpdateMath | undefined;
}

/** Enqueues C := op(H) C, C m x others (side 'l'), or C := C op(H), C others x m ('r'), H = I - V T V^H. */
export function enqueueLarfb(queue: Queue, { side, trans, others, block, C, math = 'strict' }: DeviceLarfb): void {
  const { m, k, V, T } = block;
  if (others === 0 || k === 0) return;
  const [rows, cols] = side === 'l' ? [k, others] : [others, k];
  const op = trans === 'n' ? 'n' : 'c';
  scope(queue, (ws) => {
    const [W, TW] = [takeMatrix(ws, C, rows, cols), takeMatrix(ws, C, rows, cols)];
    if (side === 'l') {
      enqueueGemm(queue, { transA: 'c', m: k, n: others, k: m, alpha: 1, A: V, B: C, beta: 0, C: W, math });
      enqueueGemm(queue, { transA: op, m: k, n: others, k, alpha: 1, A: T, B: W, beta: 0, C: TW });
      enqueueGemm(queue, { m, n: others, k, alpha: -1, A: V, B: TW, beta: 1, C, math });
    } else {
      enqueueGemm(queue, { m: others, n: k, k: m, alpha: 1, A: C, B: V, beta: 0, C: W, math });
      enqueueGemm(queue, { transB: op, m: others, n: k, k, alpha: 1, A: W, B: T, beta: 0, C: TW });
      enqueueGemm(queue, { transB: 'c', m: others, n: m, k, alpha: -1, A: TW, B: V, beta: 1, C, math });
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
