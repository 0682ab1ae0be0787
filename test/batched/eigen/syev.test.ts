// Eigenvalues and vectors of batches on every backend: all forms, orders, spectra, matrices that are not finite, and isolation.
import { describe, expect, it } from 'vitest';
import {
  syevBatched,
  syevdBatched,
  syevdStridedBatched,
  syevdVbatched,
  syevStridedBatched,
  syevVbatched,
} from '../../../src/index.ts';
import { syevBatchedCases, syevdBatchedCases } from '../../../testing/cases/batched/eigen/syevBatched.ts';
import { ODD } from '../../../testing/lib/batch.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { full, some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { FORMS } from '../forms.ts';
import { bitsOf, errorOf, KINDS, type Member, planted, type Routine, type Solution, solve } from './eigenSupport.ts';

const syev: Routine = { StridedBatched: syevStridedBatched, Batched: syevBatched, Vbatched: syevVbatched };
const syevd: Routine = { StridedBatched: syevdStridedBatched, Batched: syevdBatched, Vbatched: syevdVbatched };

const ORDERS = Array.from({ length: 129 }, (_, k) => k + 1);
const LARGE = full ? [255, 256, 257, 511, 512, 513] : [];
/** Those that a GPU in software is asked for. */
const FEW = [1, 2, 3, 4, 5, 8, 9, 17, 33, 70, 129, ...(full ? [257] : [])];
const THRESHOLD = 30;

/** Matrices of every kind; of large orders of two. */
function kinds(n: number): Member[] {
  const all = Object.values(KINDS).map((make, b) => make(b, n));
  return n <= 40 ? all : [all[n % all.length]!, all[(n + 4) % all.length]!];
}

function expectSolved(prec: 's' | 'd', members: readonly Member[], solutions: readonly Solution[]): void {
  for (const [b, one] of solutions.entries()) {
    expect([one.info, one.nonfinite], `${b} of order ${one.n}`).toEqual([0, 0]);
    expect(errorOf(prec, members[b]!, one), `${b} of order ${one.n}`).toBeLessThan(THRESHOLD);
  }
}

