// The kernels' parts on the CPU: the engine on tfjs's own arrays, else the references. tfjs's kernels are synchronous, and so is all of
// this.
import type { MathBackendCPU } from '@tensorflow/tfjs-backend-cpu';
import { potrfBatchEngine } from '../batched/cholesky/potrfBatched.cpu.ts';
import { batchPlaces } from '../batched/lanes.cpu.ts';
import { gesvBatchEngine } from '../batched/lu/gesvBatched.cpu.ts';
import { gemmListEngine } from '../batched/products/gemmList.cpu.ts';
import { gemmBlockedRef } from '../blas3/products/gemm.ref.ts';
import { activationRef, epilogueRef } from '../blas3/products/gemmFused.ref.ts';
import { trsmEngine } from '../blas3/triangular/trsm.cpu.ts';
import { trsmBlockedRef } from '../blas3/triangular/trsm.ref.ts';
import type { Uplo } from '../core/matrix.ts';
import { type Engine, engine } from '../engine/engine.ts';
import { single } from '../engine/ops.ts';
import { placeAt, type Workspace } from '../engine/workspace.ts';
import { POTRF_WORK } from '../lapack/cholesky/potrf.cpu.ts';
import { potrfRef } from '../lapack/cholesky/potrf.ref.ts';
import { gesvRef } from '../lapack/lu/gesv.ref.ts';
import { geqrfEngine } from '../lapack/qr/geqrf.cpu.ts';
import { geqrfRef } from '../lapack/qr/geqrf.ref.ts';
import { orgqrEngine } from '../lapack/qr/orgqr.cpu.ts';
import { orgqrRef } from '../lapack/qr/orgqr.ref.ts';
import { type Windows, windowCount, windowSize } from '../nn/convolution/windows.ts';
import {
  type Compute,
  type Convolution,
  type Epilogue,
  eachSlice,
  isPointwise,
  type Parts,
  type Product,
  type Run,
  type Systems,
} from './compute.ts';
import type { Memory } from './layers.cpu.ts';
import type { StockCpu, TensorInfo } from './peers.ts';

/** The stock backend without its advice, on the console, to use another one in Node. */
export function cpuBackend(stock: StockCpu): MathBackendCPU {
  const backend = new stock.MathBackendCPU();
  (backend as unknown as { firstUse: boolean }).firstUse = false;
  return backend;
}

const mat = (data: Float32Array, ld: number, off = 0) => ({ data, off, ld });

/** `fast` if there is an engine whose memory suffices, else `slow`. */
function compute(fast: (e: Engine, space: Workspace) => void, slow: () => void): void {
  const done = engine()?.within((space) => {
    fast(engine()!, space);
    return true;
  });
  if (done === undefined) slow();
}

interface HostProduct {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly transA: boolean;
  readonly transB: boolean;
  readonly A: Float32Array;
  readonly lda: number;
  readonly B: Float32Array;
  readonly ldb: number;
  readonly beta: number;
  readonly C: Float32Array;
}

/** C := op(A) op(B) + beta C by columns, ldc = m, for every matrix of every run. */
function multiply(p: HostProduct, runs: readonly Run[]): void {
  const { m, n, k, transA, transB, A, lda, B, ldb, beta, C } = p;
  const each = (work: (offA: number, offB: number, offC: number) => void): void => {
    for (const r of runs)
      for (let b = 0; b < r.count; b++) work(r.offA + b * r.strideA, r.offB + b * r.strideB, r.offC + b * r.strideC);
  };
  compute(
    (e, space) => {
      const whole = (X: Float32Array, use: 'read' | 'write') => space.matrix(mat(X, X.length), X.length, 1, use).at;
      const [atA, atB, atC] = [whole(A, 'read'), whole(B, 'read'), whole(C, 'write')];
      const place = (at: number, ld: number, off: number) => placeAt(single, { at, ld }, off, 0);
      const list: Parameters<typeof gemmListEngine>[7][number][] = [];
      each((offA, offB, offC) =>
        list.push({ m, n, k, A: place(atA, lda, offA), B: place(atB, ldb, offB), C: place(atC, m, offC) }),
      );
      gemmListEngine(e, single, space, transA ? 't' : 'n', transB ? 't' : 'n', 1, beta, list);
    },
    () =>
      each((offA, offB, offC) => {
        const [ta, tb] = [transA ? 't' : 'n', transB ? 't' : 'n'] as const;
        gemmBlockedRef(ta, tb, m, n, k, 1, mat(A, lda, offA), mat(B, ldb, offB), beta, mat(C, m, offC));
      }),
  );
}

