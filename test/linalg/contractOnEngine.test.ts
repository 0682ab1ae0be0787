// Products on the CPU engine: batches in pieces and as a whole, with whatever does not vary along them; without room.
import { afterAll, describe, expect, it } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import { createContext } from '../../src/index.ts';
import { type ArrayInput, einsum, matmul } from '../../src/linalg/index.ts';

type RealArray = Float32Array | Float64Array;
type Result = { readonly data: RealArray };

const contextOf = (threads: number) => createContext({ backend: 'cpu', threads });

const numbers = (single: boolean, length: number): RealArray =>
  (single ? new Float32Array(length) : new Float64Array(length)).map((_, k) => ((k * 0.618034) % 1) - 0.5);

/** count products of n x n matrices, rows first; `next`: elements from one factor to the next. */
function expected(A: RealArray, nextA: number, B: RealArray, nextB: number, count: number, n: number): Float64Array {
  const C = new Float64Array(count * n * n);
  for (let b = 0; b < count; b++)
    for (let i = 0; i < n; i++)
      for (let l = 0; l < n; l++)
        for (let j = 0; j < n; j++) C[(b * n + i) * n + j]! += A[b * nextA + i * n + l]! * B[b * nextB + l * n + j]!;
  return C;
}

function expectClose(result: unknown, C: ArrayLike<number>, n: number): void {
  const { data } = result as Result;
  expect(data.length).toBe(C.length);
  const bound = n * n * (data instanceof Float32Array ? 2 ** -24 : 2 ** -53);
  let worst = 0;
  for (let i = 0; i < C.length; i++) {
    const error = Math.abs(data[i]! - C[i]!);
    if (!(error <= worst)) worst = error;
  }
  expect(worst).toBeLessThan(bound);
}

const e = engine();
afterAll(async () => {
  (await contextOf(2)).dispose();
});

describe.skipIf(e === undefined).each([1, 2, 3])('on %i threads', (threads) => {
  it.each([
    [true, 16, 2000],
    [false, 16, 1100],
    [true, 33, 700],
    [false, 130, 9],
  ])('stacks in several pieces: single %s, order %i, %i matrices', async (single, n, count) => {
    const context = await contextOf(threads);
    const [A, B] = [numbers(single, count * n * n), numbers(single, count * n * n + 1).subarray(1)];
    const stack = (data: RealArray) => ({ data, shape: [count, n, n] });
    expectClose(await matmul(stack(A), stack(B), { context }), expected(A, n * n, B, n * n, count, n), n);
    // The last matrix first, and transposed.
    const back = { data: A, shape: [count, n, n], stride: [-n * n, 1, n], offset: (count - 1) * n * n };
    const turned = A.map((_, p) => {
      const [b, i, j] = [Math.floor(p / (n * n)), Math.floor(p / n) % n, p % n];
      return A[(count - 1 - b) * n * n + j * n + i]!;
    }) as RealArray;
    expectClose(await matmul(back, stack(B), { context }), expected(turned, n * n, B, n * n, count, n), n);
    expect(context.queue.trace.map(({ routine }) => routine)).toEqual(
      Array(2).fill(single ? 'sgemmStridedBatched' : 'dgemmStridedBatched'),
    );
    context.dispose();
  });

  it('a factor that is the same for all', async () => {
    const context = await contextOf(threads);
    const [n, count] = [64, 90];
    const [one, many] = [numbers(false, n * n), numbers(false, count * n * n)];
    const [matrix, stack] = [
      { data: one, shape: [n, n] },
      { data: many, shape: [count, n, n] },
    ] as const;
    const [left, right] = [expected(one, 0, many, n * n, count, n), expected(many, n * n, one, 0, count, n)];
    expectClose(await matmul(matrix, stack, { context }), left, n);
    expectClose(await matmul(stack, matrix, { context }), right, n);
    // One that is there once, by a stride of 0, and a batch that is not the result's first index: put in order afterwards.
    const still = { data: one, shape: [count, n, n], stride: [0, n, 1] };
    expectClose(await matmul(still, stack, { context }), left, n);
    const mixed = (await einsum('bij,bjk->ibk', still, stack, { context })) as unknown as Result;
    const inOrder = left.map(
      (_, p) => left[(Math.floor(p / n) % count) * n * n + Math.floor(p / (n * count)) * n + (p % n)]!,
    );
    expectClose(mixed, inOrder, n);
    context.dispose();
  });
});

describe.skipIf(e === undefined)('products on the engine', () => {
  it('have the same bits on any number of threads', async () => {
    const [n, count] = [24, 1500];
    const stack = { data: numbers(true, count * n * n), shape: [count, n, n] };
    // Compared as bytes: matchers take seconds for a million numbers.
    const results: Buffer[] = [];
    for (const threads of [1, 2, 4]) {
      const context = await contextOf(threads);
      const { data } = (await matmul(stack, stack, { context })) as unknown as Result;
      results.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
      context.dispose();
    }
    expect(results[1]!.equals(results[0]!)).toBe(true);
    expect(results[2]!.equals(results[0]!)).toBe(true);
  });

  it('have been read when the call returns', async () => {
    const context = await contextOf(2);
    for (const shape of [
      [2000, 16, 16],
      [100, 100],
    ]) {
      const n = shape.at(-1)!;
      const count = shape.length > 2 ? shape[0]! : 1;
      const [A, B] = [numbers(false, count * n * n), numbers(false, count * n * n)];
      const C = expected(A, n * n, B, n * n, count, n);
      const call = matmul({ data: A, shape }, { data: B, shape }, { context });
      A.fill(Number.NaN);
      B.fill(Number.NaN);
      expectClose(await call, C, n);
    }
    context.dispose();
  });

  it('go through ordinary arrays where the memory does not suffice', async () => {
    const context = await contextOf(1);
    const { heap } = e!;
    const take = heap.take.bind(heap);
    const n = 40;
    const A: ArrayInput = { data: numbers(false, n * n), shape: [n, n] };
    heap.take = () => undefined;
    try {
      const C = await matmul(A, A, { context });
      expectClose(C, expected(A.data as RealArray, 0, A.data as RealArray, 0, 1, n), n);
      expect(context.queue.trace.map(({ why }) => why)).toEqual([expect.stringMatching(/memory does not suffice/)]);
    } finally {
      heap.take = take;
    }
    context.dispose();
  });
});
