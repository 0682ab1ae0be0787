// The calls of reference BLAS's level-1 test program, dblat1; rotg and rotmg, which compute on the host, are in test/blas1.
import { expect, it } from 'vitest';
import { copy, nrm2 } from '../../src/index.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { contexts } from '../setup/contexts.ts';
import { level1Sets } from './level1Sets.ts';
import { referenceTests } from './sets.ts';

for (const set of level1Sets) referenceTests(set);

// The reference's 4 calls of copy take 42 to 43; its 400 of nrm2 differ in their data, at which a refusal does not look.
for (const context of contexts)
  for (const type of ['s', 'c'] as const)
    it(`increments of zero, of the reference's other 4 calls of ${type}copy and 400 of nrm2, are refused on the ${context.backend}`, async () => {
      const { queue } = context;
      const upload = (value: number) => context.upload(type, new Float32Array(type === 'c' ? 2 : 1).fill(value));
      const [x, y, result] = [upload(42), upload(43), context.upload('s', Float32Array.of(44))];
      for (const n of [0, 1, 2, 4]) {
        expectRefusal(await rejectionOf(() => copy(queue, { n, x, incx: 0, y, incy: 0 })), { argument: 'incx' });
      }
      for (const n of [1, 2, 3, 4]) {
        expectRefusal(await rejectionOf(() => nrm2(queue, { n, x, incx: 0, result })), { argument: 'incx' });
      }
      for (const [buffer, value] of [[y, 43] as const, [result, 44] as const])
        expect((await context.download(buffer)).every((part) => part === value)).toBe(true);
      for (const buffer of [x, y, result]) buffer.dispose();
    });
