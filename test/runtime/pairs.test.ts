// Doubles as pairs of singles on the GPU: every kind of number, pieces, windows, and how long they are kept.
import { expect } from 'vitest';
import type { Context, DeviceBuffer } from '../../src/index.ts';
import { hasPairs, pairsOf } from '../../src/runtime/pairs.ts';
import { rejectionOf } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { gpuTest } from '../setup/contexts.ts';

const PLAIN = { name: 'plain', make: () => {} };

async function split(context: Context, values: Float64Array, piece?: number) {
  const buffer = context.upload('d', values);
  const pairs = await pairsOf(context.queue, buffer, 0, values.length, PLAIN, piece);
  const [hi, lo] = [await context.download(pairs.hi), await context.download(pairs.lo)];
  buffer.dispose();
  return { hi, lo };
}

gpuTest('every kind of number is split', async (context) => {
  const random = mulberry32(5);
  const values: number[] = [0, -0, 1, -1, 1 / 3, Math.PI, 2 ** 24 + 1, 2 ** 53 - 1, 1 - 2 ** -53, 1 + 2 ** -52];
  // Halfway between singles, to even below and above, and next to that; carries into the exponent; the largest single and beyond
  for (const x of [1 + 2 ** -24, 1 + 3 * 2 ** -24, 2 - 2 ** -25, 2 - 2 ** -24, 2 ** 128 - 2 ** 104]) {
    for (const near of [x, x * (1 + 2 ** -52), x * (1 - 2 ** -53)]) values.push(near, -near);
  }
  values.push(2 ** 128 - 2 ** 103, 2 ** 128, 1e300, Number.MAX_VALUE, Infinity, -Infinity, Number.NaN);
  values.push(2 ** -126, 1.5 * 2 ** -126, 2 ** -127, 1e-300, Number.MIN_VALUE);
  for (let e = -125; e < 128; e++) for (let k = 0; k < 8; k++) values.push(signed(random) * 2 ** e);
  const { hi, lo } = await split(context, Float64Array.from(values));
  for (const [i, value] of values.entries()) {
    const nearest = Math.fround(value);
    const what = `${value}: ${hi[i]} + ${lo[i]}`;
    if (Math.abs(nearest) < 2 ** -126) {
      expect([Math.abs(hi[i]!), lo[i]], what).toEqual([0, 0]);
    } else {
      expect(Object.is(hi[i], nearest), what).toBe(true);
      if (!Number.isFinite(nearest)) expect(lo[i], what).toBe(0);
      // The nearest single to what is left, or its neighbour at a tie; GPUs may take subnormal numbers for zero.
      else expect(Math.abs(value - nearest - lo[i]!) <= Math.abs(value) * 2 ** -49 + 2 ** -126, what).toBe(true);
    }
  }
});

gpuTest('numbers travel in pieces, more than are under way at a time', async (context) => {
  const random = mulberry32(7);
  const values = Float64Array.from({ length: 1003 }, () => signed(random));
  const { hi, lo } = await split(context, values, 100);
  expect(hi).toEqual(Float32Array.from(values));
  for (const [i, value] of values.entries()) expect(Math.abs(value - hi[i]! - lo[i]!) < 2 ** -49).toBe(true);
});

gpuTest('pairs of a window are kept until an element of the buffer changes, or it is disposed of', async (context) => {
  const { queue } = context;
  const live = (): number => context.pool!.live;
  const buffer: DeviceBuffer<'d'> = context.upload(
    'd',
    Float64Array.from({ length: 40 }, (_, i) => i + 1 / 3),
  );
  const [before, want] = [live(), (from: number, name = PLAIN) => pairsOf(queue, buffer, from, 20, name)];
  const first = await want(5);
  expect((await context.download(first.hi))[0]).toBe(Math.fround(5 + 1 / 3));
  expect(await want(5)).toBe(first);
  expect(hasPairs(buffer, 5, 20, 'plain')).toBe(true);
  expect(hasPairs(buffer, 4, 20, 'plain') || hasPairs(buffer, 5, 19, 'plain')).toBe(false);
  let made = 0;
  const other = { name: 'other', make: () => void made++ };
  const second = await want(5, other);
  expect([second === first, first.hi.disposed, made]).toEqual([false, true, 1]);
  expect(await want(5, other)).toBe(second);
  expect(made).toBe(1);
  // Reading changes nothing; every way to write does.
  await context.download(buffer);
  await buffer.host('read');
  expect(await want(5, other)).toBe(second);
  context.write(buffer.at(6), Float64Array.of(-7));
  expect(second.hi.disposed).toBe(true);
  const third = await want(5);
  expect((await context.download(third.hi))[1]).toBe(-7);
  (await buffer.host('write'))[7] = 99;
  expect(third.lo.disposed).toBe(true);
  const fourth = await want(0);
  expect((await context.download(fourth.hi))[7]).toBe(99);
  buffer.dispose();
  expect([fourth.hi.disposed, fourth.lo.disposed]).toEqual([true, true]);
  // What was given back waits in the pool.
  expect(live() <= before + 4).toBe(true);
});

gpuTest('a buffer disposed of while its numbers travel keeps nothing', async (context) => {
  const buffer = context.upload('d', new Float64Array(50));
  const asked = rejectionOf(() => pairsOf(context.queue, buffer, 0, 50, PLAIN, 10));
  buffer.dispose();
  expect(await asked).toMatchObject({ name: 'DisposedError' });
  expect(buffer.kept).toBe(undefined);
});
