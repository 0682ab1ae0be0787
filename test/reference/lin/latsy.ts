// The special matrix of the tests of complex symmetric factorizations (xlatsy): blocks on the diagonal that make the pivots of xsytrf, in
// the order of elimination, 2 x 2 and not diagonalizable, 1 x 1, 2 x 2 and diagonalizable, and again.
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { Random } from '../../../testing/lib/random.ts';
import { magnitude, minus, type Scalar, times } from '../../../testing/lib/scalars.ts';
import { made, mirrored } from './matrices.ts';

const ALPHA = (1 + Math.sqrt(17)) / 8;
const BETA = ALPHA - 1 / 1000;

/** A complex symmetric matrix of order n; an upper triangle is eliminated from its end. */
export function latsy(uplo: 'u' | 'l', n: number, random: Random): MatrixView {
  const entries = new Map<number, Scalar>();
  /** Element (i, j), i >= j, in the order of elimination. */
  const set = (i: number, j: number, value: Scalar): void => {
    const [row, col] = uplo === 'l' ? [i, j] : [n - 1 - i, n - 1 - j];
    entries.set(row + col * n, value);
  };
  const onCircle = (): Scalar => {
    const angle = 2 * Math.PI * random.rand();
    return { re: Math.cos(angle), im: Math.sin(angle) };
  };
  const inSquare = (): Scalar => ({ re: random.rands(), im: random.rands() });
  let i = 0;
  for (let left = n; left > 0; left = n - i) {
    if (left >= 3) {
      const [a, b] = [times(ALPHA ** 3, onCircle()), times(1 / ALPHA, onCircle())];
      const c = minus(a, times({ re: 0, im: 2 }, b));
      set(i, i, a);
      set(i + 2, i, b);
      set(i + 2, i + 1, times(1 / BETA, c));
      set(i + 2, i + 2, c);
      set(i + 1, i + 1, inSquare());
      i += 3;
    }
    if (n - i >= 2) {
      const [p, q] = [inSquare(), inSquare()];
      set(i, i, p);
      set(i + 1, i + 1, q);
      set(i + 1, i, times(2, magnitude(p) > magnitude(q) ? p : q));
      i += 2;
    } else if (n - i === 1) {
      set(i, i, inSquare());
      i += 1;
    }
  }
  return mirrored(
    made(n, n, (row, col) => entries.get(row + col * n) ?? 0, 2),
    uplo,
    't',
  );
}
