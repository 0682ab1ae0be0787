import { sizeOf } from './ownBackend.js';
import { withSingles } from './systems.js';
/** Kernels by name; the names are ours and in no other registry. */
export const LSTM = 'BasaltLstm';
export const LSTM_GRADIENT = 'BasaltLstmGradient';
export const GRU = 'BasaltGru';
export const GRU_GRADIENT = 'BasaltGruGradient';
export const ATTENTION = 'BasaltAttention';
export const ATTENTION_GRADIENT = 'BasaltAttentionGradient';
export const LAYER_NORM = 'BasaltLayerNorm';
export const LAYER_NORM_GRADIENT = 'BasaltLayerNormGradient';
export const SOFTMAX_GRADIENT = 'BasaltSoftmaxGradient';
/** What `work` makes of the inputs by their names, as singles in memory. */
function computed(own, kernel, inputs, { names }, work) {
    own.counted(kernel);
    const tensors = names.map((_, k) => inputs[k]);
    return withSingles(own, tensors, (...singles) => work(Object.fromEntries(names.map((name, k) => [name, singles[k]]))));
}
export const computeLstm = (own, inputs, attrs) => {
    const named = attrs;
    const { Y, S, hT, cT } = computed(own, LSTM, inputs, named, (of) => own.layers.lstm(named.sequence, of));
    return [Y, S, hT, cT];
};
export const computeLstmGradient = (own, inputs, attrs) => {
    const named = attrs;
    const made = computed(own, LSTM_GRADIENT, inputs, named, (of) => own.layers.lstmGradient(named.sequence, of));
    return [made.G, made.dW, made.dU, made.db, made.dh0, made.dc0];
};
export const computeGru = (own, inputs, attrs) => {
    const named = attrs;
    const { Y, S, hT } = computed(own, GRU, inputs, named, (of) => own.layers.gru(named.sequence, of));
    return [Y, S, hT];
};
export const computeGruGradient = (own, inputs, attrs) => {
    const named = attrs;
    const made = computed(own, GRU_GRADIENT, inputs, named, (of) => own.layers.gruGradient(named.sequence, of));
    return [made.G, made.dW, made.dU, made.db, made.dbU, made.dh0];
};
export const computeAttention = (own, inputs, attrs) => {
    const named = attrs;
    const { O, L } = computed(own, ATTENTION, inputs, named, (of) => own.layers.attention(named.call, of));
    return [O, L];
};
export const computeAttentionGradient = (own, inputs, attrs) => {
    const named = attrs;
    const { dQ, dK, dV } = computed(own, ATTENTION_GRADIENT, inputs, named, (of) => own.layers.attentionGradient(named.call, of));
    return [dQ, dK, dV];
};
/** The rows that a layer works on: the last dimension, and all others. */
const rowsOf = ({ shape }) => ({ m: shape.at(-1), n: sizeOf(shape.slice(0, -1)) });
export const computeLayerNorm = (own, inputs, attrs) => {
    const named = attrs;
    const { Y, mean, rstd } = computed(own, LAYER_NORM, inputs, named, (of) => own.layers.layerNorm(rowsOf(of.X).m, rowsOf(of.X).n, named.epsilon, of));
    return [Y, mean, rstd];
};
export const computeLayerNormGradient = (own, inputs, attrs) => {
    const named = attrs;
    const { dX, dGamma, dBeta } = computed(own, LAYER_NORM_GRADIENT, inputs, named, (of) => own.layers.layerNormGradient(rowsOf(of.X).m, rowsOf(of.X).n, of));
    return [dX, dGamma, dBeta];
};
/** Softmax of the last dimension, which is the only one that tfjs asks for. */
export function softmax(own, inputs, attrs) {
    const X = inputs.logits;
    const { shape } = X;
    const last = attrs.dim === shape.length - 1 || attrs.dim === -1;
    if (!last || !own.areSingles(X) || sizeOf(shape) === 0)
        return own.stock('Softmax', inputs, attrs);
    own.counted('Softmax');
    const { m, n } = rowsOf(X);
    return own.layers.softmax(m, n, [...shape], { X }).Y;
}
export function softmaxGradient(own, { y, dy }) {
    own.counted(SOFTMAX_GRADIENT);
    const { m, n } = rowsOf(y);
    return withSingles(own, [y, dy], (Y, dY) => own.layers.softmaxGradient(m, n, [...y.shape], { Y: Y, dY: dY }).dX);
}
