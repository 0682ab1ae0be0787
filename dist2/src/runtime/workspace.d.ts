import type { ElementType } from '../core/field.ts';
import type { DeviceBuffer } from './buffer.ts';
import type { Queue } from './queue.ts';
export interface Workspace {
    /** `length` elements; they hold old data. */
    take<E extends ElementType>(type: E, length: number): DeviceBuffer<E>;
    /** `length` elements of a matrix's type. */
    like(A: {
        readonly data: DeviceBuffer;
    }, length: number): DeviceBuffer;
}
/** Does what `record` enqueues, or awaits; its workspace may be used again by whatever is enqueued next. */
export declare function scope<R>(queue: Queue, record: (ws: Workspace) => R): R;