const CASES = [...Object.values(syevBatchedCases), ...Object.values(syevdBatchedCases)] as unknown as readonly Case[];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each(context === cpu ? (['s', 'd'] as const) : (['s'] as const))('precision %s', (prec) => {
    it.each(CASES.map((c) => [c.spec.name, c] as const))('%s is right over the sweep', async (name, c) => {
      const one = { n: name.endsWith('Vbatched') ? [5, 0, 12] : 5, uplo: 'u', batchCount: 3, layout: ODD };
      const problems = context === cpu ? some(c.sweep, 3) : [one];
      for (const problem of problems) expect(await complaints(context, c, problem, prec)).toEqual([]);
    });

    it('solves every order and every kind of spectrum', async () => {
      const orders = context === cpu ? [...some(ORDERS, 8), ...LARGE] : FEW;
      for (const n of orders) {
        const members = kinds(n);
        expectSolved(prec, members, await solve(context, prec, syev, members, { uplo: n % 2 === 0 ? 'l' : 'u' }));
      }
    });
  });

  it('a matrix has the same bits alone, in company, in every form and layout; others may be not finite', async () => {
    // Those of a class share a launch.
    const orders = [3, 8, 10, 12, 33, 40];
    const good = orders.flatMap((n) => ['random', 'clustered', 'zero'].map((kind) => KINDS[kind]!(n, n)));
    const alone = await Promise.all(good.map(async (one) => bitsOf((await solve(context, 's', syev, [one]))[0]!)));
    const wild = orders.map((n) =>
      planted(KINDS.random!(7, n), n - 1, n === 8 ? Number.POSITIVE_INFINITY : Number.NaN),
    );
    const members = [...wild, ...good, ...wild];
    for (const byRows of [false, true]) {
      const together = await solve(context, 's', syevd, members, { form: 'Vbatched', byRows });
      for (const [b, one] of together.entries()) {
        const k = b - wild.length;
        if (k >= 0 && k < good.length) expect(bitsOf(one), `${k} ${byRows}`).toEqual(alone[k]);
        else {
          expect([one.info, one.nonfinite]).toEqual([one.n, 1]);
          expect([...one.W, ...one.Z].every(Number.isNaN)).toBe(true);
        }
      }
      for (const [k, n] of orders.entries()) {
        const same = [...good.slice(3 * k, 3 * k + 3), wild[k]!, ...good.slice(3 * k, 3 * k + 3)];
        for (const form of ['StridedBatched', 'Batched'] as const) {
          const bits = (await solve(context, 's', syev, same, { form, byRows })).map(bitsOf);
          const own = alone.slice(3 * k, 3 * k + 3);
          expect([bits.slice(0, 3), bits.slice(4)], `${form} of order ${n}, ${byRows}`).toEqual([own, own]);
        }
      }
    }
  });

  it('values alone are those with vectors, and A is kept', async () => {
    for (const n of [1, 2, 6, 8, 20]) {
      const members = [...kinds(n), planted(KINDS.random!(1, n), n * n - 1, Number.NaN)];
      for (const uplo of ['l', 'u'] as const) {
        const both = await solve(context, 's', syev, members, { uplo });
        const alone = await solve(context, 's', syev, members, { jobz: 'n', uplo });
        for (const [b, { W, info }] of alone.entries()) {
          expect(info).toBe(b === members.length - 1 ? n : 0);
          const most = Math.max(...both[b]!.W.map(Math.abs));
          if (info === 0)
            for (const [i, x] of W.entries())
              expect(Math.abs(x - both[b]!.W[i]!)).toBeLessThanOrEqual(most * n * 2 ** -22);
          else expect(W.every(Number.isNaN)).toBe(true);
        }
      }
    }
  });

  it('calls at changing sizes, one after the other, do not meet', async () => {
    for (const n of [8, 2, 12, 3, 5, 16, 1, 8]) {
      const members = Array.from({ length: 5 }, (_, b) => KINDS.random!(b + n, n));
      expectSolved('s', members, await solve(context, 's', syev, members));
    }
  });

  it('says of empty matrices that they are solved', async () => {
    const [empty, full] = [KINDS.zero!(0, 0), KINDS.random!(1, 4)];
    for (const form of FORMS) {
      const members = form === 'Vbatched' ? [empty, full, empty] : [empty, empty];
      const solutions = await solve(context, 's', syev, members, { form });
      for (const { info, nonfinite } of solutions) expect([info, nonfinite], form).toEqual([0, 0]);
    }
  });

  it('leaves out problems that would leave their buffers', async () => {
    const A = context.upload('s', Float32Array.of(2, 1, 1, 2, 3, 0, 0, 4));
    const [W, info] = [context.upload('s', new Float32Array(6).fill(7)), context.alloc('i', 3)];
    const offsetsA = context.upload('i', Int32Array.of(0, 5, 4));
    const offsetsW = context.upload('i', Int32Array.of(0, 2, -1));
    const places = { lda: 2, offsetsA, offsetsW };
    await syevBatched(context.queue, { uplo: 'l', n: 2, A, W, info, ...places, batchCount: 3 });
    expect([...(await context.download(info))]).toEqual([0, -1, -1]);
    const values = [...(await context.download(W))];
    expect(Math.abs(values[0]! - 1) + Math.abs(values[1]! - 3)).toBeLessThan(1e-6);
    expect(values.slice(2)).toEqual([7, 7, 7, 7]);
    expect([...(await context.download(A))].slice(4)).toEqual([3, 0, 0, 4]);
  });

  it('rejects or fills what is not finite if it is asked to, and notes where it ran', async () => {
    const members = [KINDS.random!(1, 4), planted(KINDS.random!(2, 4), 1, Number.NaN)];
    await expect(solve(context, 's', syev, members, { more: { onFailure: 'throw' } })).rejects.toThrow(/1 of/);
    const [good, bad] = await solve(context, 's', syev, members, { more: { onFailure: 'nan' } });
    expect(errorOf('s', members[0]!, good!)).toBeLessThan(THRESHOLD);
    expect([...bad!.W, ...bad!.Z].every(Number.isNaN)).toBe(true);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'ssyevStridedBatched' });
  });
});
