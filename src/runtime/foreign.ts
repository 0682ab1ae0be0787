// GPUBuffers that belong to someone else: what Context.wrap asks of them.
import { ArgumentError, UnsupportedError } from '../core/errors.ts';
import { type ElementType, precisions } from '../core/precision.ts';
import type { Context } from './context.ts';
import { USAGE } from './pool.ts';

const NEEDED = USAGE.STORAGE | USAGE.COPY_SRC | USAGE.COPY_DST;

/** Throws unless `gpu` is a GPUBuffer with room for the elements that kernels, uploads and downloads can use. */
export function checkForeign(context: Context, gpu: unknown, type: ElementType, length: number): void {
  const fail = (rule: string): never => {
    throw new ArgumentError('wrap', 'gpu', 1, gpu, rule);
  };
  const { title, bytes } = precisions[type];
  if (context.placement(type) === 'cpu')
    throw new UnsupportedError(`wrap: ${title} does not live on the GPU here (${context.why})`);
  if (typeof gpu !== 'object' || gpu === null) return fail('must be a GPUBuffer');
  const { size, usage, mapState } = gpu as Partial<GPUBuffer>;
  if (typeof size !== 'number' || typeof usage !== 'number') return fail('must be a GPUBuffer');
  if ((usage & NEEDED) !== NEEDED) return fail('its usage must have STORAGE, COPY_SRC and COPY_DST');
  if (mapState !== 'unmapped') return fail('must not be mapped');
  if (length * bytes > size)
    return fail(`its ${size} bytes are fewer than the ${length * bytes} that the elements take`);
}
