// The engine's transposition: sizes around its squares and lines, leading dimensions, and what lies between columns.
import { expect, it } from 'vitest';
import { transposeRef } from '../../src/blas3/elements/transpose.ref.ts';
import { engine } from '../../src/engine/engine.ts';
import { transposition } from '../../src/engine/kernels/transpose.ts';
import { double, single } from '../../src/engine/ops.ts';
import { matrixAt } from '../../src/engine/views.ts';

it.each([single, double])('is that of the reference ($prec)', (r) => {
  const e = engine()!;
  const sizes = [0, 1, 2, 3, 4, 5, 8, 15, 16, 17, 33];
  for (const m of sizes) {
    for (const n of sizes) {
      const [lda, ldb] = [m + 3, n + 1];
      const found = e.within((space) => {
        const [A, B] = [
          { at: space.take(lda * n * r.bytes), ld: lda },
          { at: space.take(ldb * m * r.bytes), ld: ldb },
        ];
        const [a, b] = [matrixAt(e, r, m, n, A), matrixAt(e, r, n, m, B)];
        for (let i = 0; i < a.data.length; i++) a.data[i] = i + 1;
        b.data.fill(-1);
        const expected = { data: b.data.slice(), off: 0, ld: ldb };
        transposeRef(m, n, a, expected);
        e.functionsOf(transposition[r.prec])['transpose']!(m, n, A.at, lda * r.bytes, B.at, ldb * r.bytes);
        return { found: [...b.data], expected: [...expected.data] };
      })!;
      expect(found.found, `${m} x ${n}`).toEqual(found.expected);
    }
  }
});
