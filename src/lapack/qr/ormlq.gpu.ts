// ORMLQ on the GPU: ORMQR with the transpose of A.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { adjoint, type Side, type Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { leaseMatrix } from './gelqf.gpu.ts';
import type { OrmlqArgs } from './ormlq.spec.ts';
import { applyBlock, enqueueOrmqr } from './ormqr.gpu.ts';

export interface DeviceOrmlq {
  readonly side: Side;
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  /** k x m with side 'l', k x n with 'r', as gelqf leaves it. A and tau may lie in C's buffer. */
  readonly A: DeviceMat;
  readonly tau: DeviceMat;
  readonly C: DeviceMat;
  /** Of the products. Default 'strict'. */
  readonly math?: UpdateMath | undefined;
  /** Reflectors of a block; 0 or absent: as applyBlock says. */
  readonly nb?: number | undefined;
}

export function ormlqGpu(queue: Queue, a: Bound<OrmlqArgs<Prec>>): void {
  const { side, trans, m, n, k, math, nb } = a;
  const why = `ormqr with the transpose of A, in blocks of ${applyBlock(a)} reflectors`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'transpose_tiled', why });
  const operands = { A: deviceMat(a.A, a.lda), tau: deviceMat(a.tau, 1), C: deviceMat(a.C, a.ldc) };
  enqueueOrmlq(queue, { side, trans, m, n, k, ...operands, math, nb });
}

/** Enqueues C := op(Q) C or C op(Q), C m x n, Q = H(k-1) ... H(0), which is the transpose of what ormqr calls Q. */
export function enqueueOrmlq(queue: Queue, { side, trans, m, n, k, A, tau, C, math, nb }: DeviceOrmlq): void {
  if (m === 0 || n === 0 || k === 0) return;
  const order = side === 'l' ? m : n;
  const turned = leaseMatrix(queue, order, k);
  enqueueTranspose(queue, { m: k, n: order, A, B: turned });
  enqueueOrmqr(queue, { side, trans: adjoint(trans), m, n, k, A: turned, tau, C, math, nb });
  turned.data.dispose();
}
