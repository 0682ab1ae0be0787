// TRMM on every backend: the case's sweep, with the block order of the library and with a small one, which makes blocks of small sizes.
import { describe, expect, it } from 'vitest';
import { enqueueTrmm } from '../../../src/blas3/triangular/trmm.gpu.ts';
import type { Prec } from '../../../src/core/field.ts';
import type { Mat } from '../../../src/core/matrix.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { trmmCase } from '../../../testing/cases/blas3/triangular/trmm.ts';
import { complaints } from '../../../testing/lib/case.ts';
import type { Placed } from '../../../testing/lib/operands.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'trmm on the %s backend',
  (_, context) => {
    it('is the formula over the whole sweep, single precision', async () => {
      for (const problem of sampled(context, trmmCase.sweep, 2))
        expect(await complaints(context, trmmCase, problem, 's')).toEqual([]);
    });
  },
);

it('trmm is the formula over the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(trmmCase.sweep, 4)) expect(await complaints(cpu, trmmCase, problem, 'd')).toEqual([]);
});

const mat = ({ buffer, offset, ld }: Placed<Prec>): Mat<DeviceBuffer> => ({
  data: buffer as unknown as DeviceBuffer,
  off: offset,
  ld,
});

/** The call with blocks of 16 on the diagonal, past the front. */
const inSmallBlocks: typeof trmmCase.run = async (queue, p, at) =>
  enqueueTrmm(queue, { ...p, trans: p.transA, A: mat(at.A), B: mat(at.B), nb: 16 });

gpuTest('trmm is the formula over the whole sweep with blocks of 16', async (context) => {
  for (const problem of sampled(context, trmmCase.sweep, 2)) {
    expect(await complaints(context, trmmCase, problem, 's', inSmallBlocks)).toEqual([]);
  }
});

gpuTest('trmm in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, trmmCase, trmmCase.sweep.at(-1)!, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dtrmm', backend: 'cpu' });
});

gpuTest('trmm splits grids that are larger than the device allows', async (context) => {
  const limit = context.queue.groupLimit;
  context.queue.groupLimit = 2;
  try {
    const problem = { side: 'l', uplo: 'u', transA: 't', diag: 'n', m: 70, n: 21, alpha: 0.29 } as const;
    expect(await complaints(context, trmmCase, problem, 's', inSmallBlocks)).toEqual([]);
  } finally {
    context.queue.groupLimit = limit;
  }
});
