// Rows 43 and 44 of the checklist of bad inputs: exactly singular matrices are data, not errors.
import { describe, expect, test } from 'vitest';
import type { Prec } from '../../src/core/field.ts';
import { type DeviceBuffer, gesv, getrf } from '../../src/index.ts';
import { contexts } from '../setup/contexts.ts';

describe.each(contexts.map((context) => ({ backend: context.backend, context })))('on the $backend', ({ context }) => {
  const { queue } = context;
  const square = (n: number) => ({ ipiv: context.alloc('i', n), info: context.alloc('i', 1) });

  test('43 44 exactly singular: info is the first zero pivot, the factorization is complete, gesv leaves B bit for bit', async () => {
    // Zero pivots in columns 2 and 3: the first counts.
    for (const prec of ['s', 'd'] as const) {
      const array = prec === 's' ? Float32Array : Float64Array;
      const A = context.upload(prec, array.of(2, 4, 0, 1, 2, 0, 3, 6, 0) as never);
      const b = array.of(0.1, -0, 1 / 3, Number.NaN, Infinity, 7);
      const B = context.upload(prec, b as never);
      const { ipiv, info } = square(3);
      await gesv(queue, {
        n: 3,
        nrhs: 2,
        A: A as DeviceBuffer<Prec>,
        lda: 3,
        ipiv,
        B: B as DeviceBuffer<Prec>,
        ldb: 3,
        info,
      });
      expect([...(await context.download(info))]).toEqual([2]);
      expect([...(await context.download(A))]).toEqual([4, 0.5, 0, 2, 0, 0, 6, 0, 0]);
      expect(new Uint8Array((await context.download(B)).buffer)).toEqual(new Uint8Array(b.buffer));
    }
    for (const zero of [1, 4, 7]) {
      const n = 7;
      const A = context.upload(
        's',
        Float32Array.from({ length: n * n }, (_, p) => (p % (n + 1) === 0 && p / (n + 1) !== zero - 1 ? 2 : 0)),
      );
      const { ipiv, info } = square(n);
      await getrf(queue, { m: n, n, A, lda: n, ipiv, info });
      expect([...(await context.download(info))]).toEqual([zero]);
    }
  });
});
