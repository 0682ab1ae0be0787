import type { ElementType } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
/** Calls `launch` with the operands of these names and lengths; those that are left out are undefined. */
export declare function withTensors<K extends string, A extends Readonly<Record<K, Ptr<ElementType>>>>(queue: Queue, call: A, lengths: Readonly<Record<K, number>>, written: readonly NoInfer<K>[], launch: (at: Record<K, DeviceMat>) => void): void;
