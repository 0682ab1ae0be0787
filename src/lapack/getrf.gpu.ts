// LU on the GPU: columns are halved recursively down to panels; pivots and info never leave the device, so nothing waits for the host.
import { enqueueGemm } from '../blas3/gemm.gpu.ts';
import { enqueueTrsm } from '../blas3/trsm.gpu.ts';
import type { Bound } from '../core/args.ts';
import { at } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueGetf2, panelWay } from './getf2.gpu.ts';
import { GETF2_WIDTH } from './getf2.kernels.ts';
import type { GetrfArgs } from './getrf.ts';
import { enqueueLaswp } from './laswp.gpu.ts';

export interface DeviceGetrf {
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
}

export function getrfGpu(queue: Queue, a: Bound<GetrfArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: panelWay(queue, a.m).name,
    why: `columns halved down to ${GETF2_WIDTH}; ${panelWay(queue, a.m).why}`,
  });
  enqueueGetrf(queue, {
    m: a.m,
    n: a.n,
    A: deviceMat(a.A, a.lda),
    ipiv: deviceMat(a.ipiv, 1),
    info: deviceMat(a.info, 1),
  });
}

/** Enqueues the factorization of A: m x n into P L U, pivots to ipiv, the first zero pivot to info. */
export function enqueueGetrf(queue: Queue, f: DeviceGetrf): void {
  queue.clear(f.info.data.gpu(true), f.info.off * 4, 4);
  const kmin = Math.min(f.m, f.n);
  if (kmin === 0) return;
  factor(queue, f, 0, kmin);
  // Columns beyond the square: A12 := L11^-1 A12. The panels have interchanged their rows already.
  enqueueTrsm(queue, {
    side: 'l',
    uplo: 'l',
    trans: false,
    diag: 'u',
    m: kmin,
    n: f.n - kmin,
    alpha: 1,
    A: f.A,
    B: at(f.A, 0, kmin),
  });
}

/** Columns j .. j+width-1, rows j and below; the rest of the matrix has its rows interchanged along. */
function factor(queue: Queue, f: DeviceGetrf, j: number, width: number): void {
  if (width <= GETF2_WIDTH) {
    const A = at(f.A, j, j);
    enqueueGetf2(queue, { m: f.m - j, width, A, row0: j, ipiv: at(f.ipiv, j, 0), info: f.info });
    enqueueLaswp(queue, {
      m: f.m,
      n: f.n,
      A: f.A,
      first: j,
      count: width,
      ipiv: f.ipiv,
      skipFrom: j,
      skipTo: j + width,
    });
    return;
  }
  // [A11 A12; A21 A22] with A11 of order n1: factor the left half, A12 := L11^-1 A12, A22 := A22 - A21 A12, factor A22.
  const n1 = Math.ceil(width / 2 / GETF2_WIDTH) * GETF2_WIDTH;
  const n2 = width - n1;
  const A12 = at(f.A, j, j + n1);
  factor(queue, f, j, n1);
  enqueueTrsm(queue, {
    side: 'l',
    uplo: 'l',
    trans: false,
    diag: 'u',
    m: n1,
    n: n2,
    alpha: 1,
    A: at(f.A, j, j),
    B: A12,
  });
  enqueueGemm(queue, {
    m: f.m - j - n1,
    n: n2,
    k: n1,
    alpha: -1,
    A: at(f.A, j + n1, j),
    B: A12,
    beta: 1,
    C: at(f.A, j + n1, j + n1),
  });
  factor(queue, f, j + n1, n2);
}
