import { type NativeOptions } from './native/library.ts';
import { NativeProvider } from './native/provider.ts';
export { NativeError, type NativeLack } from './native/koffi.ts';
export type { NativeOptions } from './native/library.ts';
export type { NativeProvider } from './native/provider.ts';
/**
 * Opens a library; give it to the contexts that shall compute with it.
 *
 * @throws NativeError if koffi, the library or a function in it is missing; ArgumentError for threads that are no number of threads.
 * @example
 * const native = await openNative();
 * const ctx = await createContext({ backend: 'cpu', provider: native });
 * console.log(native.title); // OpenBLAS 0.3.21 (Haswell), 2 threads
 */
export declare function openNative(options?: NativeOptions): Promise<NativeProvider>;
