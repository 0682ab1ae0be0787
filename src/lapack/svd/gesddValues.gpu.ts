// Singular values alone on the GPU: QR of what is not nearly square, bidiagonal form, and bisection. Nothing waits for the host.
// gesddBidiagonal.hybrid.ts goes on from that form to vectors.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { enqueueBisect } from '../eigen/bisect.gpu.ts';
import { enqueueGeqrf } from '../qr/geqrf.gpu.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { type BidiagonalForm, enqueueBidiagonal, gebrdBlock, takeBidiagonal } from './gebrd.gpu.ts';

export interface DeviceValues {
  /** At least 1, as n. */
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  readonly S: DeviceMat;
  readonly info: DeviceMat;
}

/** Rows for each column from which on it is the triangle of a QR factorization that is reduced: the reduction is limited by memory. */
const TALL = 1.2;
export const isTall = (rows: number, n: number): boolean => rows >= TALL * n;

/** Enqueues S := the singular values, and info. Overwrites A. */
export function enqueueSingularValues(queue: Queue, f: DeviceValues): void {
  const { m, n, A } = f;
  scope(queue, (ws) => {
    if (m >= n) return ofTall(queue, ws, f, m, n, A);
    const turned = takeMatrix(ws, A, n, m);
    enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
    ofTall(queue, ws, f, n, m, turned);
  });
}

/** The same of A, rows x n, rows >= n. */
function ofTall(queue: Queue, ws: Workspace, f: DeviceValues, rows: number, n: number, A: DeviceMat): void {
  const { beside, largest } = enqueueTallForm(queue, ws, rows, n, A).form;
  // The values of a matrix with B on one side of its diagonal of zeros and B^T on the other, in the order of B's elements tridiagonal.
  const order = 2 * n;
  const T: DeviceMat = { data: ws.take('s', 2 * order), off: 0, ld: order };
  enqueueLaset(queue, { uplo: 'f', m: order, n: 1, alpha: 0, beta: 0, A: T });
  const column = { uplo: 'f', m: order, n: 1 } as const;
  enqueueLacpy(queue, { ...column, A: { data: beside, off: 0, ld: order }, B: { ...T, off: order } });
  enqueueBisect(queue, { n: order, S: T, T: T.data, largest }, { W: f.S, info: f.info, singular: true });
}

export interface TallForm {
  /** Of A, or of the triangle of its QR factorization. */
  readonly form: BidiagonalForm;
  /** Of that factorization, whose vectors are in A, if there is one. */
  readonly tau: DeviceMat | undefined;
}

/** Enqueues the bidiagonal form of A, rows x n, rows >= n >= 1, which is overwritten if it is tall. */
export function enqueueTallForm(queue: Queue, ws: Workspace, rows: number, n: number, A: DeviceMat): TallForm {
  if (!isTall(rows, n)) return { form: enqueueForm(queue, ws, rows, n, A), tau: undefined };
  const tau: DeviceMat = { data: ws.like(A, n), off: 0, ld: n };
  const R = takeMatrix(ws, A, n, n);
  enqueueGeqrf(queue, { m: rows, n, A, tau });
  enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 0, A: R });
  enqueueLacpy(queue, { uplo: 'u', m: n, n, A, B: R });
  return { form: enqueueForm(queue, ws, n, n, R), tau };
}

function enqueueForm(queue: Queue, ws: Workspace, rows: number, n: number, A: DeviceMat): BidiagonalForm {
  const r = takeBidiagonal(ws, A, rows, n, gebrdBlock({ n }));
  const { S, left, right, beside, tauQ, tauP, largest } = r;
  // Given again it costs the host a third: up to some order the GPU waits for the host.
  const name = `${A.data.type}gebrd ${rows} ${n} ${A.off} ${A.ld} ${A.data.inFours}`;
  const operands = [A, S, left, right, tauQ, tauP].map(({ data }) => data);
  queue.repeated(name, [...operands, beside, largest], () => enqueueBidiagonal(queue, A, r));
  return r;
}
