// HERK on every backend: the case's sweep, with the block order of the library and with a small one, which makes blocks of small sizes.
import { describe, expect, it } from 'vitest';
import { triangleRules } from '../../../src/blas3/products/gemmTriangle.kernels.ts';
import { enqueueHerk } from '../../../src/blas3/products/herk.gpu.ts';
import type { Prec } from '../../../src/core/field.ts';
import type { Mat } from '../../../src/core/matrix.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { herkCase } from '../../../testing/cases/blas3/products/herk.ts';
import { ALIGNED, ODD } from '../../../testing/lib/calls.ts';
import { complaints } from '../../../testing/lib/case.ts';
import type { Placed } from '../../../testing/lib/operands.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuSweep, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'herk on the %s backend',
  (_, context) => {
    it('is the formula over the whole sweep, complex single precision', async () => {
      for (const problem of sampled(context, herkCase.sweep, 2))
        expect(await complaints(context, herkCase, problem, 'c')).toEqual([]);
    });
  },
);

it('herk is the formula over the whole sweep in complex double precision on the CPU', async () => {
  for (const problem of some(herkCase.sweep, 4)) expect(await complaints(cpu, herkCase, problem, 'z')).toEqual([]);
});

const mat = ({ buffer, offset, ld }: Placed<Prec>): Mat<DeviceBuffer> => ({
  data: buffer as unknown as DeviceBuffer,
  off: offset,
  ld,
});

/** The call with blocks of 16 on the diagonal, past the front. */
const inSmallBlocks: typeof herkCase.run = async (queue, p, at) =>
  enqueueHerk(queue, { ...p, A: mat(at.A), C: mat(at.C), nb: 16 });

gpuTest('herk is the formula over the whole sweep with blocks of 16', async (context) => {
  const some = herkCase.sweep.filter(({ n }) => n > 0);
  for (const problem of sampled(context, some, 2))
    expect(await complaints(context, herkCase, problem, 'c', inSmallBlocks)).toEqual([]);
});

/** The call with one way forced, past the front. */
const forced =
  (force: string): typeof herkCase.run =>
  async (queue, p, at) => {
    enqueueHerk(queue, { ...p, A: mat(at.A), C: mat(at.C), force }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ routine: 'forced', kernel: force });
  };

gpuSweep('herk is the formula with every tile, within whole tiles and beyond', async (context) => {
  const sizes = [
    { n: 128, k: 16, layout: ALIGNED },
    { n: 150, k: 22, layout: ALIGNED, inC: true },
    { n: 75, k: 11, layout: ODD },
  ];
  const names = triangleRules.map(({ name }) => name).filter((name) => name.startsWith('triangle-complex'));
  expect(names.length).toBe(5);
  for (const force of names)
    for (const [uplo, trans] of [
      ['l', 'n'],
      ['u', 'c'],
      ['l', 'c'],
      ['u', 'n'],
    ] as const)
      for (const size of sizes.filter(({ layout }) => layout === ALIGNED || force.includes('direct')))
        expect(
          await complaints(context, herkCase, { alpha: 0.29, beta: -0.48, uplo, trans, ...size }, 'c', forced(force)),
          `${force} ${uplo} ${trans}`,
        ).toEqual([]);
});

gpuTest('herk in complex double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, herkCase, herkCase.sweep.at(-1)!, 'z')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'zherk', backend: 'cpu' });
});

gpuTest('herk splits grids that are larger than the device allows', async (context) => {
  const limit = context.queue.groupLimit;
  context.queue.groupLimit = 2;
  try {
    const problem = { uplo: 'u', trans: 'c', n: 140, k: 9, alpha: 0.29, beta: -0.48 } as const;
    expect(await complaints(context, herkCase, problem, 'c', inSmallBlocks)).toEqual([]);
  } finally {
    context.queue.groupLimit = limit;
  }
});
