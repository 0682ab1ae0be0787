// Calls made again as calls of their kind were, and plans: of every routine on the GPU, the bits of a call that is checked and chosen anew.
import { describe, expect } from 'vitest';
import type { Prec } from '../../src/core/field.ts';
import { UnsupportedError } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { cases } from '../../testing/cases/index.gen.ts';
import { type Case, written } from '../../testing/lib/case.ts';
import { type Operands, Staged } from '../../testing/lib/operands.ts';
import { Random } from '../../testing/lib/random.ts';
import { sampled } from '../lib/sampled.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';

/** Drivers that look at results between their steps: they cannot be recorded, and say so. */
const IN_TURNS =
  'bdsdc cholqr gecon gees geev gelsy gerfs gesdd gesvRbt gesvdr gesvx pocon polar porfs posvx shgesv stedc sycon syevd syevr syevx sygvd sygvx'.split(
    ' ',
  );

/** Of each routine one problem, from the middle of its sweep. */
const all = cases
  .filter((c) => c.spec.precs.includes('s') && c.sweep.length > 0)
  .map((c) => [c.spec.name, c, c.sweep[c.sweep.length >> 1]!] as const);
const tested = gpu === undefined ? all : sampled(gpu, all, 4);

const PREC: Prec = 's';

/** Two sets of operands that lie alike and hold other numbers. */
function twice(context: Context, c: Case, problem: object): [Staged<Operands>, Staged<Operands>] {
  const random = new Random();
  const [one, two] = [0, 1].map(() => new Staged<Operands>(context, PREC, c.data(problem, PREC, random)));
  return [one!, two!];
}

describe.each(tested)('%s', (name, c, problem) => {
  gpuTest('gives the bits of its first call at every call, and as a plan', async (context) => {
    const { queue } = context;
    const [one, two] = twice(context, c, problem);
    const results = written(c);
    const present = results.filter((result) => result in two.at);
    const make = async (staged: Staged<Operands>): Promise<Operands> => {
      staged.load(present);
      await c.run(queue, problem, staged.at);
      return staged.fetch(present);
    };
    queue.forget();
    const fresh = await make(two);
    queue.forget();
    // Met, recorded, made again: with other operands each time.
    for (const staged of [one, two, one]) await make(staged);
    expect(await make(two)).toEqual(fresh);

    const plan = await context
      .record(() => c.run(queue, problem, two.at))
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(UnsupportedError);
        expect(IN_TURNS).toContain(name);
      });
    if (plan === undefined) return;
    for (let run = 0; run < 2; run++) {
      two.load(present);
      await plan.run();
      expect(await two.fetch(present)).toEqual(fresh);
    }
    plan.dispose();
    for (const staged of [one, two]) staged.dispose();
  });
});
