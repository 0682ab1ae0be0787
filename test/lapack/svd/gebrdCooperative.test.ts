// Reductions to bidiagonal form by workgroups that wait for each other, and by one alone where they have waited in vain: Q and P in
// doubles.
import { describe, expect, it } from 'vitest';
import { mostOf, partsOf, tilesFor } from '../../../src/lapack/cooperativeTiles.ts';
import { enqueueGebrd } from '../../../src/lapack/svd/gebrd.gpu.ts';
import { GEBRD_TILES, type GebrdTile, gebrdMail, LIGHT_TILES } from '../../../src/lapack/svd/gebrdCooperativeTiles.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { gebrdCase } from '../../../testing/cases/lapack/svd/gebrd.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { gpuTest } from '../../setup/contexts.ts';

/** All is well with a matrix, which is in front of others or behind columns that panels of nb have reduced. */
async function expectGood(
  context: Context,
  tiles: readonly GebrdTile[],
  [m, n]: readonly [number, number],
  { lost = 0, nb = 4, source = uniform }: { lost?: number; nb?: number; source?: Source } = {},
): Promise<void> {
  const most = mostOf(tiles.at(-1)!);
  const ld = 4 * Math.ceil(Math.max(m, n) / 4);
  const from = Math.max(0, nb * Math.ceil((ld - most) / nb));
  const [rows, cols] = [Math.max(m, n) - from, Math.min(m, n) - from];
  const letters = new Int32Array(gebrdMail(rows, cols, partsOf(tiles, ld - from, cols)));
  letters[0] = lost;
  const mail = context.upload('i', letters);
  const what = `${JSON.stringify(tiles.at(-1))}, ${m} x ${n}${lost === 1 ? ', alone' : ''}`;
  const run: (typeof gebrdCase)['run'] = async (queue, problem, { A, D, E, tauQ, tauP }) => {
    const vectors = { D: deviceMat(D, 1), E: deviceMat(E, 1), tauQ: deviceMat(tauQ, 1), tauP: deviceMat(tauP, 1) };
    const { m: height, n: width } = problem;
    const together = { tiles, mail };
    enqueueGebrd(queue, { m: height, n: width, A: deviceMat(A, A.ld), ...vectors, nb, together });
  };
  const problem = { m, n, layout: { pad: 3, offset: 5 }, source };
  expect(await complaints(context, gebrdCase, problem, 's', run), what).toEqual([]);
  const [first, ...left] = await context.download(mail);
  mail.dispose();
  // In one group, on hardware in several, nobody waits in vain.
  if (tiles.every(({ GROUPS }) => GROUPS === 1) || !context.gpu!.software) expect(first, what).toBe(lost);
  expect(
    left.every((word) => word === 0),
    what,
  ).toBe(true);
}

/** All tiles that a device can take. */
const tilesHere = ({ gpu }: Context): GebrdTile[] =>
  [...(gpu!.software ? [] : GEBRD_TILES), ...LIGHT_TILES].filter(
    ({ LANES }) => LANES === 0 || LANES === gpu!.fixedLanes,
  );

gpuTest(
  'matrices of any shape by workgroups that wait for each other, and where they wait in vain',
  async (context) => {
    for (const tile of tilesHere(context))
      for (const lost of [0, 1]) {
        const most = Math.min(mostOf(tile), 40);
        const shapes = [
          [1, 1],
          [2, 1],
          [3, 3],
          [5, 4],
          [4, 7],
          [most - 1, most - 1],
          [most, most - 5],
          [most, most],
          [most - 3, most],
        ] as const;
        for (const shape of some(shapes, 9)) await expectGood(context, [tile], shape, { lost });
        // What panels have left
        const whole = mostOf(tile);
        if (whole < 40) await expectGood(context, [tile], [whole + 6, whole + 3], { lost });
        const sources = [
          formula(() => 0),
          formula((i, j) => Number(i === j)),
          formula((i, j) => (i + 1) * (j + 1)),
          formula((i, j) => 10 ** (-(i + 2 * j) / 8)),
        ];
        for (const source of some(sources, 6)) await expectGood(context, [tile], [most, most - 2], { lost, source });
      }
  },
);

gpuTest('what one tile leaves to the next', async (context) => {
  const [small, large] = LIGHT_TILES;
  for (const lost of [0, 1])
    for (const shape of [
      [17, 17],
      [33, 20],
      [64, 61],
      [68, 66],
    ] as const)
      await expectGood(context, [small!, large!], shape, { lost });
  if (context.gpu!.software || context.gpu!.fixedLanes !== 32) return;
  for (const lost of [0, 1])
    for (const [m, n] of [
      [130, 129],
      [263, 258],
      [301, 300],
    ] as const)
      await expectGood(context, tilesFor(GEBRD_TILES, context.gpu!, 4 * Math.ceil(m / 4)), [m, n], { lost, nb: 32 });
});

gpuTest('what is not a number ends, and reaches B', async (context) => {
  const [m, n] = [14, 13];
  for (const tile of tilesHere(context).filter((one) => mostOf(one) >= 16))
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      for (const place of [0, 5 * m + 9, m * n - 1]) {
        const host = Float32Array.from({ length: m * n }, (_, p) => (p === place ? value : Math.sin(p * p + 1)));
        const buffers = [context.upload('s', host), ...[n, n, n, n].map((count) => context.alloc('s', count))];
        const [A, D, E, tauQ, tauP] = buffers.map((data) => deviceMat(data, m));
        const f = { m, n, A: A!, D: D!, E: E!, tauQ: tauQ!, tauP: tauP! };
        enqueueGebrd(context.queue, { ...f, together: { tiles: [tile] } });
        const found = [...(await context.download(buffers[1]!)), ...(await context.download(buffers[2]!))];
        expect(found.slice(0, 2 * n - 1).some((x) => !Number.isFinite(x))).toBe(true);
        for (const buffer of buffers) buffer.dispose();
      }
});

describe('which columns go together', () => {
  it('as many as a smaller tile does not hold the rows of', () => {
    const gpu = { fixedLanes: 32, cooperating: 256, threads: 1024, workgroupBytes: 32768 };
    const starts = (rows: number, cols: number) =>
      partsOf(tilesFor(GEBRD_TILES, gpu, rows), rows, cols).map(({ start, columns }) => [start, columns]);
    expect(starts(1024, 1000)).toEqual([
      [0, 512],
      [512, 256],
      [768, 128],
      [896, 104],
    ]);
    expect(starts(600, 80)).toEqual([[0, 80]]);
    expect(starts(2048, 1300)).toEqual([
      [0, 512],
      [512, 512],
      [1024, 276],
    ]);
    expect(tilesFor(GEBRD_TILES, gpu, 2049)).toEqual([]);
    expect(tilesFor(GEBRD_TILES, { ...gpu, workgroupBytes: 16384 }, 100)).toEqual([]);
  });
});
