// A clock that stands still: an error, in place of spins that grow without end.
import { expect, test } from 'vitest';
import { UnsupportedError } from '../../src/core/errors.ts';
import type { GpuSide } from '../../src/runtime/gpuSide.ts';
import type { Queue } from '../../src/runtime/queue.ts';
import { GpuTimer } from '../../src/runtime/timer.ts';
import { rejectionOf } from '../lib/caught.ts';

/** A device whose timestamps are what `ticks` makes of the iterations spun so far, in nanoseconds. */
function timed(ticks: (iterations: number) => number) {
  let spun = 0;
  const spins: number[] = [];
  const marks: number[] = [];
  const device = { createQuerySet: () => ({}), createBuffer: () => ({}) } as unknown as GPUDevice;
  const queue = {
    nothing: {},
    compiled: async () => {},
    launch: (_kernel: object, _tuning: object, _buffers: object, { iterations }: { iterations: number }) => {
      spins.push(iterations);
      spun += iterations;
    },
    context: {
      readGpu: async (_source: object, target: Int32Array) => {
        new BigUint64Array(target.buffer).set(marks.splice(0).map(BigInt));
      },
    },
  };
  const pass = { end: () => marks.push(ticks(spun)) };
  const side = { copies: () => ({ beginComputePass: () => pass, resolveQuerySet: () => {} }) };
  const measure = () =>
    new GpuTimer(device).measure(queue as unknown as Queue, side as unknown as GpuSide, () => {}, 10);
  return { measure, spins };
}

test('timestamps that stand still are an error', async () => {
  const { measure, spins } = timed(() => 7);
  expect(await rejectionOf(measure)).toBeInstanceOf(UnsupportedError);
  expect(Math.max(...spins)).toBeLessThan(1e9);
});

test('a clock of coarse ticks is none that stands still', async () => {
  const { measure, spins } = timed((iterations) => Math.floor(iterations / 400) * 100_000);
  expect(await measure()).toBe(0);
  expect(spins.at(-1)! / 4000).toBeCloseTo(10, 0); // 4000 iterations take a millisecond
});
