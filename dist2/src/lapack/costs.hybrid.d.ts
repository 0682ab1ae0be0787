import type { Context } from '../runtime/context.ts';
import { type FactorCosts } from './factorCosts.ts';
/** What has been measured for a context, by `calibrate` in this process or stored by it in another; undefined if nothing. */
export declare function costsOf({ gpu }: Context): FactorCosts | undefined;
/** Options of `calibrate`. */
export interface CalibrateOptions {
    /** Keep what is measured for later processes on this machine, where the tuner keeps its own (docs/tuning.md). Default false. */
    readonly store?: boolean;
}
/**
 * Measures what the parts of LU, Cholesky and QR factorizations cost on the context's GPU, on the CPU, and between them, so that mode
 * 'auto' of getrf, gesv, potrf, posv and geqrf can choose, and mode 'hybrid' its blocks. Before it has been called, 'auto' is native. It
 * takes about 0.3 s, and what the compilation of kernels takes; calls made meanwhile wait for it. Without a GPU it does nothing.
 *
 * Returns the costs, in milliseconds; undefined without a GPU. Results of 'auto' may differ in rounding before and after it.
 *
 * @throws ArgumentError for an unknown option; DeviceError for what goes wrong on the device.
 * @example
 * await calibrate(ctx);
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * console.log(ctx.queue.trace.at(-1)?.why);
 */
export declare function calibrate(context: Context, options?: CalibrateOptions): Promise<FactorCosts | undefined>;
