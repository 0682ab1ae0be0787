// GPUBuffers that belong to someone else: what Context.wrap asks of them, and commands that are recorded between a queue's own.
import { ArgumentError, UnsupportedError } from '../core/errors.ts';
import { type ElementType, fields } from '../core/field.ts';
import type { Context } from './context.ts';
import { USAGE } from './pool.ts';

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

const NEEDED = USAGE.STORAGE | USAGE.COPY_SRC | USAGE.COPY_DST;

/** Throws unless `gpu` is a GPUBuffer with room for the elements that kernels, uploads and downloads can use. */
export function checkForeign(context: Context, gpu: unknown, type: ElementType, length: number): void {
  const fail = (rule: string): never => {
    throw new ArgumentError('wrap', 'gpu', 1, gpu, rule);
  };
  checkOnGpu('wrap', context, type);
  if (typeof gpu !== 'object' || gpu === null) return fail('must be a GPUBuffer');
  const { size, usage, mapState } = gpu as Partial<GPUBuffer>;
  if (typeof size !== 'number' || typeof usage !== 'number') return fail('must be a GPUBuffer');
  if ((usage & NEEDED) !== NEEDED) return fail('its usage must have STORAGE, COPY_SRC and COPY_DST');
  if (mapState !== 'unmapped') return fail('must not be mapped');
  // Kernels and copies see words of four bytes.
  const bytes = Math.ceil((length * fields[type].bytes) / 4) * 4;
  if (bytes > size) return fail(`its ${size} bytes are fewer than the ${bytes} that the elements take`);
  const { bindingBytes } = context.gpu!;
  if (bytes > bindingBytes)
    throw new UnsupportedError(
      `wrap: ${bytes} bytes are more than this device can bind (maxStorageBufferBindingSize: ${bindingBytes}): split the problem, or request the device with a higher limit`,
    );
}

/** Throws unless elements of this type live on the GPU. */
export function checkOnGpu(routine: string, context: Context, type: ElementType): void {
  if (context.placement(type) === 'cpu')
    throw new UnsupportedError(`${routine}: ${fields[type].title} does not live on the GPU here (${context.why})`);
}
