// How much workspace some work takes.
import { vi } from 'vitest';
import { fields } from '../../../src/core/field.ts';
import type { Context } from '../../../src/index.ts';

/** Bytes of workspace that are still held after some work, and most that were at once. */
export async function leased(context: Context, work: () => unknown): Promise<[live: number, peak: number]> {
  let [live, peak] = [0, 0];
  const lease = context.lease.bind(context);
  const spy = vi.spyOn(context, 'lease').mockImplementation((type, length) => {
    const buffer = lease(type, length);
    const bytes = fields[type].bytes * length;
    // What products take beside it depends on the GPU, and is not announced.
    if (new Error().stack?.includes('gemmWork')) return buffer;
    const dispose = buffer.dispose.bind(buffer);
    live += bytes;
    peak = Math.max(peak, live);
    buffer.dispose = () => {
      live -= bytes;
      dispose();
    };
    return buffer;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return [live, peak];
}
