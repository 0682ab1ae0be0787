// TensorFlow.js for the tests of basalt/tfjs, and our backend in it on every context there is.
import { openTfjsLayers } from '../../scripts/tfjs.mjs';
import type { Context } from '../../src/runtime/context.ts';
import { createContext } from '../../src/runtime/createContext.ts';
import type { Core, StockCpu, StockWebGpu, Tensor } from '../../src/tfjs/peers.ts';
import { type Basalt, registerBasalt } from '../../src/tfjs.ts';
import { contexts, gpuSweep, gpuTest } from '../setup/contexts.ts';

interface Tfjs {
  readonly tf: Core;
  readonly cpu: StockCpu;
  readonly webgpu: StockWebGpu;
  readonly layers: typeof import('@tensorflow/tfjs-layers');
}

export const tfjs: Tfjs = await openTfjsLayers();
export const { tf } = tfjs;

export interface Subject {
  readonly backend: string;
  readonly basalt: Basalt;
}

/** Our backend on the CPU, and on the GPU if there is one. */
export const subjects: Subject[] = [];
for (const shared of contexts) {
  const { backend } = shared;
  // tfjs's kernels count on bounds checks; a device that is not ours has them.
  const context = shared.gpu?.owned ? await createContext({ backend, robust: true }) : shared;
  const stock = backend === 'gpu' ? tfjs.webgpu : tfjs.cpu;
  subjects.push({ backend, basalt: await registerBasalt(tf, { context, stock, name: `basalt-${backend}` }) });
}

const onGpu = (test: typeof gpuTest) => (name: string, body: (basalt: Basalt, context: Context) => Promise<void>) =>
  test(name, () => {
    const { basalt } = subjects.find(({ backend }) => backend === 'gpu')!;
    return body(basalt, basalt.context);
  });

/** A test that needs our backend on the GPU. */
export const tfjsTest = onGpu(gpuTest);

/** One that a short run leaves out: with bounds checks a software adapter takes seconds for a kernel. */
export const tfjsSweep = onGpu(gpuSweep);

/** The numbers of what `work` makes on that backend; it must leave no other tensor behind. */
export async function on(backend: string, work: () => Tensor): Promise<number[]> {
  await tf.setBackend(backend);
  const result = tf.tidy(work);
  const values = [...(await result.data())];
  result.dispose();
  return values;
}

/** The largest difference; NaN where one is. */
export function distance(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((most, x, i) => {
    const d = Math.abs(x - b[i]!);
    return d <= most ? most : d;
  }, 0);
}

/** Numbers between -1 and 1, the same in every run. */
export function numbers(count: number, seed = 1): number[] {
  let state = seed * 7919 + 17;
  return Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 1073741824 - 1;
  });
}

export const random = (shape: number[], seed = 1): Tensor =>
  tf.tensor(
    numbers(
      shape.reduce((p, s) => p * s, 1),
      seed,
    ),
    shape as never,
  );
