import { gruBackward, gruForward, lstmBackward, lstmForward } from '../recurrent/routines.gen.js';
import { computed, flagOf, operandsOf, optionsOf, sameShape } from './call.js';
import { layerOf, stateOf } from './layers.js';
const given = (routine, x, w, u, dy) => operandsOf(routine, [
    [x, 'x'],
    [w, 'w'],
    [u, 'u'],
    [dy, 'dy'],
]);
/**
 * The gradients of lstm(x, w, u) by its operands, from the gradient dy by y: { dx, dw, du, db, dh0, dc0, dp }.
 *
 * x, w, u and the options are those of lstm, dy has the shape of y, and each result that of what it is by. States are computed anew.
 * Computed by lstmForward and lstmBackward on the context's backend, doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const [w, u] = [[[0], [0], [0], [1]], [[0], [0], [0], [0]]];
 * const { db } = await lstmGrad([[[0]]], w, u, [[[1]]]);
 * console.log(db.data); // Float64Array(4) [ 0, 0, 0, 0.25 ]
 */
export async function lstmGrad(x, w, u, dy, options = {}) {
    const routine = 'lstmGrad';
    const all = given(routine, x, w, u, dy);
    const named = optionsOf(routine, 5, options, ['direction', 'order', 'b', 'h0', 'c0', 'p', 'dh', 'dc']);
    const { sizes, operands, shapes } = layerOf(routine, 4, all, options, 5);
    sameShape(routine, 'dy', 4, all[3], shapes.y);
    const [c0, dh, dc] = ['c0', 'dh', 'dc'].map((name) => stateOf(routine, 5, name, options[name], shapes.h));
    const p = stateOf(routine, 5, 'p', options.p, shapes.p);
    const { order = 'iofg' } = options;
    const results = {
        ...{ dx: operands.x.shape, dw: operands.w.shape, du: operands.u.shape, db: shapes.b },
        ...{ dh0: shapes.h, dc0: shapes.h, dp: shapes.p },
    };
    const read = { ...operands, dy: all[3], c0, p, dh, dc };
    return computed(named, options.signal, read, results, async (at, { context, alloc }) => {
        const states = sizes.steps * sizes.batch * sizes.hidden * (sizes.direction === 'both' ? 2 : 1);
        const [Y, S] = [alloc(states), alloc(5 * states)];
        const call = { ...sizes, order, X: at.x, W: at.w, U: at.u, P: at.p, h0: at.h0, c0: at.c0, Y, S };
        await lstmForward(context.queue, { ...call, b: at.b });
        const by = { dY: at.dy, dhT: at.dh, dcT: at.dc };
        const made = { dX: at.dx, dW: at.dw, dU: at.du, db: at.db, dh0: at.dh0, dc0: at.dc0, dP: at.dp };
        await lstmBackward(context.queue, { ...call, ...by, ...made });
    });
}
/**
 * The gradients of gru(x, w, u) by its operands, from the gradient dy by y: { dx, dw, du, db, dbu, dh0 }.
 *
 * x, w, u and the options are those of gru, dy has the shape of y, and each result that of what it is by. States are computed anew.
 * Computed by gruForward and gruBackward on the context's backend, doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dx } = await gruGrad([[[0]]], [[0], [0], [1]], [[0], [0], [0]], [[[1]]]);
 * console.log(dx.get(0, 0, 0)); // 0.5
 */
export async function gruGrad(x, w, u, dy, options = {}) {
    const routine = 'gruGrad';
    const all = given(routine, x, w, u, dy);
    const named = optionsOf(routine, 5, options, ['direction', 'order', 'resetAfter', 'b', 'bu', 'h0', 'dh']);
    const { sizes, operands, shapes } = layerOf(routine, 3, all, options, 5);
    sameShape(routine, 'dy', 4, all[3], shapes.y);
    const bu = stateOf(routine, 5, 'bu', options.bu, shapes.b);
    const dh = stateOf(routine, 5, 'dh', options.dh, shapes.h);
    const kind = { order: options.order ?? 'zrn', resetAfter: flagOf(routine, 5, 'resetAfter', options.resetAfter) };
    const results = {
        ...{ dx: operands.x.shape, dw: operands.w.shape, du: operands.u.shape },
        ...{ db: shapes.b, dbu: shapes.b, dh0: shapes.h },
    };
    const read = { ...operands, dy: all[3], bu, dh };
    return computed(named, options.signal, read, results, async (at, { context, alloc }) => {
        const states = sizes.steps * sizes.batch * sizes.hidden * (sizes.direction === 'both' ? 2 : 1);
        const [Y, S] = [alloc(states), alloc(4 * states)];
        const call = { ...sizes, ...kind, X: at.x, W: at.w, U: at.u, h0: at.h0, Y, S };
        await gruForward(context.queue, { ...call, b: at.b, bU: at.bu });
        const made = { dX: at.dx, dW: at.dw, dU: at.du, db: at.db, dbU: at.dbu, dh0: at.dh0 };
        await gruBackward(context.queue, { ...call, dY: at.dy, dhT: at.dh, ...made });
    });
}
