// Buffers of bytes on every backend: places that are no words, though WebGPU copies memory by words. What all types do: buffers.test.ts.
import { describe, expect, it } from 'vitest';
import { expectRefusal, thrownBy } from '../lib/caught.ts';
import { contexts } from '../setup/contexts.ts';

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('bytes on the %s backend', (_, context) => {
  it('are downloaded from any place', async () => {
    const values = Int8Array.from({ length: 23 }, (_x, p) => p - 11);
    const buffer = context.upload('b', values);
    for (const [offset, length] of [
      [1, 5],
      [3, 4],
      [7, 16],
      [22, 1],
    ] as const)
      expect(await context.download(buffer.at(offset), length)).toEqual(values.slice(offset, offset + length));
  });

  it('are overwritten by fours, or up to the end', async () => {
    const buffer = context.upload('b', new Int8Array(11).fill(1));
    context.write(buffer.at(4), Int8Array.of(2, 3, 4, 5));
    context.write(buffer.at(8), Int8Array.of(6, 7, 8));
    expect([...(await context.download(buffer))]).toEqual([1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const [offset, length] of [
      [1, 4],
      [2, 9],
      [4, 3],
    ] as const)
      expectRefusal(
        thrownBy(() => context.write(buffer.at(offset), new Int8Array(length))),
        { argument: 'values' },
        /multiples of 4/,
      );
  });
});
