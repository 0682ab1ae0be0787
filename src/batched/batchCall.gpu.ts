// A checked call of a batched routine, in any of its forms, as the enqueue functions take it.
import { type BatchCall, countOf, formOf, ldName, offsetsName, strideName } from '../core/batchForms.ts';
import type { Ptr } from '../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { BatchMat, BatchVec, List, Sizes } from './deviceBatch.ts';

export type DeviceBatchCall = BatchCall & { readonly routine: string };

/** The device's view of a call: how many problems, their sizes, and their operands by name. */
export class BatchView {
  /** Sizes of every problem; of a ragged batch they are lists, and these are 0. */
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly count: number;
  readonly sizes: Sizes | undefined;
  protected readonly a: BatchCall;

  constructor(a: BatchCall) {
    this.a = a;
    const ragged = formOf(a) === 'vbatched';
    const size = (name: string): number => (ragged ? 0 : ((a[name] as number | undefined) ?? 0));
    this.m = size('m');
    this.n = size('n');
    this.nrhs = size('nrhs');
    this.count = countOf(a);
    this.sizes = ragged ? sizeLists(a) : undefined;
  }

  /** A matrix, or its transpose. A vector is a row whose leading dimension is its increment, and its transpose a column. */
  mat(name: string, transposed = false): BatchMat {
    const { a } = this;
    const { buffer, offset: off } = a[name] as Ptr<'s'>;
    const data = buffer as DeviceBuffer;
    const form = formOf(a);
    const ld = a[ldName(name)] as number | List;
    const across = (a.layout === 'row') !== transposed;
    const where = a[form === 'strided' ? strideName(name) : offsetsName(name)];
    if (form === 'vbatched') {
      const lds = typeof ld === 'number' ? new Int32Array(this.count).fill(ld) : ld;
      // What differs between a matrix of one row and one of one column must be told by both distances.
      const flat = across ? { rs: 0, cs: 1 } : { rs: 1, cs: 0 };
      return { data, off, ...flat, stride: 0, places: { offsets: where as List, lds } };
    }
    const [rs, cs] = across ? [ld as number, 1] : [1, ld as number];
    if (form === 'strided') return { data, off, rs, cs, stride: where as number };
    return { data, off, rs, cs, stride: 0, offsets: deviceMat(where as Ptr<'i'>, 1) };
  }

  /** What every enqueue function takes. */
  get batch() {
    const { m, n, nrhs, count, sizes } = this;
    return { m, n, nrhs, count, sizes };
  }
}

/** The same of a factorization, a solution or an inverse, with pivots and reports. The trace says that it is on the device. */
export class BatchOnDevice extends BatchView {
  constructor(queue: Queue, a: DeviceBatchCall) {
    super(a);
    queue.note({ routine: a.routine, backend: 'gpu', why: `${this.count} matrices in one call` });
  }

  get ipiv(): BatchVec {
    const { buffer, offset: off } = this.a.ipiv as Ptr<'i'>;
    const data = buffer as DeviceBuffer;
    const places = this.a.offsetsPiv as List | undefined;
    return places === undefined ? { data, off, stride: this.a.stridePiv as number } : { data, off, stride: 0, places };
  }

  /** What the routine reports of each problem. */
  get reports() {
    const { info, nonfinite, onFailure } = this.a;
    const list = (pointer: unknown): DeviceMat => deviceMat(pointer as Ptr<'i'>, 1);
    return {
      info: list(info),
      nonfinite: nonfinite === undefined ? undefined : list(nonfinite),
      onFailure: onFailure === 'nan' ? ('nan' as const) : ('info' as const),
    };
  }
}

function sizeLists(a: BatchCall): Sizes {
  const { m, n, nrhs } = a as { m?: List; n: List; nrhs?: List };
  return { n, ...(m === undefined ? {} : { m }), ...(nrhs === undefined ? {} : { nrhs }) };
}
