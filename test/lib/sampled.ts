// How much of a long list `npm test` goes through: a sample from all parts of it, so that everything is exercised in five minutes on two
// cores with an adapter in software. `npm run test:full` goes through all, but for what such adapters would take hours for, which
// BASALT_TEST_FULL=1 adds.
import type { Context } from '../../src/runtime/context.ts';

const everything = process.env['BASALT_TEST_FULL'] === '1';

/** Whether long sweeps are gone through from end to end. */
export const full = everything || process.env['BASALT_TEST_SWEEPS'] === 'full';

/** At most so many elements, spread over the whole list, the first and the last among them; of one alone the last. */
export function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  if (most === 1) return items.slice(-1);
  return Array.from({ length: most }, (_, k) => items[Math.round((k * (items.length - 1)) / (most - 1))]!);
}

/** At most so many in a short run, all in a full one. */
export const some = <T>(items: readonly T[], most: number): readonly T[] => (full ? items : spread(items, most));

/** Every which element, the last always among them, on a software adapter; all of them elsewhere, and with BASALT_TEST_FULL=1. */
export function sampled<T>(context: Context, items: readonly T[], every: number): readonly T[] {
  if (everything || context.gpu?.software !== true) return items;
  return items.filter((_, k) => (items.length - 1 - k) % every === 0);
}

/** The same for kernels that llvmpipe takes half a minute each to compile: there only the last element. */
export function fewest<T>(context: Context, items: readonly T[], every: number): readonly T[] {
  const slow = !everything && /llvmpipe/i.test(context.gpu?.name ?? '');
  return slow ? items.slice(-1) : sampled(context, items, every);
}
