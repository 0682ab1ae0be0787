import type { WebGPUBackend } from '@tensorflow/tfjs-backend-webgpu';
import type { Context } from '../runtime/context.ts';
import { type Core, type StockWebGpu } from './peers.ts';
/**
 * The stock backend on the context's device. It records where the context's queue does: its work and ours take turns there, and are
 * submitted together.
 */
export type SharedBackend = WebGPUBackend & {
    /** Counts dispatches of ours among its own, after so many of which it submits. */
    took(dispatches: number): void;
};
export declare function gpuBackend(tf: Core, stock: StockWebGpu, context: Context): SharedBackend;
