// Small and large triangles on the CPU engine against the references: all 16 cases, orders around the kernel's groups, tiles and leaves.
import { describe, expect, it } from 'vitest';
import { smallTriangle } from '../../src/blas3/triangular/triangle.cpu.ts';
import { trmmRef } from '../../src/blas3/triangular/trmm.ref.ts';
import { trsmEngine } from '../../src/blas3/triangular/trsm.cpu.ts';
import { trsmRef } from '../../src/blas3/triangular/trsm.ref.ts';
import type { RealMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { double, single } from '../../src/engine/ops.ts';
import {
  brokenGuards,
  copyOf,
  entryOf,
  epsilon,
  normF,
  type Real,
  randomWindow,
  ratio,
  reals,
  window,
} from '../lib/dense.ts';
import { resident, sameBits, withThreads } from '../lib/resident.ts';
import { mulberry32, signed } from '../lib/rng.ts';

const e = engine()!;
const realOf = (prec: Real) => (prec === 'd' ? double : single);
const kinds = (['l', 'r'] as const).flatMap((side) =>
  (['l', 'u'] as const).flatMap((uplo) =>
    (['n', 't'] as const).flatMap((trans) => (['n', 'u'] as const).map((diag) => [side, uplo, trans, diag] as const)),
  ),
);
type Kind = (typeof kinds)[number];

/** Well-conditioned: off the diagonal below 1/n, on it between 1 and 2. What must not be read is NaN. */
function triangle(prec: Real, n: number, [, uplo, , diag]: Kind): RealMat {
  const rng = mulberry32(n + 1);
  return window(prec, n, n, (i, j) => {
    const x = signed(rng);
    if (i === j) return diag === 'u' ? Number.NaN : 1.5 + x / 2;
    return i > j === (uplo === 'l') ? x / n : Number.NaN;
  });
}

/** ||X - Y||_F / ||Y||_F. */
const difference = (X: RealMat, Y: RealMat, m: number, n: number): number => {
  const [x, y] = [entryOf(X), entryOf(Y)];
  return ratio(
    normF(m, n, (i, j) => x(i, j) - y(i, j)),
    normF(m, n, y),
  );
};

describe.each(reals)('triangles on the engine, precision %s', (prec) => {
  const r = realOf(prec);
  const bound = 20 * epsilon[prec];

  describe.each(kinds)('side %s, uplo %s, trans %s, diag %s', (...kind) => {
    const [side, uplo, trans, diag] = kind;
    const shape = (order: number, count: number) =>
      side === 'l' ? ([order, count] as const) : ([count, order] as const);

    it.each([
      ['solve', trsmRef],
      ['multiply', trmmRef],
    ] as const)('%s is the reference for orders up to the leaf', (what, reference) => {
      for (const order of [1, 2, 3, 4, 5, 7, 8, 13, 31, 33, 64]) {
        for (const count of [1, 3, 8, 37]) {
          const [m, n] = shape(order, count);
          const A = triangle(prec, order, kind);
          const B = randomWindow(prec, m, n, mulberry32(order * 100 + count));
          const expected = copyOf(B);
          reference(side, uplo, trans, diag, m, n, -0.7, A, expected);
          const found = resident(e, B);
          smallTriangle(e, r, what, side, uplo, trans, diag, m, n, -0.7, resident(e, A).place, found.place);
          const error = difference(found, expected, m, n);
          expect(error < bound, `order ${order}, ${count} vectors: error ${error}`).toBe(true);
          expect(brokenGuards(found, m, n)).toBe(0);
          e.heap.releaseArray(found.data);
        }
      }
    });

    it('solves with larger triangles, with the same bits on 1 to 4 threads', () => {
      for (const [order, count] of [
        [65, 3],
        [130, 70],
      ] as const) {
        const [m, n] = shape(order, count);
        const A = triangle(prec, order, kind);
        const B = randomWindow(prec, m, n, mulberry32(order + count));
        const expected = copyOf(B);
        trsmRef(side, uplo, trans, diag, m, n, 2, A, expected);
        const inA = resident(e, A);
        let first: RealMat['data'] | undefined;
        withThreads(e, (threads) => {
          const found = resident(e, B);
          trsmEngine(e, r, side, uplo, trans, diag, m, n, 2, inA.place, found.place);
          const error = difference(found, expected, m, n);
          expect(error < bound, `order ${order}, ${threads} threads: error ${error}`).toBe(true);
          expect(brokenGuards(found, m, n)).toBe(0);
          first ??= found.data;
          expect(sameBits(found.data, first)).toBe(true);
        });
      }
    });

    it('keeps NaN and infinity to their right-hand side, and to what depends on them', () => {
      const [order, count] = [21, 9];
      const [m, n] = shape(order, count);
      const A = triangle(prec, order, kind);
      for (const [what, reference] of [
        ['solve', trsmRef],
        ['multiply', trmmRef],
      ] as const) {
        const B = randomWindow(prec, m, n, mulberry32(3));
        const [i, j] = side === 'l' ? [10, 4] : [4, 10];
        B.data[B.off + i + j * B.ld] = Number.POSITIVE_INFINITY;
        B.data[B.off + i + (side === 'l' ? 2 * B.ld : 0) + j * B.ld + (side === 'l' ? 0 : 2)] = Number.NaN;
        const expected = copyOf(B);
        reference(side, uplo, trans, diag, m, n, 1, A, expected);
        const found = resident(e, B);
        smallTriangle(e, r, what, side, uplo, trans, diag, m, n, 1, resident(e, A).place, found.place);
        const finite = (X: RealMat) => Array.from(X.data, (x) => Number.isFinite(x));
        expect(finite(found)).toEqual(finite(expected));
      }
    });
  });

  it('divides by a zero on the diagonal as the reference does', () => {
    const A = window(prec, 5, 5, (i, j) => (i === j ? (i === 2 ? 0 : 2) : i > j ? 1 : Number.NaN));
    const B = window(prec, 5, 3, (i, j) => (j === 1 ? 0 : i + 1));
    const expected = copyOf(B);
    trsmRef('l', 'l', 'n', 'n', 5, 3, 1, A, expected);
    const found = resident(e, B);
    trsmEngine(e, r, 'l', 'l', 'n', 'n', 5, 3, 1, resident(e, A).place, found.place);
    expect(found.data).toEqual(resident(e, expected).data);
    expect(found.data.some(Number.isNaN)).toBe(true);
  });
});
