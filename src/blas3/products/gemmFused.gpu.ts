// GEMM with an epilogue on the GPU: the epilogue is part of whatever kernel writes C; of complex numbers a kernel behind
// it. What shares a buffer with something that is written goes through a copy, because WebGPU binds a buffer once where it is written.
import type { Bound } from '../../core/args.ts';
import type { ElementType, Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueLacpy } from '../elements/lacpy.gpu.ts';
import { enqueueGemm } from './gemm.gpu.ts';
import { enqueueAdded } from './gemmAdded.gpu.ts';
import type { GemmFusedArgs } from './gemmFused.spec.ts';

export function gemmFusedGpu(queue: Queue, a: Bound<GemmFusedArgs<Prec>>): void {
  const { m, n, biasOf, activation, low, high } = a;
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  const operand = (x: Ptr<ElementType> | undefined, ld: number) => x && deviceMat(x, ld);
  const [bias, R, Z] = [operand(a.bias, 1), operand(a.R, a.ldr), operand(a.Z, a.ldz)];
  const work: DeviceMat[] = [];
  const workspace = (rows: number, columns: number): DeviceMat => {
    const W = { data: queue.context.lease(C.data.type, rows * columns), off: 0, ld: rows };
    work.push(W);
    return W;
  };
  /** X, or a copy of it if it lies in C's buffer. */
  const apart = (X: DeviceMat | undefined, rows: number, columns: number): DeviceMat | undefined => {
    if (X?.data !== C.data) return X;
    const W = workspace(rows, columns);
    enqueueLacpy(queue, { uplo: 'f', m: rows, n: columns, A: X, B: W });
    return W;
  };
  const stored = Z && [A, B, C, bias, R].some((X) => X?.data === Z.data) ? workspace(m, n) : Z;
  const epilogue = {
    bias: apart(bias, biasOf === 'rows' ? m : n, 1),
    biasOf,
    activation,
    low,
    high,
    expression: a.expression?.wgsl,
    R: apart(R, m, n),
    Z: stored,
  };
  const { transA, transB, k, alpha, beta, math, reproducible } = a;
  const product = { transA, transB, m, n, k, alpha, A, B, beta, C, math, reproducible };
  if (C.data.type === 'c') {
    enqueueGemm(queue, product, a.routine);
    enqueueAdded(queue, { m, n, C }, epilogue);
  } else enqueueGemm(queue, { ...product, epilogue }, a.routine);
  if (stored !== undefined && stored !== Z) enqueueLacpy(queue, { uplo: 'f', m, n, A: stored, B: Z! });
  for (const { data } of work) data.dispose();
}
