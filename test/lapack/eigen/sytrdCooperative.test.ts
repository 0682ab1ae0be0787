// Tridiagonal reductions by workgroups that wait for each other, and by one alone where they have waited in vain: Q and T in doubles.
import { describe, expect, it } from 'vitest';
import { type CooperativeTile, mostOf, partsOf, tilesFor } from '../../../src/lapack/cooperativeTiles.ts';
import { enqueueCooperative } from '../../../src/lapack/eigen/sytrdCooperative.gpu.ts';
import { LIGHT_TILES, SYTRD_TILES, sytrdMail } from '../../../src/lapack/eigen/sytrdCooperativeTiles.ts';
import { enqueueSteps } from '../../../src/lapack/eigen/sytrdStep.gpu.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { some } from '../../lib/sampled.ts';
import { gpuTest } from '../../setup/contexts.ts';
import { errors, random, symmetric } from './reduced.ts';

/** What is left of a whole matrix behind `from` columns, reduced, is Q T Q^T; T, and the factors of reflectors. */
async function expectGood(
  context: Context,
  tiles: readonly CooperativeTile[],
  n: number,
  element: (i: number, j: number) => number,
  { from = 0, lost = 0, steps = false } = {},
): Promise<Float32Array> {
  const ld = 4 * Math.ceil(n / 4);
  const a = symmetric(n, element);
  const host = new Float32Array(ld * ld);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) host[i + j * ld] = a[i + j * n]!;
  // What panels of four columns leave that a dispatch each has reduced
  const before = steps ? ld - mostOf(tiles.at(-1)!) : from;
  const letters = new Int32Array(sytrdMail(ld - before, partsOf(tiles, ld - before, n - 1 - before)));
  letters[0] = lost;
  const buffers = {
    S: context.upload('s', host),
    T: context.upload('s', new Float32Array(3 * ld).fill(7)),
    mail: context.upload('i', letters),
    largest: context.alloc('s', 4),
  };
  const S = { data: buffers.S, off: 0, ld };
  const r = { n, nb: 4, S, T: buffers.T, tau: { data: buffers.T, off: 2 * ld, ld: 1 }, largest: buffers.largest };
  const finish = (start: number): boolean => {
    const isHeld = ld - start <= mostOf(tiles.at(-1)!);
    if (isHeld) enqueueCooperative(context.queue, r, tiles, start, buffers.mail);
    return isHeld;
  };
  if (steps) enqueueSteps(context.queue, r, from, finish);
  else enqueueCooperative(context.queue, r, tiles, from, buffers.mail);
  const [s, t] = [await context.download(buffers.S), await context.download(buffers.T)];
  const [first, ...left] = await context.download(buffers.mail);
  for (const buffer of Object.values(buffers)) buffer.dispose();

  const what = `${JSON.stringify(tiles.at(-1))}, ${n}, from ${from}${lost === 1 ? ', alone' : ''}`;
  // In one group, on hardware in several, nobody waits in vain.
  if (tiles.every(({ GROUPS }) => GROUPS === 1) || !context.gpu!.software) expect(first, what).toBe(lost);
  expect(
    left.every((word) => word === 0),
    what,
  ).toBe(true);
  // What is in front is as it was.
  expect(s.subarray(0, from * ld), what).toEqual(host.subarray(0, from * ld));
  for (const k of [0, ld, 2 * ld]) expect(t.subarray(k, k + from), what).toEqual(new Float32Array(from).fill(7));
  const order = n - from;
  const rest = new Float64Array(order * order);
  const found = new Float64Array(order * order);
  for (let j = 0; j < order; j++)
    for (let i = 0; i < order; i++) {
      rest[i + j * order] = a[from + i + (from + j) * n]!;
      found[i + j * order] = s[from + i + (from + j) * ld]!;
    }
  const values = (k: number): Float64Array => Float64Array.from(t.subarray(k * ld + from, k * ld + n));
  const [d, e, tau] = [values(0), values(1), values(2)];
  // In place of the vectors' ones, as xSYTRD has them
  for (let j = 0; j + 1 < order; j++) {
    expect(found[j + 1 + j * order], what).toBe(1);
    found[j + 1 + j * order] = e[j]!;
    found[j + j * order] = d[j]!;
  }
  found[order * order - 1] = d[order - 1]!;
  const [residual, orthogonality] = errors('l', order, rest, { d, e, tau, A: found });
  expect(residual < 30, `${what}: residual ${residual}`).toBe(true);
  expect(orthogonality < 30, `${what}: orthogonality ${orthogonality}`).toBe(true);
  return t;
}

/** All tiles that a device can take. */
const tilesHere = ({ gpu }: Context): CooperativeTile[] =>
  [...(gpu!.software ? [] : SYTRD_TILES), ...LIGHT_TILES].filter(
    ({ LANES }) => LANES === 0 || LANES === gpu!.fixedLanes,
  );

