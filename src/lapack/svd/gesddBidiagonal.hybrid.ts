// GESDD with vectors by way of the bidiagonal form on the GPU: QR of what is not nearly square, gebrd, divide and conquer, and the
// reflectors applied to its vectors. The host decides what falls away in divide and conquer, which waits for it once a level.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import { scaleOfReduction } from '../eigen/sytrd.gpu.ts';
import { enqueueWiden } from '../eigen/widen.gpu.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { enqueueOrmqr } from '../qr/ormqr.gpu.ts';
import { bdsdcBytes, enqueueBdsdc } from './bdsdc.hybrid.ts';
import { gebrdBytes } from './gebrd.gpu.ts';
import { enqueueTallForm } from './gesddValues.gpu.ts';
import { enqueueOrmbr } from './ormbr.gpu.ts';

/** A, rows x cols with rows >= cols >= 1, is X S Y^H. */
export interface DeviceTallSvd {
  readonly rows: number;
  readonly cols: number;
  /** Overwritten. */
  readonly A: DeviceMat;
  /** Columns of X: cols or rows. */
  readonly width: number;
}

export interface Decomposed {
  /** In workspace; of no use where info is not 0. */
  readonly X: DeviceMat;
  /** cols x cols. */
  readonly Y: DeviceMat;
  /** The singular values, the largest first. */
  readonly values: Float32Array<ArrayBuffer>;
  readonly info: number;
}

/** The largest piece of workspace, rows >= order. */
export const bidiagonalBytes = (rows: number, order: number, prec: Prec): number =>
  Math.max(gebrdBytes(rows, order, prec), bdsdcBytes(order));

/** What is told of a call's progress, as of syevd's. */
export type GesddStage = 'reduction' | 'reading' | 'bidiagonal' | 'reflectors';

/** Resolves when the values are known and the rest is enqueued; undefined if A is not finite. `after` is waited for behind each stage. */
export async function enqueueByBidiagonal(
  queue: Queue,
  ws: Workspace,
  { rows, cols, A, width }: DeviceTallSvd,
  after?: (stage: GesddStage) => void | Promise<void>,
): Promise<Decomposed | undefined> {
  const { form, tau } = enqueueTallForm(queue, ws, rows, cols, A);
  await after?.('reduction');
  const [elements, [most]] = await Promise.all([
    (form.beside as DeviceBuffer<'s'>).copyOut(0, 2 * cols),
    (form.largest as DeviceBuffer<'s'>).copyOut(0, 1),
  ]);
  await after?.('reading');
  const factor = scaleOfReduction(most!);
  if (Number.isNaN(factor)) return undefined;
  const d = Float64Array.from({ length: cols }, (_, i) => elements[2 * i]!);
  const e = Float64Array.from({ length: cols - 1 }, (_, i) => elements[2 * i + 1]!);
  const { info, U, V } = await enqueueBdsdc(queue, ws, { n: cols, d, e });
  await after?.('bidiagonal');
  const put = isComplex(A.data.type)
    ? (from: DeviceMat, to: DeviceMat) => enqueueWiden(queue, cols, cols, from, to)
    : (from: DeviceMat, to: DeviceMat) => enqueueLacpy(queue, { uplo: 'f', m: cols, n: cols, A: from, B: to });
  const Y = takeMatrix(ws, A, cols, cols);
  put(V, Y);
  const reflectors = { side: 'l', trans: 'n', k: cols, A: form.S } as const;
  enqueueOrmbr(queue, { ...reflectors, vect: 'p', m: cols, n: cols, tau: form.tauP, C: Y });
  // X := Q [U 0; 0 I]
  const X = takeMatrix(ws, A, rows, width);
  if (rows > cols) enqueueLaset(queue, { uplo: 'f', m: rows, n: width, alpha: 0, beta: 1, A: X });
  put(U, X);
  const inner = tau === undefined ? { m: rows, n: width } : { m: cols, n: cols };
  enqueueOrmbr(queue, { ...reflectors, ...inner, vect: 'q', tau: form.tauQ, C: X });
  if (tau !== undefined) {
    const outer = { side: 'l', trans: 'n', m: rows, n: width, k: cols } as const;
    enqueueOrmqr(queue, { ...outer, A, tau, C: X, nb: 0, math: 'strict' });
  }
  await after?.('reflectors');
  return { X, Y, values: Float32Array.from(d, (s) => s / factor), info };
}
