// einsum, tensordot, kron and outer of complex arrays, against those of their real and imaginary parts, on every backend.
import { describe, expect, it } from 'vitest';
import {
  type ArrayInput,
  abs,
  add,
  ComplexArray,
  complex,
  conj,
  einsum,
  imag,
  kron,
  type NdArray,
  outer,
  real,
  scale,
  sub,
  tensordot,
} from '../../../src/linalg/index.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

type Data = Float32ArrayConstructor | Float64ArrayConstructor;
const PRECISIONS = [
  ['singles', Float32Array, 2 ** -23],
  ['doubles', Float64Array, 2 ** -52],
] as const;

/** Random, with gaps between elements and the first axis fastest. */
function random(shape: readonly number[], seed: number, Data: Data): ComplexArray {
  const rng = mulberry32(seed);
  const stride: number[] = [];
  let step = 2;
  for (const size of shape) {
    stride.push(step);
    step *= Math.max(1, size);
  }
  return new ComplexArray(
    new Data(2 * step + 2).map(() => signed(rng)),
    shape,
    stride,
    1,
  );
}

/** What is linear in each operand, by all choices of their parts: i for each imaginary one. */
async function byParts(operands: readonly ComplexArray[], work: (parts: readonly NdArray[]) => Promise<NdArray>) {
  const sums: (NdArray | undefined)[] = [undefined, undefined];
  for (let choice = 0; choice < 2 ** operands.length; choice++) {
    const chosen = operands.map((_, k) => (choice >> k) & 1);
    const power = chosen.reduce((a, b) => a + b, 0);
    const found = await work(operands.map((z, k) => (chosen[k] === 1 ? imag(z) : real(z)) as NdArray));
    const part = power % 2;
    const term = scale(found as ArrayInput, power % 4 >= 2 ? -1 : 1) as NdArray;
    sums[part] = sums[part] === undefined ? term : (add(sums[part] as ArrayInput, term as ArrayInput) as NdArray);
  }
  return complex(sums[0]! as ArrayInput, sums[1]! as ArrayInput);
}

const distance = (a: ComplexArray, b: ComplexArray): number => {
  expect(a.shape).toEqual(b.shape);
  return Math.max(0, ...abs(sub(a, b)).data);
};

const SUBSCRIPTS: readonly (readonly [string, readonly (readonly number[])[], depth: number])[] = [
  [
    'ij,jk->ik',
    [
      [3, 5],
      [5, 4],
    ],
    5,
  ],
  [
    'ij,jk',
    [
      [30, 25],
      [25, 20],
    ],
    25,
  ],
  [
    'ij,kj->ki',
    [
      [14, 40],
      [12, 40],
    ],
    40,
  ],
  [
    'bij,bjk->bik',
    [
      [4, 13, 9],
      [4, 9, 15],
    ],
    9,
  ],
  [
    'bij,bjk->ikb',
    [
      [4, 13, 9],
      [4, 9, 15],
    ],
    9,
  ],
  [
    'bij,jk->bik',
    [
      [6, 11, 13],
      [13, 12],
    ],
    13,
  ],
  ['ii', [[7, 7]], 7],
  ['ii->i', [[7, 7]], 1],
  ['ij->j', [[5, 6]], 5],
  ['ij->ji', [[5, 6]], 1],
  ['i,i', [[50], [50]], 50],
  ['i,j->ij', [[6], [5]], 1],
  ['i,ij,j->', [[8], [8, 9], [9]], 72],
  [
    'ij,jk,kl->il',
    [
      [12, 20],
      [20, 13],
      [13, 14],
    ],
    260,
  ],
  [
    'ij,kl->',
    [
      [3, 4],
      [2, 5],
    ],
    120,
  ],
  [
    '...ij,...jk',
    [
      [3, 1, 4, 5],
      [2, 5, 3],
    ],
    5,
  ],
  [
    'ij,jk->ik',
    [
      [0, 3],
      [3, 2],
    ],
    3,
  ],
  [
    'ij,jk->ik',
    [
      [3, 0],
      [0, 2],
    ],
    1,
  ],
];

for (const context of contexts)
  describe.each(PRECISIONS)(`%s on the ${context.backend}`, (_, Data, eps) => {
    const options = { context };

    it('einsum', async () => {
      for (const [subscripts, shapes, depth] of SUBSCRIPTS) {
        const operands = shapes.map((shape, k) => random(shape, k + 1, Data));
        const found = await einsum(subscripts, ...operands, options);
        expect(found.data).toBeInstanceOf(Data);
        const wanted = await byParts(operands, (parts) =>
          einsum(subscripts, ...([...parts] as ArrayInput[]), { context: cpu }),
        );
        expect(distance(found, wanted) < eps * 8 * (depth + 4), subscripts).toBe(true);
      }
    });

    it('tensordot, kron and outer', async () => {
      const [a, b] = [random([13, 5, 14], 1, Data), random([14, 13, 11], 2, Data)];
      const axes = [
        [0, 2],
        [1, 0],
      ] as const;
      const dot = await tensordot(a, b, axes, options);
      const wanted = await byParts([a, b], ([x, y]) =>
        tensordot(x as ArrayInput, y as ArrayInput, axes, { context: cpu }),
      );
      expect(distance(dot, wanted) < eps * 2000).toBe(true);
      for (const verb of [kron, outer]) {
        const found = await verb(random([2, 3], 3, Data), random([4], 4, Data), options);
        const of = await byParts([random([2, 3], 3, Data), random([4], 4, Data)], ([x, y]) =>
          verb(x as ArrayInput, y as ArrayInput, { context: cpu }),
        );
        expect(found.data).toBeInstanceOf(Data);
        expect(distance(found, of) < eps * 8).toBe(true);
      }
    });
  });

describe('on the host', () => {
  const options = { context: cpu };

  it('real operands beside complex ones, in any place', async () => {
    const z = complex([1, 2], [3, 4]);
    expect((await einsum('i,i', [1, 10], z, options)).get()).toEqual({ re: 21, im: 43 });
    expect((await einsum('i,i', z, new Float32Array([1, 10]), options)).dtype).toBe('complex128');
    expect((await outer([2], z, options)).data).toEqual(Float64Array.of(2, 6, 4, 8));
    expect((await kron(z, [[1], [2]], options)).shape).toEqual([2, 2]);
    expect((await einsum('i,i', conj(z), z)).get()).toEqual({ re: 30, im: 0 });
  });

  it('operands may change once the call has returned its promise', async () => {
    const z = complex([1, 2], [3, 4]);
    const promises = [einsum('i,i,i', z, z, z), outer(z, z), tensordot(z, z, 1)] as const;
    const wanted = await Promise.all([
      einsum('i,i,i', complex(z), z, z),
      outer(complex(z), z),
      tensordot(complex(z), z, 1),
    ]);
    const copies = wanted.map((x) => [...x.data]);
    const again = [einsum('i,i,i', z, z, z), outer(z, z), tensordot(z, z, 1)] as const;
    z.data.fill(Number.NaN);
    for (const list of [await Promise.all(promises), await Promise.all(again)])
      expect(list.map((x) => [...x.data])).toEqual(copies);
  });

  it('what is no number passes through, in its part alone where a factor is real', async () => {
    const z = complex([Number.NaN, 1], [1, Infinity]);
    const { data } = await outer(z, complex([1]), options);
    expect([data[0], data[2]]).toEqual([Number.NaN, Number.NaN]);
    expect(data[3]).toBe(Infinity);
  });
});
