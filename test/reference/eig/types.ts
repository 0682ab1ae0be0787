// The matrix types of LAPACK's eigenvalue programs: which spectrum, shape and norm each number stands for.
import type { SigmaDistribution } from '../../../src/linalg/create/spectra.ts';
import { type MatrixView, matrixView, partsOf } from '../../../testing/lib/norms.ts';
import type { Random } from '../../../testing/lib/random.ts';
import { conjugate } from '../../../testing/lib/scalars.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { complexified, complexifiedHermitian, turned, turns } from '../lin/latms.ts';
import { made, mirrored, scalarOf } from '../lin/matrices.ts';
import { rounded as inPrecision, lamch } from '../lin/types.ts';
import { complexDiagonalOf, complexRandomOf, complexSimilarTo } from './complexSpectra.ts';
import { diagonalOf, generalOf, randomOf, similarTo, symmetricOf } from './spectra.ts';

export const ulpOf = (prec: NumberPrec): number => lamch[prec].precision;
const LARGEST_SINGLE = (2 - 2 ** -23) * 2 ** 127;
export const OVERFLOW = { s: LARGEST_SINGLE, d: Number.MAX_VALUE, c: LARGEST_SINGLE, z: Number.MAX_VALUE } as const;

type Size = 'one' | 'large' | 'small';
type Mode = Exclude<SigmaDistribution, 'specified'>;
type Shape = 'zero' | 'identity' | 'diagonal' | 'full' | 'random' | 'definite' | 'tridiagonal' | 'band';

/** Types 1 to 15, which symmetric matrices and those for singular values have in common. */
const COMMON: readonly (readonly [Shape, Mode, Size])[] = [
  ['zero', 'arith', 'one'],
  ['identity', 'arith', 'one'],
  ['diagonal', 'arith', 'one'],
  ['diagonal', 'geo', 'one'],
  ['diagonal', 'cluster0', 'one'],
  ['diagonal', 'arith', 'large'],
  ['diagonal', 'arith', 'small'],
  ['full', 'arith', 'one'],
  ['full', 'geo', 'one'],
  ['full', 'cluster0', 'one'],
  ['full', 'arith', 'large'],
  ['full', 'arith', 'small'],
  ['random', 'arith', 'one'],
  ['random', 'arith', 'large'],
  ['random', 'arith', 'small'],
];

export const SYMMETRIC = {
  /** dchkst: positive definite ones too, and one with a dominant diagonal. */
  chkst: [
    ...COMMON,
    ['definite', 'arith', 'one'],
    ['definite', 'geo', 'one'],
    ['definite', 'cluster0', 'one'],
    ['definite', 'arith', 'large'],
    ['definite', 'arith', 'small'],
    ['tridiagonal', 'geo', 'one'],
  ],
  /** ddrvst: bands of random width. */
  drvst: [...COMMON, ['band', 'arith', 'one'], ['band', 'arith', 'large'], ['band', 'arith', 'small']],
  /** ddrvsg: bands of one to three. */
  drvsg: [...COMMON, ...Array.from({ length: 6 }, () => ['band', 'arith', 'one'] as const)],
} satisfies Record<string, readonly (readonly [Shape, Mode, Size])[]>;
export type SymmetricPath = keyof typeof SYMMETRIC;
/** Half the bandwidth of types 16 to 21 of ddrvsg. */
const BANDS = [1, 2, 2, 3, 3, 3];
const SECOND_BANDS = [1, 1, 2, 1, 2, 3];

/** Norms whose squares are just inside the range. */
function rootNorm(size: Size, order: number, prec: NumberPrec): number {
  const ulp = ulpOf(prec);
  if (size === 'large') return (Math.sqrt(OVERFLOW[prec]) * ulp) / order;
  return size === 'small' ? (Math.sqrt(lamch[prec].safeMinimum) * order) / ulp : 1;
}

/** Norms that are just inside it themselves. */
function fullNorm(size: Size, prec: NumberPrec): number {
  const ulp = ulpOf(prec);
  return size === 'large' ? OVERFLOW[prec] * ulp : size === 'small' ? lamch[prec].safeMinimum / ulp : 1;
}

