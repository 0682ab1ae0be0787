// Addressing against brute force: windows are expanded to the sets of their elements.
import { describe, expect, test } from 'vitest';
import { at, type BatchWindow, footprint, isApart, overlap, overlapBatch, type Window } from '../../src/core/matrix.ts';
import { mulberry32 } from '../lib/rng.ts';

const rng = mulberry32(7);
const below = (n: number) => Math.floor(n * rng());

function elements({ offset, rows, cols, ld }: Window): Set<number> {
  const places = new Set<number>();
  for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) places.add(offset + i + j * ld);
  return places;
}

const meet = (a: Set<number>, b: Set<number>) => [...a].some((p) => b.has(p));
const spanOf = (places: Set<number>) => [Math.min(...places), Math.max(...places)] as const;

describe('footprint', () => {
  test('is the distance from the first to the last element, both included', () => {
    for (let rows = 0; rows < 6; rows++) {
      for (let cols = 0; cols < 6; cols++) {
        for (let ld = Math.max(1, rows); ld < 9; ld++) {
          const places = elements({ offset: 0, rows, cols, ld });
          expect(footprint(rows, cols, ld)).toBe(places.size === 0 ? 0 : spanOf(places)[1] + 1);
        }
      }
    }
  });
});

describe('overlap', () => {
  test('is exact for 20000 pairs of blocks of one matrix', () => {
    let meeting = 0;
    for (let trial = 0; trial < 20000; trial++) {
      const ld = 1 + below(8);
      const block = (): Window => {
        const row = below(ld);
        return { offset: row + ld * below(5), rows: below(ld - row + 1), cols: below(5), ld };
      };
      const [a, b] = [block(), block()];
      const expected = meet(elements(a), elements(b));
      meeting += expected ? 1 : 0;
      expect(overlap(a, b), JSON.stringify([a, b])).toBe(expected);
      expect(overlap(b, a)).toBe(expected);
    }
    expect(meeting).toBeGreaterThan(1000);
    expect(meeting).toBeLessThan(19000);
  });

  test('never misses a shared element, and never sees one between separate spans, for any 20000 windows', () => {
    for (let trial = 0; trial < 20000; trial++) {
      const any = (): Window => {
        const rows = below(6);
        return { offset: below(40), rows, cols: below(5), ld: Math.max(1, rows + below(5)) };
      };
      const [a, b] = [any(), any()];
      const [inA, inB] = [elements(a), elements(b)];
      if (meet(inA, inB)) expect(overlap(a, b), JSON.stringify([a, b])).toBe(true);
      if (inA.size === 0 || inB.size === 0) {
        expect(overlap(a, b)).toBe(false);
        continue;
      }
      const [[fromA, toA], [fromB, toB]] = [spanOf(inA), spanOf(inB)];
      if (toA < fromB || toB < fromA) expect(overlap(a, b), JSON.stringify([a, b])).toBe(false);
    }
  });
});

test('at() steps by rows and columns', () => {
  const A = { data: new Float64Array(1), off: 3, ld: 10 };
  expect(at(A, 2, 4)).toEqual({ data: A.data, off: 45, ld: 10 });
});

/** The elements of every matrix of a batch. */
const matrices = (w: BatchWindow): Set<number>[] =>
  Array.from({ length: w.count }, (_, b) => elements({ ...w, offset: w.offset + b * w.stride }));
const union = (sets: readonly Set<number>[]) => new Set(sets.flatMap((set) => [...set]));

describe('overlapBatch', () => {
  test('is exact for 20000 pairs of batches of blocks, in matrices of one leading dimension and at one distance', () => {
    let meeting = 0;
    for (let trial = 0; trial < 20000; trial++) {
      const [ld, most] = [1 + below(6), 1 + below(4)];
      const stride = ld * (most + below(3));
      const batch = (): BatchWindow => {
        const [row, col] = [below(ld), below(most)];
        const [rows, cols] = [1 + below(ld - row), 1 + below(most - col)];
        return { offset: row + ld * (col + below(8)), rows, cols, ld, stride, count: 1 + below(4) };
      };
      const [a, b] = [batch(), batch()];
      const expected = meet(union(matrices(a)), union(matrices(b)));
      expect(overlapBatch(a, b), JSON.stringify({ a, b })).toBe(expected);
      if (expected) meeting++;
    }
    expect(meeting).toBeGreaterThan(2000);
  });

  test('never misses a shared element of any two batches', () => {
    for (let trial = 0; trial < 20000; trial++) {
      const batch = (): BatchWindow => {
        const rows = below(4);
        const shape = { offset: below(40), rows, cols: below(4), ld: Math.max(1, rows) + below(3) };
        return { ...shape, stride: below(12), count: below(5) };
      };
      const [a, b] = [batch(), batch()];
      const shared = meet(union(matrices(a)), union(matrices(b)));
      if (shared) expect(overlapBatch(a, b), JSON.stringify({ a, b })).toBe(true);
    }
  });
});

describe('isApart', () => {
  test('finds every batch whose matrices share elements, and lets pass what lies behind or beside one another', () => {
    for (let trial = 0; trial < 20000; trial++) {
      const rows = 1 + below(4);
      const shape = { offset: 0, rows, cols: 1 + below(4), ld: rows + below(9) };
      const w: BatchWindow = { ...shape, stride: below(20), count: below(5) };
      const sets = matrices(w);
      const share = sets.some((a, i) => sets.slice(0, i).some((b) => meet(a, b)));
      if (share) expect(isApart(w), JSON.stringify(w)).toBe(false);
      const behind = w.stride >= footprint(w.rows, w.cols, w.ld);
      const beside = w.stride >= rows && (w.count - 1) * w.stride + rows <= w.ld;
      if (behind || beside) expect(isApart(w), JSON.stringify(w)).toBe(true);
    }
  });
});
