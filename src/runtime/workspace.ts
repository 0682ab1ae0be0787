// Workspace on the GPU: taken while the commands of a step are recorded, given back together behind them.
import type { ElementType } from '../core/field.ts';
import type { DeviceBuffer } from './buffer.ts';
import type { Queue } from './queue.ts';

export interface Workspace {
  /** `length` elements; they hold old data. */
  take<E extends ElementType>(type: E, length: number): DeviceBuffer<E>;
  /** `length` elements of a matrix's type. */
  like(A: { readonly data: DeviceBuffer }, length: number): DeviceBuffer;
}

/** Does what `record` enqueues, or awaits; its workspace may be used again by whatever is enqueued next. */
export function scope<R>(queue: Queue, record: (ws: Workspace) => R): R {
  const taken: DeviceBuffer[] = [];
  const take: Workspace['take'] = (type, length) => {
    const buffer = queue.context.lease(type, length);
    taken.push(buffer);
    return buffer;
  };
  const giveBack = (): void => {
    for (const buffer of taken) buffer.dispose();
  };
  let waiting = false;
  try {
    const done = record({ take, like: ({ data }, length) => take(data.type, length) });
    waiting = done instanceof Promise;
    return done instanceof Promise ? (done.finally(giveBack) as R) : done;
  } finally {
    if (!waiting) giveBack();
  }
}
