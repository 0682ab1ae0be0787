// Complex numbers of other libraries: objects with the fields that stdlib and numpy-ts document, as `complex` and verbs read them.
import { describe, expect, it } from 'vitest';
import {
  type ArrayInput,
  abs,
  add,
  angle,
  asType,
  type Complex,
  ComplexArray,
  type ComplexInput,
  cholesky,
  choSolve,
  complex,
  concat,
  cond,
  conj,
  det,
  divide,
  eig,
  eigh,
  eigvals,
  eigvalsh,
  einsum,
  exp,
  expm,
  type ForeignComplex,
  format,
  formatNpy,
  H,
  imag,
  inv,
  kron,
  logm,
  lstsq,
  lu,
  luFactor,
  luSolve,
  map,
  matmul,
  matrixRank,
  mean,
  multiply,
  ndarray,
  norm,
  outer,
  pinv,
  polar,
  qr,
  real,
  reshape,
  scale,
  schur,
  signm,
  slice,
  slogdet,
  solve,
  sqrtm,
  stack,
  sub,
  sum,
  svd,
  svdvals,
  T,
  tensordot,
  transpose,
  triangularSolve,
} from '../../../src/linalg/index.ts';
import { expectRefusal, rejectionOf, thrownBy } from '../../lib/caught.ts';
import { cpu } from '../../setup/contexts.ts';

/** stdlib's: elements are objects, and the numbers lie in the buffer. */
class Complex128Array {
  readonly BYTES_PER_ELEMENT = 16;
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly length: number;
  constructor(buffer: ArrayBufferLike, byteOffset = 0, length = (buffer.byteLength - byteOffset) / 16) {
    this.buffer = buffer;
    this.byteOffset = byteOffset;
    this.length = length;
    this.byteLength = 16 * length;
  }
  get(i: number) {
    const [re, im] = new Float64Array(this.buffer, this.byteOffset + 16 * i, 2);
    return { re, im };
  }
}
class Complex64Array {
  readonly BYTES_PER_ELEMENT = 8;
  readonly buffer: ArrayBufferLike;
  readonly byteOffset = 0;
  readonly length: number;
  constructor(numbers: readonly number[]) {
    this.buffer = Float32Array.from(numbers).buffer;
    this.length = numbers.length / 2;
  }
}

/** stdlib's ndarray: fields are getters, its dtype an object. */
class Ndarray {
  readonly data: Complex128Array;
  readonly strides: readonly number[];
  readonly offset: number;
  readonly order = 'row-major';
  readonly dtype = { toString: () => 'complex128' };
  private readonly sizes: readonly number[];
  constructor(data: Complex128Array, shape: readonly number[], strides: readonly number[], offset: number) {
    [this.data, this.sizes, this.strides, this.offset] = [data, shape, strides, offset];
  }
  get shape() {
    return [...this.sizes];
  }
}

const NUMBERS = [9, 9, 1, 5, 2, 6, 3, 7, 4, 8];
/** (1 + 5i, 2 + 6i; 3 + 7i, 4 + 8i) */
const WANTED = Float64Array.from(NUMBERS.slice(2));
const buffer = Float64Array.from(NUMBERS).buffer;
const forms: readonly (readonly [string, ComplexInput])[] = [
  ['an ndarray of stdlib', new Ndarray(new Complex128Array(buffer), [2, 2], [2, 1], 1)],
  ['one whose typed array begins later', new Ndarray(new Complex128Array(buffer, 16), [2, 2], [2, 1], 0)],
  [
    'one by columns',
    new Ndarray(new Complex128Array(Float64Array.of(1, 5, 3, 7, 2, 6, 4, 8).buffer), [2, 2], [1, 2], 0),
  ],
  [
    'one backwards',
    new Ndarray(new Complex128Array(Float64Array.of(4, 8, 3, 7, 2, 6, 1, 5).buffer), [2, 2], [-2, -1], 3),
  ],
  // numpy-ts: numbers lie in pairs, and its strides and offset count pairs.
  [
    'an array of numpy-ts',
    { data: Float64Array.from(NUMBERS), shape: [2, 2], strides: [2, 1], offset: 1, dtype: 'complex128' } as ArrayInput,
  ],
  [
    'a pair of nested arrays',
    {
      re: [
        [1, 2],
        [3, 4],
      ],
      im: [
        [5, 6],
        [7, 8],
      ],
    },
  ],
  [
    'a pair of ndarrays',
    { re: ndarray(Float64Array.of(1, 3, 2, 4), [2, 2], [1, 2]), im: ndarray(Float64Array.of(5, 6, 7, 8), [2, 2]) },
  ],
  ['a ComplexArray', new ComplexArray(Float64Array.from(NUMBERS), [2, 2], [2, 1], 1)],
];

