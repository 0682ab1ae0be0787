// Generalized symmetric eigenproblems of batches on every backend: types, triangles, forms, and pairs that have no result.
import { describe, expect, it } from 'vitest';
import { sygvBatched, sygvStridedBatched } from '../../../src/index.ts';
import { full, some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, sizesOf } from '../forms.ts';
import { norm, relative, type Square, square, times } from '../functions/functionSupport.ts';
import { noise, spd } from '../placed.ts';
import { fronts, type Pair, pairBits, pairError, pairOf, planted, solvePairs } from './sygvSupport.ts';

const bySymmetry = (i: number, j: number): readonly [number, number] => [Math.max(i, j), Math.min(i, j)];
const elementA = (b: number, i: number, j: number): number => Math.fround(noise(b + 50, ...bySymmetry(i, j)));
const elementB =
  (n: number) =>
  (b: number, i: number, j: number): number =>
    Math.fround(spd(n)(b, i, j));

const ORDERS = [1, 2, 8, 9, 33, 65];
const TYPES = [1, 2, 3] as const;
const THRESHOLD = 30;

const turned = (n: number, X: Square): Square => square(n, (i, j) => X[j + n * i]!);
const scaled = (n: number, X: Square, w: ArrayLike<number>): Square => square(n, (i, j) => X[i + n * j]! * w[j]!);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it('solves pairs of every type, and says what is wrong with others', async () => {
    let turn = 0;
    for (const prec of ['s', 'd'] as const)
      for (const itype of [1, 2, 3])
        for (const form of FORMS) {
          const [uplo, byRows] = [turn % 2 === 0 ? 'l' : 'u', turn % 3 === 1] as const;
          const jobz = turn++ % 4 === 3 ? 'n' : 'v';
          const orders = form === 'Vbatched' ? [14, 3, 0, 14, 5] : [14, 14, 14, 14, 14];
          const [bad, wild] = [3, 4];
          const stored = (i: number, j: number): boolean => i === j || i > j === (uplo === 'l');
          const shapes = orders.map((n) => [n, n] as const);
          const A = new Operand(context, prec, shapes, byRows, (b, i, j) =>
            !stored(i, j) ? -9e8 : b === wild && i === j ? Number.NaN : elementA(b, i, j),
          );
          const B = new Operand(context, prec, shapes, byRows, (b, i, j) =>
            !stored(i, j) ? -9e8 : b === bad && i === 2 && j === 2 ? -1 : elementB(orders[b]!)(b, i, j),
          );
          const W = new Operand(
            context,
            prec,
            orders.map((n) => [n, 1] as const),
            false,
            () => 7,
          );
          const { ldw: _w, ...ofW } = W.args(context, 'W', form);
          const info = context.upload('i', new Int32Array(7).fill(99));
          const args = {
            ...{ itype, jobz, uplo, ...sizesOf(form, { n: orders }), ...A.args(context, 'A', form), ...ofW },
            ...{ ...B.args(context, 'B', form), info: info.at(1), ...(byRows ? { layout: 'row' } : {}) },
          };
          await fronts[form](context.queue as never, args as never);
          const [a, w, f] = await Promise.all([A.ptr, W.ptr, B.ptr].map((X) => context.download(X)));
          expect(A.guarded(a!) && W.guarded(w!) && B.guarded(f!)).toBe(true);
          const name = `${prec} ${itype} ${form} ${uplo}`;
          expect([...(await context.download(info))], name).toEqual([99, 0, 0, 0, orders[bad]! + 3, orders[wild], 99]);
          expect(
            [...W.matrix(w!, bad)].every((x) => x === 7),
            name,
          ).toBe(true);
          expect([...W.matrix(w!, wild)].every(Number.isNaN), name).toBe(true);
          const bound = 2000 * (prec === 's' ? 2 ** -24 : 2 ** -53);
          for (const b of [0, 1]) {
            const n = orders[b]!;
            const [X, Y] = [square(n, (i, j) => elementA(b, i, j)), square(n, (i, j) => elementB(n)(b, i, j))];
            const [Z, values] = [A.matrix(a!, b), W.matrix(w!, b)];
            for (let i = 1; i < n; i++) expect(values[i - 1]!).toBeLessThanOrEqual(values[i]!);
            if (jobz === 'n') continue;
            const left =
              itype === 1 ? times(n, X, Z) : itype === 2 ? times(n, X, times(n, Y, Z)) : times(n, Y, times(n, X, Z));
            const right = itype === 1 ? scaled(n, times(n, Y, Z), values) : scaled(n, Z, values);
            expect(relative(left, right), name).toBeLessThan(bound);
            const identity = square(n, (i, j) => Number(i === j));
            // Of type 3 Z = B Y with Y^T B Y = I.
            if (itype !== 3)
              expect(relative(times(n, turned(n, Z), times(n, Y, Z)), identity), name).toBeLessThan(bound);
          }
          for (const X of [A.ptr, B.ptr, W.ptr, info]) X.dispose();
        }
  });

  it('fills what has failed if it is asked to', async () => {
    const n = 3;
    const B = Float32Array.from({ length: 18 }, (_, k) => (k >= 9 ? Number(k % 4 === 1) : -1));
    const A = Float32Array.from({ length: 18 }, (_, k) =>
      k % 9 === 0 || k % 9 === 4 || k % 9 === 8 ? (k % 9) + 1 : 0,
    );
    const [inA, inB, W, info] = [
      context.upload('s', A),
      context.upload('s', B),
      context.alloc('s', 6),
      context.alloc('i', 2),
    ];
    const each = { lda: n, strideA: 9, ldb: n, strideB: 9, strideW: 3, batchCount: 2 };
    const call = { itype: 1, uplo: 'l', n, A: inA, B: inB, W, info, ...each, onFailure: 'nan' } as const;
    await sygvStridedBatched(context.queue, call);
    expect([...(await context.download(info))]).toEqual([n + 1, 0]);
    expect([...(await context.download(W))]).toEqual([Number.NaN, Number.NaN, Number.NaN, 1, 5, 9]);
    expect([...(await context.download(inB))].slice(0, 9)).toEqual(
      Array.from({ length: 9 }, (_, k) => (k % 3 >= Math.floor(k / 3) ? Number.NaN : -1)),
    );
  });

  it('solves pairs of every order, type and triangle', async () => {
    // In a short run on a GPU one type for each order, in turn.
    for (const [k, n] of ORDERS.entries())
      for (const itype of full || context === cpu ? TYPES : TYPES.slice(k % 3, (k % 3) + 1)) {
        const calling = { itype, uplo: (k + itype) % 2 === 0 ? 'l' : 'u', byRows: itype === 2 } as const;
        const pairs = [pairOf(n, n), pairOf(n + 1, n)];
        const both = await solvePairs(context, 's', pairs, calling);
        for (const [b, one] of both.entries()) {
          expect([one.info, one.nonfinite]).toEqual([0, 0]);
          expect(pairError('s', pairs[b]!, one, calling), `type ${itype}, order ${n}`).toBeLessThan(THRESHOLD);
        }
        const values = await solvePairs(context, 's', pairs, { ...calling, jobz: 'n' });
        for (const [b, { W, info }] of values.entries()) {
          expect(info).toBe(0);
          const most = norm(both[b]!.W);
          for (const [i, x] of W.entries()) expect(Math.abs(x - both[b]!.W[i]!)).toBeLessThan(most * n * 2 ** -21);
        }
      }
    const { routine, backend } = context.queue.trace.at(-1)!;
    expect([routine, backend]).toEqual(['ssygvStridedBatched', context === cpu ? 'cpu' : 'gpu']);
  });

  it('solves pairs of very large and small numbers', async () => {
    for (const n of [4, 12])
      for (const itype of TYPES) {
        const pairs =
          itype === 1
            ? [pairOf(1, n, 1e20, 1e25), pairOf(2, n, 1e-20, 1e-15)]
            : [pairOf(3, n, 1e20, 1e-15), pairOf(4, n, 1e-15, 1e20)];
        const calling = { itype };
        for (const [b, one] of (await solvePairs(context, 's', pairs, calling)).entries()) {
          expect(one.info).toBe(0);
          expect(pairError('s', pairs[b]!, one, calling), `type ${itype}, order ${n}, ${b}`).toBeLessThan(THRESHOLD);
        }
      }
  });

  it('a pair has the same bits alone, beside pairs that fail, and in every form', async () => {
    const orders = some([1, 2, 8, 9, 12, 33, 40, 65], 12);
    const good = orders.map((n) => pairOf(n + 7, n));
    for (const itype of TYPES) {
      const call = (pairs: readonly Pair[], form: CallForm, byRows = false) =>
        solvePairs(context, 's', pairs, { itype, form, byRows });
      const alone = await Promise.all(good.map(async (one) => pairBits((await call([one], 'StridedBatched'))[0]!)));
      const indefinite = good.map((one) => planted(one, 'B', one.n - 1, -1));
      const wild = good.map((one, b) =>
        planted(one, b % 2 === 0 ? 'A' : 'B', one.n - 1, b % 3 === 0 ? Infinity : Number.NaN),
      );
      const empty = pairOf(0, 0);
      const members = [...indefinite, empty, ...good, ...wild];
      const together = await call(members, 'Vbatched', itype === 3);
      const from = orders.length + 1;
      expect(together.slice(from, from + orders.length).map(pairBits)).toEqual(alone);
      for (const [b, n] of orders.entries()) {
        const [bad, not] = [together[b]!, together[from + orders.length + b]!];
        expect([bad.info, bad.nonfinite]).toEqual([2 * n, 0]);
        expect(bad.W.every((x) => x === 7)).toBe(true);
        expect(bad.Z[n * n - 1]).toBe(good[b]!.A[n * n - 1]);
        expect([not.info, not.nonfinite]).toEqual([n, Number(b % 2 === 0)]);
        expect([...not.W, ...not.Z].every(Number.isNaN)).toBe(true);
      }
      expect([together[orders.length]!.info, together[orders.length]!.nonfinite]).toEqual([0, 0]);
      const k = (2 * itype) % orders.length;
      for (const form of ['StridedBatched', 'Batched'] as const) {
        const bits = (await call([indefinite[k]!, good[k]!, wild[k]!, good[k]!], form)).map(pairBits);
        expect([bits[1], bits[3]], `${form} of type ${itype}`).toEqual([alone[k], alone[k]]);
      }
    }
  });

  it('leaves batches with larger orders to the CPU, and says so', async () => {
    // Is over at once.
    const n = 1025;
    const wild = new Float32Array(n * n).fill(Number.NaN);
    const [A, B, W] = [context.upload('s', wild), context.upload('s', wild), context.alloc('s', n)];
    const info = context.alloc('i', 1);
    const each = { lda: n, strideA: n * n, ldb: n, strideB: n * n, strideW: n, batchCount: 1 };
    await sygvStridedBatched(context.queue, { itype: 1, jobz: 'n', uplo: 'l', n, A, B, W, info, ...each });
    expect([...(await context.download(info))]).toEqual([n]);
    const { backend, why } = context.queue.trace.at(-1)!;
    expect(backend).toBe('cpu');
    if (context !== cpu) expect(why).toContain('order 1025');
    for (const buffer of [A, B, W, info]) buffer.dispose();
  });

  it('leaves out pairs that would leave their buffers', async () => {
    const A = context.upload('s', Float32Array.of(2, 1, 1, 2, 3, 0, 0, 4));
    const B = context.upload('s', Float32Array.of(4, 0, 0, 4, 1, 0, 0, 1));
    const [W, info] = [context.upload('s', new Float32Array(6).fill(7)), context.alloc('i', 3)];
    const [offsetsA, offsetsB, offsetsW] = [
      [0, 5, 4],
      [0, 4, -1],
      [0, 2, 4],
    ].map((list) => context.upload('i', Int32Array.from(list)));
    const places = { lda: 2, offsetsA: offsetsA!, ldb: 2, offsetsB: offsetsB!, offsetsW: offsetsW! };
    await sygvBatched(context.queue, { itype: 1, uplo: 'l', n: 2, A, B, W, info, ...places, batchCount: 3 });
    expect([...(await context.download(info))]).toEqual([0, -1, -1]);
    const values = [...(await context.download(W))];
    expect(Math.abs(values[0]! - 0.25) + Math.abs(values[1]! - 0.75)).toBeLessThan(1e-6);
    expect(values.slice(2)).toEqual([7, 7, 7, 7]);
    expect([...(await context.download(A))].slice(4)).toEqual([3, 0, 0, 4]);
    expect([...(await context.download(B))].slice(4)).toEqual([1, 0, 0, 1]);
  });
});
