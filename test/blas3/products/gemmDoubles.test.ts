// GEMM of doubles by residues, on a context whose doubles live on the GPU: exact where enough moduli are taken, the same bits however it is
// computed, and what is special about doubles: subnormal numbers, ties, overflow, infinities, NaN.
import { describe, expect } from 'vitest';
import { enqueueGemmDoubles } from '../../../src/blas3/products/gemmDoubles.gpu.ts';
import { fitsBytes, fitsRemainders, residueRules } from '../../../src/blas3/products/gemmI32.kernels.ts';
import type { Trans } from '../../../src/index.ts';
import { exactDot, nearest } from '../../lib/exactDoubles.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { full, some } from '../../lib/sampled.ts';
import { doubles, gpu, gpuTest, gpuWide } from '../../setup/contexts.ts';

interface Problem {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly transA?: Trans;
  readonly transB?: Trans;
  readonly alpha?: number;
  readonly beta?: number;
  readonly moduli?: number;
  readonly force?: string;
  readonly most?: number;
  readonly uplo?: 'l' | 'u';
  /** Rows that leading dimensions have beyond the matrix, and elements in front of it. */
  readonly pad?: number;
}

/** Element (i, l) of op(A), (l, j) of op(B), (i, j) of C. */
type Elements = (i: number, j: number) => number;

/** As a column-major array of which the transpose may be asked for, with NaN around it. */
function stored(rows: number, cols: number, x: Elements, trans: Trans, pad: number) {
  const [r, c] = trans === 'n' ? [rows, cols] : [cols, rows];
  const [ld, off] = [Math.max(1, r + pad), pad];
  const data = new Float64Array(off + ld * c + pad).fill(Number.NaN);
  for (let j = 0; j < c; j++) for (let i = 0; i < r; i++) data[off + i + j * ld] = trans === 'n' ? x(i, j) : x(j, i);
  return { data, off, ld };
}

/** op(A) op(B) alpha + beta C, column by column. */
async function product(p: Problem, a: Elements, b: Elements, c: Elements = () => Number.NaN): Promise<number[]> {
  const { m, n, k, transA = 'n', transB = 'n', alpha = 1, beta = 0, pad = 0 } = p;
  const context = await doubles();
  const matrices = [stored(m, k, a, transA, pad), stored(k, n, b, transB, pad), stored(m, n, c, 'n', pad)];
  const [A, B, C] = matrices.map((X) => ({ ...X, data: context.upload('d', X.data) }));
  enqueueGemmDoubles(context.queue, { ...p, transA, transB, alpha, beta, A: A!, B: B!, C: C! }, 'product');
  const result = await context.download(C!.data);
  for (const X of [A, B, C]) X!.data.dispose();
  const { off, ld, data } = matrices[2]!;
  const inside = (at: number): boolean => at >= off && at < off + ld * n && (at - off) % ld < m;
  expect(result.filter((x, at) => !inside(at) && !Object.is(x, data[at]))).toHaveLength(0);
  return Array.from({ length: m * n }, (_, at) => result[off + (at % m) + Math.floor(at / m) * ld]!);
}

/** The exact product, rounded once. */
const exactly = ({ m, n, k }: Problem, a: Elements, b: Elements): number[] =>
  Array.from({ length: m * n }, (_, at) =>
    nearest(
      exactDot(
        k,
        (l) => a(at % m, l),
        (l) => b(l, Math.floor(at / m)),
      ),
    ),
  );

/** A matrix of random numbers as a function: uniform on (-1, 1) with all 53 bits, times 2 to a random power up to `spread` both ways. */
function random(seed: number, cols: number, spread = 0): Elements {
  const values = new Map<number, number>();
  return (i, j) => {
    const at = i * cols + j;
    let value = values.get(at);
    if (value === undefined) {
      const rng = mulberry32(seed + 7919 * at);
      value = (2 * rng() - 1 + rng() * 2 ** -31) * 2 ** Math.round(spread * (2 * rng() - 1));
      values.set(at, value);
    }
    return value;
  };
}

/** How many of them differ in a bit, but for the sign of 0. */
function differing(these: readonly number[], those: readonly number[]): number {
  expect(these).toHaveLength(those.length);
  return these.filter((x, at) => !Object.is(x + 0, those[at]! + 0)).length;
}

const integers =
  (x: Elements, below: number): Elements =>
  (i, j) =>
    Math.trunc(x(i, j) * below);

