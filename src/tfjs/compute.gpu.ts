// The kernels' parts on the GPU: tfjs's buffers wrapped, our launches recorded between its submissions. By rows is by columns transposed, so
// C = op(A) op(B) is computed as C^T = op(B)^T op(A)^T, and nothing is copied.

import type { WebGPUBackend } from '@tensorflow/tfjs-backend-webgpu';
import { enqueueGemmBatch } from '../batched/blas/gemmStridedBatched.gpu.ts';
import { enqueueTrsmBatch } from '../batched/blas/trsmBatched.gpu.ts';
import { enqueuePotrfBatch } from '../batched/cholesky/potrfBatch.gpu.ts';
import type { BatchMat } from '../batched/deviceBatch.ts';
import { enqueueGesvBatch } from '../batched/lu/gesvBatch.gpu.ts';
import { enqueueQrBatch } from '../batched/qr/qrBatch.gpu.ts';
import { enqueueGemm } from '../blas3/gemm.gpu.ts';
import type { DeviceEpilogue } from '../blas3/gemmEpilogue.ts';
import { enqueueLacpy } from '../blas3/lacpy.gpu.ts';
import type { Uplo } from '../core/matrix.ts';
import type { UpdateMath } from '../lapack/factorOptions.ts';
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
import {
  type Compute,
  type Convolution,
  type Epilogue,
  isPointwise,
  limits,
  type Product,
  type Systems,
  type Windows,
  windowCount,
  windowSize,
} from './compute.ts';
import { im2colKernel, im2colLaunch } from './im2col.kernels.ts';
import { type StockWebGpu, type TensorInfo, withNavigator } from './peers.ts';

/** The stock backend on the context's device. What we have recorded is older than what it submits, and goes first. */
export function gpuBackend(stock: StockWebGpu, context: Context): WebGPUBackend {
  const { device, adapter } = context.gpu!;
  class BasaltWebGpuBackend extends stock.WebGPUBackend {
    override submitQueue(): void {
      context.queue.flush();
      super.submitQueue();
    }

    override dispose(): void {
      if (!context.disposed) context.queue.flush();
      super.dispose();
    }
  }
  return withNavigator(() => new BasaltWebGpuBackend(device, adapter.info));
}

const mat = (data: DeviceBuffer, ld: number, off = 0): DeviceMat => ({ data, off, ld });

/** Matrices by rows, one behind the other. */
const byRows = (data: DeviceBuffer, rows: number, cols: number): BatchMat => ({
  data,
  off: 0,
  rs: cols,
  cs: 1,
  stride: rows * cols,
});

export class GpuCompute implements Compute {
  private readonly backend: WebGPUBackend;
  private readonly context: Context;
  private readonly queue: Queue;
  private readonly math: UpdateMath;

  constructor(backend: WebGPUBackend, context: Context, math: UpdateMath) {
    this.backend = backend;
    this.context = context;
    this.queue = context.queue;
    this.math = math;
  }

  /**
   * Calls `work` with the tensors' elements on the device. What the stock kernels have recorded so far is older: it is submitted first. What
   * they record later is submitted behind ours, by gpuBackend's submitQueue.
   */
  private record(tensors: readonly TensorInfo[], work: (buffers: DeviceBuffer[]) => void): void {
    const { backend, context } = this;
    for (const { dataId } of tensors) backend.uploadToGPU(dataId);
    if ((backend as unknown as { commandEncoder: GPUCommandEncoder | null }).commandEncoder !== null) {
      backend.endComputePassEncoder();
      backend.submitQueue();
    }
    const buffers = tensors.map(({ dataId, shape, dtype }) => {
      const { resource } = backend.tensorMap.get(dataId);
      const length = shape.reduce((product, size) => product * size, 1);
      return context.wrap(resource as unknown as GPUBuffer, dtype === 'int32' ? 'i' : 's', length);
    });
    work(buffers);
    for (const buffer of buffers) buffer.dispose();
  }

  private tensor(shape: readonly number[], dtype: 'float32' | 'int32' = 'float32'): TensorInfo {
    return this.backend.makeTensorInfo([...shape], dtype);
  }

  private copy(count: number, from: DeviceBuffer, to: DeviceBuffer): void {
    // Columns of a length that keeps the grid square-ish: one would be a row of workgroups, and may be longer than a grid.
    const m = Math.min(count, 2 ** 16);
    const n = Math.floor(count / m);
    enqueueLacpy(this.queue, { uplo: 'f', m, n, A: mat(from, m), B: mat(to, m) });
    if (m * n < count)
      enqueueLacpy(this.queue, { uplo: 'f', m: count - m * n, n: 1, A: mat(from, m, m * n), B: mat(to, m, m * n) });
  }

  product(p: Product, shape: number[]): TensorInfo {
    const c = this.tensor(shape);
    const { rows, cols, depth, transA, transB, runs, epilogue } = p;
    const [ldA, ldB] = [transA ? rows : depth, transB ? depth : cols];
    const sizes = { transA: transB, transB: transA, m: cols, n: rows, k: depth, alpha: 1, beta: 0, math: this.math };
    this.record([p.a, p.b, c, ...biasOf(epilogue)], ([A, B, C, bias]) => {
      for (const run of runs) {
        const operands = { A: mat(B!, ldB, run.offB), B: mat(A!, ldA, run.offA), C: mat(C!, cols, run.offC) };
        const fused = onDevice(epilogue, bias);
        if (fused !== undefined) enqueueGemm(this.queue, { ...sizes, ...operands, epilogue: fused });
        else {
          const strides = { strideA: run.strideB, strideB: run.strideA, strideC: run.strideC };
          enqueueGemmBatch(this.queue, { ...sizes, ...operands, ...strides, batch: run.count });
        }
      }
    });
    return c;
  }

