// basalt/wgsl: every function on a software or hardware GPU against formulas in doubles, and what it refuses.
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import type { Context } from '../../src/index.ts';
import { cholesky, eigh, inverse, lu, matmul, solve, solveSpd, svd } from '../../src/wgsl.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';

const COUNT = 20;
const EPS = 2 ** -24;
const rng = mulberry32(5);
/** llvmpipe takes seconds for a large function. */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const ORDERS = slowly ? [1, 3, 4, 9] : [1, 2, 3, 4, 6, 8, 9, 16];

type Matrix = (b: number) => Float64Array;

/** Runs `call` of a function on COUNT threads: each has a of sizeA elements, b of sizeB and n pivots; returns what they become. */
async function runEach(context: Context, text: string, call: string, a: Float32Array, b: Float32Array, n: number) {
  const [sizeA, sizeB] = [a.length / COUNT, b.length / COUNT];
  const kernel = {
    name: 'user',
    text: `${text}
struct Params { count: u32 }
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> infos: array<u32>;
@group(0) @binding(3) var<storage, read_write> rows: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(64)
fn user(@builtin(global_invocation_id) id: vec3u) {
  let t = id.x;
  if (t >= p.count) { return; }
  var a: array<f32, ${sizeA}>;
  var b: array<f32, ${sizeB}>;
  var pivots: array<u32, ${n}>;
  for (var e = 0u; e < ${sizeA}; e++) { a[e] = A[t * ${sizeA} + e]; }
  for (var e = 0u; e < ${sizeB}; e++) { b[e] = B[t * ${sizeB} + e]; }
  var info = 0u;
  ${call}
  infos[t] = info;
  for (var e = 0u; e < ${n}; e++) { rows[t * ${n} + e] = pivots[e]; }
  for (var e = 0u; e < ${sizeA}; e++) { A[t * ${sizeA} + e] = a[e]; }
  for (var e = 0u; e < ${sizeB}; e++) { B[t * ${sizeB} + e] = b[e]; }
}`,
    variants: [],
  };
  using A = context.upload('s', a);
  using B = context.upload('s', b);
  using infos = context.alloc('i', COUNT);
  using rows = context.alloc('i', n * COUNT);
  context.queue.launch(kernel, {}, { A, B, infos, rows }, { count: COUNT }, [1, 1, 1]);
  const [outA, outB, info, pivots] = await Promise.all([A, B, infos, rows].map((x) => context.download(x)));
  const part =
    (x: ArrayLike<number>, size: number): Matrix =>
    (i) =>
      Float64Array.from({ length: size }, (_, e) => x[i * size + e]!);
  return { A: part(outA!, sizeA), B: part(outB!, sizeB), info: info as Int32Array, pivots: part(pivots!, n) };
}

const random = (length: number): Float32Array => Float32Array.from({ length }, () => signed(rng));

/** Symmetric positive definite matrices, NaN above the diagonal: it is not read. */
function definite(n: number): Float32Array {
  const a = random(n * n * COUNT);
  for (let e = 0; e < a.length; e++) {
    const [i, j] = [e % n, Math.floor(e / n) % n];
    if (i < j) a[e] = Number.NaN;
    else if (i === j) a[e] = n + 1;
  }
  return a;
}

/** max |op(a) x - y| / (n max|a| max|x|) */
function residual(
  n: number,
  nrhs: number,
  a: (i: number, j: number) => number,
  x: Float64Array,
  y: ArrayLike<number>,
  at: number,
): number {
  let [error, mostA, mostX] = [0, 0, 0];
  for (let c = 0; c < nrhs; c++) {
    for (let i = 0; i < n; i++) {
      let sum = -y[at + i + n * c]!;
      for (let j = 0; j < n; j++) {
        sum += a(i, j) * x[j + n * c]!;
        mostA = Math.max(mostA, Math.abs(a(i, j)));
      }
      error = Math.max(error, Math.abs(sum));
      mostX = Math.max(mostX, Math.abs(x[i + n * c]!));
    }
  }
  return error / (n * mostA * mostX);
}

/** A 0 0 matrix among the others: singular, with info 1; and one whose last pivot is zero. */
function plant(a: Float32Array, n: number): void {
  a.fill(0, 3 * n * n, 4 * n * n);
  if (n > 1) for (let i = 0; i < n; i++) a[5 * n * n + i + n * (n - 1)] = a[5 * n * n + i]!;
}

