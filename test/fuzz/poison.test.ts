// Memory that holds garbage: that it does, where routines may not count on it and nowhere else, and that calls do not mind.
import { expect, test } from 'vitest';
import { campaign } from '../../fuzz/campaign.ts';
import { GARBAGE, poisonMemory } from '../../fuzz/poison.ts';
import { engine } from '../../src/engine/engine.ts';
import type { Context } from '../../src/index.ts';
import { cpu, gpuTest } from '../setup/contexts.ts';

async function words(context: Context, length: number): Promise<Set<number>> {
  const buffer = context.lease('i', length);
  const found = new Set<number>(await context.download(buffer));
  buffer.dispose();
  return found;
}

gpuTest('on a GPU workspace begins with garbage to its end, and what is allocated with zeros', async (context) => {
  const poison = poisonMemory(context);
  try {
    expect(await words(context, 70)).toEqual(new Set([-1]));
    poison.word = GARBAGE[1];
    expect(await words(context, 100_000)).toEqual(new Set([GARBAGE[1]]));
    const zeros = context.alloc('i', 70);
    expect(new Set(await context.download(zeros))).toEqual(new Set([0]));
    // Behind the last element.
    const buffer = context.upload('i', Int32Array.of(5));
    const { size } = buffer.gpu(false);
    const all = context.wrap(buffer.gpu(false), 'i', size / 4);
    expect([...(await context.download(all))]).toEqual([5, ...new Array(size / 4 - 1).fill(GARBAGE[1])]);
    for (const one of [zeros, all, buffer]) one.dispose();
  } finally {
    poison.remove();
    context.queue.forget();
  }
  expect(Object.hasOwn(context, 'lease')).toBe(false);
});

test("the engine's workspace begins with garbage, its arrays with zeros", () => {
  const { heap } = engine()!;
  const poison = poisonMemory(cpu);
  try {
    // Where nothing has been yet, and where something has.
    for (const bytes of [100, 50_000_000]) {
      const at = heap.take(bytes)!;
      const found = heap.view(Int32Array, at, Math.ceil(bytes / 4));
      expect([found[0], found[found.length >> 1], found.at(-1)]).toEqual([-1, -1, -1]);
      heap.release(at);
      const array = heap.array(Float32Array, bytes / 4)!;
      expect(array.every((x) => x === 0)).toBe(true);
      heap.releaseArray(array);
    }
  } finally {
    poison.remove();
  }
  expect(Object.hasOwn(heap, 'take')).toBe(false);
});

/** Complaints about random calls in garbage, of which the second of each call is of another kind than the first. */
async function complaints(context: Context, calls: number, routine = ''): Promise<readonly string[]> {
  const found: string[] = [];
  const failed = (text: string): void => void found.push(text);
  const poison = poisonMemory(context);
  try {
    await campaign({ context, cpu, poison, seed: 5, calls, routine, most: 5, seconds: 600, failed });
  } finally {
    poison.remove();
    if (context.gpu !== undefined) context.queue.forget();
  }
  return found;
}

test('random calls on the CPU do not mind', async () => {
  expect(await complaints(cpu, 200)).toEqual([]);
});

gpuTest('random calls on the GPU do not mind', async (context) => {
  expect(await complaints(context, 8)).toEqual([]);
});

gpuTest('condition numbers of Hermitian matrices do not see imaginary parts on the diagonal', async (context) => {
  expect(await complaints(context, 12, 'checon')).toEqual([]);
});