const one = (offA: number, offB: number, offC: number): readonly Run[] => [
  { count: 1, offA, strideA: 0, offB, strideB: 0, offC, strideC: 0 },
];

/** From matrices by rows, one behind the other, to by columns. */
function turned(rows: number, cols: number, count: number, X: Float32Array): Float32Array {
  const out = new Float32Array(X.length);
  for (let b = 0; b < count; b++) {
    const off = b * rows * cols;
    for (let j = 0; j < cols; j++) {
      for (let i = 0; i < rows; i++) out[off + i + j * rows] = X[off + i * cols + j]!;
    }
  }
  return out;
}

/**
 * Calls `work` for every pixel under each of `count` windows from `first` on: where it has its channels in the windows, one behind the
 * other, and where in the images; undefined where the window hangs over the edge.
 */
function eachPixel(w: Windows, first: number, count: number, work: (at: number, source: number | undefined) => void) {
  const { channels, height, width } = w;
  let at = 0;
  for (let pixel = first; pixel < first + count; pixel++) {
    const line = Math.floor(pixel / w.outWidth);
    const top = (line % w.outHeight) * w.strideY - w.top;
    const left = (pixel % w.outWidth) * w.strideX - w.left;
    const image = Math.floor(line / w.outHeight) * height;
    for (let fy = 0; fy < w.filterHeight; fy++) {
      const row = top + fy * w.dilationY;
      for (let fx = 0; fx < w.filterWidth; fx++) {
        const col = left + fx * w.dilationX;
        const inside = row >= 0 && row < height && col >= 0 && col < width;
        work(at, inside ? ((image + row) * width + col) * channels : undefined);
        at += channels;
      }
    }
  }
}

/** eachSlice with the windows' elements, as a matrix with a column for each window; zeros where they hang over the edge. */
function gathered(w: Windows, x: Float32Array, work: (W: Float32Array, first: number, count: number) => void): void {
  if (isPointwise(w)) {
    work(x, 0, windowCount(w));
    return;
  }
  const { channels } = w;
  eachSlice(w, (first, count) => {
    const W = new Float32Array(count * windowSize(w));
    eachPixel(w, first, count, (at, source) => {
      if (source !== undefined) for (let c = 0; c < channels; c++) W[at + c] = x[source + c]!;
    });
    work(W, first, count);
  });
}

export class CpuCompute implements Compute, Memory {
  private readonly backend: MathBackendCPU;

  constructor(backend: MathBackendCPU) {
    this.backend = backend;
  }

  values({ dataId }: TensorInfo): Float32Array {
    const { values } = this.backend.data.get(dataId);
    return values instanceof Float32Array ? values : Float32Array.from(values as ArrayLike<number>);
  }

  tensor(shape: readonly number[], values: Float32Array | Int32Array): TensorInfo {
    const dtype = values instanceof Int32Array ? 'int32' : 'float32';
    return this.backend.makeTensorInfo([...shape], dtype, values);
  }

  private finish(rows: number, cols: number, C: Float32Array, epilogue: Epilogue | undefined): void {
    if (epilogue === undefined) return;
    const bias = epilogue.bias && mat(this.values(epilogue.bias), 1);
    const P = mat(C, cols);
    epilogueRef(cols, rows, P, { bias, biasOf: 'rows', f: activationRef(epilogue) }, P);
  }

  product(p: Product, shape: number[]): TensorInfo {
    const { rows, cols, depth, transA, transB, epilogue } = p;
    const C = new Float32Array(shape.reduce((product, size) => product * size, 1));
    const runs = p.runs.map((r) => ({ ...r, offA: r.offB, strideA: r.strideB, offB: r.offA, strideB: r.strideA }));
    const sizes = { m: cols, n: rows, k: depth, transA: transB, transB: transA, beta: 0 };
    const [lda, ldb] = [transB ? depth : cols, transA ? rows : depth];
    multiply({ ...sizes, A: this.values(p.b), lda, B: this.values(p.a), ldb, C }, runs);
    this.finish(rows, cols, C, epilogue);
    return this.tensor(shape, C);
  }

