// One problem of a batch at a time for routines that take one matrix: where its operands lie, and copies in columns of what lies in rows.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import { countOf, ldName, offsetsName, strideName } from '../../core/batchForms.ts';
import { footprint, type Ptr } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';

/** A number that all problems have, or the entry of one in a list. */
const entry = (value: unknown, b: number): number =>
  typeof value === 'object' ? (value as ArrayLike<number>)[b]! : ((value as number | undefined) ?? 0);

export interface Sizes {
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
}

export const sizesOf = (a: DeviceBatchCall, b: number): Sizes => ({
  m: entry(a.m, b),
  n: entry(a.n, b),
  nrhs: entry(a.nrhs, b),
});

/** Where the matrices of an operand lie. */
export interface Places {
  /** Undefined where that of problem b, of rows x cols elements as they are stored, would not be inside its buffer. */
  of(b: number, rows: number, cols: number): DeviceMat | undefined;
}

const listAt = ({ buffer, offset }: Ptr<'i'>, count: number): Promise<Int32Array> =>
  (buffer as DeviceBuffer<'i'>).copyOut(offset, count);

/** Those of a matrix, or with `isVector` of elements side by side; offsets that lie on the device are read back. */
export async function placesOf(a: DeviceBatchCall, name: string, isVector = false): Promise<Places> {
  const { buffer, offset } = a[name] as Ptr<'s' | 'i'>;
  const data = buffer as DeviceBuffer;
  const given = a[offsetsName(name)];
  const stride = a[strideName(name)] as number | undefined;
  let list: ArrayLike<number> | undefined;
  if (stride === undefined) {
    const onDevice = typeof a.n === 'number';
    list = onDevice ? await listAt(given as Ptr<'i'>, countOf(a)) : (given as ArrayLike<number>);
  }
  return {
    of(b, rows, cols) {
      const place = list === undefined ? b * stride! : list[b]!;
      const ld = isVector ? 1 : entry(a[ldName(name)], b);
      if (place < 0 || offset + place + footprint(rows, cols, ld) > data.length) return undefined;
      return { data, off: offset + place, ld };
    },
  };
}

/** Calls `work` with a rows x cols matrix, or, where it lies in rows, with a copy in columns that goes back afterwards. */
export async function inColumns(
  queue: Queue,
  byRows: boolean,
  rows: number,
  cols: number,
  X: DeviceMat,
  work: (X: DeviceMat) => void | Promise<void>,
): Promise<void> {
  if (!byRows || rows * cols === 0) return work({ ...X, ld: Math.max(X.ld, rows, 1) });
  const copy: DeviceMat = { data: queue.context.lease(X.data.type, rows * cols), off: 0, ld: rows };
  try {
    enqueueTranspose(queue, { m: cols, n: rows, A: X, B: copy });
    await work(copy);
    enqueueTranspose(queue, { m: rows, n: cols, A: copy, B: X });
  } finally {
    copy.data.dispose();
  }
}
