// GESVDR on a GPU context: products and orthonormal bases on the GPU, the decomposition of what is left on the CPU.
import { enqueueCopy } from '../../blas1/copy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueuePotrf } from '../cholesky/potrf.gpu.ts';
import { because } from '../factorPlan.ts';
import { cholqrJudged, type DeviceCholqr, enqueuePasses } from '../qr/cholqr.gpu.ts';
import { type Lease, withLeases } from '../refine/expert.gpu.ts';
import { gesddHost } from './gesdd.cpu.ts';
import { scaleOf } from './gesvd.ref.ts';
import { gesvdrCpu } from './gesvdr.cpu.ts';
import { sampleOf } from './gesvdr.ref.ts';
import { enqueueNormal } from './normal.gpu.ts';
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
  if (isComplex(a.prec)) return gesvdrCpu(queue, because(a, { why: 'complex matrices are sampled on the CPU' }));
  if (a.k === 0 || a.m * a.n * l <= FEW)
    return gesvdrCpu(queue, { ...a, why: 'the matrix and the sample are small: the CPU computes it' } as typeof a);
  const why = `a sample of ${l} columns, read ${2 + 2 * a.niters} times; its decomposition on the CPU`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gemm and cholqr', why });
  const { U, VT, ...others } = onDevice(a);
  const vectors = { U: a.jobu === 'n' ? undefined : U, VT: a.jobvt === 'n' ? undefined : VT };
  return enqueueGesvdr(queue, { ...others, ...vectors } as DeviceGesvdr);
}

/** How the columns of B are made orthonormal in its place: in the end, with their triangle in R, or, on the way, nearly. */
type MakesBasis = (rows: number, B: DeviceMat, last: boolean) => void | Promise<void>;

/**
 * Computes S, U, VT and info; k > 0. Resolves when all is enqueued. The whole way is enqueued at once, as if the scale were 1 and passes of
 * CholeskyQR without shifts enough, two in the end and one on the way, which they are unless A is near the ends of the range, or of low
 * rank; what is read back with the small matrix tells, and if they were not, it is done again with a look at each.
 */
