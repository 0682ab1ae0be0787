// The tests that the case of every routine has.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../src/core/field.ts';
import { type Case, complaints } from '../../testing/lib/case.ts';
import { contexts, cpu } from '../setup/contexts.ts';
import { moderate, sampled, some } from './sampled.ts';

/**
 * The sweep of a case: in single and complex single on every backend, on software adapters every which problem; in double and complex
 * double on the CPU.
 */
export function testSweep(c: Case, every = 2): void {
  const { name, precs } = c.spec;
  const of = (wanted: string): Prec[] => [...wanted].filter((prec) => precs.includes(prec)) as Prec[];
  const runs = contexts.flatMap((context) => of('sc').map((prec) => [prec, context.backend, context] as const));
  describe.each(runs)(`%s${name} on the %s backend`, (prec, _, context) => {
    it('does the whole sweep', async () => {
      const isPair = prec === 'c' && context.gpu !== undefined;
      const problems = sampled(context, isPair ? moderate(c.sweep) : c.sweep, every);
      for (const problem of isPair ? some(problems, 2) : problems)
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  });

  it.each(of('dz'))(`%s${name} does the whole sweep on the CPU`, async (prec) => {
    for (const problem of sampled(cpu, c.sweep, 1)) expect(await complaints(cpu, c, problem, prec)).toEqual([]);
  });
}
