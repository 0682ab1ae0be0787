// Long sweeps on software adapters: they compile and compute slowly, and `npm test` has to end in twelve minutes.
import type { Context } from '../../src/runtime/context.ts';

const full = process.env['BASALT_TEST_FULL'] === '1';

/** Every which element, the last always among them, on a software adapter; all of them elsewhere, and with BASALT_TEST_FULL=1. */
export function sampled<T>(context: Context, items: readonly T[], every: number): readonly T[] {
  if (full || context.gpu?.software !== true) return items;
  return items.filter((_, k) => (items.length - 1 - k) % every === 0);
}

/** The same for kernels that llvmpipe takes half a minute each to compile: there only the last element. */
export function fewest<T>(context: Context, items: readonly T[], every: number): readonly T[] {
  const slow = !full && /llvmpipe/i.test(context.gpu?.name ?? '');
  return slow ? items.slice(-1) : sampled(context, items, every);
}