describe('a product of doubles by residues', () => {
  gpuTest('is exact for integers of 20 bits with eight moduli', async () => {
    const p = { m: 7, n: 5, k: 512, moduli: 8 };
    const [a, b] = [integers(random(1, 512), 2 ** 20), integers(random(2, 5), 2 ** 20)];
    expect(differing(await product(p, a, b), exactly(p, a, b))).toBe(0);
  });

  for (const moduli of some([14, 15, 16, 17, 18, 19, 20], 2)) {
    gpuTest(`is within its bound with ${moduli} moduli, exact with enough of them`, async () => {
      const p = { m: 19, n: 21, k: 67, moduli, pad: 3 };
      const [a, b] = [random(3, 67), random(4, 21)];
      const expected = exactly(p, a, b);
      const result = await product(p, a, b);
      if (moduli >= 17) return expect(differing(result, expected)).toBe(0);
      let worst = 0;
      result.forEach((x, at) => {
        let size = 0;
        for (let l = 0; l < p.k; l++) size += Math.abs(a(at % p.m, l) * b(l, Math.floor(at / p.m)));
        const error = Math.abs(x - expected[at]!) / size;
        worst = error <= worst ? worst : error;
      });
      // Fewer bits of the factors are lost with each; with 16 what is left is the rounding of the result.
      expect(worst).toBeLessThan({ 14: 4, 15: 1, 16: 0.6 }[moduli]! * 2 ** -53);
    });
  }

  gpuTest('of what cancels is 0', async () => {
    const k = 40;
    const [x, y] = [random(5, k), random(6, 9)];
    const result = await product(
      { m: 8, n: 9, k: 2 * k },
      (i, l) => x(i, l % k),
      (l, j) => (l < k ? y(l, j) : -y(l - k, j)),
    );
    expect(result.filter((value) => !Object.is(value, 0))).toEqual([]);
  });

  gpuTest('does not depend on powers of two that rows and columns are multiplied by', async () => {
    const p = { m: 9, n: 8, k: 33 };
    const [a, b] = [random(7, 33), random(8, 8)];
    const [row, column] = [(i: number) => 2 ** (125 * i - 500), (j: number) => 2 ** (498 - 130 * j)];
    const scaled = await product(
      p,
      (i, l) => a(i, l) * row(i),
      (l, j) => b(l, j) * column(j),
    );
    const plain = await product(p, a, b);
    expect(
      differing(
        scaled,
        plain.map((x, at) => x * row(at % p.m) * column(Math.floor(at / p.m))),
      ),
    ).toBe(0);
  });

  gpuTest('takes and gives subnormal numbers', async () => {
    const p = { m: 6, n: 5, k: 20 };
    const x = random(9, 20);
    const tiny: Elements = (i, l) => x(i, l) * 2 ** (-1022 - 9 * i); // rows without a normal number, the last of few bits
    const b = random(10, 5);
    expect(differing(await product({ ...p, moduli: 20 }, tiny, b), exactly(p, tiny, b))).toBe(0);
    const small: Elements = (i, l) => x(i, l) * 2 ** (-537 - i);
    const other: Elements = (l, j) => b(l, j) * 2 ** (-530 - j);
    expect(differing(await product({ ...p, moduli: 20 }, small, other), exactly(p, small, other))).toBe(0);
  });

  gpuTest('rounds ties to even, into the next binade, to the smallest number and to infinity', async () => {
    // Row times column: two terms, the second one decides.
    const rows = [
      [1, 2 ** -53],
      [1, 3 * 2 ** -53],
      [1 + 2 ** -52, 2 ** -53],
      [1, 2 ** -53 * (1 + 2 ** -20)],
      [2 - 2 ** -52, 2 ** -53],
      [2 ** -1074, 2 ** -1074],
      [2 ** -1022 - 2 ** -1074, 2 ** -1074],
      [2 ** 1023 * (2 - 2 ** -52), 2 ** 970],
      [2 ** 1023 * (2 - 2 ** -52), 2 ** 969],
      [-(2 ** 1023) * (2 - 2 ** -52), -(2 ** 970)],
    ];
    const columns = [
      [1, 1],
      [1, -1],
      [1, 0.5],
      [-1, -0.5],
      [0.5, 0.5],
      [0.75, 2 ** -40],
    ];
    const p = { m: rows.length, n: columns.length, k: 2, moduli: 20 };
    const [a, b]: Elements[] = [(i, l) => rows[i]![l]!, (l, j) => columns[j]![l]!];
    const result = await product(p, a!, b!);
    const expected = exactly(p, a!, b!).map((x) => x + 0);
    expect(result).toEqual(expected);
    expect(result.filter((x) => !Number.isFinite(x)).length).toBeGreaterThan(1);
    // Partial sums leave the range, the result does not; and one that does though no term does.
    const large: Elements = (_, l) => [1.7e308, 1.7e308, -1.7e308, 1][l]!;
    expect(await product({ m: 1, n: 1, k: 4 }, large, () => 1)).toEqual([1.7e308]);
    expect(await product({ m: 1, n: 2, k: 2 }, large, (_, j) => 1 - 2 * j)).toEqual([
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ]);
  });

  gpuTest('has infinities and NaN where the sum of terms has them', async () => {
    const p = { m: 21, n: 19, k: 23 };
    const [x, y] = [random(11, 23), random(12, 19)];
    const special = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const a: Elements = (i, l) =>
      i % 3 === 1 && (i + 5 * l) % 37 === 0 ? special[(i + l) % 3]! : l === 4 ? 0 : x(i, l);
    const b: Elements = (l, j) =>
      j % 4 === 2 && (l + 3 * j) % 29 === 0 ? special[(l + j) % 3]! : l === 5 ? -0 : y(l, j);
    for (const [transA, transB] of [
      ['n', 'n'],
      ['t', 't'],
    ] as const) {
      const result = await product({ ...p, transA, transB }, a, b);
      const kind = (value: number): string => (Number.isFinite(value) ? 'finite' : `${value}`);
      const sums = result.map((_, at) => {
        let sum = 0;
        for (let l = 0; l < p.k; l++) sum += a(at % p.m, l) * b(l, Math.floor(at / p.m));
        return sum;
      });
      expect(result.map(kind)).toEqual(sums.map(kind));
      expect(new Set(sums.map(kind)).size).toBe(4);
    }
  });

  gpuWide('adds slices of the depth', async () => {
    const a: Elements = (i, l) => ((7919 * l + 31 * i) % 1021) - 510;
    const b: Elements = (l, j) => ((104729 * l + 17 * j) % 509) - 254;
    // All residues modulo 256 at their largest.
    const least: Elements = () => -128;
    for (const k of some([32767, 32768, 32769], 1)) {
      const p = { m: 2, n: 3, k, moduli: 6 };
      const sums = Array.from({ length: 6 }, (_, at) => {
        let sum = 0;
        for (let l = 0; l < k; l++) sum += a(at % 2, l) * b(l, at >> 1);
        return sum;
      });
      expect(await product({ ...p, transA: 't' }, a, b)).toEqual(sums);
      expect(await product({ m: 1, n: 1, k, moduli: 6, transA: 't' }, least, least)).toEqual([2 ** 14 * k]);
    }
  });

  gpuTest('takes alpha and beta, each result rounded; beta = 0 does not read C, alpha = 0 no factor', async () => {
    const p = { m: 18, n: 7, k: 12, moduli: 20 };
    const [a, b, c] = [random(15, 12), random(16, 7), random(17, 7)];
    const x = exactly(p, a, b);
    for (const alpha of [1, -1, 0.29, -3]) {
      for (const beta of [0, 1, -1, 0.7]) {
        const result = await product({ ...p, alpha, beta }, a, b, beta === 0 ? undefined : c);
        expect(result).toEqual(
          x.map((value, at) => alpha * value + (beta === 0 ? 0 : beta * c(at % p.m, Math.floor(at / p.m)))),
        );
      }
    }
    const nothing: Elements = () => Number.NaN;
    for (const none of [{ alpha: 0 }, { k: 0 }]) {
      const scaled = await product({ ...p, ...none, beta: 0.7 }, nothing, nothing, c);
      expect(scaled).toEqual(x.map((_, at) => 0.7 * c(at % p.m, Math.floor(at / p.m))));
      expect(await product({ ...p, ...none, beta: 0 }, nothing, nothing)).toEqual(x.map(() => 0));
    }
  });
});

