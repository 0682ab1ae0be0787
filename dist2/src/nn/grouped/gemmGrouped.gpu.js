import { ACTIVATION_KINDS } from '../activations/activationKinds.js';
import { withTensors } from '../tensors.gpu.js';
import { UNIT_TILES } from '../unitTiles.js';
import { gemmGroupedKernel, groupedTile, groupedVariants } from './gemmGrouped.kernels.js';
import { enqueueGroupedTensor, groupedTensorTile, suitsGroupedTensor } from './gemmGroupedTensor.gpu.js';
export function gemmGroupedGpu(queue, a) {
    const { groups, rows, features, depth } = a;
    const lengths = {
        ...{ counts: groups, info: 1, X: rows * depth, W: groups * features * depth },
        ...{ bias: groups * features, Y: rows * features },
    };
    withTensors(queue, a, lengths, ['Y', 'info'], ({ counts, X, W, bias, Y, info }) => {
        const note = (kernel, why) => queue.note({ routine: a.routine, backend: 'gpu', kernel, why });
        const call = { groups, rows, features, depth, transW: a.transW, activation: a.activation };
        const onUnits = { ...call, counts, X, W, bias, Y, info };
        if (suitsGroupedTensor(queue, onUnits)) {
            const { BM, BN } = UNIT_TILES[groupedTensorTile(onUnits)];
            note('gemm_grouped_tensor', `sizes on the device: matrix units, tiles of ${BM} rows and ${BN} features`);
            enqueueGroupedTensor(queue, onUnits);
            return;
        }
        const tile = groupedTile(groups, rows, features);
        note('gemm_grouped', `sizes on the device: tiles of ${tile.BM} rows`);
        const b = bias ?? { data: queue.nothing, off: 0 };
        const params = {
            ...{ groups, rows, features, depth, hasBias: bias === undefined ? 0 : 1, slope: 0, scale: 1 },
            ...{ offC: counts.off, offX: X.off, offW: W.off, offB: b.off, offY: Y.off, offI: info.off },
        };
        const number = a.activation === 'none' ? ACTIVATION_KINDS.length : ACTIVATION_KINDS.indexOf(a.activation);
        const tuning = groupedVariants.of(Y.data.type, { ACROSS: a.transW, ACTIVATION: number }, tile);
        const buffers = { counts: counts.data, X: X.data, W: W.data, bias: b.data, Y: Y.data, info: info.data };
        // Of every group the last tile may be partly empty.
        const most = Math.max(1, Math.min(rows, Math.floor(rows / tile.BM) + groups));
        const across = Math.max(1, Math.ceil(features / tile.BN));
        queue.launch(gemmGroupedKernel, tuning, buffers, params, [most, across, 1]);
    });
}
