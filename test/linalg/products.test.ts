// matmul, outer, kron, tensordot and einsum against sums in double over single elements: any strides, any shapes, both data types, all
// backends.
import fc from 'fast-check';
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import type { ArrayInput } from '../../src/linalg/index.ts';
import { einsum, kron, matmul, outer, tensordot } from '../../src/linalg/index.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import {
  anyLie,
  at,
  type Dtype,
  EPS,
  elements,
  indices,
  type Lie,
  lying,
  type Nd,
  volume,
  worst,
} from '../lib/strided.ts';
import { contexts } from '../setup/contexts.ts';

besideGpu();

/** Elements of sums of products, rows first, and the same of magnitudes. */
function summed(shape: readonly number[], depth: readonly number[], a: (i: number[], l: number[]) => number) {
  const [sums, sizes]: [number[], number[]] = [[], []];
  const inner = indices(depth);
  for (const i of indices(shape)) {
    const terms = inner.map((l) => a(i, l));
    sums.push(terms.reduce((x, y) => x + y, 0));
    sizes.push(terms.reduce((x, y) => x + Math.abs(y), 0));
  }
  return { sums, sizes, depth: inner.length };
}

const anyDtype = fc.constantFrom<Dtype>('single', 'double');
const common = (x: Dtype, y: Dtype): Dtype => (x === 'single' && y === 'single' ? 'single' : 'double');

/** Leading dimensions, and which of them each of two operands has. */
const anyLead = fc.array(fc.record({ size: fc.integer({ min: 0, max: 3 }), a: fc.boolean(), b: fc.boolean() }), {
  maxLength: 3,
});

interface Problem {
  readonly A: Nd;
  readonly B: Nd;
  readonly dtype: Dtype;
  readonly shape: readonly number[];
  readonly k: number;
  readonly entry: (i: readonly number[], l: number) => number;
}

/** A product by the rules of matmul. `sizes` m, k, n; a vector where m or n is missing. */
function problemOf(
  [dtypeA, dtypeB]: readonly [Dtype, Dtype],
  lead: readonly { readonly size: number; readonly a: boolean; readonly b: boolean }[],
  [m, k, n]: readonly [number | undefined, number, number | undefined],
  [lieA, lieB]: readonly [Lie, Lie],
): Problem {
  const [own, other] = [m === undefined ? [k] : [m, k], n === undefined ? [k] : [k, n]];
  const leadA = m === undefined ? [] : lead.map(({ size, a }) => (a ? size : 1));
  const leadB = n === undefined ? [] : lead.map(({ size, b }) => (b ? size : 1));
  const A = lying(dtypeA, [...leadA, ...own], lieA);
  const B = lying(dtypeB, [...leadB, ...other], lieB);
  const both = lead.map((_, axis) => {
    const [x, y] = [leadA[axis] ?? 1, leadB[axis] ?? 1];
    return x === 1 ? y : x;
  });
  const all = m === undefined && n === undefined ? [] : both;
  const shape = [...all, ...(m === undefined ? [] : [m]), ...(n === undefined ? [] : [n])];
  const entry = (index: readonly number[], l: number): number => {
    const b = index.slice(0, all.length);
    const of = (sizes: readonly number[]) => sizes.map((size, axis) => (size === 1 ? 0 : b[axis]!));
    const i = m === undefined ? [] : [index[all.length]!];
    const j = n === undefined ? [] : [index.at(-1)!];
    return at(A, [...of(leadA), ...i, l]) * at(B, [...of(leadB), l, ...j]);
  };
  return { A, B, dtype: common(dtypeA, dtypeB), shape, k, entry };
}

async function checkProduct({ A, B, dtype, shape, k, entry }: Problem, options: object): Promise<void> {
  const before = [A.data.slice(), B.data.slice()];
  const C = await matmul(A, B, options);
  const { sums, sizes } = summed(shape, [k], (i, [l]) => entry(i, l!));
  expect(worst(elements(C, shape, dtype), sums, sizes)).toBeLessThan((k + 2) * 2 * EPS[dtype]);
  expect([A.data, B.data]).toEqual(before);
}

