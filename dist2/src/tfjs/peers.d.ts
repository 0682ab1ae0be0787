export type Core = typeof import('@tensorflow/tfjs-core');
export type StockWebGpu = typeof import('@tensorflow/tfjs-backend-webgpu');
export type StockCpu = typeof import('@tensorflow/tfjs-backend-cpu');
export type TensorInfo = import('@tensorflow/tfjs-core').TensorInfo;
export type Tensor = import('@tensorflow/tfjs-core').Tensor;
export type Backend = import('@tensorflow/tfjs-core').KernelBackend;
/** The package of that name, by import; a bundled page hands it in instead, because a bundler cannot follow a name in a variable. */
export declare function peer<M>(name: string): Promise<M>;
/**
 * Classes and constants of WebGPU that tfjs expects as globals. A browser has them; in Node, Dawn's are put there, those that are missing.
 */
export declare function provideGlobals(): Promise<void>;
/**
 * What `work` returns, run where `navigator.gpu` exists: the constructor of the stock WebGPU backend looks for it. In Node it exists only
 * meanwhile, because whatever it were, basalt would afterwards take its adapters from there.
 */
export declare function withNavigator<R>(work: () => R): R;
