// How much of a long list is gone through. `npm test` takes a few elements from all parts of it, so that everything is exercised in minutes
// on two cores with an adapter in software; `npm run test:wide` some more, and tests of what others beside them are of too; `npm run
// test:full` goes through all, but for what such adapters would take hours for, which BASALT_TEST_FULL=1 adds.
import { test } from 'vitest';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32 } from './rng.ts';

/** Whether even software adapters go through all, for hours. */
export const everything = process.env['BASALT_TEST_FULL'] === '1';

/** Whether long sweeps are gone through from end to end. */
export const full = everything || process.env['BASALT_TEST_SWEEPS'] === 'full';

/** Whether more is gone through than a change needs that is being worked on: in .ci/run, before it lands. */
export const wide = full || process.env['BASALT_TEST_SWEEPS'] === 'wide';

/** Of code that is the same for all precisions a short run takes real and complex numbers, single and double, but not each with each. */
export const PRECISIONS: readonly ('s' | 'd' | 'c' | 'z')[] = wide ? ['s', 'd', 'c', 'z'] : ['s', 'z'];

/** A test that only a full run has, because it takes seconds and others beside it are of the same code. */
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

/** At most so many in a wide run, a third of them in a short one, all in a full one. */
export const some = <T>(items: readonly T[], most: number): readonly T[] =>
  full ? items : spread(items, wide ? most : Math.ceil(most / 3));

/**
 * In a short run those problems of which no number exceeds 100, if there are any: for what is the same code as elsewhere, of numbers that
 * take long.
 */
export function moderate<T extends object>(items: readonly T[]): readonly T[] {
  if (wide) return items;
  const kept = items.filter((item) => Object.values(item).every((x) => typeof x !== 'number' || x <= 100));
  return kept.length === 0 ? items : kept;
}

/** Problems of a sweep that all but a full run make on a GPU, and on the CPU. */
const SHORT = wide ? 2 : 1;
const SHORT_ON_CPU = wide ? 3 : 1;

/**
 * What a context is given of a sweep: on a software adapter every which element, the last always among them, but all with
 * BASALT_TEST_FULL=1; in all but a full run few of these on any GPU, and some on the CPU.
 */
export function sampled<T>(context: Context, items: readonly T[], every: number): readonly T[] {
  if (context.gpu === undefined) return full ? items : spread(items, SHORT_ON_CPU);
  const all = everything || !context.gpu.software;
  const taken = all ? items : items.filter((_, k) => (items.length - 1 - k) % every === 0);
  return full ? taken : spread(taken, SHORT);
}

/**
 * The same for complex numbers, which take a software adapter four times as long, and the CPU some: problems of moderate order there in all
 * but a full run, here in a short one.
 */
export function sampledPairs<T extends { readonly n: number }>(context: Context, items: readonly T[], every: number) {
  if (full || (wide && context.gpu === undefined)) return sampled(context, items, every);
  return spread(
    items.filter(({ n }) => n <= 100),
    SHORT,
  );
}

/** The same for kernels that llvmpipe takes half a minute each to compile: there only the last element. */
export function fewest<T>(context: Context, items: readonly T[], every: number): readonly T[] {
  const slow = !everything && /llvmpipe/i.test(context.gpu?.name ?? '');
  return slow ? items.slice(-1) : sampled(context, items, every);
}
