// GEMM on matrix units: the packing of factors on any GPU; products, their accuracy and what is chosen where there are such units.
import { describe, expect, vi } from 'vitest';
import { enqueueGemm } from '../../../src/blas3/products/gemm.gpu.ts';
import { flushDepth, pack, tensorNames } from '../../../src/blas3/products/gemmTensor.gpu.ts';
import { fitsTensor } from '../../../src/blas3/products/gemmTensor.kernels.ts';
import { floatsToHalves, halfToNumber } from '../../../src/core/half.ts';
import type { Context, DeviceBuffer, GemmMath } from '../../../src/index.ts';
import { type GemmProblem, gemmCase } from '../../../testing/cases/blas3/products/gemm.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import type { Layout } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';

const UNITS = 'chromium-experimental-subgroup-matrix';
const units = gpu?.gpu?.matrixUnits ?? [];
const sumsHalves = units.some((unit) => fitsTensor(unit, 'f16'));
/** What a device must have for a variant to be forced. */
const needed = (name: string): string =>
  name === 'tensor-half-sums' && !sumsHalves ? 'matrix units that sum in f16' : UNITS;

const mat = (X: { readonly buffer: unknown; readonly offset: number; readonly ld: number }) => ({
  data: X.buffer as DeviceBuffer,
  off: X.offset,
  ld: X.ld,
});

describe('packing a factor', () => {
  const shapes = [
    { rows: 5, depth: 7 },
    { rows: 64, depth: 32 },
    { rows: 130, depth: 70 },
  ];
  for (const { rows, depth } of shapes) {
    for (const across of [false, true]) {
      gpuTest(
        `${rows} x ${depth}, ${across ? 'depths' : 'rows'} contiguous: two halves and a power of two`,
        async (context) => {
          const random = new Random();
          const ld = (across ? depth : rows) + 3;
          const values = new Float32Array(ld * (across ? rows : depth) + 5).fill(Number.NaN);
          const place = (i: number, l: number): number => 5 + (across ? l + i * ld : i + l * ld);
          // Row i is of order 2^(8i mod 200 - 100): no common scale would do.
          for (let i = 0; i < rows; i++) {
            for (let l = 0; l < depth; l++)
              values[place(i, l)] = l === i % depth ? 0 : (2 * random.rand() - 1) * 2 ** (((8 * i) % 200) - 100);
          }
          const X = { data: context.upload('s', values), off: 5, ld };
          const source = { X, stride: 0, rows, depth, across, batch: 1 };
          const packed = pack(context.queue, { PLANES: 2 }, 256, source);
          const halves = new Uint16Array((await context.download(packed.data)).buffer);
          const exponents = await context.download(packed.exponents!);
          const element = (plane: number, i: number, l: number): number =>
            halfToNumber(halves[plane * packed.plane * 8 + i + l * packed.ld * 8]!);
          let worst = 0;
          for (let i = 0; i < rows; i++) {
            const scale = 2 ** (exponents[i]! - 141);
            let largest = 0;
            for (let l = 0; l < depth; l++) {
              const x = values[place(i, l)]!;
              largest = Math.max(largest, Math.abs(element(0, i, l)));
              const error = Math.abs((element(0, i, l) + element(1, i, l)) * scale - x);
              // 22 bits of the element, or what is left of the row's largest at the end of the halves' range.
              worst = Math.max(worst, error / Math.max(Math.abs(x) * 2 ** -21, 2 ** 15 * scale * 2 ** -39));
            }
            expect(largest).toBeGreaterThanOrEqual(2 ** 13);
            expect(largest).toBeLessThanOrEqual(2 ** 15);
          }
          expect(worst).toBeLessThan(1);
          for (const [i, l] of [
            [rows, 0],
            [127, 31],
            [0, depth],
          ] as const) {
            if (l < Math.ceil(depth / 32) * 32 && i < 128 && (i >= rows || l >= depth))
              expect(element(0, i, l)).toBe(0);
          }
        },
      );
    }
  }
});