  complexProduct(p: Omit<Product, 'a' | 'b' | 'epilogue'>, a: Parts, b: Parts, shape: number[]): Parts {
    const { rows, cols, depth, transA, transB } = p;
    const size = shape.reduce((product, extent) => product * extent, 1);
    const [real, imag] = [new Float32Array(size), new Float32Array(size)];
    const runs = p.runs.map((r) => ({ ...r, offA: r.offB, strideA: r.strideB, offB: r.offA, strideB: r.strideA }));
    const sizes = { m: cols, n: rows, k: depth, transA: transB, transB: transA };
    const [lda, ldb] = [transB ? depth : cols, transA ? rows : depth];
    const [ar, ai, br, bi] = [a.real, a.imag, b.real, b.imag].map((part) => this.values(part)) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const add = (A: Float32Array, B: Float32Array, C: Float32Array, beta: number): void =>
      multiply({ ...sizes, A, lda, B, ldb, beta, C }, runs);
    // C = (ar + i ai) (br + i bi)
    add(br, ar, real, 0);
    add(
      bi,
      ai.map((x) => -x),
      real,
      1,
    );
    add(bi, ar, imag, 0);
    add(br, ai, imag, 1);
    return { real: this.tensor(shape, real), imag: this.tensor(shape, imag) };
  }

  convolve({ windows: w, x, filter, epilogue }: Convolution, shape: number[]): TensorInfo {
    const [m, k] = [w.outChannels, windowSize(w)];
    const C = new Float32Array(windowCount(w) * m);
    const A = this.values(filter);
    gathered(w, this.values(x), (B, first, n) => {
      multiply({ m, n, k, transA: false, transB: false, A, lda: m, B, ldb: k, beta: 0, C }, one(0, 0, first * m));
    });
    this.finish(windowCount(w), m, C, epilogue);
    return this.tensor(shape, C);
  }

  filterGradient(w: Windows, x: TensorInfo, dy: TensorInfo, shape: number[]): TensorInfo {
    const [m, n] = [w.outChannels, windowSize(w)];
    const C = new Float32Array(m * n);
    const A = this.values(dy);
    gathered(w, this.values(x), (B, first, k) => {
      const beta = first === 0 ? 0 : 1;
      multiply({ m, n, k, transA: false, transB: true, A, lda: m, B, ldb: n, beta, C }, one(first * m, 0, 0));
    });
    return this.tensor(shape, C);
  }

  inputGradient(w: Windows, dy: TensorInfo, filter: TensorInfo, shape: number[]): TensorInfo {
    const [m, k, { channels }] = [windowSize(w), w.outChannels, w];
    const dx = new Float32Array(w.images * w.height * w.width * channels);
    const [A, B] = [this.values(filter), this.values(dy)];
    eachSlice(w, (first, n) => {
      const C = new Float32Array(m * n);
      multiply({ m, n, k, transA: true, transB: false, A, lda: k, B, ldb: k, beta: 0, C }, one(0, first * k, 0));
      eachPixel(w, first, n, (at, source) => {
        if (source !== undefined) for (let c = 0; c < channels; c++) dx[source + c]! += C[at + c]!;
      });
    });
    return this.tensor(shape, dx);
  }

  solve({ count, n, nrhs }: Systems, a: TensorInfo, b: TensorInfo): { x: TensorInfo; info: TensorInfo } {
    const A = turned(n, n, count, this.values(a));
    const B = turned(n, nrhs, count, this.values(b));
    const infos = new Int32Array(count);
    compute(
      (e, space) => {
        const [placeA, placeB] = batchPlaces(space, single, [
          { ...mat(A, n), rows: n, cols: n, stride: n * n, count },
          { ...mat(B, n), rows: n, cols: nrhs, stride: n * nrhs, count },
        ]);
        const [ipiv, info] = [space.take(4 * n * count), space.take(4 * count)];
        gesvBatchEngine(e, single, n, nrhs, placeA!, ipiv, placeB!, info, count);
        infos.set(e.heap.view(Int32Array, info, count));
      },
      () => {
        for (let i = 0; i < count; i++) {
          infos[i] = gesvRef(n, nrhs, mat(A, n, i * n * n), new Int32Array(n), 0, mat(B, n, i * n * nrhs));
        }
      },
    );
    for (const [i, info] of infos.entries()) if (info !== 0) B.fill(Number.NaN, i * n * nrhs, (i + 1) * n * nrhs);
    return { x: this.tensor(b.shape, turned(nrhs, n, count, B)), info: this.tensor([count], infos) };
  }

