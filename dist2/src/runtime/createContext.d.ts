import { Context } from './context.ts';
import { type ContextOptions } from './contextOptions.ts';
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
export declare function createContext(options?: ContextOptions): Promise<Context>;