/** The call with one variant forced, past the front. */
const forced =
  (force: string): Case<GemmProblem, ReturnType<typeof gemmCase.data>>['run'] =>
  async (queue, p, at) => {
    const { transA, transB } = p;
    enqueueGemm(queue, { ...p, transA, transB, A: mat(at.A), B: mat(at.B), C: mat(at.C), force }, 'forced');
    expect(queue.trace.at(-1)).toMatchObject({ kernel: force, why: 'forced by the caller' });
  };

const ALIGNED: Layout = { align: 8, pad: 8, offset: 8 };
const ODD: Layout = { pad: 3, offset: 5 };
const general = { alpha: 0.29, beta: -0.48 } as const;

/** Whole tiles (read where they lie if they are halves), edges, less than a tile, and depths around the flushes of the sums. */
const problems: readonly GemmProblem[] = (['n', 't'] as const).flatMap((transA) =>
  (['n', 't'] as const).flatMap((transB) => [
    { ...general, transA, transB, m: 256, n: 128, k: 64, layout: ALIGNED },
    { ...general, transA, transB, m: 132, n: 130, k: 33, layout: ALIGNED },
    { ...general, transA, transB, m: 129, n: 257, k: 100, layout: ODD },
    { ...general, transA, transB, m: 3, n: 5, k: 1, layout: ODD },
    { ...general, transA, transB, m: 128, n: 128, k: 700, layout: ALIGNED },
    { ...general, transA, transB, m: 64, n: 64, k: 64, beta: 0, layout: ODD },
  ]),
);

describe('products on matrix units', () => {
  for (const name of tensorNames) {
    const prec = name.startsWith('tensor-half') ? 'h' : 's';
    const math = name === 'tensor-fast' ? ({ math: 'fast' } as const) : {};
    gpuTest(
      `${name} is right: whole tiles, edges, every transposition, any alignment`,
      async (context) => {
        for (const problem of problems)
          expect(await complaints(context, gemmCase, { ...problem, ...math }, prec, forced(name))).toEqual([]);
      },
      needed(name),
    );
    gpuTest(
      `${name} with factors in C's buffer`,
      async (context) => {
        const problem: GemmProblem = {
          ...general,
          transA: 'n',
          transB: 't',
          m: 128,
          n: 128,
          k: 64,
          layout: ALIGNED,
          inC: ['A', 'B'],
        };
        expect(await complaints(context, gemmCase, { ...problem, ...math }, prec, forced(name))).toEqual([]);
      },
      needed(name),
    );
  }

  for (const name of tensorNames) {
    gpuTest(
      `${name} passes NaN and infinity on to their row and column of C, and to no other`,
      async (context) => {
        const n = 128;
        const half = name.startsWith('tensor-half');
        const matrix = (place: number, bad: number): DeviceBuffer => {
          const values = Float32Array.from({ length: n * n }, (_, i) => (i === place ? bad : (i % 5) + 1));
          return half ? context.upload('h', floatsToHalves(values)) : context.upload('s', values);
        };
        const at = (data: DeviceBuffer) => ({ data, off: 0, ld: n });
        for (const bad of [Number.NaN, Number.POSITIVE_INFINITY]) {
          // Row 7 of A, column 9 of B.
          const [A, B] = [matrix(7 + 3 * n, bad), matrix(4 + 9 * n, bad)];
          const C = context.alloc(half ? 'h' : 's', n * n);
          const size = { m: n, n, k: n, alpha: 1, beta: 0 };
          enqueueGemm(context.queue, { ...size, A: at(A), B: at(B), C: at(C), force: name });
          const c = await context.download(C);
          const finite = [...c].map((x) => Number.isFinite(half ? halfToNumber(x) : x));
          expect(finite).toEqual(finite.map((_, p) => p % n !== 7 && Math.floor(p / n) !== 9));
        }
      },
      needed(name),
    );
  }

  gpuTest(
    'a batch, with a shared factor',
    async (context) => {
      const [m, n, k, batch] = [128, 136, 48, 3];
      const random = new Random();
      const numbers = (length: number): Float32Array => Float32Array.from({ length }, () => 2 * random.rand() - 1);
      const [a, b] = [numbers(m * k), numbers(k * n * batch)];
      const [A, B] = [context.upload('s', a), context.upload('s', b)];
      const C = context.alloc('s', m * n * batch);
      const at = (data: DeviceBuffer, ld: number) => ({ data, off: 0, ld });
      const strides = { batch, strideA: 0, strideB: k * n, strideC: m * n };
      enqueueGemm(context.queue, {
        ...strides,
        m,
        n,
        k,
        alpha: 1,
        beta: 0,
        A: at(A, m),
        B: at(B, k),
        C: at(C, m),
        force: 'tensor-split',
      });
      const c = await context.download(C);
      let worst = 0;
      for (let z = 0; z < batch; z++) {
        for (let j = 0; j < n; j++) {
          for (let i = 0; i < m; i++) {
            let sum = 0;
            for (let l = 0; l < k; l++) sum += a[i + l * m]! * b[z * k * n + l + j * k]!;
            worst = Math.max(worst, Math.abs(c[z * m * n + i + j * m]! - sum));
          }
        }
      }
      expect(worst).toBeLessThan(1e-5);
    },
    UNITS,
  );
});