for (const context of contexts) {
  const software = context.gpu?.software === true;
  const runs = { numRuns: software ? 25 : 150 };

  describe(`on the ${context.backend}`, () => {
    it('matmul of vectors, matrices and stacks of any layout', async () => {
      const size = fc.integer({ min: 0, max: 6 });
      const sizes = fc.tuple(fc.option(size, { nil: undefined }), size, fc.option(size, { nil: undefined }));
      const input = [fc.tuple(anyDtype, anyDtype), anyLead, sizes, fc.tuple(anyLie, anyLie)] as const;
      const property = fc.asyncProperty(...input, async (types, lead, [m, k, n], lies) => {
        await checkProduct(problemOf(types, lead, [m, k, n], lies), { context });
      });
      await fc.assert(property, runs);
    });

    it('matmul of what is large enough for gemm, single and batched', async () => {
      const size = fc.integer({ min: 20, max: 50 });
      const lead = fc.array(fc.record({ size: fc.integer({ min: 1, max: 3 }), a: fc.boolean(), b: fc.boolean() }), {
        maxLength: 2,
      });
      const input = [anyDtype, lead, fc.tuple(size, size, size), fc.tuple(anyLie, anyLie)] as const;
      const property = fc.asyncProperty(...input, async (type, lead, sizes, lies) => {
        await checkProduct(problemOf([type, type], lead, sizes, lies), { context });
      });
      await fc.assert(property, { numRuns: software ? 8 : 15 });
    });

    it('matmul of a long matrix and a vector', async () => {
      const size = fc.integer({ min: 65, max: 130 });
      const input = [anyDtype, fc.tuple(size, size), fc.boolean(), fc.tuple(anyLie, anyLie)] as const;
      const property = fc.asyncProperty(...input, async (type, [rows, k], isFirst, lies) => {
        const sizes = isFirst ? ([undefined, k, rows] as const) : ([rows, k, undefined] as const);
        await checkProduct(problemOf([type, type], [], sizes, lies), { context });
      });
      await fc.assert(property, { numRuns: software ? 8 : 15 });
    });

    it('outer and kron', async () => {
      const anyShape = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 });
      const input = [anyDtype, anyDtype, anyShape, anyShape, anyLie, anyLie] as const;
      const property = fc.asyncProperty(...input, async (typeA, typeB, shapeA, shapeB, lieA, lieB) => {
        const [A, B] = [lying(typeA, shapeA, lieA), lying(typeB, shapeB, lieB)];
        const dtype = common(typeA, typeB);
        const round = dtype === 'single' ? Math.fround : (x: number) => x;
        const [flatA, flatB] = [indices(shapeA).map((i) => at(A, i)), indices(shapeB).map((i) => at(B, i))];
        const products = flatA.flatMap((x) => flatB.map((y) => round(x * y)));
        const found = elements(await outer(A, B, { context }), [flatA.length, flatB.length], dtype);
        expect(found).toEqual(products);
        const dims = Math.max(shapeA.length, shapeB.length);
        const full = (shape: number[]) => [...new Array(dims - shape.length).fill(1), ...shape];
        const [longA, longB] = [full(shapeA), full(shapeB)];
        const shape = longA.map((d, axis) => d * longB[axis]!);
        const expected = indices(shape).map((index) => {
          const i = index.map((x, axis) => Math.floor(x / longB[axis]!)).slice(dims - shapeA.length);
          const j = index.map((x, axis) => x % longB[axis]!).slice(dims - shapeB.length);
          return round(at(A, i) * at(B, j));
        });
        expect(elements(await kron(A, B, { context }), shape, dtype)).toEqual(expected);
      });
      await fc.assert(property, runs);
    });

    it('tensordot over any axes', async () => {
      const size = fc.integer({ min: 1, max: 3 });
      const sizes = [
        fc.array(size, { maxLength: 2 }),
        fc.array(size, { maxLength: 2 }),
        fc.array(size, { maxLength: 2 }),
      ] as const;
      const input = [anyDtype, ...sizes, anyLie, anyLie, fc.boolean()] as const;
      const property = fc.asyncProperty(...input, async (dtype, free, other, sum, lieA, lieB, negative) => {
        // The axes summed over stand in front of a's own, and, the other way round, behind b's.
        const A = lying(dtype, [...sum, ...free], lieA);
        const B = lying(dtype, [...other, ...[...sum].reverse()], lieB);
        const axesA = sum.map((_, k) => (negative ? k - A.shape.length : k));
        const axesB = sum.map((_, k) => (negative ? -1 - k : B.shape.length - 1 - k));
        const C = await tensordot(A, B, [axesA, axesB], { context });
        const shape = [...free, ...other];
        const { sums, sizes, depth } = summed(shape, sum, (i, l) => {
          const [f, o] = [i.slice(0, free.length), i.slice(free.length)];
          return at(A, [...l, ...f]) * at(B, [...o, ...[...l].reverse()]);
        });
        expect(worst(elements(C, shape, dtype), sums, sizes)).toBeLessThan((depth + 2) * 2 * EPS[dtype]);
      });
      await fc.assert(property, runs);
    });

    it('einsum with any subscripts', async () => {
      const letters = fc.array(fc.constantFrom<string>('a', 'b', 'c', 'D'), { maxLength: 3 });
      const input = [
        fc.array(fc.tuple(letters, anyDtype, anyLie), { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }),
        fc.boolean(),
      ] as const;
      const property = fc.asyncProperty(...input, async (terms, lengths, ones, order, explicit) => {
        const size = Object.fromEntries(['a', 'b', 'c', 'D'].map((label, k) => [label, lengths[k]!]));
        // An axis of an operand may have length 1 in place of the index's: it is broadcast, as long as the index is not walked along twice.
        const operands = terms.map(([labels, dtype, lie], k) => {
          const plain = new Set(labels).size === labels.length && ones[k];
          const shape = labels.map((label, axis) => (plain && ones[4 + axis] ? 1 : size[label]!));
          return { labels, dtype, array: lying(dtype, shape, lie) };
        });
        const all = [...new Set(terms.flatMap(([labels]) => labels))];
        const length: Record<string, number> = {};
        for (const label of all) {
          const seen = operands.flatMap(({ labels, array }) => array.shape.filter((_, axis) => labels[axis] === label));
          length[label] = Math.max(...seen);
        }
        const count = (label: string) => terms.flatMap(([labels]) => labels).filter((other) => other === label).length;
        const kept = all
          .filter((_, k) => order[k]! > 4)
          .sort((x, y) => order[all.indexOf(x)]! - order[all.indexOf(y)]!);
        const output = explicit ? kept : all.filter((label) => count(label) === 1).sort();
        const lists = terms.map(([labels]) => labels.join(''));
        const subscripts = explicit ? `${lists.join(', ')} -> ${output.join('')}` : lists.join(',');
        const hidden = all.filter((label) => !output.includes(label));
        const shape = output.map((label) => length[label]!);
        const dtype = operands.every((operand) => operand.dtype === 'single') ? 'single' : 'double';
        const { sums, sizes } = summed(
          shape,
          hidden.map((label) => length[label]!),
          (i, l) => {
            const value = (label: string) =>
              output.includes(label) ? i[output.indexOf(label)]! : l[hidden.indexOf(label)]!;
            return operands.reduce((product, { labels, array }) => {
              const index = labels.map((label, axis) => (array.shape[axis] === 1 ? 0 : value(label)));
              return product * at(array, index);
            }, 1);
          },
        );
        const C = await einsum(subscripts, ...operands.map(({ array }) => array), { context });
        // Partial sums may be larger than their products with other factors, which are at most 1.
        const bound = sizes.map((x) => x + volume(hidden.map((label) => length[label]!)));
        expect(worst(elements(C, shape, dtype), sums, bound), subscripts).toBeLessThan(100 * EPS[dtype]);
      });
      await fc.assert(property, { numRuns: software ? 40 : 400 });
    });

    it('einsum of what is large enough for gemm, in every order of the indices', async () => {
      const cases = [
        'ik,kj->ij',
        'ki,kj->ji',
        'bik,bkj->bij',
        'ibk,kjb->ijb',
        'iak,jbk->ijab',
        'aibk,kb->abi',
        'ik,bkj->bij',
      ];
      for (const dtype of software ? (['single'] as const) : (['single', 'double'] as const)) {
        for (const subscripts of cases) {
          const [terms, output] = [subscripts.split('->')[0]!.split(','), subscripts.split('->')[1]!];
          const size: Record<string, number> = { a: 5, b: 4, i: 37, j: 31, k: 33 };
          const lie = {
            seed: 5,
            order: [3, 1, 2, 0, 4, 5],
            reversed: new Array<boolean>(6).fill(false),
            gap: 0,
            offset: 0,
          };
          const [A, B] = terms.map((term) =>
            lying(
              dtype,
              [...term].map((label) => size[label]!),
              lie,
            ),
          ) as [Nd, Nd];
          const C = await einsum(subscripts, A, B, { context });
          const shape = [...output].map((label) => size[label]!);
          const found = elements(C, shape, dtype);
          for (const [e, index] of indices(shape).entries()) {
            if (e % 97 !== 0) continue;
            const value: Record<string, number> = Object.fromEntries(
              [...output].map((label, axis) => [label, index[axis]!]),
            );
            let [sum, scale] = [0, 0];
            for (let k = 0; k < size.k!; k++) {
              value.k = k;
              const [x, y] = terms.map((term, t) =>
                at(
                  t === 0 ? A : B,
                  [...term].map((label) => value[label]!),
                ),
              );
              sum += x! * y!;
              scale += Math.abs(x! * y!);
            }
            expect(Math.abs(found[e]! - sum), `${subscripts} ${index}`).toBeLessThan(80 * EPS[dtype] * scale);
          }
        }
      }
    });

    it('takes views that repeat their elements', async () => {
      const [row, other] = [1, 2].map((seed) => new Float32Array(40).map((_, k) => Math.sin(seed * k)));
      const shapes = { rows: [0, 1], cols: [1, 0] } as const;
      for (const [a, b] of [
        ['rows', 'rows'],
        ['rows', 'cols'],
        ['cols', 'rows'],
        ['cols', 'cols'],
      ] as const) {
        const A = { data: row!, shape: [40, 40], stride: [...shapes[a]] };
        const B = { data: other!, shape: [40, 40], stride: [...shapes[b]] };
        const [x, y] = [A, B].map(
          (one) => (i: number, j: number) => one.data[i * one.stride[0]! + j * one.stride[1]!]!,
        );
        const C = await matmul(A, B, { context });
        let [error, scale] = [0, 0];
        for (const [i, j] of indices([40, 40]) as [number, number][]) {
          let sum = 0;
          for (let l = 0; l < 40; l++) sum += x!(i, l) * y!(l, j);
          error = Math.max(error, Math.abs(C.get(i, j) - sum));
          scale = Math.max(scale, Math.abs(sum));
        }
        expect(error, `${a} ${b}`).toBeLessThan(80 * EPS.single * (scale + 40));
      }
    });

    it('computes in the precision asked for, and returns the data type of the operands', async () => {
      const numbers = Float64Array.from({ length: 1600 }, (_, k) => 1 / (k + 3));
      const A = ndarray(numbers, [40, 40]);
      const S = ndarray(new Float32Array(numbers), [40, 40]);
      const exact = await matmul(A, A, { context });
      const rough = await matmul(A, A, { context, precision: 'f32' });
      expect(rough.data).toBeInstanceOf(Float64Array);
      expect(rough.data).toEqual(new Float64Array(new Float32Array(rough.data)));
      expect(Math.abs(rough.data[77]! / exact.data[77]! - 1)).toBeLessThan(1e-5);
      const single = await matmul(S, S, { context, precision: 'f64-cpu' });
      expect(single.data).toBeInstanceOf(Float32Array);
      const double = await matmul({ data: new Float64Array(S.data), shape: [40, 40] }, S, { context });
      expect(single.data).toEqual(new Float32Array(double.data));
    });
  });
}

