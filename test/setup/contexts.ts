// The contexts that tests run on: the CPU always, a GPU adapter if there is one. One of each per process, because a software adapter
// takes up to seconds for a pipeline. Adapters and skips are reported to the runner (scripts/test.mjs) through a JSON-lines file.
import { test } from 'vitest';
import type { Context } from '../../src/runtime/context.ts';
import type { DoublesPlace } from '../../src/runtime/contextOptions.ts';
import { createContext } from '../../src/runtime/createContext.ts';
import { full, wide } from '../lib/sampled.ts';
import { ableDevice, plainDevice } from './device.ts';
import { poisonWorkgroups } from './poison.ts';
import { report } from './report.ts';

export { report };

const defaultPlace: DoublesPlace = process.env.BASALT_TEST_DOUBLES === 'gpu' ? 'gpu' : 'cpu';

/**
 * A fresh GPU context, or undefined where there is no adapter (BASALT_TEST_ADAPTER=none forces that). BASALT_TEST_DEVICE=plain takes a
 * device with WebGPU's default limits and no features, as a foreign one may be, 'poisoned' one whose workgroup memory begins with garbage;
 * BASALT_TEST_DOUBLES=gpu keeps doubles on the GPU in all tests.
 */
export async function openGpu(place = defaultPlace): Promise<Context | undefined> {
  if (process.env.BASALT_TEST_ADAPTER === 'none') return undefined;
  if (process.env.BASALT_TEST_DEVICE === 'plain') return createContext({ device: await plainDevice(), doubles: place });
  if (process.env.BASALT_TEST_DEVICE === 'poisoned')
    return createContext({ device: poisonWorkgroups(await ableDevice()), doubles: place });
  return createContext({ backend: 'gpu', doubles: place }).catch(() => undefined);
}

// Kept on globalThis so that every test file of the process finds the same ones, whatever the runner does with modules.
const shared = globalThis as {
  basaltTest?: { cpu: Context; gpu: Context | undefined; doubles?: Promise<Context> };
};
if (shared.basaltTest === undefined) {
  shared.basaltTest = { cpu: await createContext({ backend: 'cpu' }), gpu: await openGpu() };
  report({ adapter: shared.basaltTest.gpu?.gpu?.name ?? 'no GPU adapter', backend: 'gpu' });
}

export const cpu: Context = shared.basaltTest.cpu;
export const gpu: Context | undefined = shared.basaltTest.gpu;

/**
 * Every context there is, for tests that must hold on all backends. BASALT_TEST_BACKENDS=gpu leaves the CPU out, if there is a GPU: another
 * adapter has the same CPU.
 */
export const contexts: readonly Context[] =
  gpu === undefined ? [cpu] : process.env.BASALT_TEST_BACKENDS === 'gpu' ? [gpu] : [cpu, gpu];

/** A test that needs the GPU, and perhaps a feature of it; skipped with the reason on record where that is missing. */
export function gpuTest(name: string, body: (context: Context) => void | Promise<void>, feature?: string): void {
  const missing =
    gpu === undefined
      ? 'no GPU adapter'
      : feature !== undefined && !gpu.gpu!.device.features.has(feature)
        ? feature
        : '';
  if (missing !== '') report({ skipped: missing, test: name });
  test.skipIf(missing !== '')(name, () => body(gpu!));
}

/** Tests of the GPU that only a full run has, or a wide one too: they take seconds, and others beside them are of the same code. */
export const gpuSweep = gpuTestIf(full);
export const gpuWide = gpuTestIf(wide);

// Skipped, not left out, so that the count of a shorter run says that there is more.
function gpuTestIf(asked: boolean): typeof gpuTest {
  return asked ? gpuTest : (name) => void test.skip(name, () => {});
}

/** A context whose doubles live on the GPU, for gpuTest. */
export function doubles(): Promise<Context> {
  shared.basaltTest!.doubles ??= openGpu('gpu').then((context) => context!);
  return shared.basaltTest!.doubles;
}
