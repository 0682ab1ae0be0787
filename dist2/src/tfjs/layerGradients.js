// Gradients of the layers' operations: each by one kernel, but that of a recurrence by what goes into it, which is a product and is made
// only where it is asked for.
import { UnsupportedError } from '../core/errors.js';
import { ATTENTION, ATTENTION_GRADIENT, GRU, GRU_GRADIENT, LAYER_NORM, LAYER_NORM_GRADIENT, LSTM, LSTM_GRADIENT, SOFTMAX_GRADIENT, } from './layerKernels.js';
/** The tensors that are there as a list, with their names. */
function listed(tensors) {
    const there = Object.entries(tensors).filter((entry) => entry[1] !== undefined);
    return { inputs: there.map(([, tensor]) => tensor), names: there.map(([name]) => name) };
}
/** Runs a kernel on a list of inputs; tfjs takes lists, although its type does not say so. */
export const runListed = (tf, kernel, tensors, attrs) => {
    const { inputs, names } = listed(tensors);
    return tf.engine().runKernel(kernel, inputs, { ...attrs, names });
};
/** What a kernel has saved: its inputs by name, and behind them results. */
function saved(tensors, { names }, results) {
    return Object.fromEntries([...names, ...results].map((name, k) => [name, tensors[k]]));
}
/** Gradients by the inputs, in their order. */
const byInputs = ({ names }, gradients) => names.map((name) => gradients[name]);
/** The gradient by X from that by all gates: G W. */
const byX = (tf, G, { X, W }) => tf.reshape(tf.matMul(G, W), X.shape);
function lstmGradient(tf, dy, tensors, attrs) {
    const call = attrs;
    const { b, ...at } = saved(tensors, call, ['Y', 'S']);
    const [dY, , dhT, dcT] = dy;
    const given = { dY: call.sequences ? dY : undefined, ...(call.states || !call.sequences ? { dhT } : {}) };
    const [G, dW, dU, db, dh0, dc0] = runListed(tf, LSTM_GRADIENT, { ...at, ...given, dcT: call.states ? dcT : undefined }, { sequence: call.sequence });
    return byInputs(call, {
        X: () => byX(tf, G, at),
        ...{ W: () => dW, U: () => dU, b: () => db, h0: () => dh0, c0: () => dc0 },
    });
}
function gruGradient(tf, dy, tensors, attrs) {
    const call = attrs;
    const { b, bU, ...at } = saved(tensors, call, ['Y', 'S']);
    const [dY, , dhT] = dy;
    const given = {
        dY: call.sequences ? dY : undefined,
        dhT: call.states || !call.sequences ? dhT : undefined,
    };
    const [G, dW, dU, db, dbU, dh0] = runListed(tf, GRU_GRADIENT, { ...at, ...given }, { sequence: call.sequence });
    return byInputs(call, {
        X: () => byX(tf, G, at),
        ...{ W: () => dW, U: () => dU, b: () => db, bU: () => dbU, h0: () => dh0 },
    });
}
function attentionGradient(tf, dO, tensors, attrs) {
    const call = attrs;
    const at = saved(tensors, call, ['O', 'L']);
    const [dQ, dK, dV] = runListed(tf, ATTENTION_GRADIENT, { ...at, dO }, { call: call.call });
    const mask = () => {
        throw new UnsupportedError('attention has no gradient by its mask: stop the gradient there');
    };
    return byInputs(call, { Q: () => dQ, K: () => dK, V: () => dV, mask });
}
function layerNormGradient(tf, dY, tensors, attrs) {
    const call = attrs;
    const { beta, ...at } = saved(tensors, call, ['mean', 'rstd']);
    const [dX, dGamma, dBeta] = runListed(tf, LAYER_NORM_GRADIENT, { ...at, dY }, { epsilon: call.epsilon });
    return byInputs(call, { X: () => dX, gamma: () => dGamma, beta: () => dBeta });
}
function registerSoftmax(tf, isOurs) {
    const theirs = tf.getGradient('Softmax');
    if (theirs === undefined || theirs.inBasalt)
        return;
    const gradFunc = (dy, tensors, attrs) => {
        if (!isOurs())
            return theirs.gradFunc(dy, tensors, attrs);
        const [y] = tensors;
        return { logits: () => tf.engine().runKernel(SOFTMAX_GRADIENT, { y, dy: dy }) };
    };
    tf.unregisterGradient('Softmax');
    tf.registerGradient({ ...theirs, gradFunc, inBasalt: true });
}
/** Registers them, for all backends: tfjs keeps gradients by kernel. */
export function registerLayerGradients(tf, isOurs) {
    registerSoftmax(tf, isOurs);
    const register = (kernelName, outputsToSave, gradFunc) => {
        if (tf.getGradient(kernelName) !== undefined)
            return;
        tf.registerGradient({ kernelName, saveAllInputs: true, outputsToSave, gradFunc });
    };
    register(LSTM, [true, true, false, false], (dy, at, attrs) => lstmGradient(tf, dy, at, attrs));
    register(GRU, [true, true, false], (dy, at, attrs) => gruGradient(tf, dy, at, attrs));
    register(ATTENTION, [true, true], (dy, at, attrs) => attentionGradient(tf, dy[0], at, attrs));
    register(LAYER_NORM, [false, true, true], (dy, at, attrs) => layerNormGradient(tf, dy[0], at, attrs));
}
