import type { Queue } from '../../runtime/queue.ts';
import { type DeviceTriangles } from './condition.gpu.ts';
export declare const noteConditionDoubles: (queue: Queue, routine: string) => void;
/** Enqueues rcond := 1 / (||A|| ||A^-1||) of a matrix that is known by triangles in A. */
export declare function enqueueTrianglesConditionDoubles(queue: Queue, s: DeviceTriangles): void;
