// A panel of a matrix on the GPU, brought to the CPU, factored there, and taken back. Workspace for all panels of a factorization is taken
// when it begins: in the loop nothing is allocated.
import { enqueueLacpy } from '../blas3/elements/lacpy.gpu.ts';
import type { RealMat, Uplo } from '../core/matrix.ts';
import { type Engine, engine } from '../engine/engine.ts';
import { single } from '../engine/ops.ts';
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Lane } from '../runtime/timeline.ts';
import { POTRF_WORK, potrfEngine } from './cholesky/potrf.cpu.ts';
import { potrfRef } from './cholesky/potrf.ref.ts';
import { panelLd } from './factorPlan.ts';
import { getrfEngine } from './lu/getrf.cpu.ts';
import { getrfRecursiveRef } from './lu/getrf.ref.ts';
import { geqrfEngine } from './qr/geqrf.cpu.ts';
import { geqrfRef } from './qr/geqrf.ref.ts';
import { larfbWork } from './qr/larfb.cpu.ts';
import { PANEL } from './qr/larft.cpu.ts';

/** Elements that `qr` takes for panels of up to m rows and w columns: V and T of two blocks of reflectors, and two products. */
export const qrWork = (m: number, w: number): number => 2 * PANEL * (m + 16 + PANEL) + larfbWork(w, PANEL) + 128;

export class HostPanel {
  private readonly queue: Queue;
  private readonly engine: Engine | undefined;
  private readonly staging: DeviceBuffer<'s'>;
  /** What is uploaded must not be shared memory; without an engine the panel is factored here. */
  private readonly plain: Float32Array<ArrayBuffer>;
  /** In the engine's memory: the panel, its pivots or factors tau, workspace. */
  private readonly at: number;
  private readonly work: number;
  private readonly pivots: Int32Array<ArrayBuffer>;
  private readonly tau: Float32Array<ArrayBuffer>;

  /**
   * For panels of up to `elements` elements, leading dimension `panelLd`, and `columns` columns, with `work` elements besides: potrf's, or
   * qrWork.
   */
  constructor(queue: Queue, elements: number, columns: number, work: number = POTRF_WORK) {
    this.queue = queue;
    this.plain = new Float32Array(elements);
    this.pivots = new Int32Array(columns);
    this.tau = new Float32Array(columns);
    const e = engine();
    const at = e?.heap.take(4 * (elements + columns + work));
    this.engine = at === undefined ? undefined : e;
    this.at = at ?? 0;
    this.work = this.at + 4 * (elements + columns);
    this.staging = queue.context.lease('s', elements);
  }

  /** Gives the workspace back. */
  dispose(): void {
    this.engine?.heap.release(this.at);
    this.staging.dispose();
  }

  /** Brings the m x w elements from A on over. They are those of all work recorded before. */
  async fetch(A: DeviceMat, m: number, w: number): Promise<void> {
    const start = performance.now();
    const ld = panelLd(m);
    enqueueLacpy(this.queue, { uplo: 'f', m, n: w, A, B: { data: this.staging, off: 0, ld } });
    const { engine: e, plain, queue } = this;
    const length = ld * w;
    const direct = e?.heap.shared === true; // else the memory may grow meanwhile, and views of it become invalid
    const target = direct ? e.heap.view(Float32Array, this.at, length) : plain.subarray(0, length);
    await queue.context.readGpu(this.staging.gpu(false), target, 0);
    if (!direct) e?.heap.view(Float32Array, this.at, length).set(target);
    this.tell('download', 'bus', start);
  }

  /** Takes the panel back to A, or one triangle of it, behind the work recorded before. */
  store(A: DeviceMat, m: number, w: number, uplo: Uplo | 'f' = 'f'): void {
    const start = performance.now();
    const ld = panelLd(m);
    const values = this.plain.subarray(0, ld * w);
    if (this.engine !== undefined) values.set(this.engine.heap.view(Float32Array, this.at, ld * w));
    this.queue.context.writeGpu(this.staging.gpu(true), values, 0);
    enqueueLacpy(this.queue, { uplo, m, n: w, A: { data: this.staging, off: 0, ld }, B: A });
    this.tell('upload', 'bus', start);
  }

