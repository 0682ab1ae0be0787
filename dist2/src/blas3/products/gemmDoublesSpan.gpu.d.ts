import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import { type DeviceGemmDoubles, type Factor } from './gemmDoublesFactors.gpu.ts';
/** The table of as many moduli as a part of the product needs; R says how large the rows of both factors are. */
export declare function chooseModuli(queue: Queue, ws: Workspace, A: Factor, B: Factor, R: DeviceBuffer, part: number): DeviceBuffer;
/** Enqueues the product, or its part, in soft arithmetic, which does nothing where there is a table and it has moduli. */
export declare function enqueueBeyond(queue: Queue, g: DeviceGemmDoubles, table?: DeviceBuffer): void;
