// basalt/native: the CPU backend on a BLAS and LAPACK library of this machine (OpenBLAS, MKL, Accelerate, reference), called through the
// optional package koffi. Node only.
import { ArgumentError } from './core/errors.js';
import { loadKoffi } from './native/koffi.js';
import { openLibrary } from './native/library.js';
import { NativeProvider } from './native/provider.js';
export { NativeError } from './native/koffi.js';
/**
 * Opens a library; give it to the contexts that shall compute with it.
 *
 * @throws NativeError if koffi, the library or a function in it is missing; ArgumentError for threads that are no number of threads.
 * @example
 * const native = await openNative();
 * const ctx = await createContext({ backend: 'cpu', provider: native });
 * console.log(native.title); // OpenBLAS 0.3.21 (Haswell), 2 threads
 */
export async function openNative(options = {}) {
    const { library, threads } = options;
    if (threads !== undefined && !(Number.isSafeInteger(threads) && threads >= 1))
        throw new ArgumentError('openNative', 'threads', 2, threads, 'must be an integer >= 1');
    const native = new NativeProvider(openLibrary(await loadKoffi(), library));
    if (threads !== undefined)
        native.threads = threads;
    return native;
}
