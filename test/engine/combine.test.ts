// Sums of matrices on the CPU engine: against the reference's, of real and complex numbers, in place of one of their terms, with a number
// on the diagonal, and with what is not finite.
import { expect, it } from 'vitest';
import { combine } from '../../src/batched/functions/squares.ref.ts';
import type { FieldMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { combinations } from '../../src/engine/kernels/combine.ts';
import { elements, realsOf } from '../../src/engine/ops.ts';
import { matrixAt } from '../../src/engine/views.ts';
import { mulberry32 } from '../lib/rng.ts';

const e = engine()!;
const SIZES = [...Array.from({ length: 21 }, (_, n) => n), 45];

it.each(['s', 'd', 'c', 'z'] as const)('%s', (prec) => {
  const r = elements[prec];
  const { combine: combineOn } = e.functionsOf(combinations[realsOf(r).prec]);
  for (const n of SIZES) {
    for (const [terms, inPlace, diagonal, bad] of [
      [1, false, 0, undefined],
      [1, true, 0.7, undefined],
      [2, true, 0, Infinity],
      [2, false, -3, undefined],
      [3, true, 2.5, Number.NaN],
      [4, false, 1e3, undefined],
      [4, true, 0, undefined],
    ] as const) {
      const random = mulberry32(n + terms);
      e.within((space) => {
        const places = Array.from({ length: 5 }, (_, k) => {
          const ld = n + 1 + k;
          return { at: space.take(ld * Math.max(1, n) * r.bytes), ld };
        });
        const fill = (X: FieldMat): void => {
          for (let i = 0; i < X.data.length; i++) X.data[i] = 2 * random() - 1;
        };
        const all = places.map((place) => matrixAt(e, r, n, n, place) as FieldMat);
        all.forEach(fill);
        if (bad !== undefined && n > 2) all[1]!.data[r.parts * (1 + 2 * all[1]!.ld)] = bad;
        const of = all.slice(1, 1 + terms).map((X) => [4 * random() - 2, X] as const);
        const Y = inPlace ? all[1]! : all[0]!;
        const to = places[inPlace ? 1 : 0]!;
        const known = { ...Y, data: Y.data.slice() };
        combine(n, known, of, diagonal);
        const list = places.slice(1).map(({ at, ld }, k) => [at, ld * r.bytes, of[k]?.[0] ?? Number.NaN]);
        const size = [r.parts * n, n, to.at, to.ld * r.bytes, r.bytes, diagonal];
        combineOn!(terms, ...size, ...list.flat());
        // What lies between columns is compared too.
        expect([...Y.data], `${n} ${terms} ${diagonal}`).toEqual([...known.data]);
        return true;
      });
    }
  }
});
