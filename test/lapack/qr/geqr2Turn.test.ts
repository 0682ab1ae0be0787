// The panel kernel of QR has the same bits however many columns make a turn of its registers: with as many as the panel has, none turns.
import { expect } from 'vitest';
import { geqr2Panel } from '../../../src/lapack/qr/geqr2.kernels.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { gpuTest } from '../../setup/contexts.ts';

const [THREADS, ROWS] = [32, 2];
const LD = THREADS * ROWS + 1;

/** Elements of a panel: uniform, with zero columns, with a number that is none, of very different sizes. */
const kinds: Readonly<Record<string, (i: number, j: number) => number>> = {
  uniform: (i, j) => Math.sin(1 + i * 7.3 + j * 31.7),
  zeros: (i, j) => (j % 3 === 1 ? 0 : Math.sin(1 + i * 5.1 + j * 17.9)),
  nonfinite: (i, j) => (j === 2 && i === 5 ? Number.NaN : i - j),
  graded: (i, j) => Math.sin(1 + i * 7.3 + j * 31.7) * 2 ** (30 * j - 3 * i),
};

/** A, tau and T. */
async function factored(context: Context, a: Float32Array, m: number, width: number, WIDTH: number, TURN: number) {
  const [tau, triangle] = [context.alloc('s', WIDTH), context.alloc('s', WIDTH ** 2)];
  const buffers = { A: context.upload('s', a), tau, triangle };
  const tuning = { THREADS, ROWS, WIDTH, LANES: WIDTH, TURN, GROUP: Math.max(4, TURN) };
  const params = { m, width, off: 0, lda: LD, offTau: 0, offT: 0, ldt: WIDTH };
  context.queue.launch(geqr2Panel, tuning, buffers, params, [1, 1, 1]);
  const found = [];
  for (const buffer of Object.values(buffers)) {
    const values = (await context.download(buffer)) as Float32Array;
    found.push([...values].map((x) => (x === x ? new Uint32Array(Float32Array.of(x).buffer)[0] : 'NaN')));
    buffer.dispose();
  }
  return found;
}

gpuTest(
  'panels of QR have the same bits with one or more columns in a turn as with all of them',
  async (context) => {
    const WIDTH = Math.min(16, context.gpu!.lanes);
    for (const [m, width] of [[THREADS * ROWS, WIDTH] as const, [WIDTH - 1, WIDTH - 1] as const, [2, WIDTH] as const]) {
      for (const [kind, element] of Object.entries(kinds)) {
        const a = Float32Array.from({ length: LD * WIDTH }, (_, e) => element(e % LD, Math.floor(e / LD)));
        const whole = await factored(context, a, m, width, WIDTH, WIDTH);
        for (let TURN = 1; TURN < WIDTH; TURN *= 2)
          expect(await factored(context, a, m, width, WIDTH, TURN), `${kind}, ${m} x ${width}, ${TURN}`).toEqual(whole);
      }
    }
  },
  'subgroups',
);
