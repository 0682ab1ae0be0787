// Right-hand sides of solvers: random ones, or A times ones, whose solution is known.
import type { Prec } from '../../src/index.ts';
import type { TesterOptions } from './case.ts';
import type { MatrixView } from './norms.ts';
import { fill } from './operands.ts';
import { multiply } from './product.ts';
import type { Random } from './random.ts';
import { uniform } from './source.ts';

/** Part of a problem. */
export interface Right {
  /** Uniform on (0,1) by default; 'ones': A times a matrix of ones, which is then the solution. */
  readonly rhs?: 'ones';
}

/** A matrix of a file may be ill-conditioned: random right-hand sides would have huge solutions. */
export const rightOf = ({ file }: TesterOptions): Right => (file === undefined ? {} : { rhs: 'ones' });

/** Fills B; `full` is the matrix, all of it. */
export function fillRight(prec: Prec, B: MatrixView, { rhs }: Right, full: () => MatrixView, random: Random): void {
  if (rhs === undefined) {
    uniform(B, prec, random);
    return;
  }
  const A = full();
  const parts = A.parts ?? 1;
  const ones = Float64Array.from({ length: parts * A.cols }, (_, p) => (p % parts === 0 ? 1 : 0));
  const sums = multiply(A, false, ones);
  fill(prec, B, (i, _, part) => sums[parts * i + part]!);
}
