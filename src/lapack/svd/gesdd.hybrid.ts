// GESDD on a GPU context: with vectors by way of the bidiagonal form, or by the polar decomposition A = P H and the eigenproblem of H, as
// syevd has it there; values alone from the bidiagonal form; else the CPU.
import { enqueueGeadd } from '../../blas3/elements/geadd.gpu.ts';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, isComplex, type Prec } from '../../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { tilesFor } from '../cooperativeTiles.ts';
import { enqueueSyevd } from '../eigen/syevd.hybrid.ts';
import { reductionBytes } from '../eigen/sytrd.gpu.ts';
import { enqueueNaN } from '../eigen/widen.gpu.ts';
import { because } from '../factorPlan.ts';
import { enqueueFactors } from '../functions/polar.gpu.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { gebrdBytes, wayOfBidiagonal } from './gebrd.gpu.ts';
import { GEBRD_TILES } from './gebrdCooperativeTiles.ts';
import { gesddCpu } from './gesdd.cpu.ts';
import {
  bidiagonalBytes,
  type Decomposed,
  type DeviceTallSvd,
  enqueueByBidiagonal,
  type GesddStage,
} from './gesddBidiagonal.hybrid.ts';
import { gesddTall, isTallForGpu } from './gesddTall.hybrid.ts';
import { enqueueSingularValues, isTall } from './gesddValues.gpu.ts';
import type { GesddArgs } from './routines.gen.ts';

export interface DeviceGesdd {
  readonly algo: Exclude<GesddAlgo, 'auto'>;
  readonly jobz: 's' | 'a';
  /** At least 1, as n. */
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  readonly S: DeviceMat;
  readonly U: DeviceMat;
  readonly VT: DeviceMat;
  readonly info: DeviceMat;
}

/**
 * Up to this order the CPU is taken to be faster. With vectors 16 threads of a Xeon took 36 ms at 256 and 80 at 512, an H100 32 and 32
 * (2026-11-27); complex numbers were not measured.
 */
const FEW = 256;

/**
 * The same where a few dispatches reduce a matrix. With vectors, wall ms of the CPU and so, order 128 6.2 and 5.8, 192 16.4 and 6.3;
 * without, 32 1.5 and 0.49 (H200, 2026-11).
 */
const FEWER = { n: 24, s: 128, a: 128 } as const;

/** Which way vectors are found. */
type GesddAlgo = 'auto' | 'bidiagonal' | 'polar';

/** The bidiagonal way takes half to three quarters of the polar one's time, orders 256 to 8192 (H100, 2026-11-27), in no larger buffers. */
const gesddWay = (algo: GesddAlgo): DeviceGesdd['algo'] => (algo === 'auto' ? 'bidiagonal' : algo);

/** The largest piece of memory that a problem takes. */
function bytesOf({ jobz, prec, m, n, algo }: Bound<GesddArgs<Prec>>): number {
  const [rows, order] = [Math.max(m, n), Math.min(m, n)];
  if (jobz === 'n') return gebrdBytes(rows, order, prec);
  // With jobz 'a' U is rows x rows
  const vectors = fields[prec].bytes * rows * (jobz === 'a' ? rows : order);
  if (gesddWay(algo) === 'bidiagonal') return Math.max(vectors, bidiagonalBytes(rows, order, prec));
  // Of n x n, the panels of its reduction or what lies below it in QR
  return Math.max(vectors, reductionBytes(order, prec), 2 * fields[prec].bytes * order * order);
}

/** Why the CPU computes a problem, if it does. */
function whyCpu({ context }: Queue, a: Bound<GesddArgs<Prec>>): string | undefined {
  const { prec, m, n, mode } = a;
  const order = Math.min(m, n);
  if (order === 0) return 'there is nothing to compute';
  if (isComplex(prec) && order === 1) return 'order 1: there is nothing to reduce';
  const { bindingBytes, software } = context.gpu!;
  if (bytesOf(a) > bindingBytes) return 'no binding of this GPU holds the matrices';
  if (mode === 'native') return undefined;
  if (software) return 'a software adapter is slower';
  const isTogether = !isComplex(prec) && tilesFor(GEBRD_TILES, context.gpu!, FEWER.s).length > 0;
  const few = isTogether ? FEWER[a.jobz] : FEW;
  return order <= few ? `order ${order}: up to ${few} the CPU is taken to be faster` : undefined;
}

