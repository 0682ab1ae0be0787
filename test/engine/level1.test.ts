// The kernels of BLAS 1 and their drivers against the references: lengths 0..70 and around blocks, increments of either sign, guards, NaN,
// the range of nrm2, the same bits with any number of threads.
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { asumRef } from '../../src/blas1/asum.ref.ts';
import { axpyRef } from '../../src/blas1/axpy.ref.ts';
import { dotRef } from '../../src/blas1/dot.ref.ts';
import { iamaxRef } from '../../src/blas1/iamax.ref.ts';
import { iaminRef } from '../../src/blas1/iamin.ref.ts';
import { candidates, eachElement, onEngine, sumOf } from '../../src/blas1/level1.cpu.ts';
import { rotRef } from '../../src/blas1/rot.ref.ts';
import { scalRef } from '../../src/blas1/scal.ref.ts';
import { swapRef } from '../../src/blas1/swap.ref.ts';
import { startOf } from '../../src/blas1/vector.ref.ts';
import type { RealMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { level1 } from '../../src/engine/kernels/level1.ts';
import { level1Extremes } from '../../src/engine/kernels/level1Extremes.ts';
import { mulberry32, signed } from '../lib/rng.ts';

const e = engine()!;
const { threads } = e.pool;
afterAll(() => {
  e.pool.threads = threads;
});

const LENGTHS = [...Array.from({ length: 71 }, (_, n) => n), 255, 256, 257, 300, 1000];
const INCREMENTS = [1, 2, -1, -3] as const;
const TYPES = [
  ['s', Float32Array, 2 ** -23],
  ['d', Float64Array, 2 ** -52],
] as const;
type Type = (typeof TYPES)[number][1];

/** n random elements in the engine's memory, between guards. */
function vector(type: Type, n: number, inc: number, seed: number, off = 3): RealMat {
  const random = mulberry32(seed);
  const span = n === 0 ? 0 : (n - 1) * Math.abs(inc) + 1;
  const data = e.heap.array(type as Float64ArrayConstructor, off + span + 2)!;
  for (let i = 0; i < data.length; i++) data[i] = signed(random);
  return { data, off, ld: inc };
}

const copyOf = (x: RealMat): RealMat => ({ ...x, data: x.data.slice() });
const addressOf = (n: number, x: RealMat): number[] => [
  e.heap.addressOf(x.data)! + startOf(n, x) * x.data.BYTES_PER_ELEMENT,
  x.ld * x.data.BYTES_PER_ELEMENT,
];
function furthest(x: RealMat, y: RealMat): number {
  let most = 0;
  for (let i = 0; i < x.data.length; i++) most = Math.max(most, Math.abs(x.data[i]! - y.data[i]!));
  return most;
}

/** Stands for all bits of a vector. */
const digest = ({ data }: RealMat): string =>
  createHash('sha1')
    .update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
    .digest('hex');

describe.each(TYPES)('precision %s', (prec, type, eps) => {
  const call = e.functionsOf(level1[prec]);

  it.each([
    ['axpy', [0.75], (n: number, x: RealMat, y: RealMat) => axpyRef(n, 0.75, x, y)],
    ['swap', [], swapRef],
    ['rot', [0.6, 0.8, -0.8, 0.6], (n: number, x: RealMat, y: RealMat) => rotRef(n, x, y, 0.6, 0.8)],
  ] as const)('%s changes its elements alone', (name, factors, reference) => {
    for (const n of LENGTHS) {
      for (const incx of INCREMENTS) {
        const incy = INCREMENTS[(n + incx + 4) % 4]!;
        const [x, y] = [vector(type, n, incx, n + 1), vector(type, n, incy, n + 2)];
        const [expectedX, expectedY] = [copyOf(x), copyOf(y)];
        call[name]!(n, ...addressOf(n, x), ...addressOf(n, y), ...factors);
        reference(n, expectedX, expectedY);
        // Three roundings where the reference has one.
        const bound = name === 'swap' ? Number.MIN_VALUE : 3 * eps;
        expect(furthest(x, expectedX) < bound && furthest(y, expectedY) < bound, `${n} ${incx} ${incy}`).toBe(true);
      }
    }
  });

  it('scal changes its elements alone', () => {
    for (const n of LENGTHS) {
      for (const inc of INCREMENTS) {
        const x = vector(type, n, inc, n);
        const expected = copyOf(x);
        call['scal']!(n, ...addressOf(n, x), 0.5);
        scalRef(n, 0.5, expected);
        expect(x.data).toEqual(expected.data);
      }
    }
  });

  it('dot and asum are as accurate as sums in double', () => {
    for (const n of LENGTHS) {
      for (const inc of INCREMENTS) {
        const [x, y] = [vector(type, n, inc, n), vector(type, n, -inc, n + 9)];
        const bound = (n + 1) * 2 ** -52 * Math.max(1, n);
        expect(Math.abs(call['dot']!(n, ...addressOf(n, x), ...addressOf(n, y)) - dotRef(n, x, y)) < bound).toBe(true);
        expect(Math.abs(call['asum']!(n, ...addressOf(n, x)) - asumRef(n, x)) < bound).toBe(true);
      }
    }
  });

  it('iamax and iamin find the first extreme element, and the first NaN before it', () => {
    const places = e.functionsOf(level1Extremes[prec]);
    for (const n of LENGTHS.filter((length) => length > 0)) {
      for (const inc of INCREMENTS) {
        const x = vector(type, n, inc, n);
        // Few different sizes: many are equal.
        for (let i = 0; i < x.data.length; i++) x.data[i] = Math.round(4 * x.data[i]!) / 4;
        const check = (): void => {
          expect(places['iamax']!(n, ...addressOf(n, x)) + 1, `${n} ${inc}`).toBe(iamaxRef(n, x));
          expect(places['iamin']!(n, ...addressOf(n, x)) + 1, `${n} ${inc}`).toBe(iaminRef(n, x));
        };
        check();
        for (const place of [n - 1, n >> 1, 0]) {
          x.data[startOf(n, x) + place * inc] = Number.NaN;
          check();
        }
        x.data.fill(inc > 0 ? Infinity : 0);
        check();
      }
    }
  });

  it('special values go where the formula sends them', () => {
    const x = vector(type, 700, 1, 5);
    x.data[x.off + 600] = Number.NaN;
    x.data[x.off + 2] = Infinity;
    expect(sumOf(onEngine(700, [x])!, 'asum')).toBeNaN();
    expect(sumOf(onEngine(599, [x])!, 'asum')).toBe(Infinity);
    const y = vector(type, 700, 1, 6);
    y.data.fill(1);
    eachElement(onEngine(700, [x, y])!, 'axpy', [0]);
    expect([y.data[y.off + 600], y.data[y.off + 2], y.data[y.off]]).toEqual([Number.NaN, Number.NaN, 1]);
  });

  it('gives the same bits with any number of threads', () => {
    const n = 3 * 131072 + 1001;
    const [x, y] = [vector(type, n, 1, 1), vector(type, n, 1, 2)];
    const backwards = { ...x, ld: -1 };
    const results = [1, 2, 3, 4].map((count) => {
      e.pool.threads = count;
      const sums = vector(type, n, 1, 2);
      eachElement(onEngine(n, [x, sums])!, 'axpy', [0.3]);
      const v = onEngine(n, [x, y])!;
      const dot = sumOf(v, 'dot');
      return { axpy: digest(sums), dot, places: candidates(onEngine(n, [x])!, 'iamax'), last: sums };
    });
    const [{ axpy, dot, places, last }] = results as [(typeof results)[0]];
    expect(results.map((result) => [result.axpy, result.dot, result.places])).toEqual(
      new Array(4).fill([axpy, dot, places]),
    );
    const reversed = sumOf(onEngine(n, [backwards, y])!, 'dot');
    expect(Math.abs(dot - dotRef(n, x, y)) < n * 2 ** -52 * 100).toBe(true);
    expect(Math.abs(reversed - dotRef(n, backwards, y)) < n * 2 ** -52 * 100).toBe(true);
    expect(places).toHaveLength(4);
    axpyRef(n, type === Float32Array ? Math.fround(0.3) : 0.3, x, y);
    expect(furthest(last, y) < 3 * eps).toBe(true);
  });

  it('short vectors and vectors elsewhere are left to the reference', () => {
    expect(onEngine(100, [vector(type, 100, 1, 1)])).toBeUndefined();
    expect(onEngine(1000, [vector(type, 1000, 1, 1), { data: new type(1000), off: 0, ld: 1 }])).toBeUndefined();
  });
});