  convolve({ windows: w, x, filter, epilogue }: Convolution, shape: number[]): TensorInfo {
    const y = this.tensor(shape);
    const [m, k] = [w.outChannels, windowSize(w)];
    const { math } = this;
    this.record([x, filter, y, ...biasOf(epilogue)], ([X, F, Y, bias]) => {
      this.eachSlice(w, X!, (B, first, n) => {
        const operands = { A: mat(F!, m), B, C: mat(Y!, m, first * m) };
        enqueueGemm(this.queue, { m, n, k, alpha: 1, beta: 0, ...operands, math, epilogue: onDevice(epilogue, bias) });
      });
    });
    return y;
  }

  filterGradient(w: Windows, x: TensorInfo, dy: TensorInfo, shape: number[]): TensorInfo {
    const df = this.tensor(shape);
    const [m, n] = [w.outChannels, windowSize(w)];
    const { math } = this;
    this.record([x, dy, df], ([X, DY, DF]) => {
      this.eachSlice(w, X!, (B, first, k) => {
        const operands = { A: mat(DY!, m, first * m), B, C: mat(DF!, m) };
        enqueueGemm(this.queue, { transB: true, m, n, k, alpha: 1, beta: first === 0 ? 0 : 1, ...operands, math });
      });
    });
    return df;
  }

  /** The windows as a matrix with a column for each, in slices: from window `first` on `count` of them. */
  private eachSlice(w: Windows, x: DeviceBuffer, work: (W: DeviceMat, first: number, count: number) => void): void {
    const [total, depth] = [windowCount(w), windowSize(w)];
    if (isPointwise(w)) {
      work(mat(x, depth), 0, total);
      return;
    }
    const most = Math.min(total, Math.max(1, Math.floor(limits.slice / depth)));
    const slice = this.context.lease('s', most * depth);
    for (let first = 0; first < total; first += most) {
      const count = Math.min(most, total - first);
      const { tuning, groups } = im2colLaunch(depth, count);
      this.queue.launch(im2colKernel, tuning, { x, W: slice }, { ...w, count, first, depth }, groups);
      work(mat(slice, depth), first, count);
    }
    slice.dispose();
  }

  solve({ count, n, nrhs }: Systems, a: TensorInfo, b: TensorInfo): { x: TensorInfo; info: TensorInfo } {
    const [x, info] = [this.tensor(b.shape), this.tensor([count], 'int32')];
    const { queue, context } = this;
    this.record([a, b, x, info], ([A, B, X, infos]) => {
      const [LU, pivots] = [context.lease('s', count * n * n), context.lease('i', count * n)];
      this.copy(count * n * n, A!, LU);
      this.copy(count * n * nrhs, B!, X!);
      enqueueGesvBatch(queue, {
        ...{ count, n, nrhs },
        A: byRows(LU, n, n),
        B: byRows(X!, n, nrhs),
        ipiv: { data: pivots, off: 0, stride: n },
        info: mat(infos!, 1),
        onFailure: 'nan',
      });
      LU.dispose();
      pivots.dispose();
    });
    return { x, info };
  }

  solveTriangle(s: Systems, uplo: Uplo, transposed: boolean, a: TensorInfo, b: TensorInfo): TensorInfo {
    const x = this.tensor(b.shape);
    const { count, n, nrhs } = s;
    this.record([a, b, x], ([A, B, X]) => {
      this.copy(count * n * nrhs, B!, X!);
      const whole = byRows(A!, n, n);
      const triangle = transposed ? { ...whole, rs: whole.cs, cs: whole.rs } : whole;
      const flags = { upper: (uplo === 'u') !== transposed, unit: false, alpha: 1 };
      enqueueTrsmBatch(this.queue, { ...s, ...flags, A: triangle, B: byRows(X!, n, nrhs) });
    });
    return x;
  }

  cholesky(count: number, n: number, a: TensorInfo): { l: TensorInfo; info: TensorInfo } {
    const [l, info] = [this.tensor(a.shape), this.tensor([count], 'int32')];
    this.record([a, l, info], ([A, L, infos]) => {
      this.copy(count * n * n, A!, L!);
      const reports = { info: mat(infos!, 1), onFailure: 'nan' as const };
      enqueuePotrfBatch(this.queue, { count, n, uplo: 'l', A: byRows(L!, n, n), ...reports });
    });
    return { l, info };
  }

  qr(count: number, m: number, n: number, a: TensorInfo): { q: TensorInfo; r: TensorInfo } {
    const k = Math.min(m, n);
    const lead = a.shape.slice(0, -2);
    const [q, r] = [this.tensor([...lead, m, k]), this.tensor([...lead, k, n])];
    this.record([a, q, r], ([A, Q, R]) => {
      enqueueQrBatch(this.queue, { count, m, n, A: byRows(A!, m, n), Q: byRows(Q!, m, k), R: byRows(R!, k, n) });
    });
    return { q, r };
  }
}

const biasOf = (epilogue: Epilogue | undefined): TensorInfo[] => (epilogue?.bias === undefined ? [] : [epilogue.bias]);

function onDevice(epilogue: Epilogue | undefined, bias: DeviceBuffer | undefined): DeviceEpilogue | undefined {
  if (epilogue === undefined) return undefined;
  const { activation, low, high } = epilogue;
  return { bias: bias && mat(bias, 1), biasOf: 'rows', activation, low, high };
}