export function gesddHybrid(queue: Queue, a: Bound<GesddArgs<Prec>>): void | Promise<void> {
  const { routine, jobz } = a;
  const why = whyCpu(queue, a);
  if (why !== undefined && isTallForGpu(queue, a)) return gesddTall(queue, a);
  if (why !== undefined) return gesddCpu(queue, because(a, { why }));
  if (jobz === 'n') {
    const [rows, n] = [Math.max(a.m, a.n), Math.min(a.m, a.n)];
    const { kernel, why: way } = wayOfBidiagonal(queue, { m: isTall(rows, n) ? n : rows, n, prec: a.prec });
    queue.note({ routine, backend: 'gpu', kernel, why: `${way}; bisection` });
    return enqueueSingularValues(queue, onDevice(a));
  }
  const algo = gesddWay(a.algo);
  queue.note({ routine, backend: 'gpu', ...WAYS[algo] });
  const { U, VT, ...others } = onDevice(a);
  return enqueueGesdd(queue, { ...others, algo, jobz, U: U!, VT: VT! });
}

const WAYS = {
  bidiagonal: { kernel: 'gebrd_row, stedc_roots and larfb', why: 'bidiagonal form, and divide and conquer' },
  polar: {
    kernel: 'gemm, larfb and sytrd',
    why: 'polar decomposition, and the eigenproblem of its symmetric factor',
  },
} as const;

/** Computes S, U and V^H, and info; resolves when all is enqueued. Overwrites A. `after`: of the bidiagonal way. */
export function enqueueGesdd(
  queue: Queue,
  f: DeviceGesdd,
  after?: (stage: GesddStage) => Promise<void>,
): Promise<void> {
  const { m, n, A, U, VT } = f;
  return scope(queue, async (ws) => {
    const tall = m >= n;
    const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
    // A^H = V S U^H
    const turned = tall ? A : takeMatrix(ws, A, n, m);
    if (!tall) enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
    const width = f.jobz === 'a' ? rows : cols;
    const problem = { rows, cols, A: turned, width };
    const found = await (f.algo === 'polar'
      ? byPolar(queue, ws, problem)
      : enqueueByBidiagonal(queue, ws, problem, after));
    if (found === undefined) return refuse(queue, f);
    const { X, Y } = found;
    answer(queue, f, found.values, found.info);
    if (tall) {
      enqueueLacpy(queue, { uplo: 'f', m, n: width, A: X, B: U });
      enqueueTranspose(queue, { m: n, n, A: Y, B: VT, conjugate: true });
    } else {
      enqueueTranspose(queue, { m: n, n: width, A: X, B: VT, conjugate: true });
      enqueueLacpy(queue, { uplo: 'f', m, n: m, A: Y, B: U });
    }
  });
}

async function byPolar(queue: Queue, ws: Workspace, problem: DeviceTallSvd): Promise<Decomposed | undefined> {
  const { rows, cols, A, width } = problem;
  // A = Q P H, H = Y S Y^H, X = Q P Y
  const { scale, X: P, H, info: failed, reflect } = await enqueueFactors(queue, ws, rows, cols, A);
  if (Number.isNaN(scale)) return undefined;
  // The eigenvalues of -H ascend as singular values descend.
  enqueueGeadd(queue, { m: cols, n: cols, alpha: 0, A: H, beta: -1, B: H });
  const W: DeviceMat = { data: ws.take('s', cols), off: 0, ld: 1 };
  const info: DeviceMat = { data: ws.take('i', 1), off: 0, ld: 1 };
  await enqueueSyevd(queue, { uplo: 'l', n: cols, A: H, W, info });
  const X = takeMatrix(ws, A, rows, width);
  if (rows > cols) enqueueLaset(queue, { uplo: 'f', m: rows, n: width, alpha: 0, beta: 1, A: X });
  enqueueGemm(queue, { m: cols, n: cols, k: cols, alpha: 1, A: P, B: H, beta: 0, C: X });
  reflect(width, X);
  const [values, [unsolved]] = await Promise.all([
    (W.data as DeviceBuffer<'s'>).copyOut(0, cols),
    (info.data as DeviceBuffer<'i'>).copyOut(0, 1),
  ]);
  // Those of H that are negative are rounding errors of zeros.
  const S = Float32Array.from(values, (w) => Math.max(0, -w) * 2 ** scale);
  return { X, Y: H, values: S, info: failed > 0 || unsolved! > 0 ? Math.max(1, cols - 1) : 0 };
}

function answer({ context }: Queue, { S, info }: DeviceGesdd, values: Float32Array<ArrayBuffer>, found: number): void {
  context.writeGpu(S.data.gpu(true), values, 4 * S.off);
  context.writeGpu(info.data.gpu(true), Int32Array.of(found), 4 * info.off);
}

function refuse(queue: Queue, f: DeviceGesdd): void {
  const { jobz, m, n, U, VT } = f;
  const k = Math.min(m, n);
  answer(queue, f, new Float32Array(k).fill(Number.NaN), k);
  enqueueNaN(queue, m, jobz === 'a' ? m : k, U);
  enqueueNaN(queue, jobz === 'a' ? n : k, n, VT);
}
