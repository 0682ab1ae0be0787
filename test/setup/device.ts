// Devices that are not the library's, as another library would open them: with what WebGPU grants by default, or in a Node that looks like
// a page.
import type { create as createDawn } from 'webgpu';

/** Dawn crashes when an instance is collected: none ever is. */
const instances = new Set<object>();

async function dawn(): Promise<GPU> {
  const { create } = (await import('webgpu')) as { create: typeof createDawn };
  const gpu = create([]);
  instances.add(gpu);
  return gpu;
}

/** A device with default limits and, unless `descriptor` asks for some, without features. The caller destroys it. */
export async function plainDevice(descriptor?: GPUDeviceDescriptor): Promise<GPUDevice> {
  const adapter = await (await dawn()).requestAdapter();
  if (adapter === null) throw new Error('no adapter');
  return adapter.requestDevice(descriptor);
}

/** A device with all features and limits that there are. The caller destroys it. */
export async function ableDevice(): Promise<GPUDevice> {
  const adapter = await (await dawn()).requestAdapter();
  if (adapter === null) throw new Error('no adapter');
  const requiredLimits: Record<string, number> = {};
  for (const name in adapter.limits) {
    const limit = adapter.limits[name as keyof GPUSupportedLimits];
    if (typeof limit === 'number') requiredLimits[name] = limit;
  }
  return adapter.requestDevice({ requiredFeatures: [...adapter.features] as GPUFeatureName[], requiredLimits });
}

/**
 * Runs `work` where Node looks like a page with WebGPU to libraries that are made for pages. Node 20 has neither navigator nor
 * Float16Array; what is no constant or class of WebGPU's is taken away again, because basalt would take its adapters from there.
 */
export async function asInPage<R>(work: () => Promise<R>): Promise<R> {
  const { globals } = (await import('webgpu')) as { globals: object };
  for (const [name, value] of Object.entries(globals))
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
  const page = { navigator: { gpu: await dawn(), userAgent: 'node' }, Float16Array: class {} };
  const before = Object.entries(page).map(([name, value]) => {
    const old = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    return [name, old] as const;
  });
  try {
    return await work();
  } finally {
    for (const [name, old] of before) {
      if (old === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, old);
    }
  }
}
