// GER, GERU and GERC on the GPU: one dispatch, each element updated once. Also the building block of syr and syr2, her and her2, and of
// their packed forms.
import type { Bound } from '../core/args.ts';
import type { Complex, ComplexPrec, Prec } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { deviceVector, enqueueCopy } from './gemv.gpu.ts';
import { rankUpdate, UPDATE_COLS, UPDATE_ROWS, updateVariants } from './ger.kernels.ts';
import type { GerArgs, GercArgs, GeruArgs } from './routines.gen.ts';

export interface DeviceUpdate {
  /** The triangle to update; absent: all of A. */
  readonly uplo?: Uplo;
  /** A + alpha x y^T + alpha y x^T instead of A + alpha x y^T. */
  readonly both?: boolean;
  /** The second factors are conjugated, and of the second product alpha too; in a triangle the diagonal is real. */
  readonly conjugated?: boolean;
  readonly m: number;
  readonly n: number;
  readonly alpha: number | Complex;
  readonly x: DeviceMat;
  readonly y: DeviceMat;
  readonly A: DeviceMat;
  /** A is a packed triangle: its ld means nothing. */
  readonly packed?: boolean;
}

type Call = Bound<GerArgs<Prec>> | Bound<GeruArgs<ComplexPrec>>;

function run(queue: Queue, a: Call, conjugated: boolean): void {
  const { m, n, alpha } = a;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rank_update', why: 'one pass over A' });
  const x = deviceVector(a.x, m, a.incx);
  const y = deviceVector(a.y, n, a.incy);
  enqueueUpdate(queue, { m, n, alpha, conjugated, x, y, A: deviceMat(a.A, a.lda) });
}

export const gerGpu = (queue: Queue, a: Bound<GerArgs<Prec>>): void => run(queue, a, false);
export const geruGpu = (queue: Queue, a: Bound<GeruArgs<ComplexPrec>>): void => run(queue, a, false);
export const gercGpu = (queue: Queue, a: Bound<GercArgs<ComplexPrec>>): void => run(queue, a, true);

/** Enqueues A := A + alpha x y^T. x and y may lie in A's buffer, apart from A. */
export function enqueueUpdate(queue: Queue, update: DeviceUpdate): void {
  const { uplo, both = false, conjugated = false, m, n, alpha, x, y, A, packed = false } = update;
  const copies: DeviceBuffer[] = [];
  // WebGPU binds a buffer once per dispatch if it is written: a vector in A's buffer is copied first.
  const apart = (v: DeviceMat, length: number): DeviceMat => {
    if (v.data !== A.data) return v;
    const copy = { data: queue.context.lease(v.data.type, length), off: 0, ld: 1 };
    enqueueCopy(queue, length, v, copy);
    copies.push(copy.data);
    return copy;
  };
  const [xs, ys] = [apart(x, m), apart(y, n)];
  const params = {
    m,
    n,
    triangle: uplo === undefined ? 0 : uplo === 'l' ? 1 : 2,
    both: both ? 1 : 0,
    conjugated: conjugated ? 1 : 0,
    offX: xs.off,
    incX: xs.ld,
    offY: ys.off,
    incY: ys.ld,
    offA: A.off,
    lda: A.ld,
    alpha,
  };
  const grid = [Math.ceil(m / UPDATE_ROWS), Math.ceil(n / UPDATE_COLS), 1] as const;
  queue.launch(
    rankUpdate,
    updateVariants.of(A.data.type, { PACKED: packed }),
    { x: xs.data, y: ys.data, A: A.data },
    params,
    grid,
  );
  for (const copy of copies) copy.dispose();
}
