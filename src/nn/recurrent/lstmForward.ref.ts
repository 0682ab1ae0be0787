// LSTMFORWARD in TypeScript: the products of all steps with the inputs, then step by step. Host memory only.

import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import type { RealMat } from '../../core/matrix.ts';
import {
  directionsOf,
  keptAt,
  type LstmOrder,
  lstmGates,
  outputsAt,
  type Sequence,
  timeOf,
  waysOf,
} from '../../core/recurrence.ts';
import type { Gemm } from '../../core/signatures.ts';

export interface LstmSequence extends Sequence {
  readonly order: LstmOrder;
}

type Optional = RealMat | undefined;

export interface LstmTensors {
  readonly X: RealMat;
  readonly W: RealMat;
  readonly U: RealMat;
  readonly b: Optional;
  readonly P: Optional;
  readonly h0: Optional;
  readonly c0: Optional;
  readonly Y: RealMat;
  readonly hT: Optional;
  readonly cT: Optional;
  readonly S: RealMat;
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The part of a tensor from an element on, as a matrix of so many rows. */
export const from = ({ data, off }: RealMat, at: number, rows: number): RealMat => ({
  data,
  off: off + at,
  ld: Math.max(1, rows),
});

/** The k-th number of a tensor from `at` on; 0 of one that is left out. */
export const numberAt = (x: Optional, at: number): number => (x === undefined ? 0 : x.data[x.off + at]!);

/** Y, hT and cT, and S: the gates and cells of every step. `gemm` may be any product. */
export function lstmForwardRef(s: LstmSequence, o: LstmTensors, gemm: Gemm<RealMat, number> = gemmBlockedRef): void {
  const { steps, batch, inputs, hidden } = s;
  const rows = 4 * hidden;
  const cells = directionsOf(s) * steps * batch * rows;
  const gate = lstmGates(s.order);
  for (const way of waysOf(s)) {
    const { d } = way;
    const gates = from(o.S, keptAt(s, way, 0, rows), rows);
    gemm(
      't',
      'n',
      rows,
      steps * batch,
      inputs,
      1,
      from(o.W, d * rows * inputs, inputs),
      from(o.X, 0, inputs),
      0,
      gates,
    );
    const U = from(o.U, d * rows * hidden, hidden);
    const states = d * batch * hidden;
    let before = { h: o.h0 && from(o.h0, states, hidden), c: o.c0 && from(o.c0, states, hidden) };
    for (let k = 0; k < steps; k++) {
      const t = timeOf(s, way, k);
      const G = from(o.S, keptAt(s, way, t, rows), rows);
      const c = from(o.S, cells + keptAt(s, way, t, hidden), hidden);
      const h = from(o.Y, outputsAt(s, way, t), hidden);
      if (before.h !== undefined) gemm('t', 'n', rows, batch, hidden, 1, U, before.h, 1, G);
      for (let b = 0; b < batch; b++)
        for (let j = 0; j < hidden; j++) {
          const at = b * hidden + j;
          const place = (q: number): number => G.off + b * rows + q * hidden + j;
          const given = (q: number): number => G.data[place(q)]! + numberAt(o.b, d * rows + q * hidden + j);
          const peep = (q: number): number => numberAt(o.P, (3 * d + q) * hidden + j);
          const old = numberAt(before.c, at);
          const i = logistic(given(gate.i) + peep(0) * old);
          const f = logistic(given(gate.f) + peep(2) * old);
          const g = Math.tanh(given(gate.g));
          const cell = f * old + i * g;
          const out = logistic(given(gate.o) + peep(1) * cell);
          G.data[place(gate.i)] = i;
          G.data[place(gate.f)] = f;
          G.data[place(gate.g)] = g;
          G.data[place(gate.o)] = out;
          c.data[c.off + at] = cell;
          h.data[h.off + at] = out * Math.tanh(cell);
        }
      before = { h, c };
    }
    for (const [last, state] of [
      [before.h, o.hT],
      [before.c, o.cT],
    ] as const)
      if (state !== undefined)
        for (let at = 0; at < batch * hidden; at++) state.data[state.off + states + at] = numberAt(last, at);
  }
}
