// What every call set is tested for: all its calls on every backend in singles, real and complex, on the CPU in doubles too, and on the GPU
// again with all operands in one buffer. Software adapters make a part of the complex calls, and short runs a part of all.
import { describe, expect, it } from 'vitest';
import { isComplex, type Prec } from '../../src/core/field.ts';
import { routineName } from '../../src/core/spec.ts';
import type { Context } from '../../src/index.ts';
import { full, sampled, some, wide } from '../lib/sampled.ts';
import { contexts, cpu, gpuWide } from '../setup/contexts.ts';
import type { CallSet } from './callSet.ts';
import { perform } from './judge.ts';

/** Calls of a set that a wide run makes; a short one a third of them, and on a GPU, where each is a launch, a few. */
const SHORT = 60;
const FEW_ON_GPU = 18;

export function referenceTests(set: CallSet): void {
  const { spec } = set.routine;
  const inField = (prec: Prec): CallSet => (isComplex(prec) ? { ...set, ...set.inComplex } : set);
  const counted = (prec: Prec): string => {
    const [calls, tests] = inField(prec).expected;
    return `${calls} calls, ${tests} tests`;
  };
  const precs = (letters: string) => ([...spec.precs] as Prec[]).filter((prec) => letters.includes(prec));

  async function judged(context: Context, prec: Prec, arenas: 'shared' | 'separate' = 'separate'): Promise<void> {
    const { expected, ...whole } = inField(prec);
    const all = some(whole.problems, wide || context === cpu ? SHORT : FEW_ON_GPU);
    const problems = full && isComplex(prec) ? sampled(context, all, 16) : all;
    const { complaints, ...counts } = await perform(context, { expected, ...whole, problems }, prec, arenas);
    expect(complaints).toEqual([]);
    const [calls, tests] = expected;
    if (problems.length === whole.problems.length) expect(counts).toEqual({ calls, tests });
  }

  describe(spec.name, () => {
    for (const prec of precs('sc')) {
      const name = routineName(spec, prec);
      it.each(contexts.map((context) => [context.backend, context] as const))(
        `${name} on the %s: ${counted(prec)}`,
        (_, context) => judged(context, prec),
      );
      gpuWide(`${name} on the gpu, all operands in one buffer: ${counted(prec)}`, (context) =>
        judged(context, prec, 'shared'),
      );
    }
    for (const prec of precs('dz'))
      it(`${routineName(spec, prec)} on the cpu: ${counted(prec)}`, () => judged(cpu, prec));
  });
}