  /**
   * P A = L U for the m x w panel, m >= w. Returns pivots, which count from `base` + 1 and are this object's own, and info, which counts
   * from 1. On the worker threads, while this one feeds the GPU; the context's native library, if it has one, holds this one up instead.
   */
  async lu(m: number, w: number, base: number): Promise<{ pivots: Int32Array<ArrayBuffer>; info: number }> {
    const start = performance.now();
    const { engine: e, queue } = this;
    const { provider } = queue.context;
    const A = this.matrix(m, w);
    const pivots = this.pivots.subarray(0, w);
    if (provider !== undefined) provider.getrf(m, w, A, pivots, 0);
    else if (e === undefined) getrfRecursiveRef(m, w, A, pivots, 0);
    else {
      const ipiv = this.at + 4 * this.plain.length;
      await e.perform(e.record(() => void getrfEngine(e, single, m, w, { at: this.at, ld: A.ld }, ipiv)));
      pivots.set(e.heap.view(Int32Array, ipiv, w));
    }
    const { data, ld } = this.matrix(m, w);
    let info = 0;
    for (let i = w - 1; i >= 0; i--) {
      if (data[i + i * ld] === 0) info = i + 1;
      pivots[i]! += base;
    }
    this.tell('panel', 'cpu', start);
    return { pivots, info };
  }

  /**
   * A = L L^T or U^T U for the block of order n. Returns info. On this thread: a block of order 128 takes 0.1 ms, as long as it takes to
   * hand it over to another and to hear of it (2 cores, Node 20, 2026-11).
   */
  cholesky(uplo: Uplo, n: number): number {
    const start = performance.now();
    const { engine: e, queue } = this;
    const { provider } = queue.context;
    const A = this.matrix(n, n);
    let info: number;
    if (provider !== undefined) info = provider.potrf(uplo, n, A);
    else if (e === undefined) info = potrfRef(uplo, n, A);
    else info = potrfEngine(e, single, uplo, n, { at: this.at, ld: A.ld }, this.work);
    this.tell('block', 'cpu', start);
    return info;
  }

  /** A = Q R for the m x w panel, m >= w. Returns tau, which is this object's own. As lu, on the worker threads. */
  async qr(m: number, w: number): Promise<Float32Array<ArrayBuffer>> {
    const start = performance.now();
    const { engine: e, queue } = this;
    const { provider } = queue.context;
    const A = this.matrix(m, w);
    const tau = this.tau.subarray(0, w);
    if (provider !== undefined) provider.geqrf(m, w, A, tau, 0);
    else if (e === undefined) geqrfRef(m, w, A, tau, 0);
    else {
      const scales = this.at + 4 * this.plain.length;
      let next = 64 * Math.ceil(this.work / 64);
      const take = (bytes: number): number => {
        const at = next;
        next += 64 * Math.ceil(bytes / 64);
        return at;
      };
      await e.perform(e.record(() => geqrfEngine(e, single, { take }, m, w, { at: this.at, ld: A.ld }, scales)));
      tau.set(e.heap.view(Float32Array, scales, w));
    }
    this.tell('panel', 'cpu', start);
    return tau;
  }

  /** Numbers between -1/2 and 1/2 to measure with; `diagonal` is added to those on the diagonal. */
  fill(m: number, w: number, diagonal: number): void {
    const { data, ld } = this.matrix(m, w);
    for (let i = 0; i < ld * w; i++) data[i] = ((i * 0.618034) % 1) - 0.5;
    for (let j = 0; j < w; j++) data[j + j * ld]! += diagonal;
  }

  /** The panel as it lies on the host now. */
  private matrix(m: number, w: number): RealMat {
    const ld = panelLd(m);
    const data = this.engine?.heap.view(Float32Array, this.at, ld * w) ?? this.plain;
    return { data, off: 0, ld };
  }

  private tell(name: string, lane: Lane, start: number): void {
    this.queue.timeline?.push({ name, lane, start, end: performance.now() });
  }
}
