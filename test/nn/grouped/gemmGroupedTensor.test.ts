// gemmGrouped of halves on matrix units, or where there are none on emulated ones: every tile, weights either way, edges, counts that
// cannot be, bias and activation.
import { afterAll, describe, expect, it } from 'vitest';
import { enqueueGroupedTensor } from '../../../src/nn/grouped/gemmGroupedTensor.gpu.ts';
import { fitsUnitTiles, UNIT_TILES, unitTileNames } from '../../../src/nn/unitTiles.ts';
import type { DeviceBuffer, DeviceMat } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
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
  it.each(tiles)('%s is right', async (force) => {
    const forced: typeof gemmGroupedCase.run = async (queue, problem, { counts, X, W, Y, info }) => {
      const at = { counts: mat(counts), X: mat(X), W: mat(W), Y: mat(Y), info: mat(info) };
      enqueueGroupedTensor(queue, { ...problem, ...at, force });
    };
    for (const problem of problems)
      expect(await complaints(context!, gemmGroupedCase, problem, 'h', forced)).toEqual([]);
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
