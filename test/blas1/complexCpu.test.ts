// AXPY, DOTU and DOTC of complex numbers on the CPU backend, against plain formulas.
import { describe, expect, test } from 'vitest';
import { axpy, createContext, dotc, dotu, type Queue } from '../../src/index.ts';
import { add, complex, conj, epsilon, modulus, mul, pairs } from '../lib/complexDense.ts';
import { mulberry32, signed } from '../lib/rng.ts';

const ctx = await createContext({ backend: 'cpu' });
const queue: Queue = ctx.queue;

describe.each(pairs)('%s', (prec) => {
  const vector = (length: number, seed: number) => {
    const rng = mulberry32(seed);
    const data = (prec === 'c' ? new Float32Array(2 * length) : new Float64Array(2 * length)).map(() => signed(rng));
    return { data, buffer: ctx.upload(prec, data as never) };
  };
  const element = (data: ArrayLike<number>, n: number, inc: number, i: number) => {
    const p = inc > 0 ? i * inc : (i + 1 - n) * inc;
    return complex(data[2 * p]!, data[2 * p + 1]!);
  };

  test.each([
    [1, 1, 1],
    [7, 2, -3],
    [1000, -1, 1],
    [0, 1, 1],
  ])('n = %i, incx = %i, incy = %i', async (n, incx, incy) => {
    const x = vector(n * Math.abs(incx) + 1, 1);
    const y = vector(n * Math.abs(incy) + 1, 2);
    const call = { n, x: x.buffer as never, incx, y: y.buffer as never, incy };
    for (const conjugated of [false, true]) {
      const dot = (conjugated ? dotc : dotu) as typeof dotu<'c'>;
      let sum = complex(0);
      for (let i = 0; i < n; i++) {
        const a = element(x.data, n, incx, i);
        sum = add(sum, mul(conjugated ? conj(a) : a, element(y.data, n, incy, i)));
      }
      const found = await dot(queue, call);
      expect(modulus(add(found, mul(complex(-1), sum)))).toBeLessThanOrEqual(8 * epsilon[prec] * (n + 1));
    }
    for (const alpha of [-1, 0.5, complex(0.3, -2)]) {
      const before = (await ctx.download(y.buffer)).slice();
      await axpy(queue, { ...call, alpha });
      const after = await ctx.download(y.buffer);
      const scalar = typeof alpha === 'number' ? complex(alpha) : alpha;
      for (let i = 0; i < n; i++) {
        const wanted = add(element(before, n, incy, i), mul(scalar, element(x.data, n, incx, i)));
        const error = add(element(after, n, incy, i), mul(complex(-1), wanted));
        expect(modulus(error)).toBeLessThanOrEqual(16 * epsilon[prec] * 3);
      }
    }
  });
});
