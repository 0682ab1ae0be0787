// How the factorizations and their drivers are run: MAGMA's --version, --math and --nb as arguments of a call.
import type { FactorMode, Pivoting, UpdateMath } from '../../src/index.ts';
import type { Options } from './defaults.ts';

/** Part of the problem of a factorization. Left out, the mode is 'native', because unit tests mean the kernels. */
export interface Factor {
  readonly mode?: FactorMode;
  readonly pivoting?: Pivoting;
  /** The routine without pivoting is called. */
  readonly nopiv?: boolean;
  readonly math?: UpdateMath;
  readonly nb?: number;
}

/** What a --version stands for, by its number; without one it is 0. */
export type Versions = Readonly<Record<number, Factor & { readonly title: string }>>;

const AUTO = { mode: 'auto', title: 'auto, as measured costs say' } as const;
const HYBRID = { mode: 'hybrid', title: 'hybrid, panels on the CPU' } as const;
const NATIVE = { mode: 'native', title: 'native, on the GPU alone' } as const;
const TOURNAMENT = { mode: 'native', pivoting: 'tournament', title: 'native, with tournament pivoting' } as const;

/** MAGMA's 1 to 3 of getrf, and 4. */
export const LU_VERSIONS: Versions = {
  0: AUTO,
  1: HYBRID,
  2: { nopiv: true, title: 'without pivoting; A is diagonally dominant if --matrix says nothing else' },
  3: NATIVE,
  4: TOURNAMENT,
};
/** As getrf's; without pivoting gesv is a routine of its own. */
export const SOLVE_VERSIONS: Versions = { 0: AUTO, 1: HYBRID, 3: NATIVE, 4: TOURNAMENT };
/** MAGMA's 1 and 2 of potrf. */
export const CHOLESKY_VERSIONS: Versions = { 0: AUTO, 1: HYBRID, 2: NATIVE };

export function factorOf(versions: Versions, { version, math, nb }: Options): Factor {
  const { title: _, ...factor } = versions[version]!;
  return { ...factor, ...(math === 'split' ? { math } : {}), ...(nb === 0 ? {} : { nb }) };
}

/** geqrf's, numbered likewise. */
export const QR_VERSIONS: Versions = { 0: AUTO, 1: HYBRID, 2: NATIVE };

/** What all of them take, as arguments of a call. */
export const modeArgs = ({ mode = 'native', math = 'strict' }: Factor) => ({ mode, math });
