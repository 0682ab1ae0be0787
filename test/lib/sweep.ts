// The tests that the case of every routine has.
import { describe, expect, it } from 'vitest';
import { type Case, complaints } from '../../testing/lib/case.ts';
import { contexts, cpu } from '../setup/contexts.ts';
import { sampled } from './sampled.ts';

/** The sweep of a case: in single on every backend, on software adapters every which problem; in double on the CPU. */
export function testSweep(c: Case, every = 2): void {
  const { name } = c.spec;
  describe.each(contexts.map((context) => [context.backend, context] as const))(
    `${name} on the %s backend`,
    (_, context) => {
      it('does the whole sweep', async () => {
        for (const problem of sampled(context, c.sweep, every))
          expect(await complaints(context, c, problem, 's')).toEqual([]);
      });
    },
  );

  it(`${name} does the whole sweep in double precision on the CPU`, async () => {
    for (const problem of c.sweep) expect(await complaints(cpu, c, problem, 'd')).toEqual([]);
  });
}