/** Largest error of a product over the sum of the absolute values of its terms, in eps. */
async function errorOf(
  context: Context,
  math: GemmMath,
  k: number,
  element: () => number,
  graded: boolean,
): Promise<number> {
  const [m, n] = [512, 256];
  // Powers of two: scaling of rows and columns loses nothing, and must not cost accuracy.
  const scale = (i: number): number => (graded ? 2 ** (((i * 7) % 60) - 30) : 1);
  const a = new Float32Array(m * k).map((_, at) => element() * scale(at % m));
  const b = new Float32Array(k * n).map((_, at) => element() * scale(Math.floor(at / k)));
  const [A, B, C] = [context.upload('s', a), context.upload('s', b), context.alloc('s', m * n)];
  const at = (data: DeviceBuffer, ld: number) => ({ data, off: 0, ld });
  // Strict without slices of k, whose sums are more accurate than one of f32's.
  const force = math === 'strict' ? { force: 'tiled-large' } : { force: `tensor-${math}` };
  enqueueGemm(context.queue, { m, n, k, alpha: 1, A: at(A, m), B: at(B, k), beta: 0, C: at(C, m), ...force });
  const c = await context.download(C);
  for (const buffer of [A, B, C]) buffer.dispose();
  let squares = 0;
  let count = 0;
  for (let j = 0; j < n; j += 5) {
    for (let i = 0; i < m; i += 7) {
      let [sum, gauge] = [0, 0];
      for (let l = 0; l < k; l++) {
        const term = a[i + l * m]! * b[l + j * k]!;
        sum += term;
        gauge += Math.abs(term);
      }
      squares += ((c[i + j * m]! - sum) / (gauge * 2 ** -24)) ** 2;
      count++;
    }
  }
  return Math.sqrt(squares / count);
}

describe("the accuracy of math 'split'", () => {
  const random = new Random();
  const kinds = {
    'uniform on (0,1)': () => random.rand(),
    'uniform on (-1,1)': () => 2 * random.rand() - 1,
    normal: () => Math.sqrt(-2 * Math.log(1 - random.rand())) * Math.cos(2 * Math.PI * random.rand()),
  };
  for (const [kind, element] of Object.entries(kinds)) {
    for (const graded of [false, true]) {
      gpuTest(
        `is at most twice strict's error: ${kind}${graded ? ', rows and columns badly scaled' : ''}`,
        async (context) => {
          for (const k of [100, 512, 2048, 4096]) {
            const strict = await errorOf(context, 'strict', k, element, graded);
            const split = await errorOf(context, 'split', k, element, graded);
            expect(split / strict, `k = ${k}: ${split.toFixed(4)} and ${strict.toFixed(4)} eps`).toBeLessThan(2);
          }
        },
        UNITS,
      );
    }
  }
});

