// GEMMGROUPED on the GPU: one launch of as many tiles as the groups can have, of halves on matrix units where there are some.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { ACTIVATION_KINDS } from '../activations/activationKinds.ts';
import { withTensors } from '../tensors.gpu.ts';
import { inVectors } from '../units.gpu.ts';
import { UNIT_TILES } from '../unitTiles.ts';
import { gemmGroupedKernel, groupedTile, groupedVariants } from './gemmGrouped.kernels.ts';
import { enqueueGroupedPacked, prefersPacked } from './gemmGroupedPacked.gpu.ts';
import { enqueueGroupedTensor, groupedTensorTile, suitsGroupedTensor } from './gemmGroupedTensor.gpu.ts';
import type { GemmGroupedArgs } from './routines.gen.ts';

export function gemmGroupedGpu(queue: Queue, a: Bound<GemmGroupedArgs<Prec>>): void {
  const { groups, rows, features, depth } = a;
  const lengths = {
    ...{ counts: groups, info: 1, X: rows * depth, W: groups * features * depth },
    ...{ bias: groups * features, Y: rows * features },
  };
  withTensors(queue, a, lengths, ['Y', 'info'], ({ counts, X, W, bias, Y, info }) => {
    const note = (kernel: string, why: string) => queue.note({ routine: a.routine, backend: 'gpu', kernel, why });
    const call = { groups, rows, features, depth, transW: a.transW, activation: a.activation };
    const onUnits = { ...call, counts, X, W, bias, Y, info };
    if (prefersPacked(queue, onUnits)) {
      note('gemm_grouped_packed', 'sizes on the device: matrix units, of packed factors');
      enqueueGroupedPacked(queue, onUnits);
      return;
    }
    if (suitsGroupedTensor(queue, onUnits)) {
      const { BM, BN } = UNIT_TILES[groupedTensorTile(onUnits)];
      note('gemm_grouped_tensor', `sizes on the device: matrix units, tiles of ${BM} rows and ${BN} features`);
      enqueueGroupedTensor(queue, onUnits);
      return;
    }
    const tile = groupedTile(groups, rows, features);
    note('gemm_grouped', `sizes on the device: tiles of ${tile.BN} rows`);
    const b = bias ?? { data: queue.nothing, off: 0 };
    const params = {
      ...{ groups, rows, features, depth, hasBias: bias === undefined ? 0 : 1, slope: 0, scale: 1 },
      ...{ offC: counts.off, offX: X.off, offW: W.off, offB: b.off, offY: Y.off, offI: info.off },
    };
    const wide = depth > 0 && inVectors([X, W, Y], features, depth);
    const number = a.activation === 'none' ? ACTIVATION_KINDS.length : ACTIVATION_KINDS.indexOf(a.activation);
    const tuning = groupedVariants.of(Y.data.type, { ACROSS: a.transW, WIDE: wide, ACTIVATION: number }, tile);
    const buffers = { counts: counts.data, X: X.data, W: W.data, bias: b.data, Y: Y.data, info: info.data };
    // Of every group the last tile may be partly empty.
    const most = Math.max(1, Math.min(rows, Math.floor(rows / tile.BN) + groups));
    const across = Math.max(1, Math.ceil(features / tile.BM));
    queue.launch(gemmGroupedKernel, tuning, buffers, params, [most, across, 1]);
  });
}