describe('the bits are the same', () => {
  const size = { m: 70, n: 45, k: 150 };
  const [a, b] = [random(18, 150, 3), random(19, 45, 3)];

  const units = gpu?.gpu?.matrixUnits ?? [];
  const hasUnits = units.some(fitsBytes);
  const lacks: Record<string, string | undefined> = {
    tensor: hasUnits ? undefined : 'matrix units for bytes',
    halves: units.some((unit) => fitsRemainders(unit, 'f16')) ? undefined : 'matrix units for halves',
  };
  // The large tiles take a software adapter seconds to compile.
  for (const { name } of residueRules.filter(({ name }) => full || !name.endsWith('large'))) {
    gpuTest(
      `with bytes multiplied by ${name}`,
      async () => expect(differing(await product({ ...size, force: name }, a, b), await product(size, a, b))).toBe(0),
      lacks[name],
    );
  }

  gpuTest('however the factors lie', async () => {
    const plain = await product(size, a, b);
    for (const transA of ['n', 't'] as const)
      for (const transB of ['n', 'c'] as const)
        for (const pad of [0, 5])
          expect(differing(await product({ ...size, transA, transB, pad }, a, b), plain)).toBe(0);
  });

  gpuTest('of rows so deep that several workgroups measure them, however the factors lie', async () => {
    const deep = { m: 9, n: 3, k: 5000, moduli: 20 };
    const [x, y] = [random(20, 5000, 3), random(21, 3, 3)];
    // The largest elements are not where the first workgroup looks, and one row and column have a NaN there.
    const [c, d]: Elements[] = [
      (i, l) => (l === 4999 - i ? (i === 4 ? Number.NaN : 2 ** (5 + i)) : x(i, l)),
      (l, j) => (l === 4900 ? (j === 1 ? Number.NaN : -(2 ** 20)) : y(l, j)),
    ];
    const expected = exactly(
      deep,
      (i, l) => (i === 4 ? 0 : c!(i, l)),
      (l, j) => (j === 1 ? 0 : d!(l, j)),
    ).map((value, at) => (at % 9 === 4 || Math.floor(at / 9) === 1 ? Number.NaN : value));
    const transposes = (['n', 't'] as const).flatMap((transA) =>
      (['n', 't'] as const).map((transB) => ({ transA, transB })),
    );
    for (const { transA, transB } of some(transposes, 2))
      expect(differing(await product({ ...deep, transA, transB }, c!, d!), expected)).toBe(0);
  });

  gpuTest('in strips of rows and of columns', async () => {
    const plain = await product(size, a, b);
    for (const most of full ? [1, 30_000, 100_000] : [40_000])
      expect(differing(await product({ ...size, most, transA: 't', pad: 2 }, a, b), plain)).toBe(0);
  });

  for (const uplo of ['l', 'u'] as const) {
    gpuTest(`of one part ('${uplo}') of C, the other left alone`, async () => {
      const c = random(22, 45);
      const plain = await product(size, a, b);
      const expected = plain.map((x, at) => {
        const [i, j] = [at % size.m, Math.floor(at / size.m)];
        return i === j || i > j === (uplo === 'l') ? x : c(i, j);
      });
      const rules = residueRules.filter(({ name }) => name.endsWith('small') || (name === 'tensor' && hasUnits));
      // In a short run every part is computed by another.
      for (const { name } of full ? rules : [rules[uplo === 'l' ? 0 : rules.length - 1]!])
        for (const most of [undefined, ...(full ? [1, 30_000, 100_000] : [40_000])])
          expect(
            differing(await product({ ...size, force: name, uplo, ...(most && { most }) }, a, b, c), expected),
          ).toBe(0);
    });
  }

  gpuTest('of parts of one buffer that hold all three', async () => {
    const context = await doubles();
    const n = 12;
    const values = Float64Array.from({ length: 9 * n * n }, (_, at) => a(at % 50, at % 41));
    const all = context.upload('d', values);
    const place = (i: number, j: number) => ({ data: all, off: i * n + j * n * 3 * n, ld: 3 * n });
    const [A, B, C] = [place(0, 1), place(1, 0), place(1, 1)];
    enqueueGemmDoubles(context.queue, { m: n, n, k: n, alpha: 1, beta: 1, A, B, C, moduli: 20 });
    const result = await context.download(all);
    const of =
      ({ off, ld }: typeof A): Elements =>
      (i, j) =>
        values[off + i + j * ld]!;
    const sums = exactly({ m: n, n, k: n }, of(A), of(B));
    const expected = values.slice();
    sums.forEach((x, at) => {
      const to = C.off + (at % n) + Math.floor(at / n) * C.ld;
      expected[to] = expected[to]! + x;
    });
    expect(differing([...result], [...expected])).toBe(0);
    all.dispose();
  });
});