describe("the accuracy of math 'half'", () => {
  const random = new Random();
  const kinds = { 'uniform on (0,1)': () => random.rand(), 'uniform on (-1,1)': () => 2 * random.rand() - 1 };
  for (const [kind, element] of Object.entries(kinds)) {
    gpuTest(
      `is within its bound, and not that of f32 sums: ${kind}`,
      async (context) => {
        const [m, n] = [256, 128];
        for (const k of [64, 1000, 4096]) {
          const halves = (count: number): Uint16Array => floatsToHalves(Float32Array.from({ length: count }, element));
          const [a, b] = [halves(m * k), halves(k * n)];
          const [A, B] = [context.upload('h', a), context.upload('h', b)];
          const at = (data: DeviceBuffer, ld: number) => ({ data, off: 0, ld });
          const worst: Record<string, number> = {};
          for (const force of ['tensor-half-sums', 'tensor-half']) {
            const C = context.alloc('h', m * n);
            enqueueGemm(context.queue, { m, n, k, alpha: 1, A: at(A, m), B: at(B, k), beta: 0, C: at(C, m), force });
            const c = await context.download(C);
            C.dispose();
            let most = 0;
            for (let j = 0; j < n; j += 3) {
              for (let i = 0; i < m; i += 5) {
                let [sum, gauge] = [0, 0];
                for (let l = 0; l < k; l++) {
                  const term = halfToNumber(a[i + l * m]!) * halfToNumber(b[l + j * k]!);
                  sum += term;
                  gauge += Math.abs(term);
                }
                const ratio = Math.abs(halfToNumber(c[i + j * m]!) - sum) / gauge;
                most = Number.isNaN(ratio) ? Number.NaN : Math.max(most, ratio);
              }
            }
            worst[force] = most;
          }
          for (const buffer of [A, B]) buffer.dispose();
          // Two sums cut off per multiplication of depth 16, and the final rounding.
          expect(worst['tensor-half-sums'], `k = ${k}`).toBeLessThan((k / 8 + 1) * 2 ** -10);
          expect(worst['tensor-half'], `k = ${k}`).toBeLessThan(2 ** -10);
        }
      },
      needed('tensor-half-sums'),
    );
  }
});

describe('the choice', () => {
  const choose = async (
    context: Context,
    math: GemmMath | undefined,
    prec: 's' | 'h',
    order: number,
  ): Promise<string> => {
    const { queue } = context;
    const buffers = [0, 1, 2].map(() => context.alloc(prec, order * order));
    const [A, B, C] = buffers.map((data) => ({ data: data as DeviceBuffer, off: 0, ld: order }));
    const size = { m: order, n: order, k: order, alpha: 1, beta: 0 };
    // Nothing is computed: on a software adapter that took half a minute, which the next test had to wait for.
    const launch = vi.spyOn(queue, 'launch').mockImplementation(() => {});
    enqueueGemm(queue, { ...size, A: A!, B: B!, C: C!, ...(math === undefined ? {} : { math }) }, 'choice');
    launch.mockRestore();
    for (const buffer of buffers) buffer.dispose();
    return queue.trace.at(-1)!.kernel!;
  };
  const hasUnits = units.some((unit) => fitsTensor(unit, 'f32'));

  gpuTest('matrix units compute what they may and what is large enough', async (context) => {
    const others = /^(tiled|quads)/;
    expect(await choose(context, undefined, 's', 1024)).toMatch(others);
    expect(await choose(context, 'strict', 's', 1024)).toMatch(others);
    expect(await choose(context, 'split', 's', 1536)).toMatch(hasUnits ? /^tensor-split$/ : others);
    expect(await choose(context, 'fast', 's', 1024)).toMatch(hasUnits ? /^tensor-fast$/ : others);
    expect(await choose(context, 'split', 's', 32)).toMatch(/^tiled/);
    expect(await choose(context, 'half', 's', 1024)).toMatch(others);
    if (context.placement('h') !== 'gpu') return;
    expect(await choose(context, undefined, 'h', 1024)).toMatch(hasUnits ? /^(tensor-half$|units-)/ : others);
    const sums = sumsHalves ? /^(tensor-half-sums$|units-)/ : hasUnits ? /^(tensor-half$|units-)/ : others;
    expect(await choose(context, 'half', 'h', 1024)).toMatch(sums);
  });

  gpuTest('sums are flushed after powers of two of depth that grow with it, in whole slabs', () => {
    for (let k = 1; k < 20000; k = Math.ceil(1.3 * k)) {
      expect([32, 64, 128, 256]).toContain(flushDepth(k));
      expect(flushDepth(k)).toBeLessThanOrEqual(flushDepth(2 * k));
    }
  });
});