describe('NumPy says', () => {
  const range = (...shape: number[]) =>
    ndarray(
      Float64Array.from({ length: volume(shape) }, (_, k) => k),
      shape,
    );
  const cases: [string, () => Promise<{ shape: number[]; data: ArrayLike<number> }>, number[], number[]][] = [
    ['matmul of vectors', () => matmul([1, 2, 3], [4, 5, 6]), [], [32]],
    [
      'matmul of a row and a matrix',
      () =>
        matmul(
          [1, 2],
          [
            [1, 2, 3],
            [4, 5, 6],
          ],
        ),
      [3],
      [9, 12, 15],
    ],
    [
      'matmul of a matrix and a column',
      () =>
        matmul(
          [
            [1, 2],
            [3, 4],
          ],
          [5, 6],
        ),
      [2],
      [17, 39],
    ],
    ['matmul of nothing', () => matmul(range(2, 0), range(0, 2)), [2, 2], [0, 0, 0, 0]],
    [
      'outer of matrices',
      () =>
        outer(
          [
            [1, 2],
            [3, 4],
          ],
          [1, 10],
        ),
      [4, 2],
      [1, 10, 2, 20, 3, 30, 4, 40],
    ],
    ['outer of numbers', () => outer(3, 4), [1, 1], [12]],
    ['kron with a number', () => kron(3, [1, 2]), [2], [3, 6]],
    ['kron of a vector and a matrix', () => kron([1, 2], [[1], [3]]), [2, 2], [1, 2, 3, 6]],
    ['tensordot over two axes', () => tensordot(range(2, 3), range(2, 3)), [], [55]],
    ['tensordot over none', () => tensordot([1, 2], [3, 4], 0), [2, 2], [3, 4, 6, 8]],
    ['einsum of a trace', () => einsum('ii', range(3, 3)), [], [12]],
    ['einsum of a diagonal', () => einsum('ii->i', range(3, 3)), [3], [0, 4, 8]],
    ['einsum of a transpose', () => einsum('ji', range(2, 3)), [3, 2], [0, 3, 1, 4, 2, 5]],
    ['einsum with capitals first', () => einsum('bA', range(2, 3)), [3, 2], [0, 3, 1, 4, 2, 5]],
    ['einsum of sums of columns', () => einsum('ij->j', range(2, 3)), [3], [3, 5, 7]],
    ['einsum of a sum', () => einsum('ij->', range(2, 3)), [], [15]],
    ['einsum of a number', () => einsum('', 3), [], [3]],
    ['einsum of a number and a vector', () => einsum(',i', 3, [1, 2]), [2], [3, 6]],
    [
      'einsum with an ellipsis in front',
      () => einsum('...ij,jk', range(2, 1, 2), range(2, 2)),
      [2, 1, 2],
      [2, 3, 6, 11],
    ],
    [
      'einsum with ellipses that broadcast',
      () => einsum('i...,...->...i', range(2, 3), range(2, 1)),
      [2, 3, 2],
      [0, 0, 0, 0, 0, 0, 0, 3, 1, 4, 2, 5],
    ],
    ['einsum of ellipses alone', () => einsum('...,...', range(2, 3), [1, 10, 100]), [2, 3], [0, 10, 200, 3, 40, 500]],
    [
      'einsum of a broadcast axis',
      () =>
        einsum(
          'ij,jk->ik',
          [[1], [2]],
          [
            [1, 2],
            [3, 4],
          ],
        ),
      [2, 2],
      [4, 6, 8, 12],
    ],
    [
      'einsum of three',
      () =>
        einsum(
          'i,ij,j',
          [1, 2],
          [
            [1, 2],
            [3, 4],
          ],
          [5, 6],
        ),
      [],
      [95],
    ],
  ];
  it.each(cases)('%s', async (_, call, shape, data) => {
    const found = await call();
    expect(found.shape).toEqual(shape);
    expect([...Array.from(found.data)]).toEqual(data);
  });

  it('and a result of no dimensions is an ndarray with one element', async () => {
    expect((await matmul([1, 2, 3], [4, 5, 6])).get()).toBe(32);
  });
});

