import { perChannel } from '../../core/channels.js';
import { deviceMat } from '../../runtime/buffer.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { channelGradients, channelGradientsSum, channelGradientVariants, channelNormGradient, channelSumVariants, channelVariants, } from './batchNorm.kernels.js';
import { slicesOf } from './channelSlices.js';
import { Spare } from './norm.gpu.js';
export function batchNormBackwardGpu(queue, a) {
    const { channels } = a;
    const all = perChannel(a) * channels;
    const ofTraining = a.mode === 'training';
    // Statistics that are given do not depend on X: then the sums are needed only by those who ask for them.
    const wanted = ofTraining || a.dGamma !== undefined || a.dBeta !== undefined;
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: wanted ? 'channel_gradients, channel_norm_gradient' : 'channel_norm_gradient',
        why: 'limited by memory: sums by slices of channels',
    });
    const spare = new Spare(queue);
    const type = a.X.buffer.type;
    const operands = {
        X: vectorApart(deviceMat(a.X, 1), all, 'in'),
        dY: vectorApart(deviceMat(a.dY, 1), all, 'in'),
        dX: vectorApart(deviceMat(a.dX, 1), all, 'out'),
        ...(a.gamma && { gamma: vectorApart(deviceMat(a.gamma, 1), channels, 'in') }),
        mean: vectorApart(deviceMat(a.mean, 1), channels, 'in'),
        rstd: vectorApart(deviceMat(a.rstd, 1), channels, 'in'),
        ...(wanted && {
            sums: vectorApart(spare.or(undefined, 's', 2 * channels), 2 * channels, 'out'),
            dGamma: vectorApart(spare.or(a.dGamma, type, channels), channels, 'out'),
            dBeta: vectorApart(spare.or(a.dBeta, type, channels), channels, 'out'),
        }),
    };
    withApart(queue, operands, (at) => {
        if (wanted)
            enqueueSums(queue, a, at);
        if (all > 0)
            enqueueByX(queue, a, at);
    });
    spare.dispose();
}
function enqueueSums(queue, a, { X, dY, mean, rstd, sums, dGamma, dBeta }) {
    const { channels } = a;
    const { rows, slice, slices, groups } = slicesOf(a);
    const work = queue.context.lease('s', Math.max(2, 2 * channels * slices));
    const sizes = { channels, pixels: a.height * a.width, count: perChannel(a), rows, slice };
    const places = { offX: X.off, offDY: dY.off, offM: mean.off, offR: rstd.off };
    const buffers = { X: X.data, dY: dY.data, mean: mean.data, rstd: rstd.data, work };
    const tuning = channelVariants.of(X.data.type, { FIRST: a.layout === 'nchw' });
    if (slices > 0)
        queue.launch(channelGradients, tuning, buffers, { ...sizes, ...places }, [groups, slices, 1]);
    const results = { work, sums: sums.data, dGamma: dGamma.data, dBeta: dBeta.data };
    const params = { channels, slices, offG: dGamma.off, offB: dBeta.off };
    queue.launch(channelGradientsSum, channelSumVariants.of(X.data.type), results, params, [channels, 1, 1]);
    work.dispose();
}
function enqueueByX(queue, a, { X, dY, dX, gamma, mean, rstd, sums }) {
    const ofTraining = a.mode === 'training';
    const { rows, slice, slices, groups } = slicesOf(a);
    const g = gamma ?? { data: queue.nothing, off: 0, ld: 1 };
    const params = {
        ...{ channels: a.channels, pixels: a.height * a.width, count: perChannel(a), rows, slice },
        ...{ offX: X.off, offDY: dY.off, offDX: dX.off, offG: g.off, offM: mean.off, offR: rstd.off },
        hasGamma: gamma === undefined ? 0 : 1,
    };
    const buffers = {
        ...{ dY: dY.data, dX: dX.data, gamma: g.data, rstd: rstd.data },
        ...(ofTraining && { X: X.data, mean: mean.data, sums: sums.data }),
    };
    const tuning = channelGradientVariants.of(X.data.type, { FIRST: a.layout === 'nchw', OWN: ofTraining });
    queue.launch(channelNormGradient, tuning, buffers, params, [groups, slices, 1]);
}