gpuTest('symmetric matrices by workgroups that wait for each other, and where they wait in vain', async (context) => {
  for (const tile of tilesHere(context))
    for (const lost of [0, 1]) {
      const most = Math.min(mostOf(tile), 64);
      for (const n of some([2, 3, 5, 8, 15, most - 1, most], 9))
        if (n <= most) await expectGood(context, [tile], n, random(n), { lost });
      await expectGood(context, [tile], most - 3, random(1), { from: 4, lost });
      // Zero columns, of low rank, graded, tridiagonal already
      await expectGood(context, [tile], most, () => 0, { lost });
      await expectGood(context, [tile], most, () => 1, { lost });
      await expectGood(context, [tile], most, (i, j) => 10 ** (-(i + j) / 5), { lost });
      await expectGood(context, [tile], most, (i, j) => (Math.abs(i - j) < 2 ? 2 - 3 * Math.abs(i - j) : 0), { lost });
    }
});

gpuTest('what one tile leaves to the next', async (context) => {
  const [small, large] = LIGHT_TILES;
  for (const lost of [0, 1])
    for (const n of [17, 18, 33, 64]) await expectGood(context, [small!, large!], n, random(n), { lost });
  if (context.gpu!.software || context.gpu!.fixedLanes !== 32) return;
  const tiles = tilesFor(SYTRD_TILES, context.gpu!, 300);
  for (const lost of [0, 1])
    for (const n of [129, 130, 257, 300]) await expectGood(context, tiles, n, random(n), { lost });
});

gpuTest('one workgroup alone is another way', async (context) => {
  const [, tile] = LIGHT_TILES;
  const [together, alone] = [
    await expectGood(context, [tile!], 40, random(3)),
    await expectGood(context, [tile!], 40, random(3), { lost: 1 }),
  ];
  expect(together).not.toEqual(alone);
});

gpuTest('what one dispatch a column leaves to registers that do not hold all', async (context) => {
  const [tile] = LIGHT_TILES;
  for (const n of [17, 20, 34]) await expectGood(context, [tile!], n, random(n), { steps: true });
});

gpuTest('what is not a number ends, and reaches the diagonal', async (context) => {
  const n = 21;
  const ld = 24;
  for (const tile of tilesHere(context).filter((one) => mostOf(one) >= ld))
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      for (const [i, j] of [
        [0, 0],
        [9, 4],
        [20, 19],
      ] as const) {
        const next = random(5);
        const host = new Float32Array(ld * ld);
        symmetric(n, (r, c) => (r === i && c === j ? value : next())).forEach((x, p) => {
          host[(p % n) + Math.floor(p / n) * ld] = x;
        });
        const [S, T, largest] = [context.upload('s', host), context.alloc('s', 3 * ld), context.alloc('s', 4)];
        const r = { n, nb: 4, S: { data: S, off: 0, ld }, T, tau: { data: T, off: 2 * ld, ld: 1 }, largest };
        enqueueCooperative(context.queue, r, [tile]);
        const d = (await context.download(T)).subarray(0, n);
        expect(d.some((x) => !Number.isFinite(x))).toBe(true);
        for (const buffer of [S, T, largest]) buffer.dispose();
      }
});

describe('which columns go together', () => {
  const gpu = (cooperating: number) => ({ fixedLanes: 32, cooperating, threads: 1024, workgroupBytes: 32768 });

  it('as many as a smaller tile does not hold', () => {
    const starts = (order: number, count = order - 1) =>
      partsOf(tilesFor(SYTRD_TILES, gpu(256), order), order, count).map(({ start, columns }) => [start, columns]);
    expect(starts(100)).toEqual([[0, 99]]);
    expect(starts(128)).toEqual([[0, 127]]);
    expect(starts(132, 129)).toEqual([
      [0, 4],
      [4, 125],
    ]);
    expect(starts(2048)).toEqual([
      [0, 512],
      [512, 512],
      [1024, 512],
      [1536, 256],
      [1792, 128],
      [1920, 127],
    ]);
    // Of an order of 1025 padded to 1028 four columns are in front.
    expect(starts(1028, 1024)[0]).toEqual([0, 4]);
  });

  it('of devices that run fewer workgroups, or other subgroups, only what they hold', () => {
    expect(tilesFor(SYTRD_TILES, gpu(256), 2049)).toEqual([]);
    expect(tilesFor(SYTRD_TILES, gpu(255), 2048)).toEqual([]);
    expect(tilesFor(SYTRD_TILES, gpu(128), 1024)).toHaveLength(4);
    expect(tilesFor(SYTRD_TILES, gpu(127), 1024)).toEqual([]);
    expect(tilesFor(SYTRD_TILES, gpu(0), 8)).toEqual([]);
    expect(tilesFor(SYTRD_TILES, { ...gpu(256), fixedLanes: 8 }, 8)).toEqual([]);
    expect(tilesFor(SYTRD_TILES, { ...gpu(256), threads: 128 }, 256)).toEqual([]);
    expect(tilesFor(SYTRD_TILES, { ...gpu(256), workgroupBytes: 16384 }, 8)).toEqual([]);
  });
});
