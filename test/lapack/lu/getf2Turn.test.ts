// The panel kernel of LU has the same bits however many columns make a turn of its registers: with as many as the panel has, none turns.
import { expect } from 'vitest';
import { getf2Panel, ROUNDS } from '../../../src/lapack/lu/getf2.kernels.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { gpuTest } from '../../setup/contexts.ts';

const [THREADS, ROWS, WIDTH] = [32, 2, 8];
const LD = THREADS * ROWS + 1;

/** Elements of a panel: uniform, with zero columns, with numbers that are none, of few values. */
const kinds: Readonly<Record<string, (i: number, j: number) => number>> = {
  uniform: (i, j) => Math.sin(1 + i * 7.3 + j * 31.7),
  zeros: (i, j) => (j % 3 === 1 ? 0 : Math.sin(1 + i * 5.1 + j * 17.9)),
  nonfinite: (i, j) => (j === 2 && i === 5 ? Number.NaN : i === 3 && j === 6 ? Number.POSITIVE_INFINITY : i - j),
  equal: (i, j) => ((i * 5 + j * 3) % 2 === 0 ? 1 : -1),
};

async function factored(context: Context, a: Float32Array, m: number, width: number, TURN: number, round: object) {
  const [A, ipiv, info] = [context.upload('s', a), context.alloc('i', WIDTH), context.alloc('i', 1)];
  const tuning = { THREADS, ROWS, WIDTH, LANES: 4, TURN, GROUP: Math.max(4, TURN), ...round };
  const params = { m, last: m - 1, width, off: 0, lda: LD, row0: 0, offPiv: 0, offInfo: 0 };
  context.queue.launch(getf2Panel, tuning, { A, ipiv, info }, params, [1, 1, 1]);
  const lu = (await context.download(A)) as Float32Array;
  const found = {
    bits: [...lu].map((x) => (x === x ? new Uint32Array(Float32Array.of(x).buffer)[0] : 'NaN')),
    ipiv: [...(await context.download(ipiv))],
    info: [...(await context.download(info))],
  };
  for (const buffer of [A, ipiv, info]) buffer.dispose();
  return found;
}

gpuTest(
  'panels of LU have the same bits with one, two, four columns in a turn as with all of them',
  async (context) => {
    for (const round of [ROUNDS.whole, ROUNDS.window]) {
      for (const [m, width] of [
        [THREADS * ROWS, WIDTH] as const,
        [WIDTH - 1, WIDTH - 1] as const,
        [5, WIDTH] as const,
      ]) {
        for (const [kind, element] of Object.entries(kinds)) {
          const a = Float32Array.from({ length: LD * WIDTH }, (_, e) => element(e % LD, Math.floor(e / LD)));
          const whole = await factored(context, a, m, width, WIDTH, round);
          for (const TURN of [1, 2, 4])
            expect(await factored(context, a, m, width, TURN, round), `${kind}, ${m} x ${width}, ${TURN}`).toEqual(
              whole,
            );
        }
      }
    }
  },
  'subgroups',
);
