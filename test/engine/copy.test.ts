// Copies on the CPU engine from one precision to another: the reference's, in one part and on all threads, and nothing between columns.
import { expect, it } from 'vitest';
import type { FieldMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { type Elements, elements } from '../../src/engine/ops.ts';
import { matrixAt } from '../../src/engine/views.ts';
import { copyRef } from '../../src/lapack/schur/doubles.ref.ts';
import { copyOn } from '../../src/lapack/schur/rooms.cpu.ts';

const e = engine()!;
const PAIRS: readonly (readonly [Elements, Elements])[] = [
  [elements.s, elements.d],
  [elements.d, elements.s],
  [elements.d, elements.d],
  [elements.c, elements.z],
  [elements.z, elements.c],
];

it('are those of the reference', () => {
  for (const [r, to] of PAIRS) {
    for (const [rows, cols] of [[300, 257], ...[0, 1, 2, 3, 4, 5, 7, 8, 9].map((m) => [m, 3])] as [number, number][]) {
      const [lda, ldb] = [rows + 3, rows + 1];
      const [found, expected] = e.within((space) => {
        const [a, b] = [
          matrixAt(e, r, rows, cols, { at: space.take(lda * cols * r.bytes), ld: lda }),
          matrixAt(e, to, rows, cols, { at: space.take(ldb * cols * to.bytes), ld: ldb }),
        ];
        for (let i = 0; i < a.data.length; i++) a.data[i] = Math.sin(i) * 10 ** (i % 50);
        b.data.fill(-1);
        const known: FieldMat = { ...b, data: b.data.slice() };
        copyRef(rows, cols, a, known);
        copyOn(e)(rows, cols, a, b);
        return [[...b.data], [...known.data]] as const;
      })!;
      expect(found, `${r.prec} to ${to.prec}, ${rows} x ${cols}`).toEqual(expected);
    }
  }
  // Of arrays elsewhere too
  const A = { data: Float64Array.of(0.1, 0.2), off: 0, ld: 2 };
  const B = { data: new Float32Array(2), off: 0, ld: 2 };
  copyOn(e)(2, 1, A, B);
  expect([...B.data]).toEqual([...Float32Array.of(0.1, 0.2)]);
});
