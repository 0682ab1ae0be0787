// Which features a device is asked for, by adapters made up: browsers differ in what goes together.
import { expect, test } from 'vitest';
import { openDevice } from '../../src/runtime/adapter.ts';

const asked = async (features: readonly string[], language: readonly string[]): Promise<unknown> => {
  const adapter = {
    features: new Set(features),
    limits: { maxBufferSize: 1024, maxTextureDimension2D: 8192 },
    requestDevice: (descriptor: unknown) => Promise.resolve(descriptor),
  };
  return openDevice(adapter as unknown as GPUAdapter, new Set(language));
};

test('subgroups are used only where the shader language has subgroup_id', async () => {
  const requiredLimits = { maxBufferSize: 1024 };
  expect(await asked(['subgroups', 'shader-f16', 'depth-clip-control'], ['subgroup_id'])).toEqual({
    requiredFeatures: ['shader-f16', 'subgroups'],
    requiredLimits,
  });
  expect(await asked(['subgroups', 'shader-f16'], [])).toEqual({ requiredFeatures: ['shader-f16'], requiredLimits });
});
