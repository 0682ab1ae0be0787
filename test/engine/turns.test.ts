// Reflections and rotations of neighbouring columns and rows on the CPU engine: the bits of the reference, and nothing else touched.
import { expect, it } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import { laexcRef } from '../../src/lapack/schur/laexc.ref.ts';
import { turnsOn } from '../../src/lapack/schur/turns.cpu.ts';
import { type Turns, turnsRef } from '../../src/lapack/schur/turns.ref.ts';
import { mulberry32 } from '../lib/rng.ts';

const e = engine()!;
const [ROWS, COLS, LD] = [13, 12, 15];

/** What `turn` makes of a matrix, by the engine in its memory and by the reference. */
function both(turn: (turns: Turns, a: Float64Array) => void): [Float64Array, Float64Array] {
  const at = e.heap.take(8 * LD * COLS)!;
  const random = mulberry32(7);
  const own = e.heap.view(Float64Array, at, LD * COLS).map(() => 2 * random() - 1);
  const inHeap = e.heap.view(Float64Array, at, LD * COLS);
  inHeap.set(own);
  turn(turnsOn(e), inHeap);
  const found = inHeap.slice();
  e.heap.release(at);
  const before = own.slice();
  turn(turnsRef, own);
  expect(own).not.toEqual(before);
  return [found, own];
}

it('has the bits of the reference, for all lengths', () => {
  const [w2, w3, t, c, s] = [0.7, -0.4, 1.1, 0.6, -0.8];
  for (let length = 1; length <= 9; length++) {
    for (const first of [0, 1, 3 + LD]) {
      const calls: ((turns: Turns, a: Float64Array) => void)[] = [
        (turns, a) => turns.columns3(a, first, LD, length, w2, w3, t),
        (turns, a) => turns.rows3(a, first, LD, length, w2, w3, t),
        (turns, a) => turns.columns2(a, first, LD, length, w2, t),
        (turns, a) => turns.rows2(a, first, LD, length, w2, t),
        (turns, a) => turns.rotateColumns(a, first, LD, length, c, s),
        (turns, a) => turns.rotateRows(a, first, LD, length, c, s),
      ];
      for (const call of calls) {
        const [found, known] = both(call);
        expect(found).toEqual(known);
      }
    }
  }
  const [found, known] = both((turns, a) => {
    turns.columns3(a, 0, LD, 0, w2, w3, t);
    turns.rows2(a, 0, LD, -1, w2, t);
    turns.rotateColumns(a, LD, LD, ROWS, c, s);
  });
  expect(found).toEqual(known);
});

it('chases bulges as the reference does, to the end of a block and into its middle, with V and without', () => {
  const n = COLS;
  for (const [k, to, last, right, upper] of [
    [1, 11, 11, 12, 0],
    [1, 6, 11, 12, 0],
    [4, 10, 10, 12, 0],
    [5, 8, 8, 9, 3],
    [2, 2, 9, 12, 0],
    [3, 4, 4, 5, 1],
  ] as const) {
    for (const filled of [0, 4, n]) {
      // Tiny and large elements, a column that is reduced already, and NaN
      for (const [scale, special] of [
        [1, 0.3],
        [2 ** -500, 0],
        [2 ** 500, 1],
        [1, Number.NaN],
      ] as const) {
        const [found, known] = both((turns, a) => {
          for (let i = 0; i < a.length; i++) a[i]! *= scale;
          for (let i = k; i < k + 3; i++) a[i + (k - 1) * LD] = i === k ? scale : special * scale * (i - k);
          const H = { data: a, off: 0, ld: LD };
          const V = filled === 0 ? undefined : { data: a, off: 12, ld: LD };
          turns.chase({ H, k, to, last, right, upper, V, filled: filled - k, rows: 3 });
        });
        expect(found).toEqual(known);
      }
    }
  }
});

it('makes unit matrices, and touches nothing else', () => {
  for (const n of [1, 2, 5])
    for (const parts of [1, 2] as const) {
      const [found, known] = both((turns, a) => turns.unit(n, { data: a, off: 1, ld: 6, parts }));
      expect(found).toEqual(known);
    }
});