for (const n of ORDERS) {
  describe(`order ${n}`, () => {
    gpuTest('lu is P A = L U', async (context) => {
      const a = random(n * n * COUNT);
      plant(a, n);
      const got = await runEach(context, lu({ n }), `info = lu${n}(&a, &pivots);`, a, random(COUNT), n);
      for (let b = 0; b < COUNT; b++) {
        const [f, p] = [got.A(b), got.pivots(b)];
        if (b === 3) expect(got.info[b]).toBe(1);
        else if (b !== 5) expect(got.info[b]).toBe(0);
        const rows = Array.from({ length: n }, (_, i) => i);
        for (let k = 0; k < n; k++) [rows[k], rows[p[k]!]] = [rows[p[k]!]!, rows[k]!];
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) {
            let sum = i <= j ? f[i + n * j]! : 0;
            for (let l = 0; l < Math.min(i, j + 1); l++) sum += f[i + n * l]! * f[l + n * j]!;
            expect(Math.abs(sum - a[b * n * n + rows[i]! + n * j]!)).toBeLessThan(8 * n * EPS);
            if (i > j) expect(Math.abs(f[i + n * j]!)).toBeLessThanOrEqual(1.000001);
          }
        }
      }
    });

    gpuTest('solve and inverse', async (context) => {
      for (const nrhs of n === 4 ? [1, 3] : [2]) {
        const [a, y] = [random(n * n * COUNT), random(n * nrhs * COUNT)];
        plant(a, n);
        const got = await runEach(context, solve({ n, nrhs }), `info = solve${n}x${nrhs}(&a, &b);`, a, y, 1);
        expect(got.info[3]).toBe(1);
        for (let b = 0; b < COUNT; b++) {
          if (b === 3 || b === 5) continue;
          expect(got.info[b]).toBe(0);
          const entry = (i: number, j: number) => a[b * n * n + i + n * j]!;
          expect(residual(n, nrhs, entry, got.B(b), y, b * n * nrhs)).toBeLessThan(30 * EPS);
        }
      }
      const a = random(n * n * COUNT);
      plant(a, n);
      const got = await runEach(context, inverse({ n, name: 'invert' }), 'info = invert(&a);', a, random(COUNT), 1);
      const identity = Float64Array.from({ length: n * n }, (_, e) => (e % (n + 1) === 0 ? 1 : 0));
      expect(got.info[3]).toBe(1);
      for (let b = 0; b < COUNT; b++) {
        if (b === 3 || b === 5) continue;
        expect(got.info[b]).toBe(0);
        expect(residual(n, n, (i, j) => a[b * n * n + i + n * j]!, got.A(b), identity, 0)).toBeLessThan(100 * EPS);
      }
    });

    gpuTest('cholesky and solveSpd', async (context) => {
      const a = definite(n);
      a[2 * n * n + (n - 1) * (n + 1)] = -1;
      a[4 * n * n] = Number.NaN;
      const full = (b: number) => (i: number, j: number) => a[b * n * n + Math.max(i, j) + n * Math.min(i, j)]!;
      const nrhs = 2;
      const y = random(n * nrhs * COUNT);
      const [factor, solved] = [
        await runEach(context, cholesky({ n }), `info = cholesky${n}(&a);`, a, random(COUNT), 1),
        await runEach(context, solveSpd({ n, nrhs }), `info = solveSpd${n}x${nrhs}(&a, &b);`, a, y, 1),
      ];
      for (let b = 0; b < COUNT; b++) {
        expect(solved.info[b]).toBe(factor.info[b]);
        expect(factor.info[b]).toBe(b === 2 ? n : b === 4 ? 1 : 0);
        if (b === 2 || b === 4) continue;
        const L = factor.A(b);
        for (let j = 0; j < n; j++) {
          for (let i = j; i < n; i++) {
            let sum = -full(b)(i, j);
            for (let l = 0; l <= j; l++) sum += L[i + n * l]! * L[j + n * l]!;
            expect(Math.abs(sum)).toBeLessThan(8 * n * n * EPS);
          }
        }
        expect(residual(n, nrhs, full(b), solved.B(b), y, b * n * nrhs)).toBeLessThan(30 * EPS);
      }
    });
  });
}

gpuTest('eigh of orders up to 8', async (context) => {
  for (const n of slowly ? [3] : [1, 2, 3, 5, 8]) {
    const a = definite(n);
    for (let e = 0; e < a.length; e++) a[e]! *= 10 ** ((Math.floor(e / (n * n)) % 3) * 12 - 12);
    for (let e = 0; e < n * n; e++) a[6 * n * n + e] = Number(e % (n + 1) === 0);
    a[4 * n * n + n - 1] = Number.NaN;
    const got = await runEach(context, eigh({ n }), `info = eigh${n}(&a, &b);`, a, new Float32Array(n * COUNT), 1);
    for (let b = 0; b < COUNT; b++) {
      expect(got.info[b]).toBe(b === 4 ? n : 0);
      if (b === 4) continue;
      const [Z, w] = [got.A(b), got.B(b)];
      const full = (i: number, j: number) => a[b * n * n + Math.max(i, j) + n * Math.min(i, j)]!;
      const scaled = Float64Array.from({ length: n * n }, (_, e) => Z[e]! * w[Math.floor(e / n)]!);
      expect(residual(n, n, full, Z, scaled, 0)).toBeLessThan(8 * EPS);
      for (let j = 0; j < n; j++) {
        if (j > 0) expect(w[j - 1]).toBeLessThanOrEqual(w[j]!);
        for (let i = 0; i < n; i++) {
          let sum = i === j ? -1 : 0;
          for (let l = 0; l < n; l++) sum += Z[l + n * i]! * Z[l + n * j]!;
          expect(Math.abs(sum)).toBeLessThan(8 * n * EPS);
        }
      }
    }
  }
});

