// The way of a product: what is remembered of products like it is what would be chosen for it anew.
import { expect, test } from 'vitest';
import { tuningTable } from '../../../src/autotune/table.ts';
import { gemmSpace } from '../../../src/blas3/products/gemm.space.ts';
import { type GemmTraits, gemmWay } from '../../../src/blas3/products/gemmWay.gpu.ts';
import type { Context } from '../../../src/runtime/context.ts';
import type { Queue } from '../../../src/runtime/queue.ts';
import { Random } from '../../../testing/lib/random.ts';

/** What kernels are chosen by, of a large GPU with matrix units. */
const gpu = {
  info: { vendor: '', architecture: '', device: '', description: '' },
  software: false,
  lanes: 32,
  threads: 1024,
  workgroupBytes: 49152,
  matrixUnits: ['f32', 'f16'].map((sum) => ({ MM: 16, MN: 16, MK: 16, SG: 32, factor: 'f16', sum })),
};
const context = { gpu, queue: { forget() {} } } as unknown as Context;
const newQueue = () => ({ choosing: {}, context }) as Queue;

// Measured for 256 x 256 x 512: a tile for each pair of transposes, which the rules do not look at.
tuningTable(context, gemmSpace)!.use(
  (['nn', 'nt', 'tn', 'tt'] as const).map((trans, row) => ({
    for: { prec: 's', trans, aligned: true, aspect: 'square', mn: 16, k: 9 },
    variant: 'tiled',
    params: { BM: 32, BN: 64, BK: 16, TM: 4, TN: 8, KU: [1, 2, 4, 8][row]! },
  })),
);

const BOTH = [false, true];
const AXES = {
  size: [
    [1, 512, 256],
    [256, 256, 64],
    [256, 256, 512],
    [1025, 1028, 256],
    [2048, 2048, 128],
  ],
  type: ['s', 'h', 'c'],
  math: ['strict', 'fast', 'half', 'split'],
  over: [undefined, undefined, 'A', 'B'],
  transA: [0, 1],
  transB: [0, 1],
  batch: [1, 1, 3],
  aligned: BOTH,
  alignedC: BOTH,
  shifts: BOTH,
  inFours: BOTH,
  updates: BOTH,
  fused: BOTH,
  reproducible: [false, false, true],
} as const;

function someTraits(random: Random): GemmTraits {
  const one = <T>(values: readonly T[]): T => values[Math.floor(random.rand() * values.length)]!;
  const { size, ...rest } = Object.fromEntries(
    Object.entries(AXES).map(([name, values]) => [name, one<unknown>(values)]),
  );
  const [m, n, k] = size as number[];
  return { ...rest, m, n, k, parts: rest['type'] === 'c' ? 2 : 1 } as GemmTraits;
}

test('is remembered for products of equal traits, and for no others', () => {
  const [random, queue] = [new Random(), newQueue()];
  const met = new Set<string>();
  for (let product = 0; product < 8000; product++) {
    const traits = someTraits(random);
    const way = gemmWay(queue, traits);
    expect(gemmWay(queue, { ...traits })).toBe(way);
    expect(way).toEqual(gemmWay(newQueue(), traits));
    met.add(way.by);
  }
  expect([...met].sort()).toEqual(['padded', 'slices', 'strips', 'tensor', 'tile', 'units', 'vector']);
});

test('is chosen anew when kernels are chosen in another way, and by force', () => {
  const [random, queue] = [new Random(), newQueue()];
  const traits = { ...someTraits(random), over: undefined, reproducible: false };
  const way = gemmWay(queue, traits);
  expect(gemmWay(queue, traits, 'direct-small')).toMatchObject({ name: 'direct-small', why: 'forced by the caller' });
  expect(gemmWay(queue, traits)).toBe(way);
  queue.choosing = {};
  expect(gemmWay(queue, traits)).not.toBe(way);
  expect(gemmWay(queue, traits)).toEqual(way);
});