it('reflects whole matrices', () => {
  for (const parts of [1, 2] as const) {
    const tau = parts === 1 ? 0.7 : { re: 0.7, im: -0.4 };
    // A column of complex numbers is two of the others: half as many of them, of half as many rows.
    const [ld, cols] = [parts === 1 ? LD : 8, parts === 1 ? COLS : 11];
    for (const [m, n] of [
      [1, 4],
      [2, 3],
      [ld - 6, 1],
      [ld - 6, 7],
      [ld - 2, 10],
    ] as const) {
      for (const side of ['l', 'r'] as const) {
        const [found, known] = both((turns, a) => {
          // The vector is the last column, its first element is not read.
          const v = ld * (cols - 1);
          a.fill(Number.NaN, parts * v, parts * (v + 1));
          const length = side === 'l' ? m : n;
          const beside = a.slice(parts * (v + length), parts * (v + length + 1));
          turns.larf(side, m, n, a, v, tau, { data: a, off: 1, ld, parts });
          turns.larf(side, m, n, a, v, 0, { data: a, off: 1, ld, parts });
          expect(a.slice(parts * (v + length), parts * (v + length + 1))).toEqual(beside);
        });
        const wrong = [...found].filter((x, i) => !(Math.abs(x - known[i]!) < 1e-14) && !Number.isNaN(known[i]));
        expect(wrong).toEqual([]);
      }
    }
  }
});

it('makes double-shift steps as the reference does, from the first row or from further down, with V and without', () => {
  for (const [l, i, right, upper] of [
    [0, 11, 12, 0],
    [2, 9, 12, 0],
    [3, 5, 6, 3],
    [0, 2, 3, 0],
  ] as const) {
    for (const scale of [1, 2 ** -250, 2 ** 250, 2 ** -520, 2 ** 500]) {
      for (const small of [1, 1e-9, 0]) {
        for (const rows of [0, 3]) {
          const [found, known] = both((turns, a) => {
            for (let j = 0; j < COLS; j++) for (let k = 0; k < COLS; k++) a[k + j * LD]! *= k > j + 1 ? 0 : scale;
            // Two small ones in a row: the step begins there.
            if (i - l > 3) for (const k of [l + 2, l + 3]) a[k + (k - 1) * LD]! *= small;
            const H = { data: a, off: 0, ld: LD };
            const V = rows === 0 ? undefined : { data: a, off: 12, ld: LD };
            turns.sweep({ H, l, i, right, upper, shift: 0.3 * scale, apart: 0.2 * scale, V, rows, eps: 2 ** -53 });
          });
          expect(found).toEqual(known);
        }
      }
    }
  }
});

it('exchanges neighbouring blocks as the reference does, or not', () => {
  let [done, refused] = [0, 0];
  const random = mulberry32(11);
  for (let round = 0; round < 1200; round++) {
    const [n1, n2] = [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ][round % 4] as [1 | 2, 1 | 2];
    const n = 5 + Math.floor(7 * random());
    const j = Math.floor(random() * (n - n1 - n2 + 1));
    const scale = [1, 2 ** -300, 2 ** 300, 2 ** -1010, 2 ** 700, 2 ** 1005][Math.floor(random() * 6)]!;
    // Blocks apart from each other, nearly the same, or the same; one that is NaN
    const near = [1, 2 ** -30, 0][Math.floor(random() * 3)]!;
    const special = random() < 0.05 ? Number.NaN : 0;
    // A quarter of all blocks have elements of very different sizes.
    const mixed = random() < 0.25;
    const values = Array.from({ length: 5 }, () => {
      const size = mixed ? 2 ** [-700, -300, 0, 300, 600][Math.floor(5 * random())]! : 1;
      return random() < 0.1 ? 0 : size * (2 * random() - 1);
    });
    const rows = Math.floor(4 * random());
    const results: boolean[] = [];
    const [found, known] = both((turns, a) => {
      for (let c = 0; c < n; c++) for (let r = 0; r < n; r++) a[r + c * LD]! *= r > c ? 0 : scale;
      const set = (r: number, c: number, x: number): void => {
        a[j + r + (j + c) * LD] = x * scale;
      };
      const block = (at: number, order: 1 | 2, change: number): void => {
        const own = values[0]! + change * values[1]!;
        set(at, at, own + special);
        if (order === 1) return;
        set(at, at + 1, Math.abs(values[2]!) + change);
        set(at + 1, at, -Math.abs(values[3]!));
        // Equal diagonal elements as in a standard form, and others
        set(at + 1, at + 1, round % 8 < 4 ? own : values[4]!);
      };
      block(0, n1, 0);
      block(n1, n2, near);
      const [T, Q] = [{ data: a, off: 0, ld: LD }, rows === 0 ? undefined : { data: a, off: 12, ld: LD }];
      const exchange = turns.exchange ?? laexcRef;
      results.push(exchange(n, T, rows, Q, j, n1, n2, 2 ** -53));
    });
    expect(found).toEqual(known);
    expect(results[0]).toBe(results[1]);
    if (results[0]) done++;
    else refused++;
  }
  expect([done > 600, refused > 10]).toEqual([true, true]);
});
