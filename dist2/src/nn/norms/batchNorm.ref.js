// Normalization of channels over a batch, and its gradients, in TypeScript. Host memory only.
import { perChannel, placeIn } from '../../core/channels.js';
const at = (x, c, otherwise) => x === undefined ? otherwise : x.data[x.off + c];
const put = (x, c, value) => {
    if (x !== undefined)
        x.data[x.off + c] = value;
};
/** x := (1 - momentum) x + momentum now; what is taken over whole is not read. */
function update(x, c, momentum, now) {
    if (x !== undefined)
        put(x, c, momentum === 1 ? now : (1 - momentum) * at(x, c, 0) + momentum * now);
}
/** Mean of the elements of a channel, and the sum of squares of differences from it. */
function momentsOf(count, element) {
    let [mean, squares] = [0, 0];
    for (let k = 0; k < count; k++)
        mean += element(k) / count;
    for (let k = 0; k < count; k++)
        squares += (element(k) - mean) ** 2;
    return [mean, squares];
}
/** Y := (X - mean) rstd gamma + beta in every channel, by its own statistics or the running ones. */
export function batchNormRef(call, of) {
    const { X, gamma, beta, runningMean, runningVar, Y } = of;
    const { mode, epsilon, momentum } = call;
    const [count, place] = [perChannel(call), placeIn(call)];
    for (let c = 0; c < call.channels; c++) {
        let [mean, variance] = [at(runningMean, c, 0), at(runningVar, c, 0)];
        if (mode === 'training') {
            const [centre, squares] = momentsOf(count, (k) => X.data[X.off + place(k, c)]);
            [mean, variance] = [centre, squares / count];
            update(runningMean, c, momentum, mean);
            update(runningVar, c, momentum, squares / Math.max(1, count - 1));
        }
        const rstd = 1 / Math.sqrt(variance + epsilon);
        const [scale, shift] = [at(gamma, c, 1), at(beta, c, 0)];
        for (let k = 0; k < count; k++) {
            const e = place(k, c);
            Y.data[Y.off + e] = (X.data[X.off + e] - mean) * rstd * scale + shift;
        }
        put(of.mean, c, mean);
        put(of.rstd, c, rstd);
    }
}
/** The gradients by X, gamma and beta. */
export function batchNormGradientRef(call, of) {
    const { X, dY, gamma, dX, dGamma, dBeta } = of;
    const [count, place] = [perChannel(call), placeIn(call)];
    for (let c = 0; c < call.channels; c++) {
        const [mean, rstd, scale] = [at(of.mean, c, 0), at(of.rstd, c, 0), at(gamma, c, 1)];
        const normalized = (e) => (X.data[X.off + e] - mean) * rstd;
        let [byGamma, byBeta] = [0, 0];
        for (let k = 0; k < count; k++) {
            const e = place(k, c);
            byGamma += dY.data[dY.off + e] * normalized(e);
            byBeta += dY.data[dY.off + e];
        }
        for (let k = 0; k < count; k++) {
            const e = place(k, c);
            const common = call.mode === 'training' ? (byBeta + normalized(e) * byGamma) / count : 0;
            dX.data[dX.off + e] = scale * rstd * (dY.data[dY.off + e] - common);
        }
        put(dGamma, c, byGamma);
        put(dBeta, c, byBeta);
    }
}
