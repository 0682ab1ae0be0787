// What the expert drivers have in common on the GPU: workspace that is given back whatever happens, and what they read back.
import { expertInfo, ratioOf } from '../../core/expert.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNumber } from '../condition/condition.gpu.ts';
import { enqueueScale } from '../condition/laqge.gpu.ts';

/** Workspace until the end of the call. */
export type Lease = <E extends 's' | 'c' | 'i'>(type: E, length: number) => DeviceBuffer<E>;

/** Does `work`, and gives its workspace back. */
export async function withLeases(queue: Queue, work: (lease: Lease) => Promise<void>): Promise<void> {
  const leases: DeviceBuffer[] = [];
  const lease: Lease = (type, length) => {
    const buffer = queue.context.lease(type, length);
    leases.push(buffer);
    return buffer;
  };
  try {
    await work(lease);
  } finally {
    for (const buffer of leases) buffer.dispose();
  }
}

/** Reads an integer back. */
export const integer = async ({ data, off }: DeviceMat): Promise<number> =>
  (await (data as DeviceBuffer<'i'>).copyOut(off, 1))[0]!;

/** The ratio of the least to the largest of n given scale factors; 1 without them. */
export const givenRatio = async (n: number, x: DeviceMat | undefined): Promise<number> =>
  x === undefined ? 1 : ratioOf(await (x.data as DeviceBuffer<'s'>).copyOut(x.off, n));

/** Enqueues x := x / by for n elements one after the other. */
export function enqueueDivide(queue: Queue, n: number, x: DeviceMat, by: number, lease: Lease): void {
  const inverse: DeviceMat = { data: lease('s', 1), off: 0, ld: 1 };
  enqueueNumber(queue, 1 / by, inverse);
  enqueueScale(queue, 2, n, 1, { ...x, ld: n }, inverse);
}

/** Reads rcond back and sets info: 0, or n + 1. */
export async function judge(n: number, rcond: DeviceMat, info: DeviceMat): Promise<void> {
  const [value] = await (rcond.data as DeviceBuffer<'s'>).copyOut(rcond.off, 1);
  info.data.set(Int32Array.of(expertInfo(n, value!, 's')), info.off);
}
