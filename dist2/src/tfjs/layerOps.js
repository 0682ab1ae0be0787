// The operations of layers that basalt adds to TensorFlow.js: recurrences in Keras's shapes, attention, layer normalization.
import { ArgumentError } from '../core/errors.js';
import { runListed } from './layerGradients.js';
import { ATTENTION, GRU, LAYER_NORM, LSTM } from './layerKernels.js';
import { sizeOf } from './ownBackend.js';
import { recurrent } from './recurrentLayer.js';
const refuse = (routine, name, position, value, rule) => {
    throw new ArgumentError(routine, name, position, value, rule);
};
export function layerOperations(tf) {
    const single = (x) => tf.cast(x instanceof tf.Tensor ? x : tf.tensor(x), 'float32');
    const shaped = (routine, name, position, x, shape) => {
        const tensor = single(x);
        const fits = tensor.rank === shape.length && shape.every((size, d) => size === null || size === tensor.shape[d]);
        const words = shape.map((size) => (size === null ? 'any' : `${size}`)).join(' x ');
        return fits ? tensor : refuse(routine, name, position, tensor.shape, `must be ${words}`);
    };
    const vector = (routine, name, x, length, position) => (x === undefined ? undefined : shaped(routine, name, position, x, [length]));
    const turned = (x) => tf.transpose(x, [1, 0, 2]);
    function recurrence(routine, gates, [x, kernel, recurrentKernel], options) {
        const X = shaped(routine, 'x', 1, x, [null, null, null]);
        const [batch, steps, inputs] = X.shape;
        const U = shaped(routine, 'recurrentKernel', 3, recurrentKernel, [null, null]);
        const hidden = U.shape[0];
        shaped(routine, 'recurrentKernel', 3, U, [hidden, gates * hidden]);
        const W = shaped(routine, 'kernel', 2, kernel, [inputs, gates * hidden]);
        const states = (options.initialState ?? []).map((state) => shaped(routine, 'initialState', 4, state, [batch, hidden]));
        const count = gates === 4 ? 2 : 1;
        if (states.length !== 0 && states.length !== count)
            refuse(routine, 'initialState', 4, states.length, `must have ${count} tensors`);
        return {
            ...{ x: turned(X), W: tf.transpose(W), U: tf.transpose(U), states },
            sequence: { steps, batch, inputs, hidden, direction: options.goBackwards === true ? 'reverse' : 'forward' },
            shown: { sequences: options.returnSequences === true, states: options.returnState === true },
        };
    }
    /** The outputs and states in Keras's shapes, from those of a kernel. */
    function shownOf({ sequence, shown }, Y, states) {
        const inTime = () => (sequence.direction === 'reverse' ? tf.reverse(turned(Y), 1) : turned(Y));
        const outputs = shown.sequences ? inTime() : states[0];
        return shown.states ? [outputs, ...states] : [outputs];
    }
    /** What comes out where there is nothing to compute. */
    function nothing({ sequence, states, shown }, count) {
        const { steps, batch, inputs, hidden } = sequence;
        if (steps * batch * inputs * hidden > 0)
            return undefined;
        if (inputs === 0 && steps * batch * hidden > 0)
            refuse(count === 2 ? 'lstm' : 'gru', 'x', 1, [batch, steps, inputs], 'must have at least one number at every step');
        const last = Array.from({ length: count }, (_, k) => states[k] ?? tf.zeros([batch, hidden]));
        const outputs = shown.sequences ? tf.zeros([batch, steps, hidden]) : last[0];
        return shown.states ? [outputs, ...last] : [tf.clone(outputs)];
    }
    const lstm = (x, kernel, recurrentKernel, options = {}) => tf.tidy(() => {
        const r = recurrence('lstm', 4, [x, kernel, recurrentKernel], options);
        const b = vector('lstm', 'bias', options.bias, 4 * r.sequence.hidden, 4);
        const none = nothing(r, 2);
        if (none !== undefined)
            return none;
        const [h0, c0] = r.states;
        const tensors = { X: r.x, W: r.W, U: r.U, b, h0, c0 };
        const [Y, , hT, cT] = runListed(tf, LSTM, tensors, { sequence: r.sequence, ...r.shown });
        return shownOf(r, Y, [hT, cT]);
    });
    const gru = (x, kernel, recurrentKernel, options = {}) => tf.tidy(() => {
        const r = recurrence('gru', 3, [x, kernel, recurrentKernel], options);
        const b = vector('gru', 'bias', options.bias, 3 * r.sequence.hidden, 4);
        const bU = vector('gru', 'recurrentBias', options.recurrentBias, 3 * r.sequence.hidden, 4);
        const none = nothing(r, 1);
        if (none !== undefined)
            return none;
        const sequence = { ...r.sequence, order: 'zrn', resetAfter: options.resetAfter === true };
        const tensors = { X: r.x, W: r.W, U: r.U, b, bU, h0: r.states[0] };
        const [Y, , hT] = runListed(tf, GRU, tensors, { sequence, ...r.shown });
        return shownOf(r, Y, [hT]);
    });
    /** A mask as numbers to add, of the shape that the kernel takes, and its batches and heads. */
    function maskOf(mask, batch, heads, queries, keys) {
        const wrong = () => refuse('attention', 'mask', 4, mask.shape, `must spread to ${batch} x ${heads} x ${queries} x ${keys}`);
        const { shape } = mask;
        if (shape.length < 2 || shape.length > 4)
            return wrong();
        const lead = shape.length === 3 ? [shape[0], 1] : shape.length === 4 ? [shape[0], shape[1]] : [1, 1];
        const sizes = [...lead, ...shape.slice(-2)];
        for (const [d, size] of [batch, heads, queries, keys].entries())
            if (sizes[d] !== 1 && sizes[d] !== size)
                return wrong();
        const numbers = mask.dtype === 'bool' ? tf.where(mask, tf.zeros(shape), tf.fill(shape, -Infinity)) : single(mask);
        const full = [lead[0], lead[1], queries, keys];
        const spread = tf.broadcastTo(tf.reshape(numbers, sizes), full);
        return { mask: spread, maskBatch: full[0], maskHeads: full[1] };
    }
    const attention = (q, k, v, options = {}) => tf.tidy(() => {
        const { rank } = q;
        if (rank !== 3 && rank !== 4)
            refuse('attention', 'q', 1, q.shape, 'must have three or four dimensions');
        const four = (x) => (x.rank === 3 ? tf.expandDims(single(x), 1) : single(x));
        const Q = four(q);
        const [batch, heads, queries, dim] = Q.shape;
        if (k.rank !== rank)
            refuse('attention', 'k', 2, k.shape, 'must have as many dimensions as q');
        const K = shaped('attention', 'k', 2, four(k), [batch, null, null, dim]);
        const [, keyHeads, keys] = K.shape;
        if (v.rank !== rank)
            refuse('attention', 'v', 3, v.shape, 'must have as many dimensions as q');
        const V = shaped('attention', 'v', 3, four(v), [batch, keyHeads, keys, null]);
        if (keyHeads === 0 || heads % keyHeads !== 0)
            refuse('attention', 'k', 2, k.shape, `must have heads of which ${heads} is a multiple`);
        const dimV = V.shape[3];
        const { past = 0, scale = 0 } = options;
        if (!Number.isSafeInteger(past) || past < 0)
            refuse('attention', 'past', 4, past, 'must be a whole number >= 0');
        if (!Number.isFinite(scale))
            refuse('attention', 'scale', 4, scale, 'must be a finite number');
        const masked = options.mask && maskOf(options.mask, batch, heads, queries, keys);
        const out = (O) => (rank === 3 ? tf.squeeze(O, [1]) : O);
        if (sizeOf(Q.shape) * keys * dimV === 0)
            return out(tf.zeros([batch, heads, queries, dimV]));
        const call = {
            ...{ axes: 'bhsd', batch, heads, groups: heads / keyHeads, queries, keys, dim, dimV, capacity: 0 },
            ...{ maskBatch: masked?.maskBatch ?? 1, maskHeads: masked?.maskHeads ?? 1 },
            ...{ causal: options.causal === true, past, scale, cap: 0 },
        };
        return out(runListed(tf, ATTENTION, { Q, K, V, mask: masked?.mask }, { call })[0]);
    });
    const layerNorm = (x, options = {}) => tf.tidy(() => {
        const X = single(x);
        if (X.rank === 0)
            refuse('layerNorm', 'x', 1, x, 'must have at least one dimension');
        const { epsilon = 1e-3 } = options;
        if (!(epsilon >= 0))
            refuse('layerNorm', 'epsilon', 2, epsilon, 'must be at least 0');
        const m = X.shape.at(-1);
        const gamma = vector('layerNorm', 'gamma', options.gamma, m, 2);
        const beta = vector('layerNorm', 'beta', options.beta, m, 2);
        if (sizeOf(X.shape) === 0)
            return tf.clone(X);
        return runListed(tf, LAYER_NORM, { X, gamma, beta }, { epsilon })[0];
    });
    const operations = { lstm, gru, attention, layerNorm };
    return { ...operations, recurrent: (layer) => recurrent(tf, operations, layer) };
}