describe('products refuse', () => {
  const matrix = ndarray(new Float64Array(6), [2, 3]);
  const stack: ArrayInput = { data: new Float64Array(18), shape: [3, 3, 2] };
  const cases: [string, () => Promise<unknown>, string, RegExp][] = [
    ['matmul of other sizes', () => matmul(matrix, matrix), 'B', /must have 3 rows/],
    ['matmul with a short vector', () => matmul(matrix, [1, 2]), 'B', /must have 3 elements/],
    ['matmul with a number', () => matmul(matrix, 3), 'B', /at least one dimension/],
    [
      'matmul of stacks that do not broadcast',
      () => matmul({ data: new Float64Array(12), shape: [2, 2, 3] }, stack),
      'B',
      /must broadcast/,
    ],
    [
      'an unknown precision',
      () => matmul(matrix, [1, 2, 3], { precision: 'mixed' as never }),
      'precision',
      /one of auto/,
    ],
    ['an unknown option', () => outer([1], [2], { axis: 1 } as never), 'axis', /the options are/],
    ['a signal that is none', () => kron([1], [2], { signal: {} as never }), 'signal', /AbortSignal/],
    [
      'tensordot of other lengths',
      () => tensordot(matrix, matrix, 1),
      'axes',
      /axis 1 of a has length 3, and axis 0 of b, its partner, 2/,
    ],
    ['tensordot over too many axes', () => tensordot(matrix, matrix, 3), 'axes', /0..2/],
    [
      'tensordot over axes that are not there',
      () => tensordot(matrix, matrix, [0, 2]),
      'axes',
      /axes of b, which has 2/,
    ],
    [
      'tensordot over an axis twice',
      () =>
        tensordot(matrix, matrix, [
          [0, -2],
          [0, 1],
        ]),
      'axes',
      /axis of a twice/,
    ],
    ['tensordot over unpaired axes', () => tensordot(matrix, matrix, [[0, 1], [0]]), 'axes', /as many axes of b/],
    ['einsum without a string', () => einsum(5 as never, matrix), 'subscripts', /a string/],
    ['einsum with digits', () => einsum('i1', matrix), 'subscripts', /'1' is no letter/],
    ['einsum with lone dots', () => einsum('i..', matrix), 'subscripts', /part of an ellipsis/],
    ['einsum with two ellipses', () => einsum('...i...', matrix), 'subscripts', /more than one ellipsis/],
    ['einsum with two arrows', () => einsum('ij->i->', matrix), 'subscripts', /one '->'/],
    ['einsum with an index twice in the result', () => einsum('ij->jj', matrix), 'subscripts', /'j' more than once/],
    ['einsum with a new index in the result', () => einsum('ij->k', matrix), 'subscripts', /'k'.*of an operand/],
    ['einsum that drops an ellipsis', () => einsum('i...->i', matrix), 'subscripts', /must have '...'/],
    ['einsum with too few operands', () => einsum('ij,jk', matrix), 'subscripts', /as many operands/],
    ['einsum with too many', () => einsum('ij', matrix, matrix, matrix), 'subscripts', /as many operands/],
    ['einsum with too many indices', () => einsum('ijk', matrix), 'operands[0]', /each of its indices/],
    ['einsum with too few indices', () => einsum('ij,i', matrix, matrix), 'operands[1]', /each of its axes/],
    ['einsum of other lengths', () => einsum('ij,jk', matrix, matrix), 'operands[1]', /'j' must have length 3/],
    ['einsum of a diagonal that is none', () => einsum('ii', matrix), 'operands[0]', /of one length, not 2 and 3/],
    ['einsum of no array', () => einsum('ij,j', matrix, 'x' as never), 'operands[1]', /data and shape/],
  ];
  it.each(cases)('%s', async (_, call, argument, rule) => {
    await expect(call()).rejects.toMatchObject({ name: 'ArgumentError', argument, rule: expect.stringMatching(rule) });
  });
});
