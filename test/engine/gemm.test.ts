// The engine's product: every tile and path against the reference, the same bits whatever computes them, and what is not read.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EngineGemm, gemmEngine, gemmFork, threadsFor } from '../../src/blas3/products/gemm.cpu.ts';
import { gemmBlockedRef, gemmRef } from '../../src/blas3/products/gemm.ref.ts';
import { tileKernel } from '../../src/blas3/products/gemmTile.cpu.ts';
import { footprint, type RealArray, type RealMat, type Trans } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { type GemmKernel, gemmKernel, type Tile } from '../../src/engine/kernels/gemm.ts';
import { double, type Real, single } from '../../src/engine/ops.ts';

const e = engine()!;
const threads = e.pool.threads;
afterEach(() => {
  e.pool.threads = threads;
});

let state = 1;
/** In [0, 1), the same in every run. */
const random = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

interface Problem {
  readonly transA: Trans;
  readonly transB: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: number;
  readonly beta: number;
}

interface Operands {
  readonly A: RealMat;
  readonly B: RealMat;
  readonly C: RealMat;
}

/** Odd leading dimensions and offsets, five elements behind the end. */
function operands(r: Real, { transA, transB, m, n, k }: Problem): Operands {
  const mat = (rows: number, cols: number, off: number): RealMat => {
    const ld = (rows + 2) | 1;
    const length = off + footprint(rows, cols, ld) + 5;
    const data = r.bytes === 4 ? new Float32Array(length) : new Float64Array(length);
    return { data: data.map(() => random() - 0.5), off, ld };
  };
  const [A, B] = [transA === 'n' ? mat(m, k, 1) : mat(k, m, 1), transB === 'n' ? mat(k, n, 3) : mat(n, k, 3)];
  return { A, B, C: mat(m, n, 5) };
}

/** The data of C, all of it, when `compute` has had the operands in the engine's memory. */
function inEngine(r: Real, p: Problem, { A, B, C }: Operands, compute: (g: EngineGemm) => void): RealArray {
  const [sizeA, sizeB] = [p.transA === 'n' ? [p.m, p.k] : [p.k, p.m], p.transB === 'n' ? [p.k, p.n] : [p.n, p.k]] as [
    [number, number],
    [number, number],
  ];
  const result = C.data.slice();
  e.within((space) => {
    // All of C's array is the operand, so that a write beside C is seen.
    const whole = space.matrix({ data: result, off: 0, ld: result.length }, result.length, 1, 'write');
    compute({
      ...p,
      A: space.matrix(A, ...sizeA, 'read'),
      B: space.matrix(B, ...sizeB, 'read'),
      C: { at: whole.at + C.off * r.bytes, ld: C.ld },
    });
    return true;
  });
  return result;
}

/** One call of a kernel on this thread. */
const direct = (kernel: GemmKernel, inPlace: 0 | 1) => (g: EngineGemm) => {
  const { m, n, k, alpha, beta, A, B, C } = g;
  const { gemm } = e.functionsOf(kernel);
  const flags = [Number(g.transA !== 'n'), Number(g.transB !== 'n'), inPlace];
  gemm!(...flags, m, n, k, alpha as number, A.at, A.ld, B.at, B.ld, beta as number, C.at, C.ld);
};

function reference(p: Problem, { A, B, C }: Operands, rule = gemmBlockedRef): RealArray {
  const data = C.data.slice();
  rule(p.transA, p.transB, p.m, p.n, p.k, p.alpha, A, B, p.beta, { ...C, data });
  return data;
}

/** The first place where bits differ (any NaN is like another), or undefined. */
function difference(x: RealArray, y: RealArray): string | undefined {
  const i = x.findIndex((value, p) => !Object.is(value, y[p]));
  return i < 0 && x.length === y.length ? undefined : `element ${i}: ${x[i]} and ${y[i]}`;
}

/** The greatest error of C against the exact product, in units of (k + 4) eps (|alpha| |A| |B| + |beta| |C|); NaN if there is one. */
function errorOf(r: Real, p: Problem, { A, B, C }: Operands, result: RealArray): number {
  const wide = (X: RealMat, f: (x: number) => number): RealMat => ({ ...X, data: Float64Array.from(X.data, f) });
  const exact = reference(p, { A: wide(A, Number), B: wide(B, Number), C: wide(C, Number) }, gemmRef);
  const absolute = { ...p, alpha: Math.abs(p.alpha), beta: Math.abs(p.beta) };
  const scale = reference(absolute, { A: wide(A, Math.abs), B: wide(B, Math.abs), C: wide(C, Math.abs) }, gemmRef);
  let most = 0;
  for (let j = 0; j < p.n; j++) {
    for (let i = C.off + j * C.ld; i < C.off + j * C.ld + p.m; i++) {
      const error = Math.abs(result[i]! - exact[i]!) / ((p.k + 4) * (r.bytes === 4 ? 2 ** -24 : 2 ** -53) * scale[i]!);
      if (!(error <= most)) most = error;
    }
  }
  return most;
}

