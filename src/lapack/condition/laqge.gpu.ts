// LAQGE, and with it LAQSY, on the GPU: one kernel, which decides for itself. The factors are copied out of A's buffer, in which they may
// lie.
import { partCode } from '../../blas3/elements/part.ts';
import type { Bound } from '../../core/args.ts';
import { type Prec, realOf } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { LAQGE_COLS, LAQGE_ROWS, laqgeKernel, laqgeVariants } from './equilibrate.kernels.ts';
import { enqueueMove } from './geequ.gpu.ts';
import type { LaqgeArgs } from './routines.gen.ts';

export interface DeviceLaqge {
  readonly uplo: Uplo | 'f';
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  readonly r: DeviceMat;
  /** Absent: of a symmetric matrix, r. */
  readonly c?: DeviceMat;
  readonly scalars: DeviceMat;
  readonly equed: DeviceMat;
  /** The diagonal is real behind it. */
  readonly hermitian?: boolean;
}

/** The kernel decides; 0 to 3 are what equed says. */
const DECIDE = 4;

export const noteLaqge = (queue: Queue, routine: string): void =>
  queue.note({ routine, backend: 'gpu', kernel: 'laqge', why: 'whether to scale is decided on the device' });

export function laqgeGpu(queue: Queue, a: Bound<LaqgeArgs<Prec>>): void {
  noteLaqge(queue, a.routine);
  enqueueLaqge(queue, { ...onDevice(a), uplo: 'f' });
}

/** Enqueues A := diag(r) A diag(c), as laqgeRef and laqsyRef. */
export function enqueueLaqge(
  queue: Queue,
  { uplo, m, n, A, r, c, scalars, equed, hermitian = false }: DeviceLaqge,
): void {
  if (m === 0 || n === 0) {
    queue.clear(equed.data.gpu(true), equed.off * 4, 4);
    return;
  }
  const offS = c === undefined ? m : m + n;
  scope(queue, (ws) => {
    const work = ws.take(realOf(A.data.type), offS + 3);
    const factors = { data: work, off: 0, ld: 1 };
    enqueueMove(queue, m, r, factors);
    if (c !== undefined) enqueueMove(queue, n, c, { ...factors, off: m });
    enqueueMove(queue, c === undefined ? 2 : 3, scalars, { ...factors, off: offS });
    const params = {
      m,
      n,
      part: partCode[uplo],
      way: DECIDE,
      symmetric: c === undefined ? 1 : 0,
      hermitian: hermitian ? 1 : 0,
      offA: A.off,
      lda: A.ld,
      offC: c === undefined ? 0 : m,
      offS,
      offE: equed.off,
    };
    launch(queue, m, n, { A: A.data, factors: work, equed: equed.data }, params);
  });
}

function launch(
  queue: Queue,
  m: number,
  n: number,
  buffers: Readonly<Record<string, DeviceBuffer>>,
  params: Readonly<Record<string, number>>,
): void {
  const groups = [Math.ceil(m / LAQGE_ROWS), Math.ceil(n / LAQGE_COLS), 1] as const;
  queue.launch(laqgeKernel, laqgeVariants.of(buffers['A']!.type), buffers, params, groups);
}

/** Enqueues A := diag(x) A, m x n, or with `way` 2 A := A diag(x), unconditionally. x may lie in A's buffer. */
export function enqueueScale(queue: Queue, way: 1 | 2, m: number, n: number, A: DeviceMat, x: DeviceMat): void {
  const length = way === 1 ? m : n;
  scope(queue, (ws) => {
    const [factors, equed] = [ws.take(realOf(A.data.type), length), ws.take('i', 1)];
    enqueueMove(queue, length, x, { data: factors, off: 0, ld: 1 });
    const params = {
      m,
      n,
      part: partCode.f,
      way,
      symmetric: 0,
      hermitian: 0,
      offA: A.off,
      lda: A.ld,
      offC: 0,
      offS: 0,
      offE: 0,
    };
    launch(queue, m, n, { A: A.data, factors, equed }, params);
  });
}
