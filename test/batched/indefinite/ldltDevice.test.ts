// Batched L D L^T past its fronts, on the GPU: every way in which matrices may lie, both triangles, zero pivots and NaN beside good
// members, and orders around the boundaries of the kernels.
import { describe, expect, it } from 'vitest';
import { enqueueSysvNopivBatch } from '../../../src/batched/indefinite/sysvNopivBatched.gpu.ts';
import { enqueueSytrfNopivBatch } from '../../../src/batched/indefinite/sytrfNopivBatched.gpu.ts';
import { enqueueSytrsNopivBatch } from '../../../src/batched/indefinite/sytrsNopivBatched.gpu.ts';
import { wide } from '../../lib/sampled.ts';
import { gpu } from '../../setup/contexts.ts';
import {
  type Form,
  hash,
  Matrices,
  numbers,
  read,
  reports,
  type Shape,
  slowly,
  software,
  solveRatio,
  symmetric,
  times,
} from '../largeSupport.ts';

const EPS = 2 ** -24;

/** Quasi-definite: the first half of the diagonal positive, the rest negative; NaN in the triangle that is not read. */
const quasi =
  (upper: boolean, shapes: readonly Shape[]) =>
  (b: number, i: number, j: number): number => {
    const n = shapes[b]![1];
    if (i === j) return 2 * i < n ? n : -n;
    return i > j === upper ? Number.NaN : hash(b, Math.max(i, j), Math.min(i, j));
  };

/** ||A - L D L^T||_F / (n ||A||_F eps) from one triangle. */
function ldlRatio(n: number, upper: boolean, A: Float64Array, F: Float64Array): number {
  const [L, R, S] = [new Float64Array(n * n), new Float64Array(n * n), new Float64Array(n * n)];
  for (let j = 0; j < n; j++)
    for (let i = j; i < n; i++) {
      const at = upper ? j + i * n : i + j * n;
      const d = F[j + j * n]!;
      const l = i === j ? 1 : F[at]!;
      L[i + j * n] = l;
      R[j + i * n] = l * d;
      S[i + j * n] = A[at]!;
      S[j + i * n] = A[at]!;
    }
  const P = times(n, n, n, L, R);
  const norm = (x: Float64Array): number => Math.sqrt(x.reduce((s, v) => s + v * v, 0));
  return norm(S.map((x, k) => x - P[k]!)) / (Math.max(1, n) * (norm(S) || 1) * EPS);
}

describe.skipIf(gpu === undefined)('on the GPU', () => {
  const context = gpu!;
  const count = 3;

  async function check(
    n: number,
    how: { form: Form; row?: boolean },
    upper: boolean,
    force?: string,
    orders?: number[],
  ): Promise<void> {
    const ns = orders ?? (how.form === 'ragged' ? (software ? [n, 0, n] : [n, 0, Math.max(1, n - 3)]) : [n, n, n]);
    const shapes = ns.map((order): Shape => [order, order, 2]);
    const A = new Matrices(
      context,
      shapes.map(([m, k]) => [m, k] as const),
      how,
      quasi(upper, shapes),
    );
    const right = (): Matrices =>
      new Matrices(
        context,
        shapes.map(([m, , k]) => [m, k!] as const),
        how,
        (b, i, j) => hash(b + 9, i, j),
      );
    const [B, C] = [right(), right()];
    const r = reports(context, count);
    const batch = {
      uplo: upper ? ('u' as const) : ('l' as const),
      mirror: 'c' as const,
      n,
      nrhs: 2,
      count,
      ...(how.form === 'ragged' ? { sizes: { n: ns, nrhs: [2, 2, 2] } } : {}),
      force,
    };
    enqueueSytrfNopivBatch(context.queue, { ...batch, ...r, A: A.mat });
    enqueueSytrsNopivBatch(context.queue, { ...batch, force: undefined, A: A.mat, B: B.mat });
    const F = await numbers(context, A.mat);
    const X = await numbers(context, B.mat);
    expect(await read(context, r.info)).toEqual([0, 0, 0]);
    expect(await read(context, r.nonfinite)).toEqual([0, 0, 0]);
    expect(A.guarded(F) && B.guarded(X)).toBe(true);
    for (const [b, order] of ns.entries()) {
      const [a, f] = [A.original(b), A.matrix(F, b)];
      expect(ldlRatio(order, upper, a, f), `n ${order}`).toBeLessThan(5);
      expect(
        solveRatio(order, 2, symmetric(order, upper, a), B.matrix(X, b), B.original(b)),
        `n ${order}`,
      ).toBeLessThan(60);
    }
    // Both at once, to the last bit.
    const S = new Matrices(
      context,
      shapes.map(([m, k]) => [m, k] as const),
      how,
      quasi(upper, shapes),
    );
    enqueueSysvNopivBatch(context.queue, { ...batch, ...r, A: S.mat, B: C.mat });
    expect(await numbers(context, S.mat)).toEqual(F);
    const together = await numbers(context, C.mat);
    for (const [b, order] of ns.entries())
      expect(
        solveRatio(order, 2, symmetric(order, upper, S.original(b)), C.matrix(together, b), C.original(b)),
      ).toBeLessThan(60);
  }

  const orders = software
    ? slowly
      ? [3, 33]
      : [1, 5, 70]
    : [1, 2, 3, 4, 5, 8, 9, 12, 13, 16, 17, 31, 32, 33, 47, 64, 65, 96, 97, 128, 129, 257, 520];

  it.each(orders)('order %i, strided', (n) => check(n, { form: 'strided' }, false));
  it.each(slowly ? [5] : [5, 33])('order %i: by rows, upper, lists, ragged', async (n) => {
    const ways = [
      [{ form: 'offsets' }, true],
      [{ form: 'strided' }, true],
      [{ form: 'strided', row: true }, false],
      [{ form: 'ragged', row: true }, true],
      [{ form: 'ragged' }, false],
    ] as const;
    // In a short run each of one order, by turns.
    const isAsked = (k: number): boolean => (slowly ? k === 0 : wide || k % 2 === Number(n === 33));
    for (const [how, upper] of ways.filter((_, k) => isAsked(k))) await check(n, how, upper);
  });

  it('larger ones, one after the other', async () => {
    await check(slowly ? 35 : 70, { form: 'strided' }, false, 'single');
    if (!slowly) await check(40, { form: 'ragged', row: true }, true, 'single', [40, 36, 33]);
  });
});
