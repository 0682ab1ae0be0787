// What functions of matrices compute with on the CPU engine, beside the same of the references: sums of matrices, and products with the
// magnitudes of a matrix.
import { expect, it } from 'vitest';
import { withSquares } from '../../../src/batched/functions/squares.cpu.ts';
import { type Squares, squaresRef } from '../../../src/batched/functions/squares.ref.ts';
import type { FieldMat } from '../../../src/core/matrix.ts';
import { engine } from '../../../src/engine/engine.ts';
import { elements, realsOf } from '../../../src/engine/ops.ts';
import { mulberry32 } from '../../lib/rng.ts';

const e = engine()!;

it.each(['s', 'd', 'c', 'z'] as const)('%s', (prec) => {
  const r = elements[prec];
  const { parts } = r;
  for (const n of [1, 2, 3, 5, 8, 13, 30]) {
    const random = mulberry32(n);
    const Type = realsOf(r).bytes === 4 ? Float32Array : Float64Array;
    const ld = n + 2;
    const A: FieldMat = { data: new Type(parts * ld * n).map(() => 2 * random() - 1), off: 0, ld, parts };
    const x = Float64Array.from({ length: n }, random);
    /** Everything that there is to compare. */
    const made = (s: Squares, own: FieldMat): number[] => {
      const [X, Y, Z, W] = [s.take(), s.take(), s.take(), s.take()];
      s.combine(X, [[1.5, own]]);
      s.combine(Y, [], 3);
      s.combine(
        Z,
        [
          [2, X],
          [-1, Y],
        ],
        0.25,
      );
      s.combine(W, [
        [1, X],
        [-0.5, Y],
        [0.125, Z],
        [3, X],
      ]);
      const { v, sums, multiply } = s.magnitudes(own);
      v.set(x);
      multiply();
      // Once more, with other numbers in the sums
      multiply();
      return [...[X, Y, Z, W].flatMap(({ data, off }) => [...data.slice(off, off + parts * n * n)]), ...sums];
    };
    const known = made(squaresRef(n, A), A);
    const found = e.within((space) => withSquares(e, r, space, n, A, made))!;
    const tolerance = 20 * n * (Type === Float32Array ? 2 ** -24 : 2 ** -53);
    expect(found.length).toBe(known.length);
    expect(found.filter((value, i) => !(Math.abs(value - known[i]!) <= tolerance))).toEqual([]);
  }
});
