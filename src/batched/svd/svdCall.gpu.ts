// A checked call of a batched singular value decomposition as enqueueSvdBatch takes it.
import { type BatchCall, formOf, type Integers } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchVec, List, Sizes } from '../deviceBatch.ts';
import { enqueueSvdBatch } from './svdBatch.gpu.ts';
import type { Side } from './svdBatch.ts';

/** The values of each matrix side by side. */
function valuesOf(a: BatchCall): BatchVec {
  const { buffer, offset: off } = a.S as Ptr<'s'>;
  const data = buffer as DeviceBuffer;
  const form = formOf(a);
  if (form === 'strided') return { data, off, stride: a.strideS as number };
  if (form === 'batched') return { data, off, stride: 0, offsets: deviceMat(a.offsetsS as Ptr<'i'>, 1) };
  return { data, off, stride: 0, places: a.offsetsS as Integers };
}

/** What a routine asks for: jobs of both sides, the name of V's argument, and how many values of a matrix there are. */
interface Asked {
  readonly left: string;
  readonly right: string;
  readonly V: 'V' | 'VT';
  readonly values: (m: number, n: number, b: number) => number;
  /** Small values of graded columns to all their digits. */
  readonly graded?: boolean;
}

export function enqueueSvdCall(queue: Queue, a: DeviceBatchCall, { left, right, V, values, graded }: Asked): void {
  const of = new BatchOnDevice(queue, a);
  const { m, n, count } = of.batch;
  const side = (job: string, X: string, transposed: boolean): Side | undefined =>
    job === 'n' ? undefined : { X: of.mat(X, transposed), columns: job === 'a' ? 'a' : 's', conjugated: transposed };
  const counted = (sizes: Sizes): Sizes => {
    const { n: ns, m: ms = ns } = sizes;
    const nrhs: List = Int32Array.from({ length: count }, (_, b) => values(ms[b]!, ns[b]!, b));
    return { ...sizes, nrhs };
  };
  enqueueSvdBatch(queue, {
    ...of.reports,
    ...{ m, n, count, values: values(m, n, 0), A: of.mat('A'), S: valuesOf(a) },
    sizes: of.sizes && counted(of.sizes),
    graded,
    U: side(left, 'U', false),
    V: side(right, V, V === 'VT'),
  });
}
