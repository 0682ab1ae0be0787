// The kernel that answers while the panel kernel of LU is compiled has its bits.
import { expect } from 'vitest';
import { getf2Panel, getf2Turn, ROUNDS } from '../../../src/lapack/lu/getf2.kernels.ts';
import type { Context } from '../../../src/runtime/context.ts';
import type { Kernel } from '../../../src/runtime/kernel.ts';
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

async function factored(context: Context, a: Float32Array, m: number, width: number, kernel: Kernel, round: object) {
  const [A, ipiv, info] = [context.upload('s', a), context.alloc('i', WIDTH), context.alloc('i', 1)];
  const tuning = { THREADS, ROWS, WIDTH, LANES: context.gpu!.fixedLanes, ...round };
  const params = { m, last: m - 1, width, off: 0, lda: LD, row0: 0, offPiv: 0, offInfo: 0 };
  context.queue.launch(kernel, tuning, { A, ipiv, info }, params, [1, 1, 1]);
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
  'panels of LU have the same bits by the kernel that is compiled sooner',
  async (context) => {
    if (context.gpu!.fixedLanes === 0) return; // then it is never asked
    for (const round of [ROUNDS.whole, ROUNDS.window]) {
      for (const [m, width] of [
        [THREADS * ROWS, WIDTH] as const,
        [WIDTH - 1, WIDTH - 1] as const,
        [5, WIDTH] as const,
      ]) {
        for (const [kind, element] of Object.entries(kinds)) {
          const a = Float32Array.from({ length: LD * WIDTH }, (_, e) => element(e % LD, Math.floor(e / LD)));
          const [panel, turn] = await Promise.all(
            [getf2Panel, getf2Turn].map((kernel) => factored(context, a, m, width, kernel, round)),
          );
          expect(turn, `${kind}, ${m} x ${width}`).toEqual(panel);
        }
      }
    }
  },
  'subgroups',
);
