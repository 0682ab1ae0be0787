// The sizes of run_tests: MAGMA's sets, as values of -n. Around the block sizes 32, 64, 96, 128, 256 and 512, and of every aspect.
import { parseSizes, type Size } from './sizes.ts';

export const SIZE_SETS = ['xsmall', 'small', 'medium', 'large', 'xlarge'] as const;
export type SizeSet = (typeof SIZE_SETS)[number];

export const SHAPES = ['square', 'tall', 'wide', 'mnk'] as const;
export type Shape = (typeof SHAPES)[number];

/** Which shapes a routine takes: square ones, also those with more rows, with more columns, with either, with a k of its own. */
export type Dimensions = 'n' | 'tall' | 'wide' | 'mn' | 'mnk';

const NARROW = [1, 10, 31, 32, 33, 63, 64, 65];

const around = (...centers: readonly number[]): string[] =>
  centers.flatMap((center) => [-2, -1, 0, 1, 2].map((step) => String(center + step)));

const permutations = (a: number, b: number, c: number): string[] => [
  ...[`${a},${b},${c}`, `${b},${a},${c}`, `${a},${c},${b}`],
  ...[`${b},${c},${a}`, `${c},${a},${b}`, `${c},${b},${a}`],
];

const pairs = (m: number, ...columns: readonly number[]): string[] => columns.map((n) => `${m},${n}`);
/** k is as small as n, which keeps products of narrow matrices cheap. */
const narrow = (m: number, ...columns: readonly number[]): string[] => columns.map((n) => `${m},${n},${n}`);

const SQUARE: Readonly<Record<SizeSet, readonly string[]>> = {
  xsmall: ['32:128:32', '25:100:25'],
  small: ['1:20:1', ...around(32, 64, 96, 128, 256)],
  medium: [...around(512), '100:900:100'],
  large: ['1000:4000:1000'],
  xlarge: [],
};

const TALL: Readonly<Record<SizeSet, readonly string[]>> = {
  xsmall: [],
  small: ['2,1', '3,1', '4,2', ...pairs(20, 19, 10, 2, 1), ...pairs(200, 199, 100, 20, 10, 1)],
  medium: [...pairs(600, 599, 300), ...narrow(600, ...NARROW)],
  large: [...pairs(2000, 1999, 1000), ...narrow(20000, ...NARROW, 200, 100)],
  xlarge: [...narrow(200000, 10, 1), ...narrow(2000000, 10, 1)],
};

const MNK: Readonly<Record<SizeSet, readonly string[]>> = {
  xsmall: [],
  small: [...permutations(1, 2, 3), ...permutations(10, 20, 30), ...permutations(100, 200, 300)],
  medium: permutations(100, 300, 600),
  large: permutations(1000, 2000, 3000),
  xlarge: [],
};

/** m and n of a tall size exchanged. */
const turned = (size: string): string => {
  const [m, n, ...k] = size.split(',');
  return [n, m, ...k].join(',');
};

const OF_SHAPE: Readonly<Record<Shape, (set: SizeSet) => readonly string[]>> = {
  square: (set) => SQUARE[set],
  tall: (set) => TALL[set],
  wide: (set) => TALL[set].map(turned),
  mnk: (set) => MNK[set],
};

const TAKEN: Readonly<Record<Dimensions, readonly Shape[]>> = {
  n: ['square'],
  tall: ['square', 'tall'],
  wide: ['square', 'wide'],
  mn: ['square', 'tall', 'wide'],
  mnk: SHAPES,
};

/** Values of -n for a routine. */
export const sizesOf = (dimensions: Dimensions, sets: readonly SizeSet[], shapes: readonly Shape[]): string[] =>
  TAKEN[dimensions].filter((shape) => shapes.includes(shape)).flatMap((shape) => sets.flatMap(OF_SHAPE[shape]));

export interface Limited {
  readonly kept: readonly string[];
  /** Those with a dimension above the limit, one by one. */
  readonly skipped: readonly string[];
}

/** Parts values of -n at a limit of the dimensions; a range that is cut becomes single sizes. */
export function limited(values: readonly string[], dimensions: Dimensions, limit: number): Limited {
  const [kept, skipped]: [string[], string[]] = [[], []];
  const largest = ({ m, n, k }: Size): number =>
    dimensions === 'mnk' ? Math.max(m, n, k) : dimensions === 'n' ? n : Math.max(m, n);
  for (const value of values) {
    const sizes = parseSizes('-n', value);
    if (sizes.every((size) => largest(size) <= limit)) {
      kept.push(value);
      continue;
    }
    for (const size of sizes) {
      const { m, n, k } = size;
      const text = m === n && n === k ? `${n}` : n === k ? `${m},${n}` : `${m},${n},${k}`;
      (largest(size) <= limit ? kept : skipped).push(text);
    }
  }
  return { kept, skipped };
}