/** How a real matrix becomes a complex one: not, where it is a diagonal; by turns alone, where zeros have to stay; by reflections too. */
type Turning = 'not' | 'turned' | 'reflected';

/** A real symmetric matrix as a Hermitian one with the same eigenvalues. */
function hermitian(a: Float64Array, n: number, how: Turning, prec: NumberPrec, random: Random): MatrixView {
  const real = matrixView(a, n, n);
  if (partsOf(prec) === undefined) return inPrecision(real, prec);
  if (how === 'reflected') return inPrecision(complexifiedHermitian(real, random), prec);
  const angles = how === 'not' ? new Array<number>(n).fill(1) : turns(n, random);
  return inPrecision(mirrored(turned(real, angles, angles.map(conjugate)), 'l'), prec);
}

/** A real matrix as one of a precision with the same singular values. */
function general(
  a: Float64Array,
  m: number,
  n: number,
  diagonal: boolean,
  prec: NumberPrec,
  random: Random,
): MatrixView {
  const real = matrixView(a, m, n);
  return inPrecision(partsOf(prec) === undefined ? real : complexified(real, diagonal, random), prec);
}

/** Symmetric, or Hermitian. */
export function symmetric(path: SymmetricPath, n: number, type: number, prec: NumberPrec, random: Random): MatrixView {
  const [shape, mode, size] = SYMMETRIC[path][type - 1]! as readonly [Shape, Mode, Size];
  const norm = rootNorm(size, Math.max(1, n), prec);
  const ulp = ulpOf(prec);
  const cond = path === 'chkst' && type > 15 ? 1 / (10 * ulp * Math.max(1, n)) : 1 / ulp;
  const spectrum = { mode, cond, norm };
  const widest = path === 'drvst' ? Math.floor((n - 1) * random.rand()) : BANDS[type - 16]!;
  const make: Record<Shape, () => Float64Array> = {
    zero: () => new Float64Array(n * n),
    identity: () => Float64Array.from({ length: n * n }, (_, p) => (p % (n + 1) === 0 ? 1 : 0)),
    diagonal: () => diagonalOf(n, n, spectrum, random),
    full: () => symmetricOf(n, spectrum, {}, random),
    random: () => randomOf(n, n, norm, random, true),
    definite: () => symmetricOf(n, spectrum, { definite: true }, random),
    tridiagonal: () => dominant(symmetricOf(n, spectrum, { definite: true, band: 1 }, random), n),
    band: () => symmetricOf(n, spectrum, { band: Math.max(0, Math.min(n - 1, widest)) }, random),
  };
  const how = ['zero', 'identity', 'diagonal'].includes(shape)
    ? 'not'
    : shape === 'band' || shape === 'tridiagonal'
      ? 'turned'
      : 'reflected';
  return hermitian(make[shape](), n, how, prec, random);
}

/** Off-diagonal elements at most half the root of the product of their diagonal ones. */
function dominant(a: Float64Array, n: number): Float64Array {
  for (let i = 1; i < n; i++) {
    const most = Math.sqrt(Math.abs(a[(i - 1) * (n + 1)]! * a[i * (n + 1)]!)) / 2;
    const p = i - 1 + i * n;
    if (Math.abs(a[p]!) > most) a[p] = a[i + (i - 1) * n] = most;
  }
  return a;
}

/** Well-conditioned, positive definite: the second matrix of ddrvsg. */
export const secondOf = (n: number, type: number, prec: NumberPrec, random: Random): MatrixView => {
  const band = type <= 7 ? 0 : type <= 15 ? n : SECOND_BANDS[type - 16]!;
  const spectrum = { mode: 'logrand', cond: 10, norm: 1 } as const;
  const a = symmetricOf(n, spectrum, { definite: true, band: Math.max(0, Math.min(n - 1, band)) }, random);
  return hermitian(a, n, type <= 7 ? 'not' : type <= 15 ? 'reflected' : 'turned', prec, random);
};

