// TensorFlow.js as basalt/tfjs sees it. The types come from its packages; the values are handed in or imported when they are asked for, so
// that basalt depends on none of them, and so that only one copy of tfjs-core, which keeps all its registries in module variables, is in
// play.
import { reason, UnsupportedError } from '../core/errors.ts';

export type Core = typeof import('@tensorflow/tfjs-core');
export type StockWebGpu = typeof import('@tensorflow/tfjs-backend-webgpu');
export type StockCpu = typeof import('@tensorflow/tfjs-backend-cpu');
export type TensorInfo = import('@tensorflow/tfjs-core').TensorInfo;
export type Tensor = import('@tensorflow/tfjs-core').Tensor;
export type Backend = import('@tensorflow/tfjs-core').KernelBackend;

/** The package of that name, by import; a bundled page hands it in instead, because a bundler cannot follow a name in a variable. */
export async function peer<M>(name: string): Promise<M> {
  try {
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as M;
  } catch (cause) {
    throw new UnsupportedError(
      `basalt/tfjs needs the package ${name}, which cannot be loaded here (${reason(cause)}): install it, or hand the module in`,
      { cause },
    );
  }
}

/**
 * Classes and constants of WebGPU that tfjs expects as globals. A browser has them; in Node, Dawn's are put there, those that are missing.
 */
export async function provideGlobals(): Promise<void> {
  if ('GPUBuffer' in globalThis) return;
  const { globals } = await peer<{ readonly globals: Readonly<Record<string, unknown>> }>('webgpu');
  for (const [name, value] of Object.entries(globals))
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}

/**
 * What `work` returns, run where `navigator.gpu` exists: the constructor of the stock WebGPU backend looks for it. In Node it exists only
 * meanwhile, because whatever it were, basalt would afterwards take its adapters from there.
 */
export function withNavigator<R>(work: () => R): R {
  const scope = globalThis as { navigator?: { gpu?: unknown } };
  if (scope.navigator?.gpu !== undefined) return work();
  const before = Object.getOwnPropertyDescriptor(scope, 'navigator');
  Object.defineProperty(scope, 'navigator', { value: { gpu: {} }, configurable: true });
  try {
    return work();
  } finally {
    if (before === undefined) delete scope.navigator;
    else Object.defineProperty(scope, 'navigator', before);
  }
}
