// quantizeLinear, dequantizeLinear and dynamicQuantizeLinear on ndarrays: by hand, there and back, and what is refused.
import { describe, expect, it } from 'vitest';
import { ndarray } from '../../../src/linalg/index.ts';
import {
  dequantizeLinear,
  dynamicQuantizeLinear,
  matmulQuantized,
  matmulWeights,
  quantizeLinear,
} from '../../../src/nn.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { contexts } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it('one scale, scales of an axis, and scales of groups along one', async () => {
    const x = ndarray(Float64Array.of(0, 2, 4, 6, 8, 10), [2, 3]).T; // 0 6, 2 8, 4 10
    const whole = await quantizeLinear(x, 2, { context });
    expect([whole.dtype, whole.shape, ...whole.data]).toEqual(['int8', [3, 2], 0, 3, 1, 4, 2, 5]);
    const options = { context, zero: [0, 200], unsigned: true };
    const columns = await quantizeLinear(x, [1, 0.5], options);
    expect([columns.dtype, ...columns.data]).toEqual(['uint8', 0, 212, 2, 216, 4, 220]);
    expect([...(await dequantizeLinear(columns, [1, 0.5], options)).data]).toEqual([0, 6, 2, 8, 4, 10]);
    const groups = { context, axis: 0, group: 2 };
    const scales = [
      [1, 2],
      [4, 10],
    ];
    const inGroups = await quantizeLinear(x, scales, groups);
    expect([...inGroups.data]).toEqual([0, 3, 2, 4, 1, 1]);
    expect([...(await dequantizeLinear(inGroups, scales, groups)).data]).toEqual([0, 6, 2, 8, 4, 10]);
  });

  it('four bits are the weights that matmulWeights takes, and come back by their shape', async () => {
    const weights = [
      [-8, 14, 2],
      [5, -40, 30],
    ];
    const scale = [
      [2, 1],
      [5, 10],
    ];
    const options = { context, bits: 4, unsigned: true, group: 2 } as const;
    const w = await quantizeLinear(weights, scale, options);
    expect([w.dtype, w.shape, ...w.data]).toEqual(['uint8', [2, 2], 0xf4, 0x0a, 0x09, 0x0b]);
    const product = await matmulWeights(ndarray(Float32Array.of(1, 1, 1), [1, 3]), w, scale, { context, group: 2 });
    expect([...product.data]).toEqual([8, -5]);
    const back = await dequantizeLinear(w, scale, { ...options, shape: [2, 3] });
    expect([...back.data]).toEqual([-8, 14, 2, 5, -40, 30]);
    const signed = await quantizeLinear([1, -2, 7, -8], 1, { context, bits: 4 });
    expect([...signed.data]).toEqual([0xe1, 0x87]);
    expect([...(await dequantizeLinear(signed, 1, { context, bits: 4 })).data]).toEqual([1, -2, 7, -8]);
  });

  it('bytes by the range of the numbers are what matmulQuantized takes', async () => {
    const x = ndarray(Float32Array.of(-1, 0, 4.1, 2), [2, 2]);
    const { y, scale, zero } = await dynamicQuantizeLinear(x, { context });
    expect([y.dtype, y.shape, ...y.data, zero]).toEqual(['uint8', [2, 2], 0, 50, 255, 150, 50]);
    expect(Math.abs(scale - 0.02)).toBeLessThan(1e-8);
    const product = await matmulQuantized(y, [[1, 2]], { context, scaleX: scale, zeroX: zero });
    expect(Math.abs(product.data[0]! + 1)).toBeLessThan(1e-6);
    expect(Math.abs(product.data[1]! - 8.1)).toBeLessThan(1e-6);
  });

  it('refuses what does not fit', async () => {
    const x = [
      [1, 2],
      [3, 4],
    ];
    const options = { context };
    const refused = async (call: () => Promise<unknown>, argument: string, position: number) =>
      expectRefusal(await rejectionOf(call), { argument, position });
    await refused(() => quantizeLinear(x, [1, 2, 3], options), 'scale', 2);
    await refused(() => quantizeLinear(x, [1, 2], { ...options, zero: 1 }), 'zero', 3);
    await refused(() => quantizeLinear(x, 1, { ...options, zero: 300, unsigned: true }), 'zero', 3);
    await refused(() => quantizeLinear(x, 1, { ...options, bits: 2 as 4 }), 'bits', 3);
    await refused(() => quantizeLinear(x, [1, 2], { ...options, group: 2 }), 'scale', 2);
    await refused(() => quantizeLinear(x, 1, { ...options, axis: 2 }), 'axis', 3);
    await refused(() => quantizeLinear(x, 1, { ...options, group: 0 }), 'group', 3);
    await refused(() => quantizeLinear(ndarray(Float32Array.of(1), []), 1, options), 'x', 1);
    await refused(() => dequantizeLinear([0.5], 1, options), 'x', 1);
    await refused(() => dequantizeLinear(x, 1, { ...options, shape: [4] }), 'shape', 3);
    await refused(() => dequantizeLinear(x, 1, { ...options, bits: 4, shape: [2, 5] }), 'x', 1);
    await refused(() => dequantizeLinear(x, 1, { ...options, bits: 4, shape: [-1] }), 'shape', 3);
  });
});
