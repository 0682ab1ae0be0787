// What every level-2 routine is tested for: its case's sweep on every backend and in every precision, and that doubles go to the CPU.
import { describe, expect, it } from 'vitest';
import { isComplex, type Prec } from '../../src/core/field.ts';
import { routineName } from '../../src/core/spec.ts';
import { type Case, complaints } from '../../testing/lib/case.ts';
import type { Operands } from '../../testing/lib/operands.ts';
import { some } from '../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

/** Declares the tests; problems of one `kindOf` are one test, in complex numbers all are. */
export function sweeps<P extends object, D extends Operands>(c: Case<P, D>, kindOf: (problem: P) => string): void {
  const { spec } = c;
  const precs = (letters: string) => ([...spec.precs] as Prec[]).filter((prec) => letters.includes(prec));
  const kinds = [...new Set(c.sweep.map(kindOf))];
  for (const prec of precs('sc')) {
    const name = routineName(spec, prec);
    describe.each(contexts.map((context) => [context.backend, context] as const))(
      `${name} on the %s backend`,
      (_, context) => {
        const [onGpu, onCpu] = isComplex(prec) ? [8, 30] : [4, 20];
        it.each(isComplex(prec) ? ['everything'] : kinds)('computes the whole sweep of %s', async (kind) => {
          const ofKind = isComplex(prec) ? c.sweep : c.sweep.filter((p) => kindOf(p) === kind);
          for (const problem of some(ofKind, context.backend === 'gpu' ? onGpu : onCpu)) {
            expect(await complaints(context, c, problem, prec)).toEqual([]);
          }
        });
      },
    );

    gpuTest(`${name} needs no more workgroups per axis than the device has`, async (context) => {
      const { queue } = context;
      const limit = queue.groupLimit;
      queue.groupLimit = 2;
      try {
        const last = c.sweep.slice(isComplex(prec) ? -2 : -6);
        for (const problem of last) expect(await complaints(context, c, problem, prec)).toEqual([]);
        expect(queue.trace.at(-1)).toMatchObject({ routine: name, backend: 'gpu' });
      } finally {
        queue.groupLimit = limit;
      }
    });
  }

  for (const prec of precs('dz')) {
    const name = routineName(spec, prec);
    it(`${name} computes the whole sweep in double precision on the CPU`, async () => {
      for (const problem of some(c.sweep, isComplex(prec) ? 24 : 40))
        expect(await complaints(cpu, c, problem, prec)).toEqual([]);
    });

    gpuTest(`${name} runs on the CPU of a GPU context, and says so`, async (context) => {
      expect(await complaints(context, c, c.sweep.at(-1)!, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ routine: name, backend: 'cpu' });
    });
  }
}
