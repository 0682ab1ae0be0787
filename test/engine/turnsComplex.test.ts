// Chases, single-shift steps and moves in complex Hessenberg and Schur forms on the CPU engine: the bits of the references, and nothing
// else touched.
import { expect, it } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import { chasePairsRef } from '../../src/lapack/schur/chaseComplex.ref.ts';
import type { Doubles } from '../../src/lapack/schur/doubles.ref.ts';
import { sweepPairsRef } from '../../src/lapack/schur/lahqrComplex.ref.ts';
import { trexcComplexRef } from '../../src/lapack/schur/trexcComplex.ref.ts';
import { turnsOn } from '../../src/lapack/schur/turns.cpu.ts';
import type { PairTurns } from '../../src/lapack/schur/turns.ref.ts';
import { mulberry32 } from '../lib/rng.ts';

const e = engine()!;
const onEngine = turnsOn(e).pairs!;
const references: PairTurns = { chase: chasePairsRef, sweep: sweepPairsRef, move: trexcComplexRef };
/** T, and behind it V, with rows and columns around them that nobody may touch. */
const [MOST, LD] = [12, 15];
const LENGTH = 2 * (2 * LD * MOST + LD);
const random = mulberry32(17);
const upTo = (n: number): number => Math.floor((n + 1) * random());
const pick = <T>(values: readonly T[]): T => values[upTo(values.length - 1)]!;

const T_OFF = 1;
const V_OFF = LD * MOST + 2;
const matrix = (data: Float64Array, off: number): Doubles => ({ data, off, ld: LD, parts: 2 });
/** Whether the engine in its memory and the references make the same bits of it. */
function expectSame(before: Float64Array, turn: (turns: PairTurns, T: Doubles, V: Doubles) => void): void {
  const place = e.heap.take(8 * LENGTH)!;
  const inHeap = e.heap.view(Float64Array, place, LENGTH);
  inHeap.set(before);
  turn(onEngine, matrix(inHeap, T_OFF), matrix(inHeap, V_OFF));
  const found = inHeap.slice();
  e.heap.release(place);
  const known = before.slice();
  turn(references, matrix(known, T_OFF), matrix(known, V_OFF));
  // NaN has many bits.
  expect(found.findIndex((x, i) => !Object.is(x, known[i]))).toBe(-1);
}

/** Elements of sizes that one matrix may have, zeros of both signs, and NaN or infinity in some. */
function elements(): Float64Array {
  const scale = pick([1, 1, 1, 1e-300, 1e300, 1e-160, 1e150, 2 ** -1060]);
  const [zeros, tiny, special] = [pick([0, 0, 0.2, 0.6]), pick([0, 0, 0.2]), pick([0, 0, 0, 0.01])];
  return new Float64Array(LENGTH).map(() => {
    if (random() < special) return pick([Number.NaN, Infinity, -Infinity]);
    if (random() < zeros) return pick([0, -0]);
    return (2 * random() - 1) * scale * (random() < tiny ? pick([2 ** -460, 1e-290, 1e-17]) : 1);
  });
}

const put = (a: Float64Array, i: number, j: number, re: number, im: number): void =>
  a.set([re, im], 2 * (T_OFF + i + j * LD));
/** Elements below the diagonal that lies `below` rows under the main one become zero. */
function clear(a: Float64Array, below: number): void {
  for (let j = 0; j < MOST; j++) for (let i = j + below + 1; i < MOST; i++) put(a, i, j, 0, 0);
}

it('chases bulges, those that are there and those that a shift makes, to the end of a block and into its middle', () => {
  for (let round = 0; round < 2000; round++) {
    const a = elements();
    clear(a, 1);
    const last = 1 + upTo(MOST - 2);
    const shift = random() < 0.5;
    const k = shift ? upTo(last) : 1 + upTo(last - 1);
    const to = pick([last, last, k, upTo(last)]);
    if (!shift && k < last) put(a, k + 1, k - 1, random() - 0.5, random() - 0.5);
    const [right, upper] = [last + 1 + upTo(MOST - 1 - last), upTo(Math.max(k - 1, 0))];
    const start = { top: Math.max(0, k - upTo(1)), re: random() - 0.5, im: random() - 0.5 };
    const [withV, filled, rows] = [random() < 0.7, upTo(MOST), upTo(MOST)];
    expectSame(a, (turns, H, V) =>
      turns.chase({ H, k, to, last, right, upper, V: withV ? V : undefined, filled, rows }, shift ? start : undefined),
    );
  }
});

it('makes single-shift steps, from the first row or from further down', () => {
  for (let round = 0; round < 2000; round++) {
    const a = elements();
    clear(a, 1);
    const l = upTo(MOST - 2);
    const i = l + 1 + upTo(MOST - 2 - l);
    // Two small ones in a row: the step begins there.
    const m = l + 1 + upTo(i - l);
    const small = pick([1, 1e-9, 1e-12, 0]);
    for (const k of [m, m + 1]) if (k < MOST) put(a, k, k - 1, small * (random() - 0.5), pick([0, small * random()]));
    const [right, upper] = pick([
      [MOST, 0],
      [i + 1, l],
    ] as const);
    const [shift, apart] = [pick([a[2 * (T_OFF + i + i * LD)]!, random()]), random() - 0.5];
    const [withV, rows] = [random() < 0.7, upTo(MOST)];
    expectSame(a, (turns, H, V) =>
      turns.sweep({ H, l, i, right, upper, shift, apart, V: withV ? V : undefined, rows, eps: 2 ** -53 }),
    );
  }
});

it('moves diagonal elements up and down, past equal ones too', () => {
  for (let round = 0; round < 2000; round++) {
    const a = elements();
    clear(a, 0);
    const n = 1 + upTo(MOST - 1);
    const [from, to] = [upTo(n - 1), upTo(n - 1)];
    const [own, past] = [2 * (T_OFF + from * (LD + 1)), 2 * (T_OFF + to * (LD + 1))];
    if (random() < 0.2) a.copyWithin(past, own, own + 2);
    const [withQ, rows] = [random() < 0.7, upTo(MOST)];
    expectSame(a, (turns, T, Q) => turns.move(n, T, rows, withQ ? Q : undefined, from, to));
  }
});