const on = { context: cpu };
const R = ndarray(Float64Array.of(1, 2, 3, 5), [2, 2]);
const L = ndarray(Float64Array.of(2, 0, 1, 3), [2, 2]);
/** Every verb that complex arrays have, of one operand and of the places that several have. */
const VERBS: Readonly<Record<string, (A: never) => unknown>> = {
  ...{ matmul: (A) => matmul(A, R, on), 'matmul, behind': (A) => matmul(R, A, on), outer: (A) => outer(R, A, on) },
  ...{ einsum: (A) => einsum('ij->ji', A, on), tensordot: (A) => tensordot(A, R, 1, on), kron: (A) => kron(A, R, on) },
  ...{ solve: (A) => solve(A, R, on), 'solve, behind': (A) => solve(R, A, on), inv: (A) => inv(A, on) },
  ...{ det: (A) => det(A, on), slogdet: (A) => slogdet(A, on), luFactor: (A) => luFactor(A, on) },
  luSolve: async (A) => luSolve(await luFactor(R, on), A, on),
  cholesky: async (A) => cholesky(await matmul(A, complex(A).H, on), on),
  ...{ choSolve: (A) => choSolve(L, A, on), triangularSolve: (A) => triangularSolve(A, R, on) },
  ...{ eig: (A) => eig(A, on), eigvals: (A) => eigvals(A, on), schur: (A) => schur(A, on) },
  ...{ expm: (A) => expm(A, on), logm: (A) => logm(A, on), signm: (A) => signm(A, on), sqrtm: (A) => sqrtm(A, on) },
  ...{ qr: (A) => qr(A, on), lstsq: (A) => lstsq(A, R, on), polar: (A) => polar(A, on) },
  ...{ svd: (A) => svd(A, on), svdvals: (A) => svdvals(A, on), pinv: (A) => pinv(A, on) },
  ...{ matrixRank: (A) => matrixRank(A, on), norm: (A) => norm(A, 'fro', on), cond: (A) => cond(A, 2, on) },
  ...{ eigh: (A) => eigh(A, on), eigvalsh: (A) => eigvalsh(A, on) },
  ...{ add: (A) => add(A, 1), sub: (A) => sub(1, A), multiply: (A) => multiply(A, A), divide: (A) => divide(1, A) },
  ...{ scale: (A) => scale(A, 2), map: (A) => map(A, ({ im }: Complex) => im), sum: (A) => sum(A) },
  ...{ mean: (A) => mean(A, { axis: 0 }), abs: (A) => abs(A), angle: (A) => angle(A), exp: (A) => exp(A) },
  ...{ conj: (A) => conj(A), real: (A) => real(A), imag: (A) => imag(A), format: (A) => format(A) },
  ...{ transpose: (A) => transpose(A, [1, 0]), T: (A) => T(A), H: (A) => H(A), slice: (A) => slice(A, '1:, ::-1') },
  ...{ reshape: (A) => reshape(A, [4]), asType: (A) => asType(A, 'float32'), formatNpy: (A) => formatNpy(A) },
  ...{ stack: (A) => stack([R, A]), concat: (A) => concat([A, R], { axis: 1 }) },
};

/** Numbers and shapes of a result, whatever it is. */
function plain(x: unknown): unknown {
  if (typeof x !== 'object' || x === null) return x;
  if (ArrayBuffer.isView(x)) return [...(x as unknown as number[])];
  if ('shape' in x && 'stride' in x) return String(x);
  return Object.fromEntries(Object.entries(x).map(([name, value]) => [name, plain(value)]));
}

