// Where the elements of a general matrix come from: --matrix, --matrix-file, or a formula of a test.
import type { Prec } from '../../src/index.ts';
import type { TesterOptions } from './case.ts';
import { generateMatrix } from './generate.ts';
import type { MatrixView } from './norms.ts';
import { fill, type Layout } from './operands.ts';
import type { Random } from './random.ts';

/** Fills the window of a matrix. */
export type Source = (a: MatrixView, prec: Prec, random: Random) => void;

/** Uniform on (0,1), MAGMA's default. */
export const uniform: Source = (a, prec, random) => fill(prec, a, () => random.rand());

/** Uniform, and as much on the diagonal as makes every pivot of LU without interchanges a good one. */
export const dominant: Source = (a, prec, random) => {
  const size = Math.max(a.rows, a.cols);
  fill(prec, a, (i, j) => random.rand() + (i === j ? size : 0));
};

export const unread: Source = (a, prec) => fill(prec, a, () => Number.NaN);

/** A source for a formula, 0-based. */
export const formula =
  (entry: (i: number, j: number) => number): Source =>
  (a, prec) =>
    fill(prec, a, entry);

export function sourceOf(options: TesterOptions): Source {
  const { file, matrix, cond, condD } = options;
  if (file !== undefined) {
    return (a, prec) => {
      const values = prec === 'd' ? file.toDense() : file.toDense('s');
      fill(prec, a, (i, j) => values[i + j * file.rows]!);
    };
  }
  if (matrix === 'rand') return uniform;
  return (a, prec, random) => {
    const rows = Math.max(1, a.rows);
    const { A } = generateMatrix({ matrix, cond, condD, prec: prec === 'd' ? 'd' : 's' }, a.rows, a.cols, rows, random);
    fill(prec, a, (i, j) => A[i + j * rows]!);
  };
}

/** Leading dimensions as MAGMA's testers have them on the device: multiples of --align. */
export const layoutOf = ({ align, offset }: TesterOptions): Layout => ({ align, offset });
