// GEMMTR on every backend: the case's sweep, with the block order of the library and with a small one, which makes blocks of small sizes.
import { describe, expect, it } from 'vitest';
import { pick } from '../../../src/autotune/pick.ts';
import { tilesOf, triangleRules } from '../../../src/blas3/products/gemmTriangle.kernels.ts';
import { enqueueGemmtr } from '../../../src/blas3/products/gemmtr.gpu.ts';
import type { Prec } from '../../../src/core/field.ts';
import type { Mat } from '../../../src/core/matrix.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { gemmtrCase } from '../../../testing/cases/blas3/products/gemmtr.ts';
import { complaints } from '../../../testing/lib/case.ts';
import type { Placed } from '../../../testing/lib/operands.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'gemmtr on the %s backend',
  (_, context) => {
    it('is the formula over the whole sweep, single precision', async () => {
      for (const problem of sampled(context, gemmtrCase.sweep, 2))
        expect(await complaints(context, gemmtrCase, problem, 's')).toEqual([]);
    });
  },
);

it('gemmtr is the formula over the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(gemmtrCase.sweep, 4)) expect(await complaints(cpu, gemmtrCase, problem, 'd')).toEqual([]);
});

const mat = ({ buffer, offset, ld }: Placed<Prec>): Mat<DeviceBuffer> => ({
  data: buffer as unknown as DeviceBuffer,
  off: offset,
  ld,
});

/** The call with blocks of 16 on the diagonal, past the front. */
const inSmallBlocks: typeof gemmtrCase.run = async (queue, p, at) =>
  enqueueGemmtr(queue, {
    ...p,
    A: mat(at.A),
    B: mat(at.B),
    C: mat(at.C),
    nb: 16,
  });

gpuTest('gemmtr is the formula over the whole sweep with blocks of 16', async (context) => {
  for (const problem of sampled(context, gemmtrCase.sweep, 2)) {
    expect(await complaints(context, gemmtrCase, problem, 's', inSmallBlocks)).toEqual([]);
  }
});

/** The call with one way forced, past the front. */
const forced =
  (force: string): typeof gemmtrCase.run =>
  async (queue, p, at) => {
    enqueueGemmtr(queue, { ...p, A: mat(at.A), B: mat(at.B), C: mat(at.C), force }, 'forced');
    const kernel = force === 'blocks' ? 'gemm and tri_merge' : force;
    expect(queue.trace.at(-1)).toMatchObject({ routine: 'forced', kernel });
  };

gpuTest(
  'gemmtr is the formula with every tile, within whole tiles and beyond, and leaves the other triangle alone',
  async (context) => {
    const layout = { align: 4, pad: 4, offset: 8 };
    const real = triangleRules.filter(({ name }) => !name.includes('complex'));
    for (const { name } of sampled(context, real, 2)) {
      for (const uplo of some(['l', 'u'] as const, 1)) {
        const [transA, transB] = uplo === 'l' ? (['n', 't'] as const) : (['t', 'n'] as const);
        const problem = { uplo, transA, transB, n: 292, k: 20, alpha: -1, beta: 1, layout, inC: ['A', 'B'] as const };
        expect(await complaints(context, gemmtrCase, problem, 's', forced(name)), `${name} ${uplo}`).toEqual([]);
      }
    }
    const whole = { uplo: 'u', transA: 'n', transB: 't', n: 256, k: 16, alpha: 0.3, beta: 0, layout } as const;
    for (const name of ['triangle-small', 'triangle-medium']) {
      expect(await complaints(context, gemmtrCase, whole, 's', forced(name))).toEqual([]);
    }
  },
);

it('a triangle takes the largest tiles of which enough meet it, 64 x 64 if it is shallow, and square blocks where nothing else fits', () => {
  const chosen = (n: number, k: number, aligned = true, rest = 0, parts: 1 | 2 = 1) =>
    pick(triangleRules, { n, rest, k, parts, aligned }).name;
  expect(chosen(4096, 512)).toBe('triangle-huge');
  expect(chosen(1900, 512)).toBe('triangle-medium');
  expect(chosen(1100, 512)).toBe('triangle-middle');
  expect(chosen(8192, 257)).toBe('triangle-huge');
  expect(chosen(8192, 256)).toBe('triangle-middle');
  expect(chosen(4096, 64)).toBe('triangle-middle');
  expect(chosen(768, 256)).toBe('triangle-small');
  expect(chosen(128, 128, true, 3712)).toBe('triangle-small');
  expect(chosen(128, 128, true, 7808)).toBe('triangle-middle');
  expect(chosen(768, 4096)).toBe('blocks');
  expect(chosen(4096, 512, false)).toBe('triangle-direct-huge');
  expect(chosen(30, 20, false)).toBe('triangle-direct-small');
  expect(chosen(4096, 512, true, 0, 2)).toBe('triangle-complex-pair');
  expect(chosen(768, 256, true, 0, 2)).toBe('triangle-complex-middle');
  expect(chosen(100, 20, false, 0, 2)).toBe('triangle-complex-direct-small');
  expect(chosen(300, 4096, true, 0, 2)).toBe('blocks');
  expect(tilesOf({ n: 512, rest: 0, parts: 1 }, { BM: 128, BN: 128 })).toBe(10);
  expect(tilesOf({ n: 512, rest: 0, parts: 2 }, { BM: 128, BN: 128 })).toBe(20);
  expect(tilesOf({ n: 512, rest: 0, parts: 1 }, { BM: 256, BN: 128 })).toBe(6);
  expect(tilesOf({ n: 512, rest: 200, parts: 1 }, { BM: 128, BN: 128 })).toBe(18);
});

gpuTest('gemmtr in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, gemmtrCase, gemmtrCase.sweep.at(-1)!, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dgemmtr', backend: 'cpu' });
});
