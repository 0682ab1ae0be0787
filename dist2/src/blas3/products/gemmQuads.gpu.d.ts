import type { Queue } from '../../runtime/queue.ts';
import { type QuadTile } from './gemmQuads.kernels.ts';
import { type DeviceProduct } from './gemmTile.gpu.ts';
/** Enqueues the product. A and B may lie in C's buffer, apart from C. */
export declare function enqueueQuads(queue: Queue, g: DeviceProduct, tile: QuadTile): void;
