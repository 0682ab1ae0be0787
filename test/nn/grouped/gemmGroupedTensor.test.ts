// gemmGrouped of halves on matrix units, or where there are none on emulated ones: every tile, weights either way, edges, counts that
// cannot be, bias and activation.
import { afterAll, describe, expect, it } from 'vitest';
import { enqueueGroupedPacked, prefersPacked } from '../../../src/nn/grouped/gemmGroupedPacked.gpu.ts';
import { enqueueGroupedTensor, type TensorGroups } from '../../../src/nn/grouped/gemmGroupedTensor.gpu.ts';
import { fitsUnitTiles, UNIT_TILES, unitTileNames } from '../../../src/nn/unitTiles.ts';
import type { DeviceBuffer, DeviceMat } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
import type { Queue } from '../../../src/runtime/queue.ts';
import { type GemmGroupedProblem, gemmGroupedCase } from '../../../testing/cases/nn/grouped/gemmGrouped.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { gpu, report } from '../../setup/contexts.ts';
import { emulatedUnits } from '../../setup/emulatedUnits.ts';

const has = gpu?.gpu?.matrixUnits.some(fitsUnitTiles) === true;
const context: Context | undefined = has ? gpu : await emulatedUnits();
if (context === undefined) report({ skipped: 'shader-f16', test: 'products of groups on matrix units' });
afterAll(() => {
  if (has) return;
  context?.dispose();
  context?.gpu?.device.destroy();
});

const plain = { transW: false, activation: 'none', offset: 8, bare: true } as const;
/** Both with a depth that is no slab and features that stick out of a tile; a count that cannot be, and rows behind the groups. */
const problems: readonly GemmGroupedProblem[] = [
  { ...plain, groups: 4, rows: 150, features: 72, depth: 40, sizes: [0, 70, 1, 66] },
  { ...plain, groups: 3, rows: 90, features: 136, depth: 24, sizes: [65, -3, 20], transW: true },
];

const mat = (X: { readonly buffer: unknown; readonly offset: number }): DeviceMat => ({
  data: X.buffer as DeviceBuffer,
  off: X.offset,
  ld: 1,
});

describe.runIf(context !== undefined)('products of groups on matrix units', () => {
  const tiles = unitTileNames.filter((name) => 16 * UNIT_TILES[name].SIZE <= (context?.gpu?.workgroupBytes ?? 0));
  const forcedTo =
    (enqueue: (queue: Queue, g: TensorGroups) => void): typeof gemmGroupedCase.run =>
    async (queue, problem, { counts, X, W, Y, bias, info }) => {
      const at = { counts: mat(counts), X: mat(X), W: mat(W), Y: mat(Y), info: mat(info) };
      enqueue(queue, { ...problem, ...at, bias: bias && mat(bias) });
    };

  it.each(tiles)('%s is right', async (force) => {
    const forced = forcedTo((queue, g) => enqueueGroupedTensor(queue, { ...g, force }));
    for (const problem of problems)
      expect(await complaints(context!, gemmGroupedCase, problem, 'h', forced)).toEqual([]);
  });

  it('packed factors give the same: groups that begin between eights, weights either way, bias and activation', async () => {
    // With weights that lie as they are multiplied, and groups of more than a tile.
    const whole = { groups: 3, rows: 300, features: 128, depth: 64, sizes: [3, 260, 37], transW: true };
    const more = [...problems, { ...plain, ...whole }, { ...problems[0]!, bare: false, activation: 'gelu' } as const];
    for (const problem of more)
      expect(await complaints(context!, gemmGroupedCase, problem, 'h', forcedTo(enqueueGroupedPacked))).toEqual([]);
  });

  it('are packed where groups have many rows, or weights lie as they are multiplied', () => {
    const [counts, info] = [context!.alloc('i', 8), context!.alloc('i', 1)].map((data) => ({ data, off: 0, ld: 1 }));
    const [X, W, Y] = [1, 2, 3].map(() => ({ data: context!.alloc('h', 8), off: 0, ld: 1 }));
    const of = { counts: counts!, X: X!, W: W!, Y: Y!, info: info!, activation: 'none' } as const;
    const sizes = { groups: 8, features: 4096, depth: 1024 };
    const isPacked = (rows: number, transW = false) => prefersPacked(context!.queue, { ...of, ...sizes, rows, transW });
    expect([64, 2048, 8192].map((rows) => isPacked(rows))).toEqual([false, false, true]);
    expect([64, 2048].map((rows) => isPacked(rows, true))).toEqual([true, true]);
    for (const { data } of [...Object.values(of)].filter((x) => typeof x === 'object')) data.dispose();
  });

  it('is what halves by eights get, with bias and activation', async () => {
    const kernelOf = async (more: Partial<GemmGroupedProblem>) => {
      const problem = { ...problems[0]!, features: 64, ...more };
      expect(await complaints(context!, gemmGroupedCase, problem, 'h')).toEqual([]);
      return context!.queue.trace.splice(0).at(-1)!.kernel;
    };
    expect(await kernelOf({ bare: false, activation: 'gelu' })).toBe('gemm_grouped_tensor');
    expect(await kernelOf({ depth: 12 })).toBe('gemm_grouped');
    expect(await kernelOf({ offset: 4 })).toBe('gemm_grouped');
  });
});
