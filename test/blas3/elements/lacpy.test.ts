// LACPY on every backend: the case's sweep, and single values that are easily lost.
import { describe, expect, it } from 'vitest';
import {
  hlacpy,
  hsymmetrize,
  htranspose,
  htransposeInplace,
  slacpy,
  ssymmetrize,
  stranspose,
  stransposeInplace,
} from '../../../src/index.ts';
import { lacpyCase } from '../../../testing/cases/blas3/elements/lacpy.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'lacpy on the %s backend',
  (_, context) => {
    it.each(['h', 's', 'd', 'c', 'z'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, lacpyCase.sweep, 2))
        expect(await complaints(context, lacpyCase, problem, prec)).toEqual([]);
    });
  },
);

it('lacpy, transpose, transposeInplace and symmetrize move bits: signed zeros, denormals and NaN arrive as they are', async () => {
  const bits = new Uint32Array([0x80000000, 1, 0x7fc12345, 0xff800000]);
  for (const { queue } of contexts) {
    const context = queue.context;
    const A = context.upload('s', new Float32Array(bits.buffer));
    const B = context.alloc('s', 4);
    const read = async () => [...new Uint32Array((await context.download(B)).buffer)];
    await slacpy(queue, { m: 2, n: 2, A, lda: 2, B, ldb: 2 });
    expect(await read()).toEqual([...bits]);
    await stransposeInplace(queue, { n: 2, A: B, lda: 2 });
    expect(await read()).toEqual([bits[0], bits[2], bits[1], bits[3]]);
    await stranspose(queue, { m: 1, n: 4, A, lda: 1, B, ldb: 4 });
    await ssymmetrize(queue, { uplo: 'l', n: 2, A: B, lda: 2 });
    expect(await read()).toEqual([bits[0], bits[1], bits[1], bits[3]]);
    A.dispose();
    B.dispose();
  }
});

it('they move halves bit by bit too', async () => {
  const bits = [0x8000, 1, 0x7e55, 0x7d01];
  for (const { queue } of contexts) {
    const context = queue.context;
    const A = context.upload('h', Uint16Array.from(bits));
    const B = context.alloc('h', 4);
    const read = async () => [...(await context.download(B))];
    await hlacpy(queue, { m: 2, n: 2, A, lda: 2, B, ldb: 2 });
    expect(await read()).toEqual(bits);
    await htransposeInplace(queue, { n: 2, A: B, lda: 2 });
    expect(await read()).toEqual([bits[0], bits[2], bits[1], bits[3]]);
    await htranspose(queue, { m: 1, n: 4, A, lda: 1, B, ldb: 4 });
    await hsymmetrize(queue, { uplo: 'l', n: 2, A: B, lda: 2 });
    expect(await read()).toEqual([bits[0], bits[1], bits[1], bits[3]]);
    A.dispose();
    B.dispose();
  }
});

gpuTest('lacpy splits grids beyond the limit of a dispatch', async (context) => {
  const { queue } = context;
  const limit = queue.groupLimit;
  queue.groupLimit = 2;
  try {
    for (const problem of lacpyCase.sweep.slice(-12))
      expect(await complaints(context, lacpyCase, problem, 's')).toEqual([]);
  } finally {
    queue.groupLimit = limit;
  }
});
