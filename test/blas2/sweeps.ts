// What every level-2 routine is tested for: its case's sweep on every backend and in both precisions, and that double goes to the CPU.
import { describe, expect, it } from 'vitest';
import { type Case, complaints } from '../../testing/lib/case.ts';
import type { Operands } from '../../testing/lib/operands.ts';
import { some } from '../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

/** Declares the tests; problems of one `kindOf` are one test. */
export function sweeps<P extends object, D extends Operands>(c: Case<P, D>, kindOf: (problem: P) => string): void {
  const { name } = c.spec;
  const kinds = [...new Set(c.sweep.map(kindOf))];
  describe.each(contexts.map((context) => [context.backend, context] as const))(
    `${name} on the %s backend`,
    (_, context) => {
      it.each(kinds)('computes the whole sweep of %s', async (kind) => {
        const ofKind = c.sweep.filter((p) => kindOf(p) === kind);
        for (const problem of some(ofKind, context.backend === 'gpu' ? 4 : 20)) {
          expect(await complaints(context, c, problem, 's')).toEqual([]);
        }
      });
    },
  );

  it(`${name} computes the whole sweep in double precision on the CPU`, async () => {
    for (const problem of some(c.sweep, 40)) expect(await complaints(cpu, c, problem, 'd')).toEqual([]);
  });

  gpuTest(`${name} in double precision runs on the CPU of a GPU context, and says so`, async (context) => {
    expect(await complaints(context, c, c.sweep.at(-1)!, 'd')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: `d${name}`, backend: 'cpu' });
  });

  gpuTest(`${name} needs no more workgroups per axis than the device has`, async (context) => {
    const { queue } = context;
    const limit = queue.groupLimit;
    queue.groupLimit = 2;
    try {
      for (const problem of c.sweep.slice(-6)) expect(await complaints(context, c, problem, 's')).toEqual([]);
    } finally {
      queue.groupLimit = limit;
    }
  });
}
