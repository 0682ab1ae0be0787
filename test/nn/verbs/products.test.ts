// matmulQuantized, matmulWeights and matmulGrouped on ndarrays: by hand, against loops, and what is refused.
import { describe, expect, test } from 'vitest';
import { ndarray } from '../../../src/linalg/index.ts';
import { matmulGrouped, matmulQuantized, matmulWeights } from '../../../src/nn.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { contexts } from '../../setup/contexts.ts';

const counted = <A extends Int8Array | Uint8Array | Float32Array>(
  data: A,
  shape: readonly number[],
  of: (k: number) => number,
) => {
  for (let k = 0; k < data.length; k++) data[k] = of(k);
  return Object.assign(data, { shape });
};

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  test('bytes with and without a sign, scales of rows and of tensors', async () => {
    const [rows, features, depth] = [3, 5, 7];
    const x = counted(new Uint8Array(rows * depth), [rows, depth], (k) => (k * 89) % 256);
    const w = counted(new Int8Array(features * depth), [depth, features], (k) => ((k * 57) % 256) - 128);
    const [scaleX, zeroX, bias] = [
      [0.5, 1, 2],
      [255, 0, 7],
      [1, 2, 3, 4, 5],
    ];
    const options = {
      context,
      transW: true,
      scaleX,
      zeroX,
      scaleW: 0.25,
      zeroW: -3,
      bias,
      activation: 'relu',
    } as const;
    const y = await matmulQuantized(x, w, options);
    const should = Array.from({ length: rows * features }, (_, at) => {
      const [i, j] = [Math.floor(at / features), at % features];
      let sum = 0;
      for (let l = 0; l < depth; l++) sum += (x[i * depth + l]! - zeroX[i]!) * (w[l * features + j]! + 3);
      return Math.max(0, sum * scaleX[i]! * 0.25 + bias[j]!);
    });
    expect(y.shape).toEqual([rows, features]);
    expect([...y.data]).toEqual(should);
    expect(should.some((value) => value > 0)).toBe(true);
  });

  test('weights of four bits and of eight', async () => {
    const x = ndarray(Float32Array.of(1, 2, 4, 8, 16, 32), [2, 3]);
    const nibbles = Uint8Array.of(0x21, 0x03, 0xf0, 0x0f);
    const scale = [[1], [0.5]];
    const four = await matmulWeights(x, { data: nibbles, shape: [2, 2] }, scale, { context });
    // 1 2 3 and 0 15 15, each less 8.
    expect([...four.data]).toEqual([-7 - 12 - 20, 0.5 * (-8 + 14 + 28), -56 - 96 - 160, 0.5 * (-64 + 112 + 224)]);
    const options = {
      context,
      bits: 8,
      group: 2,
      zero: [
        [0, 1],
        [2, 0],
      ],
      bias: ndarray(Float32Array.of(100, 0), [2]),
    } as const;
    const eight = await matmulWeights(
      x,
      [
        [1, -2, 3],
        [4, 5, -6],
      ],
      [
        [1, 2],
        [1, 1],
      ],
      options,
    );
    expect([...eight.data]).toEqual([100 + 1 - 4 + 16, 2 + 6 - 24, 100 + 8 - 32 + 128, 16 + 48 - 192]);
  });

  test('groups of rows, an empty one among them, and rows of none', async () => {
    const x = ndarray(Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8), [4, 2]);
    const w = ndarray(Float32Array.of(1, 0, 0, 1, 9, 9, 9, 9, 1, 1, -1, 1), [3, 2, 2]);
    const y = await matmulGrouped(x, w, [1, 0, 2], { context });
    expect([...y.data]).toEqual([1, 2, 7, 1, 11, 1, 0, 0]);
    const turned = await matmulGrouped(x, w.transpose(0, 2, 1), [1, 0, 2], { context, transW: true });
    expect([...turned.data]).toEqual([...y.data]);
    const bias = ndarray(Float32Array.of(0, -9, 0, 0, 10, 20), [3, 2]);
    const lifted = await matmulGrouped(x, w, [1, 0, 2], { context, bias, activation: 'relu' });
    expect([...lifted.data]).toEqual([1, 0, 17, 21, 21, 21, 0, 0]);
  });
});

test('nested arrays are computed with as doubles, but products of bytes always give singles', async () => {
  expect((await matmulGrouped([[1, 2]], [[[3, 4]]], [1])).data).toEqual(Float64Array.of(11));
  expect((await matmulWeights([[1, 10]], [[0x7a]], [[0.5]])).data).toEqual(Float64Array.of(-4));
  expect((await matmulQuantized([[10, -20]], [[1, 2]])).data).toEqual(Float32Array.of(-30));
});

test('what is refused', async () => {
  const refused: readonly [() => Promise<unknown>, { argument: string; position: number }][] = [
    [() => matmulQuantized([[1.5]], [[1]]), { argument: 'x', position: 1 }],
    [() => matmulQuantized([[128]], [[1]]), { argument: 'x', position: 1 }],
    [() => matmulQuantized([[1, 2]], [[1]]), { argument: 'w', position: 2 }],
    [() => matmulQuantized([1], [[1]]), { argument: 'x', position: 1 }],
    [() => matmulQuantized([[1]], [[1]], { scaleX: [1, 2] }), { argument: 'scaleX', position: 3 }],
    [() => matmulQuantized([[1]], [[1]], { scaleX: [1], zeroX: 1 }), { argument: 'zeroX', position: 3 }],
    [
      () => matmulQuantized({ data: Uint8Array.of(1), shape: [1, 1] }, [[1]], { zeroX: -1 }),
      { argument: 'zeroX', position: 3 },
    ],
    [() => matmulWeights([[1, 2]], [[1, 2]], [[1]]), { argument: 'w', position: 2 }],
    [() => matmulWeights([[1, 2]], [[1]], [[1, 1]]), { argument: 'scale', position: 3 }],
    [() => matmulWeights([[1, 2]], [[1]], [[1]], { bits: 3 as never }), { argument: 'bits', position: 4 }],
    [() => matmulWeights([[1, 2]], [[1]], [[1]], { group: 0 }), { argument: 'group', position: 4 }],
    [() => matmulGrouped([[1]], [[[1]]], [2]), { argument: 'counts', position: 3 }],
    [() => matmulGrouped([[1]], [[[1]]], [1, 0]), { argument: 'counts', position: 3 }],
    [() => matmulGrouped([[1]], [[1]], [1]), { argument: 'w', position: 2 }],
    [() => matmulGrouped([[1]], [[[1]]], [1], { bias: [1] }), { argument: 'bias', position: 4 }],
  ];
  for (const [call, where] of refused) expectRefusal(await rejectionOf(call), where);
});
