// What -l compares with: a native BLAS and LAPACK library on a context of its own, where one is found and has the routine, else the
// reference.
import { createContext } from '../../src/index.js';
import { NativeError, openNative } from '../../src/native.js';
import { flops } from './case.js';
import { copied, Staged } from './operands.js';
import { milliseconds } from './timing.js';
export async function openLapack() {
    try {
        return await createContext({ backend: 'cpu', provider: await openNative() });
    }
    catch (error) {
        if (error instanceof NativeError)
            return error;
        throw error;
    }
}
export const lapackText = (lapack) => lapack instanceof NativeError
    ? `CPU: reference in TypeScript (-l takes a native library where it finds one: ${lapack.message})`
    : `CPU: ${lapack.provider.title}, where it has the routine, else the reference in TypeScript`;
export async function onCpu(lapack, c, problem, prec, before, results) {
    if (!(lapack instanceof NativeError)) {
        const result = await byLibrary(lapack, c, problem, prec, before, results);
        if (result !== undefined)
            return result;
    }
    // Small problems get an untimed call first, for the compiler.
    if (flops(c, problem, prec) < 1e8)
        c.reference(problem, copied(before, results));
    const after = copied(before, results);
    const start = performance.now();
    c.reference(problem, after);
    return { after, ms: Math.max(performance.now() - start, 1e-6), independent: false };
}
/** undefined if the library does not have the routine: the trace of an untimed call tells. */
async function byLibrary(context, c, problem, prec, before, results) {
    const staged = new Staged(context, prec, before);
    try {
        const call = () => c.run(context.queue, problem, staged.at);
        await call();
        if (context.queue.trace.at(-1)?.why !== context.provider.title)
            return undefined;
        staged.load(results);
        const ms = await milliseconds(context, 'wall', call);
        return { after: await staged.fetch(results), ms, independent: true };
    }
    finally {
        staged.dispose();
    }
}
