// Where calls for eigenproblems of general matrices leave eigenvalues: WR and WI of real matrices, W of complex ones.
import type { Prec } from '../../src/index.ts';
import { pairsOf, type ValueArrays } from '../../src/lapack/schur/schurSteps.ref.ts';
import type { Data } from './calls.ts';
import { type MatrixView, partsOf } from './norms.ts';
import { type Layout, type Placed, window } from './operands.ts';
import { columnOf } from './product.ts';
import type { Eigenvalues } from './residualsNep.ts';

/** What a call does not have is empty. */
export type ValueData = Data<'WR' | 'WI' | 'W'>;

/** Windows for n eigenvalues. */
export function valueWindows(prec: Prec, n: number, layout: Layout | undefined): ValueData {
  const [real, complex] = partsOf(prec) === 2 ? [0, n] : [n, 0];
  const vector = (length: number): MatrixView => window(prec, length, 1, layout);
  return { WR: vector(real), WI: vector(real), W: vector(complex) };
}

/** Those of a call that it takes. */
export const valueArguments = ({ WR, WI, W }: Readonly<Record<'WR' | 'WI' | 'W', Placed<Prec>>>) =>
  W.buffer.type === 'c' || W.buffer.type === 'z' ? { W } : { WR, WI };

/** Where the references put them. */
export function valueArrays({ WR, WI, W }: ValueData): ValueArrays {
  const of = (x: MatrixView): MatrixView['data'] => {
    const parts = x.parts ?? 1;
    return x.data.subarray(parts * x.offset, parts * (x.offset + x.rows));
  };
  return W.parts === 2 ? pairsOf(of(W)) : { WR: of(WR), WI: of(WI) };
}

/** The eigenvalues in doubles. */
export function eigenvaluesIn({ WR, WI, W }: ValueData): Eigenvalues {
  if (W.parts === undefined) return { re: columnOf(WR, 0), im: columnOf(WI, 0) };
  const pairs = columnOf(W, 0);
  const part = (k: 0 | 1): Float64Array => Float64Array.from({ length: W.rows }, (_, i) => pairs[2 * i + k]!);
  return { re: part(0), im: part(1) };
}

/** The eigenvalues that `find` puts into arrays of doubles. */
export function eigenvaluesBy(n: number, parts: 2 | undefined, find: (values: ValueArrays) => void): Eigenvalues {
  if (parts === undefined) {
    const values = { WR: new Float64Array(n), WI: new Float64Array(n) };
    find(values);
    return { re: values.WR, im: values.WI };
  }
  const W = new Float64Array(2 * n);
  find(pairsOf(W));
  return { re: W.filter((_, p) => p % 2 === 0), im: W.filter((_, p) => p % 2 === 1) };
}
