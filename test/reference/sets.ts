// What every call set is tested for: all its calls on every backend in single precision, on the CPU in double too, and on the GPU again
// with all operands in one buffer.
import { describe, expect, it } from 'vitest';
import { routineName } from '../../src/core/spec.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';
import type { CallSet } from './callSet.ts';
import { perform } from './judge.ts';

export function referenceTests(set: CallSet): void {
  const [single, double] = (['s', 'd'] as const).map((prec) => routineName(set.routine.spec, prec));
  const [calls, tests] = set.expected;
  const counted = `${calls} calls, ${tests} tests`;

  describe(set.routine.spec.name, () => {
    it.each(contexts.map((context) => [context.backend, context] as const))(
      `${single} on the %s: ${counted}`,
      async (_, context) => {
        expect(await perform(context, set, 's')).toEqual({ calls, tests, complaints: [] });
      },
    );

    it(`${double} on the cpu: ${counted}`, async () => {
      expect(await perform(cpu, set, 'd')).toEqual({ calls, tests, complaints: [] });
    });

    gpuTest(`${single} on the gpu, all operands in one buffer: ${counted}`, async (context) => {
      expect(await perform(context, set, 's', 'shared')).toEqual({ calls, tests, complaints: [] });
    });
  });
}
