// How much of a long list `npm test` goes through: a sample from all parts of it, so that everything is exercised in a few minutes on two
// cores with an adapter in software. `npm run test:full` goes through all, but for what such adapters would take hours for, which
// BASALT_TEST_FULL=1 adds.
import { test } from 'vitest';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32 } from './rng.ts';

/** Whether even software adapters go through all, for hours. */
export const everything = process.env['BASALT_TEST_FULL'] === '1';

/** Whether long sweeps are gone through from end to end. */
export const full = everything || process.env['BASALT_TEST_SWEEPS'] === 'full';

/** A test that a short run leaves out, because it takes seconds and others beside it are of the same code. */
export const sweep = test.runIf(full);

/**
 * At most so many elements, the first and the last among them and one from each stretch between, at a place that is the same in every run:
 * lists nest loops, whose periods equal distances would meet. Of one element alone the last.
 */
export function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  if (most === 1) return items.slice(-1);
  const rng = mulberry32(items.length);
  const bound = (k: number): number => 1 + Math.floor((k * (items.length - 2)) / (most - 2));
  const between = Array.from({ length: most - 2 }, (_, k) => bound(k) + Math.floor(rng() * (bound(k + 1) - bound(k))));
  return [0, ...between, items.length - 1].map((k) => items[k]!);
}

/** At most so many in a short run, all in a full one. */
export const some = <T>(items: readonly T[], most: number): readonly T[] => (full ? items : spread(items, most));

/** Problems of a sweep that a short run makes on a GPU, and on the CPU. */
const SHORT = 2;
const SHORT_ON_CPU = 3;

/**
 * What a context is given of a sweep: on a software adapter every which element, the last always among them, but all with
 * BASALT_TEST_FULL=1; in a short run few of these on any GPU, and some on the CPU.
 */
export function sampled<T>(context: Context, items: readonly T[], every: number): readonly T[] {
  if (context.gpu === undefined) return some(items, SHORT_ON_CPU);
  const all = everything || !context.gpu.software;
  return some(all ? items : items.filter((_, k) => (items.length - 1 - k) % every === 0), SHORT);
}

/** The same for complex numbers, which take a software adapter four times as long: in a short run two problems of moderate order. */
export function sampledPairs<T extends { readonly n: number }>(context: Context, items: readonly T[], every: number) {
  if (full || context.gpu === undefined) return sampled(context, items, every);
  return spread(
    items.filter(({ n }) => n <= 100),
    2,
  );
}

/** The same for kernels that llvmpipe takes half a minute each to compile: there only the last element. */
export function fewest<T>(context: Context, items: readonly T[], every: number): readonly T[] {
  const slow = !everything && /llvmpipe/i.test(context.gpu?.name ?? '');
  return slow ? items.slice(-1) : sampled(context, items, every);
}
