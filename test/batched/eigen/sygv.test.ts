// Generalized symmetric eigenproblems of batches on every backend: types, triangles, forms, and pairs that have no result.
import { describe, expect, it } from 'vitest';
import { sygvBatched, sygvStridedBatched, sygvVbatched } from '../../../src/index.ts';
import { contexts } from '../../setup/contexts.ts';
import { FORMS, Operand, sizesOf } from '../forms.ts';
import { relative, type Square, square, times } from '../functions/functionSupport.ts';
import { noise, spd } from '../placed.ts';

const fronts = { StridedBatched: sygvStridedBatched, Batched: sygvBatched, Vbatched: sygvVbatched };
const bySymmetry = (i: number, j: number): readonly [number, number] => [Math.max(i, j), Math.min(i, j)];
const elementA = (b: number, i: number, j: number): number => Math.fround(noise(b + 50, ...bySymmetry(i, j)));
const elementB =
  (n: number) =>
  (b: number, i: number, j: number): number =>
    Math.fround(spd(n)(b, i, j));

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
});
