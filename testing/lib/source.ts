// Where the elements of a general matrix come from: --matrix, --matrix-file, or a formula of a test.
import type { Prec } from '../../src/index.ts';
import type { TesterOptions } from './case.ts';
import { generateMatrix } from './generate.ts';
import type { MatrixView } from './norms.ts';
import { type Formula, fill, type Layout } from './operands.ts';
import type { Random } from './random.ts';

/** Fills the window of a matrix. */
export type Source = (a: MatrixView, prec: Prec, random: Random) => void;

/** Uniform on (0,1), real and imaginary parts each: MAGMA's default. */
export const uniform: Source = (a, prec, random) => fill(prec, a, () => random.rand());

/** Uniform, and as much on the diagonal as makes every pivot of LU without interchanges a good one. */
export const dominant: Source = (a, prec, random) => {
  const size = Math.max(a.rows, a.cols);
  fill(prec, a, (i, j) => random.rand() + (i === j ? size : 0));
};

export const unread: Source = (a, prec) => fill(prec, a, () => Number.NaN);

/** A source for a formula. */
export const formula =
  (entry: Formula): Source =>
  (a, prec) =>
    fill(prec, a, entry);

export function sourceOf(options: TesterOptions): Source {
  const { file, matrix, cond, condD } = options;
  if (file !== undefined) {
    const values = file.toDense();
    const parts = file.complex ? 2 : 1;
    return (a, prec) => fill(prec, a, (i, j, part) => (part < parts ? values[(i + j * file.rows) * parts + part]! : 0));
  }
  if (matrix === 'rand') return uniform;
  return (a, prec, random) => {
    const [rows, parts] = [Math.max(1, a.rows), a.parts ?? 1];
    const { A } = generateMatrix({ matrix, cond, condD, prec }, a.rows, a.cols, rows, random);
    fill(prec, a, (i, j, part) => A[(i + j * rows) * parts + part]!);
  };
}

/** Leading dimensions as MAGMA's testers have them on the device: multiples of --align. */
export const layoutOf = ({ align, offset }: TesterOptions): Layout => ({ align, offset });
