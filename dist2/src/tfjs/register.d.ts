import { Context } from '../runtime/context.ts';
import type { ProductMath } from './compute.ts';
import { type LayerOperations } from './layerOps.ts';
import { type Operations } from './ops.ts';
import { type Core, type StockCpu, type StockWebGpu } from './peers.ts';
/** Options of the backend for TensorFlow.js. */
export interface BasaltOptions {
    /**
     * Whose device and whose kernels: a GPU context makes a WebGPU backend, a CPU context a CPU backend. Default: createContext({ robust:
     * true }), because tfjs's own kernels read beyond their buffers and count on bounds checks.
     */
    readonly context?: Context;
    /** The module @tensorflow/tfjs-backend-webgpu (for a GPU context) or -cpu; imported by that name by default. */
    readonly stock?: StockWebGpu | StockCpu;
    /**
     * How products are computed on a GPU (GemmArgs.math). 'strict': fused multiplications and additions in single precision. 'split': on
     * matrix units, each factor as two halves: nearly as accurate, in about half the time where a product is large; an infinity among the
     * factors may give NaN. 'auto' (default) splits products of 2^35 multiplications and more. 'fast' rounds factors to half.
     */
    readonly math?: ProductMath;
    /** Name of the backend. Default 'basalt'. */
    readonly name?: string;
    /** tfjs starts with the backend of the highest priority; its own have up to 3. Default 4. */
    readonly priority?: number;
}
/** What registerBasalt gives: the operations that tfjs lacks, and what can be known of the backend. */
export interface Basalt extends Operations, LayerOperations {
    readonly name: string;
    readonly context: Context;
    /** Calls that basalt's kernels have computed, by kernel; what they left to the stock kernels is not among them. */
    readonly calls: Readonly<Record<string, number>>;
}
/**
 * Registers basalt as a backend of TensorFlow.js. On a GPU context it is tfjs's WebGPU backend on the context's device, on a CPU context
 * its CPU backend; BatchMatMul, _FusedMatMul, Einsum, Conv2D, FusedConv2D, Conv2DBackpropFilter, Conv2DBackpropInput and Softmax in singles
 * are basalt's, and BatchMatMul of complex64, which they lack; everything else is the stock kernels'. Tensors lie in tfjs's own memory, and
 * nothing is copied between the two.
 *
 * `tf` is @tensorflow/tfjs or @tensorflow/tfjs-core, imported by the second name if it is left out; it and the backend's package are no
 * dependencies of basalt's. All must share one copy of tfjs-core. In Node, where WebGPU is no part of the platform, the classes of Dawn
 * that the WebGPU backend refers to become globals. There, tensors on the GPU are read by `data()` only: tfjs's `dataSync` needs a canvas.
 *
 * The backend is registered, not selected: call `await tf.setBackend(basalt.name)`. Removing it leaves the context open. Calling this again
 * with a name in use replaces that backend; its tensors are lost, as tf.removeBackend loses them.
 *
 * @throws UnsupportedError if a package is missing, there are two copies of tfjs-core, or the context's device, in Node, checks no bounds
 * (see `context`); ArgumentError for options of a wrong kind.
 * @example
 * import * as tf from '@tensorflow/tfjs';
 * const basalt = await registerBasalt(tf);
 * await tf.setBackend(basalt.name);
 * const x = basalt.solve(a, b); // beside everything that tf does
 */
export declare function registerBasalt(tf?: Core, options?: BasaltOptions): Promise<Basalt>;
