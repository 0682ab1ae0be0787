/** Behind the packages' names come the parts that their CommonJS builds lack. */
export declare const TFJS = "\nexport * as tf from '@tensorflow/tfjs-core';\nexport * as cpu from '@tensorflow/tfjs-backend-cpu';\nexport * as webgpu from '@tensorflow/tfjs-backend-webgpu';\nimport '@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops';\nimport '@tensorflow/tfjs-core/dist/register_all_gradients';\n";
/** Bundles `contents` into node_modules/.cache/basalt-tfjs/NAME and returns that path. */
export declare function bundleTfjs(name: any, contents: any, options?: {}): Promise<string>;
/** { tf, cpu, webgpu }: the packages tfjs-core, tfjs-backend-cpu and tfjs-backend-webgpu. */
export declare const openTfjs: () => Promise<any>;
/** The same with { layers }, the package tfjs-layers, on a tfjs-core of their own. */
export declare const openTfjsLayers: () => Promise<any>;
/**
 * Makes the stock backend, 'webgpu' or 'cpu', available on the context's own device, so that only the kernels differ from ours, and returns
 * its name. Its constructor looks for `navigator.gpu`, which Node has not.
 */
export declare function registerStock({ tf, webgpu }: {
    tf: any;
    webgpu: any;
}, context: any): "cpu" | "webgpu";
