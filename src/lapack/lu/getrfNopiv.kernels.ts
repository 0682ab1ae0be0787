// The kernels of LU without pivoting as the host sees them, and which of them fits a device.
import type { Rule } from '../../autotune/pick.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { BITS, SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { getf2_nopiv, getf2_nopiv_store } from './shaders.gen.ts';

/** Threads in each direction; elements of a thread on the diagonal, and of its rows and columns. */
interface StepTile {
  readonly SIDE: number;
  readonly D: number;
  readonly E: number;
}

/** One step of the elimination. */
export interface NopivChoice {
  readonly step: StepTile;
  readonly store: { readonly LEAF: number };
  /** The most columns of a step. */
  readonly leaf: number;
  /** Rows below, and columns beside, per workgroup. */
  readonly tile: number;
}

const STORE_THREADS = 256;

function step(SIDE: number, D: number, E: number): NopivChoice {
  const leaf = SIDE * D;
  return { step: { SIDE, D, E }, store: { LEAF: leaf }, leaf, tile: SIDE * E };
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

export const nopivVariants = variants({ types: SINGLES, tiles: nopivRules.map(({ choice }) => choice.step) });
export const nopivStoreVariants = variants({
  types: { s: BITS.s, c: BITS.c },
  tiles: nopivRules.map(({ choice }) => choice.store),
  always: { THREADS: STORE_THREADS },
});

export const getf2Nopiv: Kernel = { name: 'getf2_nopiv', text: getf2_nopiv, variants: nopivVariants.all };
export const getf2NopivStore: Kernel = {
  name: 'getf2_nopiv_store',
  text: getf2_nopiv_store,
  variants: nopivStoreVariants.all,
};
