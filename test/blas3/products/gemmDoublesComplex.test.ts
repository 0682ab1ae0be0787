// GEMM of complex doubles by residues: exact for integers, whatever is transposed or conjugate, with complex scalars, in strips, with NaN.
import { describe, expect } from 'vitest';
import { enqueueGemmDoubles } from '../../../src/blas3/products/gemmDoubles.gpu.ts';
import type { DeviceGemmDoubles } from '../../../src/blas3/products/gemmDoublesFactors.gpu.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { doubles, gpuTest } from '../../setup/contexts.ts';

type Numbers = Pick<DeviceGemmDoubles, 'm' | 'n' | 'k' | 'transA' | 'transB' | 'most'>;
interface Scalars {
  readonly alpha: { readonly re: number; readonly im: number };
  readonly beta: { readonly re: number; readonly im: number };
}
const ONE: Scalars = { alpha: { re: 1, im: 0 }, beta: { re: 0, im: 0 } };
const [SIZE, LD] = [{ m: 21, n: 13, k: 34 }, 37];

/** Integers in the columns of a matrix with room for every factor; every place of `spoilt` is NaN. */
function integers(seed: number, spoilt: readonly number[] = []): Float64Array {
  const rng = mulberry32(seed);
  const x = Float64Array.from({ length: 2 * LD * LD }, () => Math.round(2 ** 16 * (2 * rng() - 1)));
  for (const at of spoilt) x[at] = Number.NaN;
  return x;
}

/** alpha op(A) op(B) + beta C by the device, and by sums of integers, which are exact. */
async function both(p: Numbers, scalars: Scalars, a: Float64Array, b: Float64Array, c: Float64Array) {
  const context = await doubles();
  const [A, B, C] = [a, b, c].map((x) => ({ data: context.upload('z', x), off: 1, ld: LD }));
  enqueueGemmDoubles(context.queue, { ...p, ...scalars, A: A!, B: B!, C: C! });
  const result = await context.download(C!.data);
  for (const X of [A, B, C]) X!.data.dispose();
  const { alpha, beta } = scalars;
  const expected = c.slice();
  const at = (i: number, j: number): number => 2 * (1 + i + j * LD);
  for (let j = 0; j < p.n; j++) {
    for (let i = 0; i < p.m; i++) {
      let [re, im] = [0, 0];
      for (let l = 0; l < p.k; l++) {
        const [x, y] = [p.transA === 'n' ? at(i, l) : at(l, i), p.transB === 'n' ? at(l, j) : at(j, l)];
        const [xi, yi] = [p.transA === 'c' ? -a[x + 1]! : a[x + 1]!, p.transB === 'c' ? -b[y + 1]! : b[y + 1]!];
        re += a[x]! * b[y]! - xi * yi;
        im += a[x]! * yi + xi * b[y]!;
      }
      const [to, reads] = [at(i, j), beta.re !== 0 || beta.im !== 0];
      const [u, v] = reads ? [c[to]!, c[to + 1]!] : [0, 0];
      expected[to] = alpha.re * re - alpha.im * im + (beta.re * u - beta.im * v);
      expected[to + 1] = alpha.re * im + alpha.im * re + (beta.re * v + beta.im * u);
    }
  }
  return { result, wrong: [...result].filter((x, k) => !Object.is(x + 0, expected[k]! + 0)).length };
}

