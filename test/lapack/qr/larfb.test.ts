// LARFT and LARFB on every backend: T against the product of the reflectors, H applied against reflectors one by one, guards and what is
// not read.
import { describe, expect, it } from 'vitest';
import { isComplex } from '../../../src/core/field.ts';
import type { Side, Trans } from '../../../src/core/matrix.ts';
import { type Context, larfb, larft, type Prec } from '../../../src/index.ts';
import { larfbRef } from '../../../src/lapack/qr/larfb.ref.ts';
import { larftRef } from '../../../src/lapack/qr/larft.ref.ts';
import { ormqrRef } from '../../../src/lapack/qr/ormqr.ref.ts';
import { type MatrixView, normFro } from '../../../testing/lib/norms.ts';
import { fill, place, Staged, strayWrites, window } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { reflectors } from '../../../testing/lib/reflectors.ts';
import { EPS, froDifference } from '../../../testing/lib/residuals.ts';
import { transposed } from '../../../testing/lib/residualsLq.ts';
import { inDoubles } from '../../../testing/lib/residualsQr.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { sweep } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const STOREV = ['c', 'r'] as const;

/** Order of H and k. */
const SHAPES: readonly (readonly [order: number, k: number])[] = [
  [1, 1],
  [3, 3],
  [7, 4],
  [40, 33],
  [70, 64],
];

/** Reflectors as larft takes them: NaN where nothing is read; and as ormqr takes them, in doubles. */
function made(prec: Prec, storev: 'c' | 'r', order: number, k: number) {
  const columns = window(prec, order, k);
  const parts = columns.parts ?? 1;
  const tau = window(prec, k, 1, ODD, 'read');
  reflectors(prec, columns, tau, new Random());
  for (let j = 0; j < k; j++) columns.data.fill(Number.NaN, parts * j * order, parts * (j * order + j + 1));
  const V = storev === 'c' ? window(prec, order, k, ODD, 'read') : window(prec, k, order, ODD, 'read');
  const source = storev === 'c' ? columns : transposed(columns);
  fill(prec, V, (i, j, part) => source.data[parts * (i + j * source.rows) + part]!);
  return { V, tau, columns };
}

/** The triangle of the references, NaN below it. */
function triangle(prec: Prec, storev: 'c' | 'r', order: number, V: MatrixView, tau: MatrixView): MatrixView {
  const T = window(prec, tau.rows, tau.rows, ODD, 'read');
  fill(prec, T, () => Number.NaN);
  larftRef(storev, order, tau.rows, hostMat(V), tau.data, tau.offset, hostMat(T));
  return T;
}

const upper = (T: MatrixView): MatrixView => {
  const copy = inDoubles(T);
  const parts = T.parts ?? 1;
  for (let j = 0; j < T.cols; j++) copy.data.fill(0, parts * (j * T.rows + j + 1), parts * (j + 1) * T.rows);
  return copy;
};

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('on the %s backend', (backend, context: Context) => {
  const precs: readonly ('s' | 'd' | 'c' | 'z')[] = backend === 'cpu' ? ['s', 'd', 'c', 'z'] : ['s', 'c'];

  it('larft makes the triangle of the reference, and nothing below it', async () => {
    for (const prec of precs) {
      for (const storev of STOREV) {
        for (const [n, k] of SHAPES) {
          const { V, tau } = made(prec, storev, n, k);
          const expected = triangle(prec, storev, n, V, tau);
          const T = window(prec, k, k, ODD);
          const before = { V, tau, T };
          const staged = new Staged(context, prec, before);
          const { at } = staged;
          await larft(context.queue, { storev, n, k, V: at.V, ldv: V.ld, tau: at.tau, T: at.T, ldt: T.ld }, prec);
          const after = await staged.fetch(['V', 'tau', 'T']);
          staged.dispose();
          const error = froDifference(upper(after.T), upper(expected)) / normFro(upper(expected));
          expect(error < 10 * n * EPS[prec], `${prec} ${storev} ${n} ${k}: ${error}`).toBe(true);
          for (let j = 0; j < k; j++) {
            for (let i = j + 1; i < k; i++)
              expect(after.T.data[(T.parts ?? 1) * (after.T.offset + i + j * T.ld)]).toBe(-777.5);
          }
          expect(strayWrites(before, after, ['T'])).toBe(0);
        }
      }
    }
    expect(context.queue.trace.at(-1)).toMatchObject({ backend });
  });

  sweep('larfb applies the reflectors, from both sides', async () => {
    for (const prec of precs) {
      for (const storev of STOREV) {
        for (const [side, op, [order, k]] of combinations()) {
          const trans = op === 't' && isComplex(prec) ? 'c' : op;
          const { V, tau, columns } = made(prec, storev, order, k);
          const T = triangle(prec, storev, order, V, tau);
          const [m, n] = side === 'l' ? [order, 9] : [9, order];
          const { C } = place(prec, { C: [m, n] } as const, ['C'], ODD);
          fill(prec, C, () => Math.random() - 0.5);
          const expected = inDoubles(C);
          const clean = inDoubles(columns);
          ormqrRef(side, trans, m, n, k, hostMat(clean), inDoubles(tau).data, 0, hostMat(expected));
          const before = { V, T, C };
          const staged = new Staged(context, prec, before);
          const { at } = staged;
          const args = { side, trans, storev, m, n, k, V: at.V, ldv: V.ld, T: at.T, ldt: T.ld, C: at.C, ldc: C.ld };
          await larfb(context.queue, args, prec);
          const after = await staged.fetch(['V', 'T', 'C']);
          staged.dispose();
          const reference = inDoubles(C);
          const wide = { V: hostMat(inDoubles(V)), T: hostMat(inDoubles(T)), C: hostMat(reference) };
          larfbRef({ side, trans, storev, m, n, k, ...wide });
          for (const found of [after.C, reference]) {
            const error = froDifference(found, expected) / normFro(C);
            expect(error < 10 * order * EPS[prec], `${prec} ${side} ${trans} ${storev} ${order} ${k}: ${error}`).toBe(
              true,
            );
          }
          expect(strayWrites(before, after, ['C'])).toBe(0);
        }
      }
    }
  });
});

function* combinations(): Iterable<readonly [Side, Trans, readonly [number, number]]> {
  for (const side of ['l', 'r'] as const) {
    for (const trans of ['n', 't'] as const) for (const shape of SHAPES) yield [side, trans, shape];
  }
}
