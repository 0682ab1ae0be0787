// Software adapters are given long kernels with loops, hardware the same with loops written out: both compute the same bits. All other
// tests on a software adapter see the loops alone. On hardware there is nothing to compare, and llvmpipe takes a minute to compile some of
// the longest.
import { describe, expect, test } from 'vitest';
import type { Prec } from '../../src/core/field.ts';
import { Context } from '../../src/runtime/context.ts';
import type { Texts } from '../../src/runtime/gpuSide.ts';
import { cases } from '../../testing/cases/index.gen.ts';
import { attempt } from '../../testing/lib/case.ts';
import type { Operands } from '../../testing/lib/operands.ts';
import { full, some, spread } from '../lib/sampled.ts';
import { gpu } from '../setup/contexts.ts';

const software = gpu?.gpu?.software === true && !/llvmpipe/i.test(gpu.gpu.name);

/** Another context on the same device, which stays the first one's, with all loops written out. */
function writtenOut(context: Context): Context {
  const texts: Required<Texts> = { longest: Number.POSITIVE_INFINITY };
  return new Context(undefined, { ...context.gpu!, ...texts, owned: false }, 'loops are written out');
}

/** The first element that differs, in words. */
function difference(one: Operands, other: Operands): string | undefined {
  for (const [name, { data }] of Object.entries(one)) {
    const k = data.findIndex((x: number, i: number) => !Object.is(x, other[name]!.data[i]));
    if (k >= 0) return `${name}[${k}] is ${data[k]} and ${other[name]!.data[k]}`;
  }
  return undefined;
}

describe.skipIf(!software)('loops and loops written out compute the same bits', () => {
  const straight = software ? writtenOut(gpu!) : undefined;
  const tested = cases
    .flatMap((c) => [...c.spec.precs].map((prec) => [prec + c.spec.name, c, prec as Prec] as const))
    .filter(([, , prec]) => gpu?.placement(prec) === 'gpu');

  // The last problem of a sweep is one of some size.
  test.each(some(tested, 6))('%s', async (_, c, prec) => {
    for (const problem of spread(c.sweep, full ? 3 : 1)) {
      const looped = await attempt(gpu!, c, problem, prec);
      const written = await attempt(straight!, c, problem, prec);
      expect(difference(looped.after, written.after), JSON.stringify(problem)).toBeUndefined();
    }
  });
});
