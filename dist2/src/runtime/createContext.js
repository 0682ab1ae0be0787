// Opening a context: on the CPU, on a GPU that is found, or on a device that is given.
import { reason, UnsupportedError } from '../core/errors.js';
import { setThreads } from '../engine/engine.js';
import { Context } from './context.js';
import { optionPosition, readOptions } from './contextOptions.js';
import { tryDoubles } from './later.js';
import { loadCpu } from './load.js';
/**
 * Opens a context. Never prints; `context.why` tells which backend was chosen and why.
 *
 * With `device`, a GPUDevice of the caller's, the context works on it, whatever features and limits it has: kernels that need more give way
 * to others, and what cannot be done is an UnsupportedError that names the limit. The device stays the caller's. `dispose` of the context
 * submits what is recorded, gives back all memory that the context took, and leaves the device alone; errors of the caller's own commands
 * reach the caller's own scopes and listeners. Several contexts may share a device. Until they are done, it must not be destroyed.
 *
 * @throws UnsupportedError when backend 'gpu' was asked for and there is none, or doubles on the GPU; ArgumentError for an unknown option,
 * or those that exclude each other; DeviceLostError for a `device` that is lost.
 * @example
 * const ctx = await createContext({ backend: 'auto' });
 * console.log(ctx.backend, ctx.why);
 * const shared = await createContext({ device: await adapter.requestDevice() }); // on the caller's device
 */
export async function createContext(options = {}) {
    const { backend, adapter: wanted, robust, provider, threads, device: given, doubles } = readOptions(options);
    if (threads !== undefined)
        setThreads(threads);
    await loadCpu(); // a GPU context too computes doubles there
    if (backend === 'cpu')
        return new Context(provider, undefined, 'the CPU backend was asked for');
    const opening = import('./openGpu.js');
    if (given !== undefined) {
        const { foreignDevice, gpuOf } = await opening;
        const gpu = await gpuOf(await foreignDevice(given, optionPosition('device')), doubles);
        return tried(new Context(provider, gpu, `a device was given: ${gpu.name}`));
    }
    const hardware = backend === 'auto' && wanted === undefined;
    const choice = { robust, ...(wanted === undefined ? {} : { adapter: wanted }) };
    try {
        const { adapterName, gpuOf, isSoftware, openAdapter, openDevice } = await opening;
        const { adapter, toggles, language } = await openAdapter(choice, hardware);
        const { info } = adapter;
        const name = adapterName(info);
        if (hardware && isSoftware(info)) {
            if (doubles === 'gpu')
                throw new UnsupportedError(`doubles: 'gpu' needs a GPU: the only adapter, ${name}, is a software one`);
            return new Context(provider, undefined, `the only adapter, ${name}, is a software one, slower than the CPU backend`);
        }
        const device = await openDevice(adapter, language);
        const place = wanted?.startsWith('pci:') ? ` at ${wanted}` : '';
        const why = `${backend === 'auto' ? 'found the GPU' : 'the GPU backend was asked for:'} ${name}${place}`;
        const gpu = await gpuOf({ device, info, owned: true, toggles, robust, language }, doubles);
        return await tried(new Context(provider, gpu, why));
    }
    catch (cause) {
        if (backend === 'auto' && doubles !== 'gpu')
            return new Context(provider, undefined, `no GPU: ${reason(cause)}`);
        if (cause instanceof UnsupportedError)
            throw cause;
        throw new UnsupportedError(`the GPU cannot be used: ${reason(cause)}`, { cause });
    }
}
/** The context, when it is known what its device computes doubles by. */
async function tried(context) {
    await tryDoubles(context);
    return context;
}
