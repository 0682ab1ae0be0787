// SYRK on every backend: the case's sweep, with the block order of the library and with a small one, which makes blocks of small sizes.
import { describe, expect, it } from 'vitest';
import { enqueueSyrk } from '../../../src/blas3/products/syrk.gpu.ts';
import type { Prec } from '../../../src/core/field.ts';
import type { Mat } from '../../../src/core/matrix.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { syrkCase } from '../../../testing/cases/blas3/products/syrk.ts';
import { complaints } from '../../../testing/lib/case.ts';
import type { Placed } from '../../../testing/lib/operands.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'syrk on the %s backend',
  (_, context) => {
    it('is the formula over the whole sweep, single precision', async () => {
      for (const problem of sampled(context, syrkCase.sweep, 2))
        expect(await complaints(context, syrkCase, problem, 's')).toEqual([]);
    });
  },
);

it('syrk is the formula over the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(syrkCase.sweep, 4)) expect(await complaints(cpu, syrkCase, problem, 'd')).toEqual([]);
});

const mat = ({ buffer, offset, ld }: Placed<Prec>): Mat<DeviceBuffer> => ({
  data: buffer as unknown as DeviceBuffer,
  off: offset,
  ld,
});

/** The call with blocks of 16 on the diagonal, past the front. */
const inSmallBlocks: typeof syrkCase.run = async (queue, p, at) =>
  enqueueSyrk(queue, { ...p, A: mat(at.A), C: mat(at.C), nb: 16 });

it("syrk takes 'c' for 't' of real numbers", async () => {
  const problem = { uplo: 'l', trans: 'c', n: 21, k: 9, alpha: 0.29, beta: -0.48 } as const;
  for (const context of contexts) expect(await complaints(context, syrkCase, problem, 's')).toEqual([]);
});

gpuTest('syrk is the formula over the whole sweep with blocks of 16', async (context) => {
  for (const problem of sampled(context, syrkCase.sweep, 2)) {
    expect(await complaints(context, syrkCase, problem, 's', inSmallBlocks)).toEqual([]);
  }
});

gpuTest('syrk in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, syrkCase, syrkCase.sweep.at(-1)!, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dsyrk', backend: 'cpu' });
});

gpuTest('syrk splits grids that are larger than the device allows', async (context) => {
  const limit = context.queue.groupLimit;
  context.queue.groupLimit = 2;
  try {
    const problem = { uplo: 'u', trans: 't', n: 70, k: 9, alpha: 0.29, beta: -0.48 } as const;
    expect(await complaints(context, syrkCase, problem, 's', inSmallBlocks)).toEqual([]);
  } finally {
    context.queue.groupLimit = limit;
  }
});