describe.each(forms)('%s', (_, A) => {
  it('is what complex makes an array of', () => {
    const z = complex(A as ForeignComplex);
    expect([z.shape, z.data, z.dtype]).toEqual([[2, 2], WANTED, 'complex128']);
    // A copy.
    z.data.fill(0);
    expect(complex(A as ForeignComplex).data).toEqual(WANTED);
  });

  it('stands beside a ComplexArray as it is', async () => {
    const one = complex([
      [1, 0],
      [0, 1],
    ]);
    const options = { context: cpu };
    expect((await matmul(one, A as ForeignComplex, options)).data).toEqual(WANTED);
    expect((await matmul(A as ForeignComplex, one, options)).data).toEqual(WANTED);
    expect((await solve(one, A as ForeignComplex, options)).data).toEqual(WANTED);
    expect((await einsum('ij,jk', one, A as ForeignComplex, options)).data).toEqual(WANTED);
    expect(add(one, A as never).get(1, 1)).toEqual({ re: 5, im: 8 });
  });

  it('alone is an operand of every verb', async () => {
    const own = complex(A as ForeignComplex);
    for (const [name, verb] of Object.entries(VERBS))
      expect([name, plain(await verb(A as never))]).toEqual([name, plain(await verb(own as never))]);
  });
});

it('views share the numbers of the arrays that they are of, but of pairs', () => {
  const data = Float64Array.from(NUMBERS);
  const theirs = new Ndarray(new Complex128Array(data.buffer), [2, 2], [2, 1], 1);
  const view: ComplexArray = slice(T(theirs), '0, 1');
  expect(view.get()).toEqual({ re: 3, im: 7 });
  data.set([-3, -7], 6);
  expect(view.get()).toEqual({ re: -3, im: -7 });
  const pair = { re: Float64Array.of(1, 2), im: Float64Array.of(3, 4) };
  const copy = slice(pair, '0');
  pair.re.fill(9);
  expect(copy.get()).toEqual({ re: 1, im: 3 });
});

it('typed arrays of stdlib are vectors, of singles too', () => {
  const z = complex(new Complex64Array([1, 2, 3, 4]));
  expect([z.shape, z.dtype, z.get(1)]).toEqual([[2], 'complex64', { re: 3, im: 4 }]);
  expect(complex(new Complex128Array(buffer, 16, 2)).get(1)).toEqual({ re: 2, im: 6 });
  const singles = complex({ data: Float32Array.of(1, 2), shape: [1], dtype: '<c8' } as never);
  expect([singles.dtype, abs(singles).data]).toEqual(['complex64', Float32Array.of(Math.sqrt(5))]);
});

it('is refused by name where a verb has no complex form, and where it is wrong', async () => {
  const pair = { re: R, im: 0 };
  expectRefusal(await rejectionOf(() => lu(pair as never, on)), { routine: 'lu', argument: 'A' }, /must be real/);
  expectRefusal(await rejectionOf(() => inv({ re: R, im: [1, 2] }, on)), { routine: 'inv', argument: 'A' }, /shape/);
  // Complex by its type.
  const x: ComplexArray = await solve(pair, [1, 2], on);
  expect(x.shape).toEqual([2]);
});

it('numbers are arrays of no dimensions, and stand for all in a pair', () => {
  expect(complex({ re: 1, im: 2 }).get()).toEqual({ re: 1, im: 2 });
  expect(complex({ re: 0, im: [1, 2] }).data).toEqual(Float64Array.of(0, 1, 0, 2));
  expect(complex(0, new Float32Array([1])).dtype).toBe('complex64');
});

it.each<[string, unknown]>([
  ['a shape that leaves the data', { data: new Complex128Array(buffer), shape: [2, 3] }],
  ['parts of different shapes', { re: [1, 2], im: [1] }],
  ['a part that is no array', { re: [1, 2], im: 'x' }],
  ['integers called complex', { data: new Int32Array(4), shape: [2], dtype: 'complex64' }],
  ['a record of something else', { real: [1], imag: [2] }],
  ['strides of another length', { data: new Complex128Array(buffer), shape: [2, 2], strides: [1] }],
])('refuses %s', (_, x) => {
  const error = thrownBy(() => complex(x as never));
  expectRefusal(error, { routine: 'complex' });
});