export function enqueueGesvdr(queue: Queue, f: DeviceGesvdr): Promise<void> {
  const { m, n, k, niters, seed, A } = f;
  const l = sampleOf(f);
  return withLeases(queue, async (lease) => {
    const mat = (rows: number, cols: number): DeviceMat => ({ data: lease('s', rows * cols), off: 0, ld: rows });
    const [Y, Z, R] = [mat(m, l), mat(n, l), mat(l, l)];
    const forth = (alpha: number): void => enqueueGemm(queue, { m, n: l, k: n, alpha, A, B: Z, beta: 0, C: Y });
    const back = (alpha: number): void =>
      enqueueGemm(queue, { transA: 't', m: n, n: l, k: m, alpha, A, B: Y, beta: 0, C: Z });
    const draw = (alpha: number): void => {
      enqueueNormal(queue, { m: n, n: l, seed, deviation: alpha, A: Z });
      forth(1);
    };
    const refine = async (alpha: number, orthonormal: MakesBasis): Promise<void> => {
      for (let i = 0; i < niters; i++) {
        await orthonormal(m, Y, false);
        back(alpha);
        await orthonormal(n, Z, false);
        forth(alpha);
      }
      await orthonormal(m, Y, true);
      back(alpha);
      // Z = Z R, R = X S W^T: A ~ Y (Z R)^T = (Y W) S (Z X)^T
      await orthonormal(n, Z, true);
    };

    const basisOf = (rows: number, B: DeviceMat): DeviceCholqr => ({ wantsQ: true, m: rows, n: l, nrhs: 0, A: B, R });

    draw(1);
    const most = mat(1, 1);
    enqueueNorm(queue, { norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m, n: l, A: Y, result: most });
    // Of the bases on the way infos of a factorization, of the last two the numbers of passes.
    const found: DeviceMat = { data: lease('i', 2 + 2 * niters), off: 0, ld: 1 };
    let bases = 0;
    await refine(1, (rows, B, last) =>
      scope(queue, (ws) => {
        const report: DeviceMat = { ...found, off: bases++ };
        if (!last) return enqueueNearlyOrthonormal(queue, rows, l, B, report);
        const { status, store } = enqueuePasses(queue, basisOf(rows, B), false, ws.take);
        store();
        enqueueCopy(queue, 1, status, report);
      }),
    );
    const readback = () => (R.data as DeviceBuffer<'s'>).copyOut(0, l * l);
    let [small, [sampled], reports] = await Promise.all([
      readback(),
      (most.data as DeviceBuffer<'s'>).copyOut(0, 1),
      (found.data as DeviceBuffer<'i'>).copyOut(0, bases),
    ]);
    // The sample tells the size of A as well as A does, unless it has overflowed.
    const size = sampled! < Infinity ? sampled! : await largest(queue, m, n, A, lease);
    if (!(size < Infinity)) return refuse(queue, f);
    const alpha = scaleOf(size, 's');
    if (alpha !== 1 || reports.some((report, i) => (i < 2 * niters ? report !== 0 : report < 0))) {
      draw(alpha);
      await refine(alpha, (rows, B) =>
        withLeases(queue, (own) => {
          const status: DeviceMat = { data: own('i', 1), off: 0, ld: 1 };
          return cholqrJudged(queue, basisOf(rows, B), status, own);
        }),
      );
      small = await readback();
    }
    const square = (): { data: Float64Array; off: number; ld: number } => ({
      data: new Float64Array(l * l),
      off: 0,
      ld: l,
    });
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
      enqueueGemm(queue, { transB: 't', m, n: k, k: l, alpha: 1, A: Y, B: upload(WT.data), beta: 0, C: f.U });
    if (f.VT !== undefined)
      enqueueGemm(queue, {
        ...{ transA: 't', transB: 't', m: k, n, k: l, alpha: 1, beta: 0 },
        ...{ A: upload(X.data), B: Z, C: f.VT },
      });
  });
}

/** B := B R^-1 with B^T B = R^T R, m x n; info as potrf's. Its columns are as near to orthonormal as one factorization brings them. */
function enqueueNearlyOrthonormal(queue: Queue, m: number, n: number, B: DeviceMat, info: DeviceMat): void {
  scope(queue, (ws) => {
    const G: DeviceMat = { data: ws.take('s', n * n), off: 0, ld: n };
    enqueueGemm(queue, { transA: 't', m: n, n, k: m, alpha: 1, A: B, B, beta: 0, C: G });
    enqueuePotrf(queue, { uplo: 'u', n, A: G, info });
    enqueueTrsm(queue, { side: 'r', uplo: 'u', trans: 'n', diag: 'n', m, n, alpha: 1, A: G, B });
  });
}

/** The largest magnitude of an element; NaN if one is. */
export async function largest(queue: Queue, m: number, n: number, A: DeviceMat, lease: Lease): Promise<number> {
  const data = lease('s', 1);
  const result: DeviceMat = { data, off: 0, ld: 1 };
  enqueueNorm(queue, { norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m, n, A, result });
  return (await data.copyOut(0, 1))[0]!;
}

function answer({ context }: Queue, { S, info }: DeviceGesvdr, found: number, values: Float64Array): void {
  context.writeGpu(S.data.gpu(true), Float32Array.from(values), 4 * S.off);
  context.writeGpu(info.data.gpu(true), Int32Array.of(found), 4 * info.off);
}

/** A is not finite. */
function refuse(queue: Queue, f: DeviceGesvdr): void {
  const { m, n, k, U, VT } = f;
  answer(queue, f, Math.min(m, n), new Float64Array(k).fill(Number.NaN));
  const blank = { uplo: 'f', alpha: Number.NaN, beta: Number.NaN } as const;
  if (U !== undefined) enqueueLaset(queue, { ...blank, m, n: k, A: U });
  if (VT !== undefined) enqueueLaset(queue, { ...blank, m: k, n, A: VT });
}
