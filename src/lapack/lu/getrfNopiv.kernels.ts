// The kernels of LU without pivoting as the host sees them, and which of them fits a device.
import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { getf2_nopiv, getf2_nopiv_store } from './shaders.gen.ts';

/** One step of the elimination. */
export interface NopivChoice {
  readonly tuning: Tuning;
  readonly storeTuning: Tuning;
  /** The most columns of a step. */
  readonly leaf: number;
  /** Rows below, and columns beside, per workgroup. */
  readonly tile: number;
}

const STORE_THREADS = 256;

function step(SIDE: number, D: number, R: number): NopivChoice {
  const leaf = SIDE * D;
  return { tuning: { SIDE, D, R }, storeTuning: { THREADS: STORE_THREADS, LEAF: leaf }, leaf, tile: SIDE * R };
}

interface NopivProblem {
  /** A software adapter: compiling a long text takes it longer than the work ever could. */
  readonly software: boolean;
}

/** Those behind the first that always fits are there for tests and tuning. */
export const nopivRules: readonly Rule<NopivProblem, NopivChoice>[] = [
  {
    name: 'leaf-16',
    choice: step(8, 2, 2),
    fits: ({ software }) => software,
    why: 'a short text for a software adapter',
  },
  {
    name: 'leaf-64',
    choice: step(16, 4, 4),
    fits: () => true,
    why: 'steps of 64 columns in the registers of a workgroup',
  },
  {
    name: 'leaf-64-wide',
    choice: step(16, 4, 8),
    fits: () => true,
    why: 'steps of 64 columns, twice as many rows per workgroup',
  },
  { name: 'leaf-32', choice: step(16, 2, 4), fits: () => true, why: 'steps of 32 columns' },
];

export const getf2Nopiv: Kernel = {
  name: 'getf2_nopiv',
  text: getf2_nopiv,
  variants: nopivRules.map(({ choice }) => choice.tuning),
};
export const getf2NopivStore: Kernel = {
  name: 'getf2_nopiv_store',
  text: getf2_nopiv_store,
  variants: nopivRules.map(({ choice }) => choice.storeTuning),
};
