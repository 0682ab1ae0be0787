// Condition numbers of doubles on the GPU beside the CPU's: of sizes at the ends of the range, of singular matrices, and of NaN.
import { describe, expect } from 'vitest';
import { gecon, trcon } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { wide } from '../lib/sampled.ts';
import { cpu, doubles, gpuTest } from '../setup/contexts.ts';

const n = 12;
const PRECS = wide ? (['d', 'z'] as const) : (['d'] as const);

/** Factors of LU: random, with a heavy diagonal, changed by `change`. */
function factors(scale: number, change: (A: Float64Array) => void = () => {}): Float64Array {
  const rng = mulberry32(5);
  const A = Float64Array.from({ length: n * n }, (_, e) => {
    const [i, j] = [e % n, Math.floor(e / n)];
    return (i > j ? 0.3 : scale) * (i === j ? 2 + rng() : signed(rng));
  });
  change(A);
  return A;
}

/** Of the factors as they are, or times 0.6 + 0.8i, whose modulus is one. */
async function rconds(context: Context, prec: 'd' | 'z', a: Float64Array, anorm: number): Promise<number[]> {
  const values = prec === 'd' ? a : Float64Array.from({ length: 2 * n * n }, (_, e) => a[e >> 1]! * [0.6, 0.8][e & 1]!);
  const [A, rcond] = [context.upload(prec, values), context.alloc('d', 3)];
  await gecon(context, { norm: '1', n, A, lda: n, anorm, rcond });
  await gecon(context, { norm: 'i', n, A, lda: n, anorm, rcond: rcond.at(1) });
  await trcon(context, { norm: 'i', uplo: 'u', n, A, lda: n, rcond: rcond.at(2) });
  const found = await context.download(rcond);
  for (const buffer of [A, rcond]) buffer.dispose();
  return Array.from(found);
}

describe.each(PRECS)('condition numbers of doubles on the GPU: %s', (prec) => {
  gpuTest('are those of the CPU', async () => {
    const context = await doubles();
    context.queue.trace.length = 0;
    for (const scale of [1, 1e150, 1e-150, 1e300, 1e-300]) {
      const [found, expected] = [factors(scale), factors(scale)].map((a, k) =>
        rconds(k === 0 ? context : cpu, prec, a, 20 * scale),
      );
      const [there, here] = [await found!, await expected!];
      there.forEach((rcond, k) => {
        expect(rcond).toBeGreaterThan(0);
        // The estimators stop at different turns: a factor at most, mostly none.
        expect(Math.abs(Math.log2(rcond / here[k]!))).toBeLessThan(1.6);
      });
    }
    expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  });

  gpuTest('are 0 of singular factors and of norms that are no sizes, and NaN of NaN', async () => {
    const context = await doubles();
    const zero = factors(1, (A) => A.fill(0, 5 * n + 5, 5 * n + 6));
    const wild = factors(1, (A) => A.fill(Number.NaN, 5 * n + 2, 5 * n + 3));
    expect(await rconds(context, prec, zero, 20)).toEqual([0, 0, 0]);
    expect(await rconds(context, prec, wild, 20)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect((await rconds(context, prec, factors(1), Number.POSITIVE_INFINITY)).slice(0, 2)).toEqual([0, 0]);
    expect((await rconds(context, prec, factors(1), 0)).slice(0, 2)).toEqual([0, 0]);
  });
});
