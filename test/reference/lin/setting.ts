// What LAPACK's test programs of the linear equations have in common: sizes, blocks, right-hand sides, seed and threshold of dtest.in, and
// where and how a program is to run.
import type { Context, FactorMode, Pivoting } from '../../../src/index.ts';
import type { Seed } from '../../../testing/lib/random.ts';
import type { NumberPrec, RealPrec } from './desk.ts';

export const SIZES: readonly number[] = [0, 1, 2, 3, 5, 10, 50];
/** dtest.in has 3 thrice, for other values of NX, which only the QR programs use: the others take each value once. */
export const BLOCKS: readonly number[] = [1, 3, 20];
/** Those for a factorization of `order` steps: of the block sizes that take all of them at once, the first. */
export const distinctBlocks = (order: number): readonly number[] =>
  BLOCKS.filter((_, i) => i === 0 || BLOCKS[i - 1]! < order);
export const RIGHT_HAND_SIDES: readonly number[] = [1, 2, 15];
export const UPLOS = ['u', 'l'] as const;
export const TRANSPOSES = ['n', 't', 'c'] as const;
export const SEED: Seed = [1988, 1989, 1990, 1991];
export const THRESHOLD = 30;

export interface Setting<P extends NumberPrec = RealPrec> {
  readonly context: Context;
  readonly prec: P;
  /** Every how many-th of the program's matrices is tested; 1 is the whole program. */
  readonly every: number;
}

/** Every how many-th matrix is of a sample: relatively prime to the numbers of types and triangles, so that it meets all of them. */
export const SPARSELY = 7;
/** The same of samples for what costs more than others. */
export const SELDOM = 19;
export const RARELY = 61;

/** Says of one matrix after the other whether it is one of the sample. */
export function sample(every: number): () => boolean {
  let count = 0;
  return () => count++ % every === 0;
}

/** How a factorization runs on a GPU context; not a matter of the CPU. */
export interface Way {
  readonly mode: FactorMode;
  readonly pivoting: Pivoting;
}

/** Keeps the factorizations on the device that is to be tested. */
export const NATIVE: Way = { mode: 'native', pivoting: 'partial' };
