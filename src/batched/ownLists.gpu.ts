// Lists with an entry per problem that kernels write, in buffers of their own.
import { enqueueCopy } from '../blas1/copy.gpu.ts';
import { isComplex } from '../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';

/**
 * Calls `launch` with lists none of which lies in a buffer of `others` or of another list: WebGPU allows a dispatch only one writable
 * binding of a buffer, and none beside one that is read. What they hold afterwards is copied to where it belongs.
 */
export function withOwnLists<N extends string>(
  queue: Queue,
  count: number,
  others: readonly DeviceBuffer[],
  lists: Readonly<Record<N, DeviceMat>>,
  launch: (lists: Readonly<Record<N, DeviceMat>>) => void,
): void {
  const taken = new Set<DeviceBuffer>(others);
  const moved: [DeviceMat, DeviceMat][] = [];
  const own: Record<string, DeviceMat> = {};
  for (const [name, list] of Object.entries<DeviceMat>(lists)) {
    own[name] = list;
    if (taken.has(list.data)) {
      const { type } = list.data;
      own[name] = { data: queue.context.lease(isComplex(type) ? type : 's', count), off: 0, ld: 1 };
      moved.push([own[name], list]);
    }
    taken.add(list.data);
  }
  launch(own as Record<N, DeviceMat>);
  for (const [leased, list] of moved) {
    enqueueCopy(queue, count, leased, list);
    leased.data.dispose();
  }
}