describe('a product of complex doubles by residues', () => {
  const trans = ['n', 't', 'c'] as const;
  const pairs = trans.flatMap((transA) => trans.map((transB) => ({ transA, transB })));
  const nothing = integers(3).fill(Number.NaN);

  gpuTest('is exact for integers, transposed or conjugate', async () => {
    for (const pair of pairs)
      expect((await both({ ...SIZE, ...pair }, ONE, integers(1), integers(2), nothing)).wrong).toBe(0);
  });

  gpuTest('takes complex alpha and beta', async () => {
    const scalars = [
      { alpha: { re: 2, im: -3 }, beta: { re: 0, im: 5 } },
      { alpha: { re: 0, im: 1 }, beta: { re: -7, im: 0 } },
    ];
    for (const some of scalars)
      expect(
        (await both({ ...SIZE, transA: 'n', transB: 'c' }, some, integers(1), integers(2), integers(3))).wrong,
      ).toBe(0);
  });

  gpuTest('is the same in strips', async () => {
    for (const most of [1, 20_000])
      expect(
        (await both({ ...SIZE, transA: 't', transB: 'n', most }, ONE, integers(1), integers(2), nothing)).wrong,
      ).toBe(0);
  });

  gpuTest('has NaN where a part of a factor is NaN, in both parts and nowhere else', async () => {
    const spoilt = [2 * (1 + 4 + 3 * LD) + 1]; // the imaginary part of A(4, 3)
    const { result, wrong } = await both(
      { ...SIZE, transA: 'n', transB: 'n' },
      ONE,
      integers(1, spoilt),
      integers(2),
      integers(3),
    );
    expect(wrong).toBe(0);
    expect(result.filter((x) => Number.isNaN(x))).toHaveLength(2 * SIZE.n);
  });

  gpuTest(
    'has the bits of four real products, also where imaginary parts are small, on all of C and on a triangle',
    async () => {
      const context = await doubles();
      const [m, n, k] = [35, 35, 70];
      const rng = mulberry32(11);
      const numbers = (count: number, small: number): Float64Array =>
        Float64Array.from(
          { length: 2 * count },
          (_, at) => (2 * rng() - 1 + rng() * 2 ** -31) * (at % 2 === 0 ? 1 : small),
        );
      for (const [moduli, small, conj] of [
        [14, 1, false],
        [20, 2 ** -30, true],
        [8, 2 ** -10, false],
      ] as const) {
        const [a, b] = [numbers(m * k, small), numbers(k * n, small)];
        // op(A) as (re, -im; im, re), op(B) as (re; im): columns of A, of which conjugates are rows, are given.
        const re = (i: number, l: number): number => a[2 * (conj ? l + i * k : i + l * m)]!;
        const im = (i: number, l: number): number => (conj ? -a[2 * (l + i * k) + 1]! : a[2 * (i + l * m) + 1]!);
        const real = new Float64Array(4 * m * k);
        for (let i = 0; i < m; i++) {
          for (let l = 0; l < k; l++) {
            const at = (p: number, q: number): number => 2 * i + p + (2 * l + q) * 2 * m;
            real[at(0, 0)] = re(i, l);
            real[at(0, 1)] = -im(i, l);
            real[at(1, 0)] = im(i, l);
            real[at(1, 1)] = re(i, l);
          }
        }
        const place = (type: 'd' | 'z', x: Float64Array, ld: number) => ({ data: context.upload(type, x), off: 0, ld });
        const [A, B, C] = [place('z', a, conj ? k : m), place('z', b, k), place('z', new Float64Array(2 * m * n), m)];
        const call = { transA: conj ? 'c' : 'n', m, n, k, moduli, alpha: 1, beta: 0 } as const;
        enqueueGemmDoubles(context.queue, { ...call, A, B, C });
        const [RA, RB, RC] = [
          place('d', real, 2 * m),
          place('d', b, 2 * k),
          place('d', new Float64Array(2 * m * n), 2 * m),
        ];
        const embedded = { ...call, transA: 'n', m: 2 * m, k: 2 * k, A: RA, B: RB, C: RC } as const;
        enqueueGemmDoubles(context.queue, embedded);
        const [found, expected] = [await context.download(C.data), await context.download(RC.data)];
        expect(found.filter((x, at) => !Object.is(x, expected[at]!))).toHaveLength(0);
        const T = place('z', new Float64Array(2 * m * n).fill(7), m);
        enqueueGemmDoubles(context.queue, { ...call, A, B, C: T, uplo: 'l' });
        const triangle = await context.download(T.data);
        const inside = (at: number): boolean => (at >> 1) % m >= Math.floor((at >> 1) / m);
        expect(triangle.filter((x, at) => !Object.is(x, inside(at) ? expected[at]! : 7))).toHaveLength(0);
        for (const X of [A, B, C, RA, RB, RC, T]) X.data.dispose();
      }
    },
  );
});
