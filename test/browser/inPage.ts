// Runs in a page: routines by their test cases, judged as unit tests judge them. Bundled by library.test.ts.
import { caseOf, problemOf } from '../../cli/rates.ts';
import { createContext } from '../../src/index.ts';
import { complaints } from '../../testing/lib/case.ts';
import { productOfDoubles } from './doubles.ts';

type Sizes = readonly [m: number, n: number, k: number];

/** Sizes that are no multiple of any tile. */
const ROUTINES: readonly (readonly [name: string, sizes: Sizes, batch?: number])[] = [
  ['gemm', [65, 43, 37]],
  ['getrf', [45, 45, 45]],
  ['potrf', [45, 45, 45]],
  ['geqrf', [49, 33, 33]],
  ['gesv', [45, 45, 45]],
  ['getrfBatched', [9, 9, 9], 21],
  ['gemmBatched', [9, 7, 5], 21],
];

export interface Checked {
  readonly why: string;
  readonly count: number;
  readonly complaints: readonly string[];
}

async function check(backend: 'cpu' | 'gpu', prec: 's' | 'd'): Promise<Checked> {
  const context = await createContext({ backend });
  try {
    const found: string[] = [];
    for (const [name, [m, n, k], batch] of ROUTINES) {
      const c = caseOf(name);
      found.push(...(await complaints(context, c, problemOf(c, m, n, k, batch), prec)));
    }
    return { why: context.why, count: ROUTINES.length, complaints: found };
  } finally {
    context.dispose();
  }
}

async function doubles(): Promise<number[]> {
  const context = await createContext({ backend: 'gpu', doubles: 'gpu' });
  try {
    return await productOfDoubles(context);
  } finally {
    context.dispose();
  }
}

Object.assign(globalThis, { basaltCheck: check, basaltDoubles: doubles });
document.documentElement.dataset.ready = 'true';