const SHAPES = [
  { vectors: 2, cols: 4 },
  { vectors: 2, cols: 6 },
  { vectors: 4, cols: 5 },
] as const;
const FACTORS = [
  [0.29, -0.48],
  [1, 0],
  [-1, 1],
  [1.5, 0],
] as const;

/** Sizes 0 to 70, each as rows, columns and depth in some problem; and around the blocks of 128 rows, 256 terms, 1536 columns. */
const problems: Problem[] = Array.from({ length: 71 }, (_, s) => {
  const [alpha, beta] = FACTORS[s % 4]!;
  const sizes = { m: s, n: (s * 29 + 7) % 71, k: 1 + ((s * 41 + 3) % 70) };
  return { ...sizes, transA: s & 1 ? 't' : 'n', transB: s & 2 ? 't' : 'n', alpha, beta };
});
const OVER_BLOCKS = [
  [9, 5, 255],
  [17, 3, 256],
  [5, 9, 257],
  [20, 21, 515],
  [127, 30, 31],
  [260, 20, 40],
  [6, 1543, 3],
] as const;
for (const [q, [m, n, k]] of OVER_BLOCKS.entries()) {
  for (const both of ['n', 't'] as const) {
    const [alpha, beta] = FACTORS[q % 4]!;
    problems.push({ m, n, k, transA: both, transB: q & 1 ? both : 'n', alpha, beta });
  }
}

