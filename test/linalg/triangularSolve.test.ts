// triangularSolve on every backend: all triangles, layouts, stacks; the other triangle is not read; singular triangles.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SingularError } from '../../src/core/errors.ts';
import { triangularSolve } from '../../src/linalg/index.ts';
import { anyLie, at, type Dtype, EPS, elements, indices, lying, placeOf } from '../lib/strided.ts';
import { contexts, cpu } from '../setup/contexts.ts';

for (const context of contexts) {
  const software = context.gpu?.software === true;

  it(`solves with any triangle on the ${context.backend}`, async () => {
    const lead = fc.array(fc.record({ size: fc.integer({ min: 0, max: 3 }), a: fc.boolean(), b: fc.boolean() }), {
      maxLength: 2,
    });
    const flags = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean());
    const size = fc.nat(9);
    const input = [
      fc.constantFrom<Dtype>('single', 'double'),
      lead,
      size,
      fc.option(fc.nat(4), { nil: undefined }),
      flags,
      anyLie,
      anyLie,
    ] as const;
    const property = fc.asyncProperty(
      ...input,
      async (dtype, lead, n, nrhs, [lower, trans, unitDiagonal], lieA, lieB) => {
        const leadA = lead.map(({ size, a }) => (a ? size : 1));
        const leadB = nrhs === undefined ? [] : lead.map(({ size, b }) => (b ? size : 1));
        const A = lying(dtype, [...leadA, n, n], lieA);
        const B = lying(dtype, nrhs === undefined ? [n] : [...leadB, n, nrhs], lieB);
        for (const index of indices(A.shape)) {
          const [i, j] = index.slice(-2) as [number, number];
          // A dominant diagonal; NaN where nothing must be read.
          if (i === j) A.data[placeOf(A, index)] = unitDiagonal ? Number.NaN : 2 + at(A, index);
          else A.data[placeOf(A, index)] = i < j === lower ? Number.NaN : at(A, index) / n;
        }
        const X = await triangularSolve(A, B, { lower, trans, unitDiagonal, context });
        const both = lead.map((_, axis) => (leadA[axis] === 1 ? (leadB[axis] ?? 1) : leadA[axis]!));
        const shape = [...both, n, ...(nrhs === undefined ? [] : [nrhs])];
        const x = elements(X, shape, dtype);
        const inside = (i: number, j: number): boolean => (lower ? i > j : i < j);
        const own = (index: readonly number[], sizes: readonly number[]) =>
          sizes.map((d, axis) => (d === 1 ? 0 : index[axis]!));
        const step = nrhs ?? 1;
        for (const [e, index] of indices(shape).entries()) {
          const [b, i] = [index.slice(0, both.length), index[both.length]!];
          const col = nrhs === undefined ? [] : [index.at(-1)!];
          let [sum, scale] = [-at(B, [...own(b, leadB), i, ...col]), 0];
          for (let l = 0; l < n; l++) {
            const [r, c] = trans ? [l, i] : [i, l];
            const value =
              l === i
                ? unitDiagonal
                  ? 1
                  : at(A, [...own(b, leadA), i, i])
                : inside(r, c)
                  ? at(A, [...own(b, leadA), r, c])
                  : 0;
            sum += value * x[e + (l - i) * step]!;
            scale += Math.abs(value * x[e + (l - i) * step]!);
          }
          expect(Math.abs(sum)).toBeLessThan(8 * (n + 1) * EPS[dtype] * (scale + Math.abs(sum) + 1e-30));
        }
      },
    );
    await fc.assert(property, { numRuns: software ? 20 : 150 });
  });
}

describe('a zero on the diagonal', () => {
  const L = { data: [1, 9, 5, 0], shape: [2, 2] };

  it('is an error, unless the diagonal is not read', async () => {
    await expect(triangularSolve(L, [1, 2], { lower: true, context: cpu })).rejects.toMatchObject({
      info: 2,
      batch: undefined,
    });
    await expect(triangularSolve(L, [1, 2], { context: cpu })).rejects.toThrow(SingularError);
    const x = await triangularSolve(L, [1, 2], { lower: true, unitDiagonal: true, context: cpu });
    expect([...x.data]).toEqual([1, -3]);
  });

  it('of a stack is that of the first such matrix', async () => {
    const A = [
      [
        [1, 2],
        [0, 3],
      ],
      [
        [0, 2],
        [0, 0],
      ],
      [
        [1, 2],
        [0, 0],
      ],
    ];
    const call = triangularSolve(A, [1, 2], { context: cpu });
    await expect(call).rejects.toMatchObject({ info: 1, batch: { matrix: 1, failed: 2, of: 3 } });
  });
});

describe('refused are', () => {
  const cases: [string, () => Promise<unknown>, string, RegExp][] = [
    ['a wide A', () => triangularSolve([[1, 2]], [1]), 'A', /square/],
    ['a vector A', () => triangularSolve([1, 2], [1]), 'A', /square/],
    [
      'a short b',
      () =>
        triangularSolve(
          [
            [1, 2],
            [0, 1],
          ],
          [1],
        ),
      'b',
      /must have 2 rows/,
    ],
    ['a number for b', () => triangularSolve([[1]], 1), 'b', /one or two dimensions/],
    [
      'stacks that do not broadcast',
      () => triangularSolve([[[1]], [[1]]], [[[1]], [[1]], [[1]]]),
      'b',
      /must broadcast/,
    ],
    ['an unknown option', () => triangularSolve([[1]], [1], { uplo: 'l' } as never), 'uplo', /the options are/],
    ['a switch that is none', () => triangularSolve([[1]], [1], { lower: 1 as never }), 'lower', /true or false/],
  ];
  it.each(cases)('%s', async (_, call, argument, rule) => {
    await expect(call()).rejects.toMatchObject({ name: 'ArgumentError', argument, rule: expect.stringMatching(rule) });
  });
});
