import { type ElementType } from '../core/field.ts';
import type { Context } from './context.ts';
/**
 * What a queue has open. Someone else may record into it, open what is not, and end what is, leaving undefined in its place; the queue
 * submits it. Commands take effect in the order in which they are recorded, whoever does it.
 */
export interface Recording {
    encoder: GPUCommandEncoder | undefined;
    pass: GPUComputePassEncoder | undefined;
    /** What the queue knows to be set in the pass: undefined behind a pipeline of someone else's. */
    pipeline: unknown;
}
/** Throws unless `gpu` is a GPUBuffer with room for the elements that kernels, uploads and downloads can use. */
export declare function checkForeign(context: Context, gpu: unknown, type: ElementType, length: number): void;
/** Throws unless elements of this type live on the GPU. */
export declare function checkOnGpu(routine: string, context: Context, type: ElementType): void;
