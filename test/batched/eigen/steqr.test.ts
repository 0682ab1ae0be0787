// STEQR and STEDC of batches on every context: the cases' sweeps, storage by rows, operands in one buffer, what is not finite, and the bits
// of a matrix in every form and in company.
import { describe, expect, it } from 'vitest';
import { steqrStridedBatched, steqrVbatched } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { stedcBatchedCases } from '../../../testing/cases/batched/eigen/stedcBatched.ts';
import { steqrBatchedCases } from '../../../testing/cases/batched/eigen/steqrBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { Random } from '../../../testing/lib/random.ts';
import { TRIDIAGONALS } from '../../../testing/lib/tridiagonal.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const CASES = [...Object.values(steqrBatchedCases), ...Object.values(stedcBatchedCases)];
const GUARD = 2 ** 30;

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it.each(CASES.map((one) => [one.spec.name, one] as const))('does the sweep of %s', async (_name, one) => {
    const c = one as unknown as Case;
    for (const problem of sampled(context, c.sweep, 4))
      for (const prec of context === cpu ? (['s', 'd'] as const) : (['s'] as const))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
  });

  /** Three matrices of order n, all operands in one buffer; the second has `value` on its diagonal. */
  async function solve(context: Context, n: number, layout: 'col' | 'row', value = 0.5, onFailure?: 'nan') {
    const { d, e } = TRIDIAGONALS.random(n, new Random());
    const [strideD, strideE, ldz, strideZ] = [n + 1, n, n + 2, (n + 2) * n + 3];
    const all = new Float32Array(3 * (strideD + strideE + strideZ)).fill(GUARD);
    const [atE, atZ] = [3 * strideD, 3 * (strideD + strideE)];
    for (let b = 0; b < 3; b++) {
      all.set(d, b * strideD);
      all.set(e, atE + b * strideE);
    }
    all[strideD + n - 1] = value;
    const buffer = context.upload('s', all);
    const [info, nonfinite] = [context.alloc('i', 3), context.alloc('i', 3)];
    const places = { D: buffer.at(0), strideD, E: buffer.at(atE), strideE, Z: buffer.at(atZ), ldz, strideZ };
    const options = onFailure === undefined ? {} : { onFailure };
    await steqrStridedBatched(context.queue, { n, ...places, info, nonfinite, layout, ...options, batchCount: 3 });
    const out = await context.download(buffer);
    const reports = [await context.download(info), await context.download(nonfinite)].map((list) => [...list]);
    for (const one of [buffer, info, nonfinite]) one.dispose();
    const Z = (b: number, i: number, j: number): number =>
      out[atZ + b * strideZ + (layout === 'row' ? i * ldz + j : i + j * ldz)]!;
    const values = [0, 1, 2].map((b) => out.slice(b * strideD, b * strideD + n));
    const beside = [0, 1, 2].map((b) => out.slice(atE + b * strideE, atE + b * strideE + n - 1));
    return { out, Z, values, beside, reports };
  }

  it('takes both orders of storage, and operands that lie in one buffer', async () => {
    for (const n of [5, 40]) {
      const [col, row] = [await solve(context, n, 'col'), await solve(context, n, 'row')];
      expect(row.values).toEqual(col.values);
      for (let b = 0; b < 3; b++) {
        expect(col.beside[b]!.every((x) => x === 0)).toBe(true);
        for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) expect(row.Z(b, i, j)).toBe(col.Z(b, i, j));
      }
      expect(col.out.filter((x) => x === GUARD)).toHaveLength(3 * (2 + 2 * n + 3));
      expect(col.reports).toEqual([
        [0, 0, 0],
        [0, 0, 0],
      ]);
    }
  });

  it('says what is not finite, and leaves the others as they are', async () => {
    for (const n of [1, 7, 35]) {
      const good = await solve(context, n, 'col');
      for (const value of [Number.NaN, Number.NEGATIVE_INFINITY]) {
        const bad = await solve(context, n, 'col', value);
        expect(bad.reports).toEqual([
          [0, n, 0],
          [0, 1, 0],
        ]);
        expect(bad.values[1]!.every(Number.isNaN)).toBe(true);
        for (const b of [0, 2]) {
          expect(bad.values[b]).toEqual(good.values[b]);
          for (let j = 0; j < n; j++)
            for (let i = 0; i < n; i++) expect([bad.Z(b, i, j), bad.Z(1, i, j)]).toEqual([good.Z(b, i, j), Number.NaN]);
        }
      }
    }
  });

  it('gives a matrix the same bits among others of other orders', async () => {
    const n = 36;
    const { d, e } = TRIDIAGONALS.random(n, new Random());
    const alone = await solve(context, n, 'col');
    const orders = [90, n, 3];
    const at = (of: (n: number) => number) =>
      orders.map((_, b) => orders.slice(0, b).reduce((sum, m) => sum + of(m), 0));
    const [offsetsD, offsetsE, offsetsZ] = [at((m) => m), at((m) => m - 1), at((m) => m * m)];
    const [hostD, hostE] = [new Float32Array(129).fill(0.25), new Float32Array(126).fill(0.125)];
    hostD.set(d, offsetsD[1]);
    hostE.set(e, offsetsE[1]);
    const [D, E] = [context.upload('s', hostD), context.upload('s', hostE)];
    const [Z, info] = [context.alloc('s', offsetsZ[2]! + 9), context.alloc('i', 3)];
    await steqrVbatched(context.queue, { n: orders, D, offsetsD, E, offsetsE, Z, ldz: orders, offsetsZ, info });
    expect((await context.download(D)).slice(offsetsD[1], offsetsD[2])).toEqual(alone.values[0]);
    const vectors = await context.download(Z);
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) expect(vectors[offsetsZ[1]! + i + j * n]).toBe(alone.Z(0, i, j));
    for (const one of [D, E, Z, info]) one.dispose();
  });
});

it('Z must be there if vectors are asked for', async () => {
  const [D, E, info] = [cpu.alloc('d', 6), cpu.alloc('d', 4), cpu.alloc('i', 2)];
  const args = { n: 3, D, strideD: 3, E, strideE: 2, info, batchCount: 2 };
  expectRefusal(
    await rejectionOf(() => steqrStridedBatched(cpu.queue, args)),
    { routine: 'dsteqrStridedBatched', argument: 'Z', position: 7 },
    /must be given unless compz is 'n'/,
  );
  await steqrStridedBatched(cpu.queue, { ...args, compz: 'n' });
  for (const buffer of [D, E, info]) buffer.dispose();
});
