// How many moduli a product of doubles takes by itself: as many as what its terms lose asks for, which is computed here term by term. The
// bits are those of a product with that number given.
import { describe, expect } from 'vitest';
import { enqueueGemmDoubles } from '../../../src/blas3/products/gemmDoubles.gpu.ts';
import { enqueueGemmSoft } from '../../../src/blas3/products/gemmSoft.gpu.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { some, wide } from '../../lib/sampled.ts';
import { doubles, gpuTest, gpuWide } from '../../setup/contexts.ts';

/** Rows of op(A), or columns of op(B), each an array along the depth. */
type Rows = readonly (readonly number[])[];

/** Exponent of a number; none of 0 and of what is not finite. */
function exponent(x: number): number | undefined {
  if (x === 0 || !Number.isFinite(x)) return undefined;
  let e = Math.max(-1074, Math.floor(Math.log2(Math.abs(x))) - 1);
  while (Math.abs(x) >= 2 ** (e + 1)) e++;
  return e;
}

/** What the product loses: the least loss of the terms of an element, the largest of all elements. */
function lossOf(A: Rows, B: Rows): number {
  const [a, b] = [A, B].map((rows) => rows.map((row) => row.map(exponent)));
  const [topA, topB] = [a!, b!].map((rows) => rows.map((row) => Math.max(...row.map((e) => e ?? -Infinity))));
  let most = 0;
  a!.forEach((row, i) => {
    b!.forEach((column, j) => {
      let least = Infinity;
      row.forEach((e, l) => {
        const f = column[l];
        if (e !== undefined && f !== undefined) least = Math.min(least, topA![i]! - e + topB![j]! - f);
      });
      if (least !== Infinity) most = Math.max(most, least);
    });
  });
  return most;
}

const moduliFor = (loss: number): number => 14 + Math.ceil(Math.max(0, loss - 4) / 4);

/** Rows of numbers with random exponents down to -spread, of which some are 0. */
function graded(rows: number, depth: number, seed: number, spread: (l: number) => number, zeros = 0): number[][] {
  const rng = mulberry32(seed);
  return Array.from({ length: rows }, () =>
    Array.from({ length: depth }, (_, l) => {
      const x = (2 * rng() - 1 + rng() * 2 ** -31) * 2 ** -Math.round(spread(l) * rng());
      return rng() < zeros ? 0 : x;
    }),
  );
}

/** The product of both, column-major, with so many moduli; `across`: rows lie along the depth. */
async function product(A: Rows, B: Rows, moduli: number | 'span' | 'soft', across: boolean, type: 'd' | 'z' = 'd') {
  const context = await doubles();
  const parts = type === 'z' ? 2 : 1;
  const [m, n, k] = [A.length, B.length, A[0]!.length / parts];
  const flat = (X: Rows): Float64Array => {
    const elements = X.flatMap((row) => Array.from({ length: k }, (_, l) => row.slice(parts * l, parts * (l + 1))));
    const at = (r: number, l: number) => elements[r * k + l]!;
    const places = Array.from({ length: X.length * k }, (_, e) =>
      across ? at(Math.floor(e / k), e % k) : at(e % X.length, Math.floor(e / X.length)),
    );
    return Float64Array.from(places.flat());
  };
  const [a, b] = [context.upload(type, flat(A)), context.upload(type, flat(B))];
  const C = context.alloc(type, m * n);
  const factors = {
    A: { data: a, off: 0, ld: across ? k : m },
    B: { data: b, off: 0, ld: across ? k : n },
    C: { data: C, off: 0, ld: m },
  };
  const [transA, transB] = across ? (['t', 'n'] as const) : (['n', 't'] as const);
  const call = { transA, transB, m, n, k, alpha: 1, beta: 0, ...factors };
  if (moduli === 'soft') enqueueGemmSoft(context.queue, call);
  else enqueueGemmDoubles(context.queue, { ...call, moduli });
  const result = await context.download(C);
  for (const X of [a, b, C]) X.dispose();
  return result;
}

let calls = 0;

async function expectChosen(A: Rows, B: Rows, loss = lossOf(A, B), type: 'd' | 'z' = 'd'): Promise<number> {
  const moduli = moduliFor(loss);
  // In a short run either way by turns.
  for (const across of wide ? [false, true] : [calls++ % 2 === 1]) {
    const chosen = await product(A, B, 'span', across, type);
    const expected = await product(A, B, moduli <= 20 ? moduli : 'soft', across, type);
    // Which of the zeros is not said.
    expect(chosen.filter((x, e) => !Object.is(x + 0, expected[e]! + 0))).toHaveLength(0);
    expect(chosen.some((x) => x !== 0)).toBe(true);
  }
  return moduli;
}

describe('the number of moduli', () => {
  gpuTest('is that of the largest loss, wherever it is', async () => {
    const found = new Set<number>();
    for (const [seed, by] of [4, 9, 17, 26, 27, 40].entries()) {
      // One row and one column oppositely graded, all others of one size.
      const [A, B] = [graded(70, 45, seed, () => 1), graded(67, 45, 50 + seed, () => 1)];
      A[69] = A[69]!.map((_, l) => 1.5 * 2 ** -Math.round((by * l) / 44));
      B[seed * 12] = B[seed * 12]!.map((_, l) => 1.25 * 2 ** -Math.round((by * (44 - l)) / 44));
      found.add(await expectChosen(A, B));
    }
    expect([...found].sort((x, y) => x - y)).toEqual([14, 16, 18, 20, 23]);
  });

  gpuTest('does not count terms that are 0, and elements without a term lose nothing', async () => {
    for (const zeros of some([0.3, 0.9, 0.97], 1))
      await expectChosen(
        graded(20, 70, 1, () => 6, zeros),
        graded(66, 70, 2, () => 6, zeros),
      );
    // Blocks on a diagonal.
    const block = (x: number[][]): number[][] =>
      x.map((row, i) => row.map((value, l) => (Math.floor(i / 8) === Math.floor(l / 8) ? value : 0)));
    expect(await expectChosen(block(graded(40, 40, 3, () => 1)), block(graded(40, 40, 4, () => 1)))).toBeLessThan(17);
  });

  gpuTest('takes subnormal numbers for what they are, and leaves out what is not finite', async () => {
    const A = graded(9, 33, 5, (l) => l / 3);
    const B = graded(8, 33, 6, (l) => 11 - l / 3).map((row) => row.map((x) => x * 2 ** -1060));
    await expectChosen(A, B);
    A[2]![3] = Number.NaN;
    B[5]![30] = Number.POSITIVE_INFINITY;
    await expectChosen(A, B);
  });

  gpuWide('counts parts of complex numbers', async () => {
    const A = graded(9, 40, 7, (l) => l / 3);
    const B = graded(35, 40, 8, (l) => 13 - l / 3);
    const real = (X: Rows, sign: number): number[][] => X.map((row) => row.map((x, l) => (l % 2 === 0 ? x : sign * x)));
    const turned = A.map((row) => row.map((_, l) => row[l ^ 1]!));
    // Rows of the real matrix that the product is of.
    await expectChosen(A, B, lossOf([...real(A, -1), ...turned], B), 'z');
  });
});