  solveTriangle(s: Systems, uplo: Uplo, transposed: boolean, a: TensorInfo, b: TensorInfo): TensorInfo {
    const { count, n, nrhs } = s;
    const A = this.values(a);
    const X = this.values(b).slice();
    // By columns it is X^T op(A)^T = B^T, and the triangle is the other one.
    const [other, trans] = [uplo === 'l' ? 'u' : 'l', transposed ? 't' : 'n'] as const;
    compute(
      (e, space) => {
        const placeA = space.matrix(mat(A, A.length), A.length, 1, 'read').at;
        const placeX = space.matrix(mat(X, X.length), X.length, 1, 'write').at;
        for (let i = 0; i < count; i++) {
          const [Ai, Xi] = [placeA + 4 * i * n * n, placeX + 4 * i * n * nrhs];
          trsmEngine(e, single, 'r', other, trans, 'n', nrhs, n, 1, { at: Ai, ld: n }, { at: Xi, ld: nrhs });
        }
      },
      () => {
        for (let i = 0; i < count; i++) {
          trsmBlockedRef('r', other, trans, 'n', nrhs, n, 1, mat(A, n, i * n * n), mat(X, nrhs, i * n * nrhs));
        }
      },
    );
    return this.tensor(b.shape, X);
  }

  cholesky(count: number, n: number, a: TensorInfo): { l: TensorInfo; info: TensorInfo } {
    // By columns the lower triangle is the upper one.
    const L = this.values(a).slice();
    const infos = new Int32Array(count);
    compute(
      (e, space) => {
        const [place] = batchPlaces(space, single, [{ ...mat(L, n), rows: n, cols: n, stride: n * n, count }]);
        const [info, work] = [space.take(4 * count), space.take(4 * POTRF_WORK)];
        potrfBatchEngine(e, single, 'u', n, place!, info, count, work);
        infos.set(e.heap.view(Int32Array, info, count));
      },
      () => {
        for (let i = 0; i < count; i++) infos[i] = potrfRef('u', n, mat(L, n, i * n * n));
      },
    );
    for (const [i, info] of infos.entries()) if (info !== 0) L.fill(Number.NaN, i * n * n, (i + 1) * n * n);
    return { l: this.tensor(a.shape, L), info: this.tensor([count], infos) };
  }

  qr(count: number, m: number, n: number, a: TensorInfo): { q: TensorInfo; r: TensorInfo } {
    const k = Math.min(m, n);
    const F = turned(m, n, count, this.values(a));
    const [Q, R] = [new Float32Array(count * m * k), new Float32Array(count * k * n)];
    const tau = new Float32Array(k);
    for (let b = 0; b < count; b++) {
      const A = mat(F, m, b * m * n);
      const Qb = mat(Q, m, b * m * k);
      compute(
        (e, space) => {
          const [at, scales] = [space.matrix(A, m, n, 'write'), space.matrix(mat(tau, k), k, 1, 'write')];
          geqrfEngine(e, single, space, m, n, at, scales.at);
        },
        () => geqrfRef(m, n, A, tau),
      );
      for (let i = 0; i < k; i++) {
        for (let j = i; j < n; j++) R[b * k * n + i * n + j] = F[A.off + i + j * m]!;
      }
      Q.set(F.subarray(A.off, A.off + m * k), Qb.off);
      compute(
        (e, space) => {
          const [at, scales] = [space.matrix(Qb, m, k, 'write'), space.matrix(mat(tau, k), k, 1, 'read')];
          orgqrEngine(e, single, space, m, k, k, at, scales.at);
        },
        () => orgqrRef(m, k, k, Qb, tau),
      );
    }
    const lead = a.shape.slice(0, -2);
    return { q: this.tensor([...lead, m, k], turned(k, m, count, Q)), r: this.tensor([...lead, k, n], R) };
  }
}
