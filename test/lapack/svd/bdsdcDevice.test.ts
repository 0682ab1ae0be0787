// Divide and conquer on bidiagonal matrices on the GPU: residuals, orthogonality and values for every kind of matrix, trees of several
// levels, both ways to multiply, both triangles, what is not finite.
import { describe, expect, it } from 'vitest';
import { bdsdc } from '../../../src/index.ts';
import { type DeviceBdsdc, enqueueBdsdc } from '../../../src/lapack/svd/bdsdc.hybrid.ts';
import { bdsqrRef } from '../../../src/lapack/svd/bdsqr.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { scope } from '../../../src/runtime/workspace.ts';
import { type BdsdcProblem, bdsdcCase } from '../../../testing/cases/lapack/svd/bdsdc.ts';
import { attempt, judge } from '../../../testing/lib/case.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { transposed } from '../../../testing/lib/residualsLq.ts';
import { bidiagonal, isSorted, orthogonality, productError, valuesError } from '../../../testing/lib/residualsSvd.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { full } from '../../lib/sampled.ts';
import { gpu } from '../../setup/contexts.ts';

type Elements = readonly [(i: number) => number, (i: number) => number];

const random = mulberry32(26);
const KINDS: Readonly<Record<string, Elements>> = {
  random: [() => random() - 0.5, () => random() - 0.5],
  geometric: [(i) => 10 ** (-i / 5), (i) => 10 ** (-i / 5)],
  'graded up': [(i) => 10 ** (i / 5 - 10), (i) => 10 ** (i / 5 - 10)],
  clustered: [(i) => 1 + (i % 3) * 1e-6, () => 1e-6],
  'all equal': [() => 1, () => 1],
  unit: [() => 1, () => 0],
  'one is large': [(i) => (i === 20 ? 1e4 : random()), () => random()],
  'nothing but the superdiagonal': [() => 0, () => 1],
  zero: [() => 0, () => 0],
  'of less rank': [(i) => (i % 7 === 3 ? 0 : random()), () => random()],
  'that splits': [(i) => i % 5, (i) => (i % 6) - 2],
  glued: [(i) => 1 + (i % 11) / 4, (i) => (i % 11 === 10 ? 1e-6 : 1)],
  tiny: [() => 1e-30 * random(), () => 1e-30 * random()],
  large: [() => 1e30 * (random() - 0.5), () => 1e30 * random()],
};

const native: (typeof bdsdcCase)['run'] = (queue, { uplo, compq, n }, { D, E, U, VT, info }) =>
  bdsdc(queue, { uplo, compq, n, D, E, U, ldu: U.ld, VT, ldvt: VT.ld, info, mode: 'native' });

const made = (n: number, [d, e]: Elements) => ({
  d: Float64Array.from({ length: n }, (_, i) => Math.fround(d(i))),
  e: Float64Array.from({ length: n - 1 }, (_, i) => Math.fround(e(i))),
});

async function check(context: Context, what: string, n: number, elements: Elements, options: Partial<DeviceBdsdc>) {
  const { d, e } = made(n, elements);
  const s = d.slice();
  const [info, U, V] = await scope(context.queue, async (ws) => {
    const found = await enqueueBdsdc(context.queue, ws, { n, d: s, e, ...options });
    const all = await Promise.all(
      [found.U, found.V].map(async (X) => {
        const data = await context.download(X.data);
        return matrixView(data as Float32Array, n, n, X.ld, X.off);
      }),
    );
    return [found.info, ...all] as const;
  });
  const values = d.slice();
  bdsqrRef(n, values, e.slice(), EPS.d);
  const right = matrixView(values.map(Math.abs).sort().reverse(), n, 1);
  const B = bidiagonal('u', n, n, matrixView(d, n, 1), matrixView(e, n - 1, 1));
  const S = matrixView(s, n, 1);
  const errors = [
    valuesError(right, S),
    productError(B, U!, S, transposed(V!)),
    orthogonality(U!),
    orthogonality(V!),
  ].map((error) => error / EPS.s);
  expect(info === 0 && isSorted(S) && errors.every((error) => error < 30), `${what} ${n}: ${info} ${errors}`).toBe(
    true,
  );
}

describe.skipIf(gpu === undefined)('on the GPU', () => {
  const context = gpu as Context;

  it.each(Object.entries(KINDS))('matrices in several levels: %s', async (what, elements) => {
    const sizes = full ? Array.from({ length: 70 }, (_, i) => i + 1).concat(200) : [70];
    for (const n of sizes) await check(context, what, n, elements, { leaf: n > 40 ? 16 : 3 });
    // Not divided
    for (const n of full ? [1, 2, 3, 21, 32] : [13]) await check(context, what, n, elements, {});
  });

  it('multiplies by gemm what is large', async () => {
    await check(context, 'gemm', 75, KINDS['of less rank']!, { leaf: 16, together: 20 });
  });

  it('does both triangles, in windows', async () => {
    for (const [uplo, n] of [
      ['u', 1],
      ['l', 37],
      ['u', 40],
    ] as const) {
      const problem: BdsdcProblem = { uplo, compq: 'i', n, layout: { pad: 3, offset: 5 } };
      context.queue.trace.length = 0;
      const outcome = await attempt(context, bdsdcCase, problem, 's', native);
      expect(judge(bdsdcCase, problem, 's', outcome)).toEqual([]);
      expect(context.queue.trace.find(({ routine }) => routine === 'sbdsdc')).toMatchObject({ backend: 'gpu' });
      context.queue.trace.length = 0;
    }
  });

  it.each([Number.NaN, -Infinity])('says that B has %d', async (value) => {
    const elements = [(i: number) => i, (i: number) => (i === 3 ? value : 1)] as const;
    const { after } = await attempt(context, bdsdcCase, { uplo: 'l', compq: 'i', n: 40, elements }, 's', native);
    expect(after.info.data[after.info.offset]).toBe(40);
    for (const view of [after.D, after.U, after.VT])
      for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
  });
});
