// Convolutions of halves on matrix units, or where there are none on emulated ones: every tile, edges, steps, epilogues, gradients.
import { afterAll, describe, expect, it } from 'vitest';
import { convolutionOf } from '../../../src/core/convolution.ts';
import { enqueueConvTensor } from '../../../src/nn/convolution/convTensor.gpu.ts';
import { fitsUnitTiles, UNIT_TILES, unitTileNames } from '../../../src/nn/unitTiles.ts';
import type { DeviceBuffer, DeviceMat } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
import {
  type ConvProblem,
  convBackwardDataCase,
  convForwardCase,
} from '../../../testing/cases/nn/convolution/convolutions.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { gpu, report } from '../../setup/contexts.ts';
import { emulatedUnits } from '../../setup/emulatedUnits.ts';

const has = gpu?.gpu?.matrixUnits.some(fitsUnitTiles) === true;
const context: Context | undefined = has ? gpu : await emulatedUnits();
if (context === undefined) report({ skipped: 'shader-f16', test: 'convolutions on matrix units' });
afterAll(() => {
  if (has) return;
  context?.dispose();
  context?.gpu?.device.destroy();
});

const around = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 } as const;
const plain: ConvProblem = {
  ...{ layout: 'nhwc', images: 2, height: 7, width: 6, channels: 16, outChannels: 24, filterHeight: 3, filterWidth: 3 },
  ...{ ...around, strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, groups: 1, bare: true, offset: 8 },
};
/** Both ways round, with a depth that is no slab, filters that stick out of a tile, and windows that all but miss the image. */
const problems: readonly ConvProblem[] = [
  { ...plain, outChannels: 72, channels: 8 },
  { ...plain, height: 9, width: 9, dilationY: 2, padTop: 3, padBottom: 0, filterWidth: 2, channels: 40 },
  { ...plain, images: 3, filterHeight: 1, filterWidth: 1, padTop: 0, padBottom: 2, padLeft: 0, padRight: 0 },
];
const forwardOnly: readonly ConvProblem[] = [{ ...plain, strideY: 2, strideX: 3, padRight: 4, channels: 8 }];

const mat = (X: { readonly buffer: unknown; readonly offset: number }): DeviceMat => ({
  data: X.buffer as DeviceBuffer,
  off: X.offset,
  ld: 1,
});

describe.runIf(context !== undefined)('convolutions on matrix units', () => {
  const tiles = unitTileNames.filter((name) => 16 * UNIT_TILES[name].SIZE <= (context?.gpu?.workgroupBytes ?? 0));
  it.each(tiles)('%s is right', async (force) => {
    for (const turned of [false, true]) {
      const c = turned ? convBackwardDataCase : convForwardCase;
      const [x, y] = turned ? ['dY', 'dX'] : ['X', 'Y'];
      const forced: typeof c.run = async (queue, p, at) => {
        const [from, filter, to] = [mat(at[x!]!), mat(at.F!), mat(at[y!]!)];
        enqueueConvTensor(queue, { convolution: convolutionOf(p), turned, x: from, filter, y: to, force });
      };
      for (const problem of turned ? problems : [...problems, ...forwardOnly])
        expect(await complaints(context!, c, problem, 'h', forced)).toEqual([]);
    }
  });

  it('is what halves with channels by eights get, with bias and activation', async () => {
    const kernelOf = async (c: typeof convForwardCase, more: Partial<ConvProblem>) => {
      expect(await complaints(context!, c, { ...plain, ...more }, 'h')).toEqual([]);
      return context!.queue.trace.at(-1)!.kernel;
    };
    expect(await kernelOf(convForwardCase, { bare: false, activation: 'gelu' })).toBe('conv_tensor');
    expect(await kernelOf(convBackwardDataCase, {})).toBe('conv_tensor');
    expect(await kernelOf(convForwardCase, { algo: 'direct' })).toBe('conv_direct');
    expect(await kernelOf(convForwardCase, { channels: 12 })).toBe('conv_direct');
    expect(await kernelOf(convForwardCase, { offset: 4 })).toBe('conv_direct');
    expect(await kernelOf(convBackwardDataCase, { strideX: 2 })).toBe('conv_direct_data');
  });
});
