// Layers on the GPU: tfjs's buffers wrapped, the launches of basalt/nn recorded among its own.
import { bind } from '../core/args.js';
import { attentionBackwardGpu } from '../nn/attention/attentionBackward.gpu.js';
import { attentionBackwardSpec } from '../nn/attention/attentionBackward.spec.js';
import { attentionForwardGpu } from '../nn/attention/attentionForward.gpu.js';
import { attentionForwardSpec } from '../nn/attention/attentionForward.spec.js';
import { layerNormBackwardGpu } from '../nn/norms/layerNormBackward.gpu.js';
import { layerNormBackwardSpec } from '../nn/norms/layerNormBackward.spec.js';
import { layerNormForwardGpu } from '../nn/norms/layerNormForward.gpu.js';
import { layerNormForwardSpec } from '../nn/norms/layerNormForward.spec.js';
import { enqueueGruBackward } from '../nn/recurrent/gruBackward.gpu.js';
import { enqueueGru } from '../nn/recurrent/gruForward.gpu.js';
import { enqueueLstmBackward } from '../nn/recurrent/lstmBackward.gpu.js';
import { enqueueLstm } from '../nn/recurrent/lstmForward.gpu.js';
import { softmaxBackwardGpu } from '../nn/softmax/softmaxBackward.gpu.js';
import { softmaxBackwardSpec } from '../nn/softmax/softmaxBackward.spec.js';
import { softmaxForwardGpu } from '../nn/softmax/softmaxForward.gpu.js';
import { softmaxForwardSpec } from '../nn/softmax/softmaxForward.spec.js';
import { attentionShapes, recurrenceShapes, } from './layers.js';
import { sizeOf } from './ownBackend.js';
export class GpuLayers {
    recorder;
    queue;
    constructor(recorder, queue) {
        this.recorder = recorder;
        this.queue = queue;
    }
    /** Calls `work` with the operands that are there and those to be made, or gives again what it gave in a call of that name. */
    run(name, of, shapes, work) {
        const made = Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, this.recorder.tensor(shape)]));
        const there = Object.entries({ ...of, ...made }).filter(([, tensor]) => tensor !== undefined);
        const names = there.map(([key]) => key);
        const tensors = there.map(([, tensor]) => tensor);
        const sizes = tensors.map(({ shape }) => sizeOf(shape));
        this.recorder.record(`${name};${names};${sizes}`, tensors, (buffers) => work(Object.fromEntries(names.map((key, k) => [key, whole(buffers[k])]))));
        return made;
    }
    lstm(s, of) {
        const { Y, S, states } = recurrenceShapes(s, 4);
        return this.run(`lstm;${sequenceName(s)}`, of, { Y, hT: states, cT: states, S }, (at) => enqueueLstm(this.queue, { ...NO_LSTM, ...s, order: 'ifgo', ...at }));
    }
    lstmGradient(s, of) {
        const { gradient, states } = recurrenceShapes(s, 4);
        return this.run(`lstm gradient;${sequenceName(s)}`, of, { ...gradient, dc0: states }, (at) => enqueueLstmBackward(this.queue, { ...NO_LSTM_GRADIENT, ...s, order: 'ifgo', ...at }));
    }
    gru(s, of) {
        const { Y, S, states } = recurrenceShapes(s, 3);
        return this.run(`gru;${sequenceName(s)},${s.resetAfter}`, of, { Y, hT: states, S }, (at) => enqueueGru(this.queue, { ...NO_GRU, ...s, ...at }));
    }
    gruGradient(s, of) {
        const { gradient } = recurrenceShapes(s, 3);
        const name = `gru gradient;${sequenceName(s)},${s.resetAfter}`;
        return this.run(name, of, { ...gradient, dbU: gradient.db }, (at) => enqueueGruBackward(this.queue, { ...NO_GRU_GRADIENT, ...s, ...at }));
    }
    attention(s, of) {
        const { O, L } = attentionShapes(s);
        return this.run(`attention;${attentionName(s)}`, of, { O, L }, (at) => {
            const call = { ...s, ...pointers(at) };
            attentionForwardGpu(this.queue, bind(attentionForwardSpec, this.queue.context, call, 's'));
        });
    }
    attentionGradient(s, of) {
        const { gradient } = attentionShapes(s);
        return this.run(`attention gradient;${attentionName(s)}`, of, gradient, (at) => {
            const call = { ...s, ...pointers(at) };
            attentionBackwardGpu(this.queue, bind(attentionBackwardSpec, this.queue.context, call, 's'));
        });
    }
    softmax(m, n, shape, of) {
        return this.run(`softmax;${m}`, of, { Y: shape }, (at) => {
            const call = { m, n, ldx: m, ldy: m, ...pointers(at) };
            softmaxForwardGpu(this.queue, bind(softmaxForwardSpec, this.queue.context, call, 's'));
        });
    }
    softmaxGradient(m, n, shape, of) {
        return this.run(`softmax gradient;${m}`, of, { dX: shape }, (at) => {
            const call = { m, n, ldy: m, lddy: m, lddx: m, ...pointers(at) };
            softmaxBackwardGpu(this.queue, bind(softmaxBackwardSpec, this.queue.context, call, 's'));
        });
    }
    layerNorm(m, n, epsilon, of) {
        const { shape } = of.X;
        return this.run(`norm;${m},${epsilon}`, of, { Y: shape, mean: [n], rstd: [n] }, (at) => {
            const call = { m, n, epsilon, ldx: m, ldy: m, ...pointers(at) };
            layerNormForwardGpu(this.queue, bind(layerNormForwardSpec, this.queue.context, call, 's'));
        });
    }
    layerNormGradient(m, n, of) {
        return this.run(`norm gradient;${m}`, of, { dX: of.X.shape, dGamma: [m], dBeta: [m] }, (at) => {
            const call = { m, n, ldx: m, lddy: m, lddx: m, ...pointers(at) };
            layerNormBackwardGpu(this.queue, bind(layerNormBackwardSpec, this.queue.context, call, 's'));
        });
    }
}
const whole = (data) => ({ data, off: 0, ld: 1 });
/** The operands as arguments of a call. */
const pointers = (at) => Object.fromEntries(Object.entries(at).map(([key, x]) => [key, x?.data]));
const NO_LSTM = { b: undefined, P: undefined, h0: undefined, c0: undefined };
const NO_LSTM_GRADIENT = {
    ...{ P: undefined, h0: undefined, c0: undefined, dY: undefined },
    ...{ dhT: undefined, dcT: undefined, dX: undefined, dP: undefined },
};
const NO_GRU = { b: undefined, bU: undefined, h0: undefined };
const NO_GRU_GRADIENT = {
    ...{ h0: undefined, dY: undefined, dhT: undefined, dX: undefined },
};
const sequenceName = ({ steps, batch, inputs, hidden, direction }) => `${steps},${batch},${inputs},${hidden},${direction}`;
const attentionName = (s) => `${s.batch},${s.heads},${s.groups},${s.queries},${s.keys},${s.dim},${s.dimV},${s.maskBatch},${s.maskHeads};${s.causal},${s.past},${s.scale},${s.cap}`;
