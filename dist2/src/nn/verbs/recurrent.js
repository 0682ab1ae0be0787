import { gruForward, lstmForward } from '../recurrent/routines.gen.js';
import { computed, flagOf, operandsOf, optionsOf } from './call.js';
import { layerOf, stateOf } from './layers.js';
/**
 * A layer of long short-term memory over sequences: { y, h, c }, all outputs, the last ones, and the last cells.
 *
 * x is steps x batch x inputs, w is 4 hidden x inputs, u is 4 hidden x hidden, b 4 hidden, h0 and c0 batch x hidden; then y is steps x
 * batch x hidden, h and c are batch x hidden. With direction 'both', weights, summands and states have an axis of length 2 in front, y is
 * steps x 2 x batch x hidden, and h and c are 2 x batch x hidden, as in ONNX. The gates and their order: lstmForward, by which it is
 * computed on the context's backend, doubles on the CPU. Operands are whatever counts as an array (ArrayInput) and are read before the call
 * returns its promise; the results are new ndarrays, single if all are.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const [w, u] = [[[0.45, 0.25], [0.95, 0.8], [0.7, 0.45], [0.6, 0.4]], [[0.15], [0.8], [0.1], [0.25]]];
 * const { y } = await lstm([[[1, 2]], [[0.5, 3]]], w, u, { order: 'gifo', b: [0.2, 0.65, 0.15, 0.1] });
 * console.log(y.get(0, 0, 0), y.get(1, 0, 0)); // 0.53631 0.77197, rounded
 */
export async function lstm(x, w, u, options = {}) {
    const routine = 'lstm';
    const given = operandsOf(routine, [
        [x, 'x'],
        [w, 'w'],
        [u, 'u'],
    ]);
    const named = optionsOf(routine, 4, options, ['direction', 'order', 'b', 'h0', 'c0', 'p']);
    const { sizes, operands, shapes } = layerOf(routine, 4, given, options);
    const c0 = stateOf(routine, 4, 'c0', options.c0, shapes.h);
    const p = stateOf(routine, 4, 'p', options.p, shapes.p);
    const { order = 'iofg' } = options;
    const results = { y: shapes.y, h: shapes.h, c: shapes.h };
    return computed(named, options.signal, { ...operands, c0, p }, results, (at, { context }) => {
        const weights = { X: at.x, W: at.w, U: at.u, b: at.b, P: at.p, h0: at.h0, c0: at.c0 };
        return lstmForward(context.queue, { ...sizes, order, ...weights, Y: at.y, hT: at.h, cT: at.c });
    });
}
/**
 * A layer of gated recurrent units over sequences: { y, h }, all outputs and the last ones.
 *
 * x is steps x batch x inputs, w is 3 hidden x inputs, u is 3 hidden x hidden, b and bu are 3 hidden, h0 batch x hidden; results, the
 * direction 'both' and the rest are as those of lstm. The gates and their order: gruForward, by which it is computed.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { h } = await gru([[[1]]], [[0], [0], [1]], [[0], [0], [0]]);
 * console.log(h.get(0, 0)); // 0.3807970779778823, half of tanh(1)
 */
export async function gru(x, w, u, options = {}) {
    const routine = 'gru';
    const given = operandsOf(routine, [
        [x, 'x'],
        [w, 'w'],
        [u, 'u'],
    ]);
    const named = optionsOf(routine, 4, options, ['direction', 'order', 'resetAfter', 'b', 'bu', 'h0']);
    const { sizes, operands, shapes } = layerOf(routine, 3, given, options);
    const bu = stateOf(routine, 4, 'bu', options.bu, shapes.b);
    const kind = { order: options.order ?? 'zrn', resetAfter: flagOf(routine, 4, 'resetAfter', options.resetAfter) };
    const results = { y: shapes.y, h: shapes.h };
    return computed(named, options.signal, { ...operands, bu }, results, (at, { context }) => {
        const weights = { X: at.x, W: at.w, U: at.u, b: at.b, bU: at.bu, h0: at.h0 };
        return gruForward(context.queue, { ...sizes, ...kind, ...weights, Y: at.y, hT: at.h });
    });
}
