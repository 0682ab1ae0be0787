// The engine's heap: blocks never overlap, neighbours are joined, arrays are zero and come back, and at its limits it refuses.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Heap } from '../../src/engine/heap.ts';
import { mulberry32 } from '../lib/rng.ts';

const GIB = 2 ** 30;
const RESERVED = 1000;

test.each([1, 2, 3])('random blocks never overlap, and all released make one (seed %i)', (seed) => {
  const heap = new Heap(RESERVED);
  const rng = mulberry32(seed);
  const blocks = new Map<number, number>();
  for (let step = 0; step < 3000; step++) {
    if (rng() < 0.55) {
      const bytes = Math.floor(rng() ** 4 * 20000);
      const at = heap.take(bytes)!;
      expect(at % 64 === 0 && at >= RESERVED).toBe(true);
      const overlapping = [...blocks].filter(([other, size]) => at + bytes > other && other + size > at);
      expect(overlapping).toEqual([]);
      blocks.set(at, Math.max(1, bytes));
    } else {
      const at = [...blocks.keys()][Math.floor(rng() * blocks.size)];
      if (at === undefined) continue;
      heap.release(at);
      blocks.delete(at);
    }
  }
  expect(heap.used).toBe([...blocks.values()].reduce((sum, bytes) => sum + Math.ceil(bytes / 64) * 64, 0));
  const order = [...blocks.keys()].sort(() => rng() - 0.5);
  for (const at of order) heap.release(at);
  expect(heap.used).toBe(0);
  expect(heap.take(40 * 2 ** 20)).toBe(1024); // one block from the reserved bytes on, lengthened
});

test('a freed block is used again, the first that is large enough; what is not a block stays', () => {
  const heap = new Heap(RESERVED);
  const [a, b, c] = [heap.take(100)!, heap.take(300)!, heap.take(100)!];
  heap.release(a);
  heap.release(a);
  heap.release(b + 64);
  expect(heap.take(200)).toBe(c + 128);
  expect(heap.take(128)).toBe(a);
  heap.release(b);
  expect(heap.take(64)).toBe(b);
  expect(heap.take(256)).toBe(b + 64);
});

test('arrays are zeros, also in memory that has been used, and keep their place while memory grows', () => {
  const heap = new Heap(RESERVED);
  const first = heap.array(Float32Array, 1000)!;
  expect(first.every((x) => x === 0)).toBe(true);
  first.fill(7);
  const at = heap.addressOf(first)!;
  heap.releaseArray(first);
  heap.releaseArray(first);
  expect(heap.used).toBe(0);
  // Partly where the first one was, partly in memory that nobody has had.
  const second = heap.array(Float64Array, 10_000)!;
  expect(heap.addressOf(second)).toBe(at);
  expect(second.every((x) => x === 0)).toBe(true);
  second[9999] = 5;
  const before = heap.memory.buffer.byteLength;
  const large = heap.array(Float64Array, before / 8)!;
  expect(heap.memory.buffer.byteLength).toBeGreaterThan(before);
  expect(second[9999]).toBe(5);
  expect(heap.addressOf(second.subarray(10))).toBe(at + 80);
  expect(heap.addressOf(large)).toBe(large.byteOffset);
  expect(heap.view(Float64Array, at + 8 * 9999, 1)[0]).toBe(5);
  expect(heap.addressOf(new Float64Array(4))).toBeUndefined();
  const { used } = heap;
  heap.releaseArray(new Float64Array(4));
  heap.releaseArray(second.subarray(0)); // another object at the same place: not the one that was handed out
  expect(heap.used).toBe(used);
  expect(heap.array(Float32Array, 0)).toHaveLength(0);
});

test('arrays that are forgotten come back', async () => {
  const heap = new Heap(RESERVED);
  const kept = heap.array(Float64Array, 100)!;
  for (let i = 0; i < 10; i++) heap.array(Float64Array, 1000);
  expect(heap.used).toBeGreaterThan(80_000);
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  for (let i = 0; i < 20 && heap.used > 832; i++) {
    gc();
    await new Promise((done) => setTimeout(done, 10));
  }
  expect(heap.used).toBe(832);
  expect(kept).toHaveLength(100);
});

test('while it is held, nothing released is handed out', () => {
  const heap = new Heap(RESERVED);
  const at = heap.take(100)!;
  const [letGo, letGoToo] = [heap.hold(), heap.hold()];
  heap.release(at);
  expect(heap.take(100)).not.toBe(at);
  letGo();
  letGo();
  expect(heap.take(100)).not.toBe(at);
  letGoToo();
  expect(heap.take(100)).toBe(at);
});

test('above 2 GiB everything works; beyond 4 GiB it refuses, and works on', () => {
  const heap = new Heap(RESERVED);
  const low = heap.take(2.5 * GIB)!; // never touched: it costs addresses only
  const high = heap.array(Float64Array, 1000)!;
  const at = heap.addressOf(high)!;
  expect(at).toBeGreaterThan(2.5 * GIB - 1);
  high[999] = 3;
  expect(heap.view(Float64Array, at + 8 * 999, 1)[0]).toBe(3);
  expect(heap.take(2 * GIB)).toBeUndefined();
  expect(heap.array(Float64Array, GIB)).toBeUndefined();
  const rest = heap.take(1.25 * GIB)!;
  expect(rest + 1.25 * GIB).toBeLessThan(4 * GIB);
  expect(heap.take(0.5 * GIB)).toBeUndefined();
  heap.release(low);
  expect(heap.take(2 * GIB)).toBe(low);
  expect(high[999]).toBe(3);
});
