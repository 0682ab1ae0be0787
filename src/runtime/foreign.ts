// Devices and GPUBuffers that belong to someone else: what createContext and Context.wrap ask of them, and what can be known of them.
import { ArgumentError, DeviceLostError, UnsupportedError } from '../core/errors.ts';
import { type ElementType, fields } from '../core/field.ts';
import { SUBGROUP_ID } from './adapter.ts';
import type { Context } from './context.ts';
import type { Origin } from './gpu.ts';
import { USAGE } from './pool.ts';

/** What is known of an adapter where a device does not tell: WebGPU's implementations had no adapterInfo of devices at first. */
const UNKNOWN: GPUAdapterInfo = {
  __brand: 'GPUAdapterInfo',
  vendor: '',
  architecture: '',
  device: '',
  description: '',
  isFallbackAdapter: false,
};

const METHODS = [
  'createBuffer',
  'createShaderModule',
  'createCommandEncoder',
  'pushErrorScope',
  'popErrorScope',
] as const;

/** By what it can do, not by its class: a device may come from another copy of the package that implements WebGPU. */
function isDevice(value: unknown): value is GPUDevice {
  if (typeof value !== 'object' || value === null) return false;
  const { features, limits, queue, lost } = value as Partial<GPUDevice>;
  const parts = [features, limits, queue, lost].every((part) => typeof part === 'object' && part !== null);
  return parts && METHODS.every((name) => typeof (value as Partial<GPUDevice>)[name] === 'function');
}

/**
 * The caller's device, as a context sees it.
 * @throws ArgumentError if it is no GPUDevice; DeviceLostError if it is lost or destroyed.
 */
export async function foreignDevice(device: unknown, position: number): Promise<Origin> {
  if (!isDevice(device)) throw new ArgumentError('createContext', 'device', position, device, 'must be a GPUDevice');
  // A promise that has settled is faster than one made after it.
  const loss = await Promise.race([device.lost, Promise.resolve(undefined)]);
  if (loss !== undefined)
    throw new DeviceLostError(`createContext: the device is lost (${loss.message || loss.reason}): request a new one`);
  const info = (device as { readonly adapterInfo?: GPUAdapterInfo }).adapterInfo ?? UNKNOWN;
  return { device, info, owned: false, toggles: '', robust: false, language: await languageOf(device) };
}

/** Language features that kernels look for. */
const LANGUAGE = [SUBGROUP_ID, 'packed_4x8_integer_dot_product'];

/** In a page the implementation lists them. A device of Dawn's in Node does not know its GPU object: it is asked to compile their names. */
async function languageOf(device: GPUDevice): Promise<ReadonlySet<string>> {
  const listed = (globalThis as { navigator?: { gpu?: Partial<GPU> } }).navigator?.gpu?.wgslLanguageFeatures;
  if (listed !== undefined) return new Set(listed);
  const refused = await Promise.all(
    LANGUAGE.map((feature) => {
      device.pushErrorScope('validation');
      device.createShaderModule({ code: `requires ${feature};` });
      return device.popErrorScope();
    }),
  );
  return new Set(LANGUAGE.filter((_, k) => refused[k] === null));
}

/**
 * What a queue has open. Someone else may record into it, open what is not, and end what is, leaving undefined in its place; the queue submits it.
 * Commands take effect in the order in which they are recorded, whoever does it.
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
