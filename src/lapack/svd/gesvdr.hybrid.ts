// GESVDR on a GPU context: products and orthonormal bases on the GPU, the decomposition of what is left on the CPU.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withLeases } from '../refine/expert.gpu.ts';
import { gesddHost } from './gesdd.cpu.ts';
import { gesvdrCpu } from './gesvdr.cpu.ts';
import { sampleOf } from './gesvdr.ref.ts';
import { sampleByCholesky, sampleByReflectors } from './gesvdrSample.hybrid.ts';
import type { GesvdrArgs } from './routines.gen.ts';

export interface DeviceGesvdr {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly p: number;
  readonly niters: number;
  readonly seed: number;
  readonly A: DeviceMat;
  readonly S: DeviceMat;
  readonly U?: DeviceMat | undefined;
  readonly VT?: DeviceMat | undefined;
  readonly info: DeviceMat;
}

/** Multiplications of a product with A up to which the CPU is done before a GPU's first readback would be. */
const FEW = 2 ** 22;

export function gesvdrHybrid(queue: Queue, a: Bound<GesvdrArgs<Prec>>): void | Promise<void> {
  const l = sampleOf(a);
  if (a.k === 0 || a.m * a.n * l <= FEW)
    return gesvdrCpu(queue, { ...a, why: 'the matrix and the sample are small: the CPU computes it' } as typeof a);
  const why = `a sample of ${l} columns, read ${2 + 2 * a.niters} times; its decomposition on the CPU`;
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: a.prec === 'c' ? 'gemm and geqr2' : 'gemm and cholqr',
    why,
  });
  const { U, VT, ...others } = onDevice(a);
  const vectors = { U: a.jobu === 'n' ? undefined : U, VT: a.jobvt === 'n' ? undefined : VT };
  return enqueueGesvdr(queue, { ...others, ...vectors } as DeviceGesvdr);
}

/** Computes S, U, VT and info; k > 0. Resolves when all is enqueued. */
export function enqueueGesvdr(queue: Queue, f: DeviceGesvdr): Promise<void> {
  const { m, n, k, A } = f;
  const l = sampleOf(f);
  const type = A.data.type as 's' | 'c';
  const { parts } = fields[type];
  return withLeases(queue, async (lease) => {
    const mat = (rows: number, cols: number): DeviceMat => ({ data: lease(type, rows * cols), off: 0, ld: rows });
    const [Y, Z, R] = [mat(m, l), mat(n, l), mat(l, l)];
    const make = parts === 2 ? sampleByReflectors : sampleByCholesky;
    const sampled = await make(queue, { ...f, l }, { Y, Z, R }, lease);
    if (sampled === undefined) return refuse(queue, f);
    const { small, alpha } = sampled;
    const square = () => ({ data: new Float64Array(parts * l * l), off: 0, ld: l, parts });
    const [X, WT, S] = [square(), square(), new Float64Array(l)];
    const problem = {
      m: l,
      n: l,
      A: { ...square(), data: Float64Array.from(small) },
      S,
      jobz: 's',
      U: X,
      VT: WT,
    } as const;
    answer(
      queue,
      f,
      gesddHost(problem),
      S.subarray(0, k).map((value) => value / alpha),
    );
    const upload = (data: Float64Array): DeviceMat => {
      const to = mat(l, l);
      to.data.set(Float32Array.from(data), 0);
      return to;
    };
    if (f.U !== undefined)
      enqueueGemm(queue, { transB: 'c', m, n: k, k: l, alpha: 1, A: Y, B: upload(WT.data), beta: 0, C: f.U });
    if (f.VT !== undefined)
      enqueueGemm(queue, {
        ...{ transA: 'c', transB: 'c', m: k, n, k: l, alpha: 1, beta: 0 },
        ...{ A: upload(X.data), B: Z, C: f.VT },
      });
  });
}

function answer({ context }: Queue, { S, info }: DeviceGesvdr, found: number, values: Float64Array): void {
  context.writeGpu(S.data.gpu(true), Float32Array.from(values), 4 * S.off);
  context.writeGpu(info.data.gpu(true), Int32Array.of(found), 4 * info.off);
}

/** A is not finite. */
function refuse(queue: Queue, f: DeviceGesvdr): void {
  const { m, n, k, U, VT } = f;
  answer(queue, f, Math.min(m, n), new Float64Array(k).fill(Number.NaN));
  const nan = f.A.data.type === 'c' ? { re: Number.NaN, im: Number.NaN } : Number.NaN;
  const blank = { uplo: 'f', alpha: nan, beta: nan } as const;
  if (U !== undefined) enqueueLaset(queue, { ...blank, m, n: k, A: U });
  if (VT !== undefined) enqueueLaset(queue, { ...blank, m: k, n, A: VT });
}