/** Types 1 to 15 of dchkbd; the 16th is a bidiagonal matrix. */
export function rectangular(m: number, n: number, type: number, prec: NumberPrec, random: Random): MatrixView {
  const [shape, mode, size] = COMMON[type - 1]!;
  const norm = rootNorm(size, Math.max(1, m, n), prec);
  const spectrum = { mode, cond: 1 / ulpOf(prec), norm };
  if (shape === 'zero') return general(new Float64Array(m * n), m, n, true, prec, random);
  if (shape === 'identity') {
    const one = new Float64Array(m * n);
    for (let i = 0; i < Math.min(m, n); i++) one[i * (m + 1)] = 1;
    return general(one, m, n, true, prec, random);
  }
  const make = shape === 'diagonal' ? diagonalOf : generalOf;
  const a = shape === 'random' ? randomOf(m, n, norm, random) : make(m, n, spectrum, random);
  return general(a, m, n, shape === 'diagonal', prec, random);
}

/** The five types of ddrvbd. */
export function forDrivers(m: number, n: number, type: number, prec: NumberPrec, random: Random): MatrixView {
  if (type <= 2) return rectangular(m, n, type, prec, random);
  const norm = fullNorm((['one', 'small', 'large'] as const)[type - 3]!, prec);
  const spectrum = { mode: 'arith', cond: Math.max(1, Math.min(m, n)), norm } as const;
  return general(generalOf(m, n, spectrum, random), m, n, false, prec, random);
}

export const NONSYMMETRIC_TYPES = 21;

/** The types of dchkhs, whose norms are roots of the range's ends, and of the drivers, whose norms are at them. */
export function nonsymmetric(
  program: 'chkhs' | 'driver',
  n: number,
  type: number,
  prec: NumberPrec,
  random: Random,
): MatrixView {
  const norms = (size: Size): number =>
    program === 'chkhs' ? rootNorm(size, Math.max(1, n), prec) : fullNorm(size, prec);
  const sizes: readonly Size[] = ['one', 'large', 'small'];
  const cond = 1 / ulpOf(prec);
  const modes: readonly Mode[] = ['arith', 'geo', 'cluster0', 'logrand'];
  if (type <= 2) return symmetric('chkst', n, type, prec, random);
  const isComplex = partsOf(prec) === 2;
  const real = (a: Float64Array): MatrixView => matrixView(a, n, n);
  let a: MatrixView;
  if (type === 3) {
    a = made(n, n, (i, j) => (i === j || i === j + 1 ? 1 : 0), partsOf(prec));
  } else if (type <= 8) {
    const mode = type <= 6 ? modes[type - 4]! : 'arith';
    const spectrum = { mode, cond, norm: norms(sizes[Math.max(0, type - 6)]!) };
    a = isComplex ? complexDiagonalOf(n, spectrum, random) : real(diagonalOf(n, n, spectrum, random));
  } else if (type <= 18) {
    const mode = type <= 12 ? modes[type - 9]! : type <= 16 ? modes[type - 13]! : 'logrand';
    const spectrum = { mode, cond, norm: norms(sizes[Math.max(0, type - 16)]!) };
    const similarity = type <= 12 ? 1 : Math.sqrt(cond);
    a = isComplex
      ? complexSimilarTo(n, spectrum, similarity, random)
      : real(similarTo(n, spectrum, { pairs: mode === 'logrand', similarity }, random));
  } else {
    const norm = norms(sizes[type - 19]!);
    a = isComplex ? complexRandomOf(n, norm, random) : real(randomOf(n, n, norm, random));
    if (program === 'driver' && n >= 4) a = withoutEdges(a);
  }
  return inPrecision(a, prec);
}

/** Zero in the first two rows and the last, the first column and the last two: what balancing finds. */
function withoutEdges(a: MatrixView): MatrixView {
  const n = a.rows;
  const isEdge = (i: number, j: number): boolean => i < 2 || i === n - 1 || j < 1 || j >= n - 2;
  return made(n, n, (i, j) => (isEdge(i, j) ? 0 : scalarOf(a, i, j)), a.parts);
}
