// Random programs of calls on shared buffers: one call at a time, all at once, on several contexts, by a plan.
import { expect, test } from 'vitest';
import { checkSequence, programOf } from '../../fuzz/sequences.ts';
import { type Context, createContext } from '../../src/index.ts';
import { full } from '../lib/sampled.ts';
import { contexts } from '../setup/contexts.ts';

test.each(contexts.map((context) => ({ backend: context.backend, context })))(
  'random programs on the $backend leave the bits of one call at a time',
  async ({ context }) => {
    using other: Context = await createContext({ backend: context.backend });
    const [programs, length] = context.gpu === undefined ? [full ? 60 : 12, 24] : [full ? 6 : 1, full ? 24 : 8];
    for (let seed = 1; seed <= programs; seed++) {
      const steps = programOf(context, seed, length, 12);
      expect(steps).toHaveLength(length);
      expect([seed, await checkSequence(context, [other], steps, seed)]).toEqual([seed, []]);
    }
  },
);
