import { describe, expect, it } from 'vitest';
import { GALLERY } from '../../src/linalg/create/galleryEntries.ts';
import { generateMatrix } from '../../testing/lib/generate.ts';
import type { MatrixView } from '../../testing/lib/norms.ts';
import { matrixView, normOne } from '../../testing/lib/norms.ts';
import { multiply } from '../../testing/lib/product.ts';
import { Random } from '../../testing/lib/random.ts';
import {
  at,
  build,
  closeTo,
  determinant,
  entries,
  factorLu,
  product,
  singularValues,
  transposeOf,
} from './reference.ts';

const make = (matrix: string, m: number, n = m): MatrixView =>
  matrixView(generateMatrix({ matrix, prec: 'd' }, m, n, m, new Random()).A, m, n);

describe('gallery', () => {
  const named = (name: string, n: number) => build(n, n, GALLERY[name](n, n));
  const isIdentity = (a: MatrixView) => normOne(build(a.rows, a.cols, (i, j) => at(a, i, j) - (i === j ? 1 : 0)));

  it.each<[string, number[][]]>([
    [
      'cauchy',
      [
        [1 / 2, 1 / 3, 1 / 4],
        [1 / 3, 1 / 4, 1 / 5],
        [1 / 4, 1 / 5, 1 / 6],
      ],
    ],
    [
      'chow',
      [
        [1, 1, 0],
        [1, 1, 1],
        [1, 1, 1],
      ],
    ],
    [
      'circul',
      [
        [1, 2, 3],
        [3, 1, 2],
        [2, 3, 1],
      ],
    ],
    [
      'clement',
      [
        [0, 1, 0],
        [2, 0, 2],
        [0, 1, 0],
      ],
    ],
    [
      'fiedler',
      [
        [0, 1, 2],
        [1, 0, 1],
        [2, 1, 0],
      ],
    ],
    [
      'frank',
      [
        [3, 2, 1],
        [2, 2, 1],
        [0, 1, 1],
      ],
    ],
    [
      'gfpp',
      [
        [1, 0, 1],
        [-0.5, 1, 1],
        [-0.5, -0.5, 1],
      ],
    ],
    [
      'hilb',
      [
        [1, 1 / 2, 1 / 3],
        [1 / 2, 1 / 3, 1 / 4],
        [1 / 3, 1 / 4, 1 / 5],
      ],
    ],
    [
      'ij',
      [
        [0, 0.1, 0.2],
        [1, 1.1, 1.2],
        [2, 2.1, 2.2],
      ],
    ],
    [
      'kms',
      [
        [1, 0.5, 0.25],
        [0.5, 1, 0.5],
        [0.25, 0.5, 1],
      ],
    ],
    [
      'lehmer',
      [
        [1, 1 / 2, 1 / 3],
        [1 / 2, 1, 2 / 3],
        [1 / 3, 2 / 3, 1],
      ],
    ],
    [
      'lotkin',
      [
        [1, 1, 1],
        [1 / 2, 1 / 3, 1 / 4],
        [1 / 3, 1 / 4, 1 / 5],
      ],
    ],
    [
      'minij',
      [
        [1, 1, 1],
        [1, 2, 2],
        [1, 2, 3],
      ],
    ],
    [
      'moler',
      [
        [1, -1, -1],
        [-1, 2, 0],
        [-1, 0, 3],
      ],
    ],
    [
      'parter',
      [
        [2, -2, -2 / 3],
        [2 / 3, 2, -2],
        [2 / 5, 2 / 3, 2],
      ],
    ],
    [
      'pei',
      [
        [2, 1, 1],
        [1, 2, 1],
        [1, 1, 2],
      ],
    ],
    [
      'redheff',
      [
        [1, 1, 1],
        [1, 1, 0],
        [1, 0, 1],
      ],
    ],
    [
      'riemann',
      [
        [1, -1, 1],
        [-1, 2, -1],
        [-1, -1, 3],
      ],
    ],
    [
      'ris',
      [
        [1 / 5, 1 / 3, 1],
        [1 / 3, 1, -1],
        [1, -1, -1 / 3],
      ],
    ],
    [
      'toeppen',
      [
        [0, 10, 1],
        [-10, 0, 10],
        [1, -10, 0],
      ],
    ],
    [
      'tridiag',
      [
        [2, -1, 0],
        [-1, 2, -1],
        [0, -1, 2],
      ],
    ],
    [
      'triw',
      [
        [1, -1, -1],
        [0, 1, -1],
        [0, 0, 1],
      ],
    ],
    [
      'zielkeNS',
      [
        [0, 0, -1],
        [1, 0, 0],
        [1, 1, 0],
      ],
    ],
  ])('%s of order 3', (name, expected) => {
    expect(entries(named(name, 3))).toEqual(expected.map((row) => closeTo(row, 14)));
    expect(make(name, 3)).toEqual(named(name, 3));
  });

  it('gcdmat has the determinant phi(1) phi(2) ... phi(n) (Smith)', () => {
    expect(determinant(named('gcdmat', 6))).toBeCloseTo(1 * 1 * 2 * 2 * 4 * 2, 9);
  });

  it('determinants of frank, minij, moler and triw are 1', () => {
    for (const name of ['frank', 'minij', 'moler', 'triw']) expect(determinant(named(name, 7))).toBeCloseTo(1, 8);
  });

  it('moler = triw^T triw, orthog^2 = I', () => {
    const triw = named('triw', 6);
    expect(entries(named('moler', 6))).toEqual(entries(product(transposeOf(triw), triw)));
    const orthog = named('orthog', 7);
    expect(isIdentity(product(orthog, orthog))).toBeLessThan(1e-14);
  });

  it("redheff has Mertens' function as determinant", () => {
    expect(determinant(named('redheff', 10))).toBeCloseTo(-1, 12);
    expect(determinant(named('redheff', 13))).toBeCloseTo(-3, 12);
  });

  it('gfpp grows by 1.5^(n-1) under partial pivoting', () => {
    const { lu } = factorLu(named('gfpp', 20));
    expect(at(lu, 19, 19)).toBeCloseTo(1.5 ** 19, 8);
  });

  it('chebspec differentiates polynomials that vanish at 1, exactly up to degree n', () => {
    const n = 7;
    const nodes = Float64Array.from({ length: n }, (_, i) => Math.cos((Math.PI * (i + 1)) / n));
    for (let degree = 1; degree <= n; degree++) {
      const derivative = multiply(
        named('chebspec', n),
        false,
        nodes.map((x) => (x - 1) ** degree),
      );
      const expected = nodes.map((x) => degree * (x - 1) ** (degree - 1));
      expect([...derivative]).toEqual(closeTo([...expected], 9));
    }
  });

  it('singular values of parter and ris lie at pi and pi/2', () => {
    expect(singularValues(named('parter', 20))[0]).toBeCloseTo(Math.PI, 8);
    expect(singularValues(named('ris', 20))[0]).toBeCloseTo(Math.PI / 2, 8);
  });

  it('each of the 27 also comes as a rectangle', () => {
    expect(Object.keys(GALLERY)).toHaveLength(27);
    for (const name of Object.keys(GALLERY)) expect(make(name, 4, 7).data.every(Number.isFinite)).toBe(true);
  });
});
