// The words that specs describe arguments with, for those that most routines have. The comment in front of an argument in its spec is its
// documentation; what follows from its kind, such as the least leading dimension, is added by the build (scripts/generate-routines.mjs).
import type { Access, ArgSpec, Extent, OwnType } from './spec.ts';
import { num } from './spec.ts';

type Matrix = Extract<ArgSpec, { kind: 'matrix' }>;
type Vector = Extract<ArgSpec, { kind: 'vector' }>;

/** What an operand may have besides its extents. */
interface More {
  readonly type?: OwnType;
  readonly optional?: true;
  readonly precs?: string;
  readonly also?: NonNullable<ArgSpec['also']>;
}

/** An extent: a number, the name of a size, or a function of the arguments. */
export type Size = number | string | Extent;

export const extent = (size: Size): Extent =>
  typeof size === 'function' ? size : typeof size === 'number' ? () => size : (a) => num(a, size);

export const shorter: Extent = (a) => Math.min(num(a, 'm'), num(a, 'n'));
export const longer: Extent = (a) => Math.max(num(a, 'm'), num(a, 'n'));

export const size: ArgSpec = { kind: 'size' };
export const uplo: ArgSpec = { kind: 'flag', values: ['l', 'u'] };
export const side: ArgSpec = { kind: 'flag', values: ['l', 'r'] };
export const trans: ArgSpec = { kind: 'flag', values: ['n', 't', 'c'], default: 'n' };
/** op of an update that is symmetric, not Hermitian: 'c' is 't' of real matrices, and has no meaning for complex ones. */
export const transSymmetric: ArgSpec = { kind: 'flag', values: ['n', 't', 'c'], default: 'n', realOnly: 'c' };
/** op of an orthogonal or unitary Q: Q or Q^H. */
export const transQ: ArgSpec = { kind: 'flag', values: ['n', 't', 'c'], realOnly: 't' };
export const diag: ArgSpec = { kind: 'flag', values: ['n', 'u'], default: 'n' };

/** A number of the call's field. */
export const scalar = (otherwise?: number): ArgSpec => ({
  kind: 'scalar',
  ...(otherwise === undefined ? {} : { default: otherwise }),
});

/** A column-major matrix, whose leading dimension is the argument behind it: lda behind A. */
export const matrix = (rows: Size, cols: Size, access: Access, more: More = {}): Omit<Matrix, 'ld'> => ({
  kind: 'matrix',
  rows: extent(rows),
  cols: extent(cols),
  access,
  ...more,
});

/** A vector of BLAS, whose increment is the argument behind it: incx behind x. */
export const strided = (length: Size, access: Access): Omit<Vector, 'inc'> & { readonly strided: true } => ({
  kind: 'vector',
  length: extent(length),
  access,
  strided: true,
});

/** Numbers one behind the other. */
export const numbers = (length: Size, access: Access, more: More = {}): ArgSpec => ({
  kind: 'vector',
  length: extent(length),
  access,
  ...more,
});

/** 32-bit integers one behind the other. */
export const integers = (length: Size, access: Access, more: More = {}): ArgSpec =>
  numbers(length, access, { ...more, type: 'i' });

/** Arguments as specs write them: leading dimensions and increments are left out. */
export type Words = Readonly<Record<string, ArgSpec | ReturnType<typeof matrix> | ReturnType<typeof strided>>>;

/** The arguments by position, with the leading dimension behind its matrix and the increment behind its vector. */
export function positional(words: Words): Readonly<Record<string, ArgSpec>> {
  const args: Record<string, ArgSpec> = {};
  for (const [name, word] of Object.entries(words)) {
    if (word.kind === 'matrix' && !('ld' in word)) {
      const ld = `ld${name.toLowerCase()}`;
      args[name] = { ...word, ld };
      args[ld] = { kind: 'ld', of: name };
    } else if ('strided' in word) {
      const { strided: _, ...vector } = word;
      const inc = `inc${name}`;
      args[name] = { ...vector, inc };
      args[inc] = { kind: 'inc', default: 1 };
    } else args[name] = word as ArgSpec;
  }
  return args;
}
