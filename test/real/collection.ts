// The real matrices that tests use. The full collection lies beside a development checkout, in shared/data; elsewhere the copies that ship
// with the tests are used.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RealArray } from '../../src/core/matrix.ts';
import type { Context } from '../../src/index.ts';
import { type MatrixMarket, parseMatrixMarket } from '../../src/linalg/matrixMarket.ts';
import { report } from '../setup/contexts.ts';

/** LAPACK's THRESH for linear equations. */
export const THRESHOLD = 30;
/** Whether matrices of every order are wanted, and the ratios printed. */
export const full = process.env.BASALT_TEST_FULL === '1';

/** What a routine of LAPACK in mixed precision reported. */
export interface Outcome {
  readonly iter: number;
  readonly info: number;
}

export interface Entry {
  readonly name: string;
  readonly n: number;
  readonly file: string;
  /** INFO of LAPACK's sgesv and dgesv. */
  readonly info: { readonly s: number; readonly d: number };
  /** INFO of LAPACK's spotrf and dpotrf; undefined of a matrix that is not symmetric. */
  readonly minor?: { readonly s: number; readonly d: number };
  /** LAPACK's dsgesv and dsposv with b = A ones; undefined where they were not run. */
  readonly dsgesv?: Outcome;
  readonly dsposv?: Outcome;
}

/** The nearest shared/data above this file. */
export function sharedData(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const data = join(folder, 'shared/data');
    if (existsSync(join(data, 'matrices.json'))) return data;
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * The square matrices that ship, with LAPACK's info for them, which are positive definite, and the ITER of LAPACK's dsgesv and dsposv,
 * whose info is that of double precision.
 */
const SHIPPED: readonly (readonly [name: string, n: number, info: number, dsgesv: number, dsposv?: number])[] = [
  ['LFAT5', 14, 0, 1, 2],
  ['jgl009', 9, 5, -3],
  ['hilbert10', 10, 0, -31],
  ['494_bus', 494, 0, 3, 3],
  ['bfwa62', 62, 0, 2],
  ['olm500', 500, 0, 2],
  ['pde900', 900, 0, 2],
  ['west0479', 479, 0, 2],
];

interface Listed {
  readonly name: string;
  readonly m: number;
  readonly n: number;
  readonly hdr: string;
  readonly info32: number;
  readonly info64: number;
  readonly sym: boolean;
  /** true, or what Cholesky said: "8-th leading minor ...". */
  readonly spd32: boolean | string;
  readonly spd64: boolean | string;
  /** ITER, INFO, and two measures of the error. */
  readonly dsgesv?: readonly number[] | null;
  readonly dsposv?: readonly number[] | null;
}

const outcomeOf = (said: readonly number[] | null | undefined): Outcome | undefined =>
  said ? { iter: said[0]!, info: said[1]! } : undefined;

const minorOf = (said: boolean | string): number => (said === true ? 0 : Number.parseInt(`${said}`, 10));

export function entries(): Entry[] {
  const data = sharedData();
  if (data !== undefined) {
    // The list was written by Python, which spells an infinite condition number in a way that JSON does not know.
    const text = readFileSync(join(data, 'matrices.json'), 'utf8').replace(/-?\bInfinity\b|\bNaN\b/g, 'null');
    return (JSON.parse(text) as Listed[])
      .filter((m) => m.m === m.n && !m.hdr.includes('complex'))
      .map(({ name, n, info32, info64, sym, spd32, spd64, dsgesv, dsposv }) => {
        const file = join(data, 'matrices', `${name}.mtx`);
        const minor = sym ? { s: minorOf(spd32), d: minorOf(spd64) } : undefined;
        const mixed = { dsgesv: outcomeOf(dsgesv), dsposv: outcomeOf(dsposv) };
        return { name, n, file, info: { s: info32, d: info64 }, minor, ...mixed };
      });
  }
  report({ skipped: 'shared/data is not beside this checkout', test: 'real matrices that do not ship' });
  const folders = ['../data/matrices', '../../examples/data'].map((f) => fileURLToPath(new URL(f, import.meta.url)));
  return SHIPPED.flatMap(([name, n, info, general, definite]) => {
    const file = folders.map((folder) => join(folder, `${name}.mtx`)).find((f) => existsSync(f));
    const minor = definite === undefined ? undefined : { s: 0, d: 0 };
    const dsposv = definite === undefined ? undefined : { iter: definite, info: 0 };
    const mixed = { dsgesv: { iter: general, info }, dsposv };
    return file === undefined ? [] : [{ name, n, file, info: { s: info, d: info }, minor, ...mixed }];
  });
}

const parsed = new Map<string, MatrixMarket>();

/** All of a matrix, column-major. */
export function denseOf(entry: Entry, prec: 's' | 'd'): RealArray {
  let matrix = parsed.get(entry.name);
  if (matrix === undefined) {
    matrix = parseMatrixMarket(readFileSync(entry.file, 'utf8'));
    parsed.set(entry.name, matrix);
  }
  return prec === 's' ? matrix.toDense('s') : matrix.toDense();
}

/**
 * Why a matrix is not factored on the GPU; '' if it is. A factorization is many dispatches, which cost a software adapter as much as a
 * small solve: orders above `most` only on request.
 */
export function missingFor({ n }: Entry, gpu: Context | undefined, most: number): string {
  if (gpu === undefined) return 'no GPU adapter';
  return !full && n > most && gpu.gpu!.software
    ? `order above ${most} on a software adapter without BASALT_TEST_FULL=1`
    : '';
}
