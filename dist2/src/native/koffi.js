// Calls into C libraries, by the optional package koffi: loading it, and the part of its interface that is used.
import { UnsupportedError } from '../core/errors.js';
/** A native library cannot be used here; `lack` says what is missing, the message what to do. */
export class NativeError extends UnsupportedError {
    lack;
    constructor(lack, message, options) {
        super(message, options);
        this.lack = lack;
    }
}
/** Multithreaded getrf of OpenBLAS 0.3.21 dies with a segmentation fault on koffi's default of 2 MiB; 4 MiB suffice. */
const STACK_BYTES = 8 * 1024 * 1024;
/** What is asked for is the most that koffi gives: a process can ask only once, and distributed routines take more. */
const MOST_BYTES = 16 * 1024 * 1024;
let loading;
/** The package, with its call stack enlarged. */
export function loadKoffi() {
    loading ??= load();
    loading.catch(() => {
        loading = undefined; // it may be installed, or be free to change its stack, at the next attempt
    });
    return loading;
}
async function load() {
    let koffi;
    try {
        koffi = (await import('koffi')).default;
    }
    catch (cause) {
        throw new NativeError('koffi', 'native libraries are called through the package koffi: npm install koffi', {
            cause,
        });
    }
    if ((koffi.config().sync_stack_size ?? 0) >= STACK_BYTES)
        return koffi;
    try {
        koffi.config({ sync_stack_size: MOST_BYTES, async_stack_size: MOST_BYTES });
    }
    catch (cause) {
        throw new NativeError('stack', `koffi has been used with a call stack that is too small for LAPACK: open the native library before that, or call koffi.config({ sync_stack_size: ${STACK_BYTES} }) first`, { cause });
    }
    return koffi;
}
