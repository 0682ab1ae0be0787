// This library's calls as contenders: through the public functions on a CPU context, promise and checks included.
import { createContext } from '../../src/index.js';
/** Column names: the library and OpenBLAS on one thread and on two. */
export const NAMES = { ours1: 'basalt 1t', ours2: 'basalt 2t', native1: 'native 1t', native2: 'native 2t' };
/** The engine is one per process: opening a context sets its threads. */
const setThreads = async (threads) => (await createContext({ backend: 'cpu', threads })).dispose();
export const ours = (run, reset) => [1, 2].map((threads) => ({
    name: threads === 1 ? NAMES.ours1 : NAMES.ours2,
    prepare: () => setThreads(threads),
    run,
    ...(reset === undefined ? {} : { reset }),
}));
/** OpenBLAS's threads spin for about 20 ms after a call: whoever is next would have one core less. */
const SETTLE_MS = 40;
export const native = (provider, run, reset) => [1, 2].map((threads) => ({
    name: threads === 1 ? NAMES.native1 : NAMES.native2,
    prepare: () => {
        if (provider.threads !== undefined)
            provider.threads = threads;
    },
    run,
    ...(reset === undefined ? {} : { reset }),
    ...(threads === 2 ? { settle: SETTLE_MS } : {}),
}));
/** Uniform on (-1, 1), always the same. */
export function numbers(prec, length, seed) {
    const values = prec === 's' ? new Float32Array(length) : new Float64Array(length);
    let state = seed * 2654435761;
    for (let i = 0; i < length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        values[i] = state / 2 ** 31;
    }
    return values;
}
/** Makes matrices of order n, one behind the other, positive definite. */
export function dominant(values, n) {
    for (let first = 0; first < values.length; first += n * n) {
        for (let j = 0; j < n; j++) {
            for (let i = 0; i < j; i++)
                values[first + i + j * n] = values[first + j + i * n];
            values[first + j * (n + 1)] = n;
        }
    }
    return values;
}
export const upload = (context, prec, values) => context.upload(prec, values);
