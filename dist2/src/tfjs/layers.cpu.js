import { attentionBackwardRef } from '../nn/attention/attentionBackward.ref.js';
import { attentionForwardRef } from '../nn/attention/attentionForward.ref.js';
import { hostGemm } from '../nn/hostGemm.cpu.js';
import { zeros } from '../nn/hostTensors.cpu.js';
import { normGradientRef, normRef } from '../nn/norms/norm.ref.js';
import { gruBackwardRef } from '../nn/recurrent/gruBackward.ref.js';
import { gruForwardRef } from '../nn/recurrent/gruForward.ref.js';
import { lstmBackwardRef } from '../nn/recurrent/lstmBackward.ref.js';
import { lstmForwardRef } from '../nn/recurrent/lstmForward.ref.js';
import { softmaxBackwardRef } from '../nn/softmax/softmaxBackward.ref.js';
import { softmaxForwardRef } from '../nn/softmax/softmaxForward.ref.js';
import { attentionShapes, recurrenceShapes, } from './layers.js';
import { sizeOf } from './ownBackend.js';
const make = (length) => zeros('s', length);
export class CpuLayers {
    memory;
    constructor(memory) {
        this.memory = memory;
    }
    /** Calls `work` with the operands that are there, as columns of `ld` numbers, and with zeros for those to be made. */
    run(of, shapes, work, ld = 1) {
        const { memory } = this;
        const made = Object.entries(shapes).map(([key, shape]) => [key, shape, new Float32Array(sizeOf(shape))]);
        const at = {};
        for (const [key, tensor] of Object.entries(of))
            at[key] = tensor && { data: memory.values(tensor), off: 0, ld };
        for (const [key, , data] of made)
            at[key] = { data, off: 0, ld };
        work(at);
        return Object.fromEntries(made.map(([key, shape, data]) => [key, memory.tensor(shape, data)]));
    }
    lstm(s, of) {
        const { Y, S, states } = recurrenceShapes(s, 4);
        return this.run(of, { Y, hT: states, cT: states, S }, (at) => lstmForwardRef({ ...s, order: 'ifgo' }, { ...at, P: undefined }, hostGemm('s')));
    }
    lstmGradient(s, of) {
        const { gradient, states } = recurrenceShapes(s, 4);
        return this.run(of, { ...gradient, dc0: states }, (at) => {
            const none = { P: undefined, dX: undefined, dP: undefined };
            lstmBackwardRef({ ...s, order: 'ifgo' }, { ...at, ...none }, make, hostGemm('s'));
        });
    }
    gru(s, of) {
        const { Y, S, states } = recurrenceShapes(s, 3);
        return this.run(of, { Y, hT: states, S }, (at) => gruForwardRef(s, at, make, hostGemm('s')));
    }
    gruGradient(s, of) {
        const { gradient } = recurrenceShapes(s, 3);
        return this.run(of, { ...gradient, dbU: gradient.db }, (at) => gruBackwardRef(s, { ...at, dX: undefined }, make, hostGemm('s')));
    }
    attention(s, of) {
        const { O, L } = attentionShapes(s);
        return this.run(of, { O, L }, (at) => attentionForwardRef(s, at, make, hostGemm('s')));
    }
    attentionGradient(s, of) {
        const { gradient } = attentionShapes(s);
        return this.run(of, gradient, (at) => attentionBackwardRef(s, at, make, hostGemm('s')));
    }
    softmax(m, n, shape, of) {
        return this.run(of, { Y: shape }, ({ X, Y }) => softmaxForwardRef(m, n, X, Y, false), m);
    }
    softmaxGradient(m, n, shape, of) {
        return this.run(of, { dX: shape }, ({ Y, dY, dX }) => softmaxBackwardRef(m, n, Y, dY, dX, false), m);
    }
    layerNorm(m, n, epsilon, of) {
        return this.run(of, { Y: of.X.shape, mean: [n], rstd: [n] }, (at) => normRef(m, n, epsilon, true, at), m);
    }
    layerNormGradient(m, n, of) {
        return this.run(of, { dX: of.X.shape, dGamma: [m], dBeta: [m] }, (at) => normGradientRef(m, n, at), m);
    }
}
