// Divide and conquer on the GPU: residuals and orthogonality for every kind of matrix, trees of several levels, both ways to multiply, what
// is not finite.
import { describe, expect, it } from 'vitest';
import { type DeviceStedc, enqueueStedc } from '../../../src/lapack/eigen/stedc.hybrid.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { ascends, countedError, tridiagonalError } from '../../../testing/lib/residualsTridiagonal.ts';
import { atTheEnds, TRIDIAGONALS, type Tridiagonal, type TridiagonalKind } from '../../../testing/lib/tridiagonal.ts';
import { full } from '../../lib/sampled.ts';
import { gpu } from '../../setup/contexts.ts';

const KINDS = Object.keys(TRIDIAGONALS) as TridiagonalKind[];
const [OFF, GUARD] = [7, 2 ** 30];

/** The vectors in a window of a buffer whose other elements must stay. */
async function solve(context: Context, t: Tridiagonal, options: Partial<DeviceStedc>) {
  const n = t.d.length;
  const ld = n + 3;
  const buffer = context.upload('s', new Float32Array(OFF + ld * n + 1).fill(GUARD));
  const w = t.d.slice();
  const Z = { data: buffer, off: OFF, ld };
  const info = await enqueueStedc(context.queue, { ...options, n, d: w, e: t.e.slice(), Z });
  const data = await context.download(buffer);
  buffer.dispose();
  const outside = data.filter((_, i) => i < OFF || (i - OFF) % ld >= n || i >= OFF + ld * n);
  expect(outside.every((x) => x === GUARD)).toBe(true);
  return { info, w, Z: matrixView(data, n, n, ld, OFF) };
}

async function check(context: Context, what: string, t: Tridiagonal, options: Partial<DeviceStedc>): Promise<void> {
  const { info, w, Z } = await solve(context, t, options);
  const errors = [tridiagonalError(t, w, Z), orthogonality(Z), countedError(t, w)].map((error) => error / EPS.s);
  expect(info === 0 && ascends(w) && errors.every((error) => error < 30), `${what}: ${info} ${errors}`).toBe(true);
}

describe.skipIf(gpu === undefined)('on the GPU', () => {
  const context = gpu as Context;

  it.each(KINDS)('solves matrices of kind %s in several levels', async (kind) => {
    const sizes = full ? [1, 2, 13, 47, 200, 333] : [kind === 'clement' ? 130 : 13];
    const leaf = (n: number): number => (n > 40 ? 16 : 3);
    for (const n of sizes) await check(context, `${n}`, TRIDIAGONALS[kind](n, new Random()), { leaf: leaf(n) });
    // Not divided
    for (const n of full ? [2, 3, 21, 32] : [31]) await check(context, `${n}`, TRIDIAGONALS[kind](n, new Random()), {});
  });

  it('multiplies by gemm what is large', async () => {
    await check(context, 'gemm', TRIDIAGONALS.laplace(60, new Random()), { leaf: 16, together: 20 });
  });

  it('solves orders 0 and 1', async () => {
    for (const n of [0, 1]) await check(context, `${n}`, TRIDIAGONALS.random(n, new Random()), {});
  });

  it('at the ends of the range', async () => {
    for (const make of full ? atTheEnds('s') : atTheEnds('s').slice(-1))
      await check(context, 'scaled', make(20, new Random()), { leaf: 6 });
  });

  it('says what is not finite', async () => {
    const t = TRIDIAGONALS.laplace(20, new Random());
    t.e[3] = Number.NaN;
    const { info, w, Z } = await solve(context, t, {});
    expect(info).toBe(20);
    expect(w.every(Number.isNaN)).toBe(true);
    for (let i = 0; i < 20; i++) expect(Z.data[Z.offset + i * (Z.ld + 1)]).toBeNaN();
  });
});
