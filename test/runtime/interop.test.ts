// basalt on the devices of other libraries: the programs of examples/interop that run in Node. The one for pages is in test/browser.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Jax, main as withJax } from '../../examples/interop/jaxjs.ts';
import { type Tf, main as withTfjs } from '../../examples/interop/tfjs.ts';
import { openTfjsLayers } from '../../scripts/tfjs.mjs';
import { gpu, gpuTest } from '../setup/contexts.ts';
import { asInPage, plainDevice } from '../setup/device.ts';
import { otherLibrary } from '../setup/otherLibrary.ts';

const jax = await otherLibrary<Jax>('@jax-js/jax');

const lines = async (main: (print: (line: string) => void) => Promise<void>): Promise<string[]> => {
  const printed: string[] = [];
  await asInPage(() => main((line) => printed.push(line)));
  return printed;
};

test('every example has a test', () => {
  const files = readdirSync(new URL('../../examples/interop', import.meta.url));
  expect(files.sort()).toEqual(['jaxjs.ts', 'onnx.ts', 'tfjs.ts']);
});

/** llvmpipe takes minutes for the shaders of both libraries. */
const quickly = /llvmpipe/.test(gpu?.gpu?.name ?? '') ? test.skip : gpuTest;

quickly('a matrix of TensorFlow.js is solved on its device, and the solution is a tensor', async () => {
  const { tf, webgpu } = await openTfjsLayers();
  const printed = await lines(async (print) => {
    // tfjs does this when it is loaded, if there is WebGPU then.
    if (tf.findBackendFactory('webgpu') !== null) tf.removeBackend('webgpu');
    const own = await plainDevice();
    tf.registerBackend('webgpu', () => new webgpu.WebGPUBackend(own as never, own.adapterInfo as never));
    await tf.setBackend('webgpu');
    await withTfjs(tf as unknown as Tf, print);
    await tf.setBackend('cpu');
    tf.removeBackend('webgpu');
    own.destroy();
  });
  expect(printed.join()).toMatch(/^tfjs's 20 x 20 tensor/);
});

(jax === undefined ? test.skip : quickly)('a matrix of jax-js is solved on its device', async () => {
  const printed = await lines((print) => withJax(jax!, print));
  expect(printed.join()).toMatch(/^jax-js's 24 x 24 matrix/);
});