describe.each([
  ['d', double],
  ['s', single],
] as const)('%sgemm kernels', (prec, r) => {
  const tiles: Tile[] = SHAPES.flatMap((shape) =>
    (e.relaxed ? [false, true] : [false]).map((fused) => ({ ...shape, fused })),
  );
  const kernels = tiles.map((tile) => gemmKernel(r, tile));

  it.each(kernels.map((kernel) => [kernel.name, kernel] as const))('%s is the formula, packed or not', (_, kernel) => {
    for (const p of problems) {
      const x = operands(r, p);
      const packed = inEngine(r, p, x, direct(kernel, 0));
      expect(errorOf(r, p, x, packed), JSON.stringify(p)).toBeLessThan(1);
      expect(difference(inEngine(r, p, x, direct(kernel, 1)), packed), JSON.stringify(p)).toBeUndefined();
      const written = packed.findIndex((c, i) => !isInside(p, x.C, i) && c !== x.C.data[i]);
      expect(written, JSON.stringify(p)).toBe(-1);
    }
  });

  it.each(e.relaxed ? [false, true] : [false])('all tiles give the same bits, fused: %s', (fused) => {
    const alike = kernels.filter(({ tile }) => tile.fused === fused);
    for (const p of problems) {
      const x = operands(r, p);
      const first = alike.map((kernel) => inEngine(r, p, x, direct(kernel, 0)));
      for (const other of first.slice(1)) expect(difference(other, first[0]!), JSON.stringify(p)).toBeUndefined();
    }
  });

  if (prec === 'd') {
    it('with products and sums apart they are the bits of the reference', () => {
      for (const p of problems) {
        const x = operands(r, p);
        const bits = inEngine(r, p, x, direct(kernels[0]!, 0));
        expect(difference(bits, reference(p, x)), JSON.stringify(p)).toBeUndefined();
      }
    });
  }

  it('gives the same bits on 1 to 4 threads, and when forked', () => {
    threadsFor(e, 1e9);
    const fork = vi.spyOn(e.pool, 'fork');
    const sizes = [
      [200, 150, 70],
      [1000, 9, 80],
      [7, 900, 90],
      [130, 140, 300],
    ] as const;
    for (const [m, n, k] of sizes) {
      for (const [transA, transB] of [
        ['n', 'n'],
        ['t', 't'],
      ] as const) {
        const p: Problem = { transA, transB, m, n, k, alpha: 0.7, beta: -0.3 };
        const x = operands(r, p);
        e.pool.threads = 1;
        const bits = inEngine(r, p, x, (g) => gemmEngine(e, r, g));
        expect(errorOf(r, p, x, bits)).toBeLessThan(1);
        for (const count of [2, 3, 4]) {
          e.pool.threads = count;
          expect(
            difference(
              inEngine(r, p, x, (g) => gemmEngine(e, r, g)),
              bits,
            ),
          ).toBeUndefined();
        }
        const forked = inEngine(r, p, x, (g) => {
          const join = gemmFork(e, r, g);
          gemmEngine(e, r, { ...g, m: 0 });
          join();
        });
        expect(difference(forked, bits)).toBeUndefined();
      }
    }
    // On 2, 3 and 4 threads and forked, each of 4 sizes and 2 transposes
    expect(fork).toHaveBeenCalledTimes(32);
    fork.mockRestore();
  });

  it('scales C alone with alpha = 0 or k = 0, and reads neither factor', () => {
    for (const [alpha, k] of [
      [0, 7],
      [0.5, 0],
    ] as const) {
      for (const beta of [0, 1, -0.5]) {
        const p: Problem = { transA: 'n', transB: 't', m: 13, n: 6, k, alpha, beta };
        const x = operands(r, p);
        x.A.data.fill(Number.NaN);
        x.B.data.fill(Number.NaN);
        if (beta === 0) x.C.data.fill(Number.NaN, 5, x.C.data.length - 5);
        const result = inEngine(r, p, x, (g) => gemmEngine(e, r, g));
        expect(difference(result, reference(p, x, gemmRef))).toBeUndefined();
      }
    }
  });

  it('does not read C with beta = 0', () => {
    for (const [m, n, k] of [
      [3, 2, 4],
      [33, 35, 37],
      [100, 90, 300],
    ] as const) {
      const p: Problem = { transA: 't', transB: 'n', m, n, k, alpha: 1, beta: 0 };
      const x = operands(r, p);
      for (let j = 0; j < n; j++) x.C.data.fill(Number.NaN, x.C.off + j * x.C.ld, x.C.off + j * x.C.ld + m);
      expect(
        errorOf(
          r,
          p,
          { ...x, C: { ...x.C, data: x.C.data.map(() => 0) } },
          inEngine(r, p, x, (g) => gemmEngine(e, r, g)),
        ),
      ).toBeLessThan(1);
    }
  });

  it('sends NaN and infinity where the formula sends them', () => {
    for (const [m, n, k] of [
      [9, 7, 5],
      [70, 66, 65],
    ] as const) {
      const p: Problem = { transA: 'n', transB: 'n', m, n, k, alpha: 1, beta: 1 };
      const x = operands(r, p);
      x.A.data[x.A.off + 4 + 2 * x.A.ld] = Number.NaN;
      x.B.data[x.B.off + 1 + 3 * x.B.ld] = Number.POSITIVE_INFINITY;
      x.C.data[x.C.off + 2 + 1 * x.C.ld] = Number.NEGATIVE_INFINITY;
      const kinds = (data: RealArray) => Array.from(data, (c) => (Number.isFinite(c) ? 0 : c));
      expect(kinds(inEngine(r, p, x, (g) => gemmEngine(e, r, g)))).toEqual(kinds(reference(p, x, gemmRef)));
    }
  });

  it('reads nothing behind its factors: they may end where memory does', () => {
    for (const p of problems) {
      const ends = (rows: number, cols: number) => {
        const ld = rows + 1;
        return { at: e.heap.memory.buffer.byteLength - footprint(rows, cols, ld) * r.bytes, ld };
      };
      const [a, b] = [
        p.transA === 'n' ? ends(p.m, p.k) : ends(p.k, p.m),
        p.transB === 'n' ? ends(p.k, p.n) : ends(p.n, p.k),
      ];
      for (const kernel of kernels) {
        for (const how of [0, 1] as const) {
          const x = operands(r, p);
          const call = (g: EngineGemm) => direct(kernel, how)({ ...g, A: a, B: b });
          expect(() => inEngine(r, p, x, call), `${kernel.name} ${JSON.stringify(p)}`).not.toThrow();
        }
      }
    }
  });

  it('chooses among tiles while it works, without a change of bits', () => {
    const p: Problem = { transA: 'n', transB: 'n', m: 131, n: 67, k: 270, alpha: 1, beta: 0 };
    const x = operands(r, p);
    const before = inEngine(r, p, x, (g) => gemmEngine(e, r, g));
    const chosen = Array.from({ length: 20 }, () => tileKernel(e, r, 3e8).tile).at(-1)!;
    expect(SHAPES.map((shape) => ({ ...shape, fused: e.relaxed }))).toContainEqual(chosen);
    expect(
      difference(
        inEngine(r, p, x, (g) => gemmEngine(e, r, g)),
        before,
      ),
    ).toBeUndefined();
  });
});

function isInside({ m, n }: Problem, C: RealMat, i: number): boolean {
  const place = i - C.off;
  return place >= 0 && place % C.ld < m && place < n * C.ld;
}