gpuTest('matmul of every kind', async (context) => {
  for (const transA of slowly ? [true] : [false, true]) {
    for (const transB of slowly ? [false] : [false, true]) {
      const [m, n, k] = [3, 4, 5];
      const [a, y] = [random(m * k * COUNT), random(k * n * COUNT)];
      const letters = transA || transB ? `_${transA ? 't' : 'n'}${transB ? 't' : 'n'}` : '';
      const call = `var c: array<f32, 12>; matmul3x4x5${letters}(&a, &b, &c); for (var e = 0; e < 12; e++) { a[e] = c[e]; }`;
      const got = await runEach(context, matmul({ m, n, k, transA, transB }), call, a, y, 1);
      for (let b = 0; b < COUNT; b++) {
        for (let i = 0; i < m; i++) {
          for (let j = 0; j < n; j++) {
            let sum = 0;
            for (let l = 0; l < k; l++) {
              const left = a[b * m * k + (transA ? l + k * i : i + m * l)]!;
              sum += left * y[b * k * n + (transB ? j + n * l : l + k * j)]!;
            }
            expect(Math.abs(got.A(b)[i + m * j]! - sum)).toBeLessThan(8 * EPS);
          }
        }
      }
    }
  }
});

gpuTest(
  'all functions side by side in one module, of halves too',
  async (context) => {
    const parts = (precision: 'f32' | 'f16') =>
      [
        ...[lu, cholesky, inverse, eigh, svd].map((part) =>
          part({ n: 3, precision, name: `${part.name}_${precision}` }),
        ),
        ...[solve, solveSpd].map((part) => part({ n: 3, nrhs: 2, precision, name: `${part.name}_${precision}` })),
        matmul({ m: 2, n: 2, k: 2, precision, name: `product_${precision}` }),
      ].join('\n');
    const text = `enable f16;\n${parts('f32')}\n${parts('f16')}`;
    const module = context.gpu!.device.createShaderModule({ code: text });
    const { messages } = await module.getCompilationInfo();
    expect(messages.filter(({ type }) => type === 'error').map(({ message }) => message)).toEqual([]);
  },
  'shader-f16',
);

describe('what is refused', () => {
  it('orders that are none, and options that do not exist', () => {
    for (const n of [0, 17, 2.5, Number.NaN, '4', undefined]) {
      for (const part of [lu, cholesky, inverse, solve, solveSpd])
        expect(() => part({ n } as never)).toThrow(ArgumentError);
    }
    expect(() => eigh({ n: 9 })).toThrow(/1\.\.8/);
    expect(() => solve({ n: 4, nrhs: 17 })).toThrow(/solve: argument 1 \(nrhs\) is 17/);
    expect(() => lu({ n: 4, nrhs: 1 } as never)).toThrow(/the options are n, precision, name/);
    expect(() => lu(undefined as never)).toThrow(ArgumentError);
    expect(() => lu({ n: 4, precision: 'f64' as never })).toThrow(/must be 'f32' or 'f16'/);
    expect(() => lu({ n: 4, name: '4lu' })).toThrow(/WGSL identifier/);
    expect(() => matmul({ m: 2, n: 2, k: 0 })).toThrow(/\(k\) is 0/);
    expect(() => matmul({ m: 2, n: 2, k: 2, transA: 't' as never })).toThrow(/true or false/);
  });

  it('nothing of the text but names and sizes differs: what is written out has no loop left', () => {
    expect(lu({ n: 4 })).not.toMatch(/for \(|@unroll|\bN\b/);
    expect(eigh({ n: 3 })).not.toMatch(/for \(var [^sh]|@|\bN\b/);
    expect(lu({ n: 12 })).toMatch(/for \(/);
    expect(lu({ n: 12 })).not.toMatch(/@unroll|\bN\b/);
    expect(solve({ n: 3 })).toMatch(/^\/\/ X with A X = B: \*b, 3 x 1 and column-major/);
  });
});
