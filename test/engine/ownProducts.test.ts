// Products on the CPU engine that overwrite one of their factors: against the reference's, of any length, in one part and on all threads.
import { expect, it } from 'vitest';
import { gemmBlockedRef } from '../../src/blas3/products/gemm.ref.ts';
import { ownProductsFork } from '../../src/blas3/products/ownProducts.cpu.ts';
import { putElement } from '../../src/core/complex.ts';
import type { FieldMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { elements } from '../../src/engine/ops.ts';
import { matrixAt } from '../../src/engine/views.ts';
import { mulberry32 } from '../lib/rng.ts';

const e = engine()!;

it.each(['s', 'd', 'c', 'z'] as const)('X := X V and V^H X (%s)', (prec) => {
  const r = elements[prec];
  const random = mulberry32(3);
  for (const order of [1, 2, 5, 33, 96]) {
    for (const [count, below, above] of [
      [1, order, order],
      [3, 0, order],
      [4, 2, 1],
      [50, order, 0],
      [300, 31, 45],
      [700, order, order],
    ] as const) {
      const differences = e.within((space) => {
        const take = (rows: number, cols: number) => {
          const place = { at: space.take((rows + 2) * cols * r.bytes), ld: rows + 2 };
          const view = matrixAt(e, r, rows, cols, place);
          for (let i = 0; i < view.data.length; i++) view.data[i] = 2 * random() - 1;
          return { place, view };
        };
        const [V, X, Y] = [take(order, order), take(count, order), take(order, count)];
        for (let j = 0; j < order; j++)
          for (let i = 0; i < order; i++)
            if (i - j > below || j - i > above) putElement(V.view.data, V.view.off + i + j * V.view.ld, 0, r.parts);
        const results = [true, false].map((left): readonly [FieldMat, FieldMat, number, number] => {
          const own = left ? Y.view : X.view;
          const [m, n] = left ? [order, count] : [count, order];
          const known: FieldMat = { ...own, data: own.data.slice() };
          const before: FieldMat = { ...own, data: own.data.slice() };
          const [A, B] = left ? [V.view, before] : [before, V.view];
          gemmBlockedRef(left ? 'c' : 'n', 'n', m, n, order, 1, A, B, 0, known);
          return [own, known, m, n];
        });
        const same = { count, order, below, above, V: V.place };
        ownProductsFork(e, r, { ...same, left: true, X: Y.place }, { ...same, left: false, X: X.place })();
        // What lies between columns is compared too: the reference leaves it alone.
        return results.map(([own, known]) =>
          Array.from(own.data).reduce((most, x, i) => Math.max(most, Math.abs(x - known.data[i]!)), 0),
        );
      })!;
      const bound = 8 * order * (r.bytes / r.parts === 4 ? 2 ** -24 : 2 ** -53);
      for (const difference of differences) expect(difference, `${order}, ${count}`).toBeLessThanOrEqual(bound);
    }
  }
});
