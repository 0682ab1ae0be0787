// SYR2K on every backend: the case's sweep, with the block order of the library and with a small one, which makes blocks of small sizes.
import { describe, expect, it } from 'vitest';
import { enqueueSyr2k } from '../../../src/blas3/products/syr2k.gpu.ts';
import type { Prec } from '../../../src/core/field.ts';
import type { Mat } from '../../../src/core/matrix.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { syr2kCase } from '../../../testing/cases/blas3/products/syr2k.ts';
import { complaints } from '../../../testing/lib/case.ts';
import type { Placed } from '../../../testing/lib/operands.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'syr2k on the %s backend',
  (_, context) => {
    it('is the formula over the whole sweep, single precision', async () => {
      for (const problem of sampled(context, syr2kCase.sweep, 2))
        expect(await complaints(context, syr2kCase, problem, 's')).toEqual([]);
    });
  },
);

it('syr2k is the formula over the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(syr2kCase.sweep, 4)) expect(await complaints(cpu, syr2kCase, problem, 'd')).toEqual([]);
});

const mat = ({ buffer, offset, ld }: Placed<Prec>): Mat<DeviceBuffer> => ({
  data: buffer as unknown as DeviceBuffer,
  off: offset,
  ld,
});

/** The call with blocks of 16 on the diagonal, past the front. */
const inSmallBlocks: typeof syr2kCase.run = async (queue, p, at) =>
  enqueueSyr2k(queue, { ...p, A: mat(at.A), B: mat(at.B), C: mat(at.C), nb: 16 });

it("syr2k takes 'c' for 't' of real numbers", async () => {
  const problem = { uplo: 'l', trans: 'c', n: 21, k: 9, alpha: 0.29, beta: -0.48 } as const;
  for (const context of contexts) expect(await complaints(context, syr2kCase, problem, 's')).toEqual([]);
});

gpuTest('syr2k is the formula over the whole sweep with blocks of 16', async (context) => {
  for (const problem of sampled(context, syr2kCase.sweep, 2)) {
    expect(await complaints(context, syr2kCase, problem, 's', inSmallBlocks)).toEqual([]);
  }
});

gpuTest('syr2k in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, syr2kCase, syr2kCase.sweep.at(-1)!, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dsyr2k', backend: 'cpu' });
});
