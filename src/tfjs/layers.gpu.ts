// Layers on the GPU: tfjs's buffers wrapped, the launches of basalt/nn recorded among its own.
import { bind } from '../core/args.ts';
import type { GruSequence, Sequence } from '../core/recurrence.ts';
import { attentionBackwardGpu } from '../nn/attention/attentionBackward.gpu.ts';
import { attentionBackwardSpec } from '../nn/attention/attentionBackward.spec.ts';
import { attentionForwardGpu } from '../nn/attention/attentionForward.gpu.ts';
import { attentionForwardSpec } from '../nn/attention/attentionForward.spec.ts';
import type { AttentionBackwardArgs, AttentionForwardArgs } from '../nn/attention/routines.gen.ts';
import { layerNormBackwardGpu } from '../nn/norms/layerNormBackward.gpu.ts';
import { layerNormBackwardSpec } from '../nn/norms/layerNormBackward.spec.ts';
import { layerNormForwardGpu } from '../nn/norms/layerNormForward.gpu.ts';
import { layerNormForwardSpec } from '../nn/norms/layerNormForward.spec.ts';
import type { LayerNormBackwardArgs, LayerNormForwardArgs } from '../nn/norms/routines.gen.ts';
import { enqueueGruBackward } from '../nn/recurrent/gruBackward.gpu.ts';
import { enqueueGru } from '../nn/recurrent/gruForward.gpu.ts';
import { enqueueLstmBackward } from '../nn/recurrent/lstmBackward.gpu.ts';
import { enqueueLstm } from '../nn/recurrent/lstmForward.gpu.ts';
import type { SoftmaxBackwardArgs, SoftmaxForwardArgs } from '../nn/softmax/routines.gen.ts';
import { softmaxBackwardGpu } from '../nn/softmax/softmaxBackward.gpu.ts';
import { softmaxBackwardSpec } from '../nn/softmax/softmaxBackward.spec.ts';
import { softmaxForwardGpu } from '../nn/softmax/softmaxForward.gpu.ts';
import { softmaxForwardSpec } from '../nn/softmax/softmaxForward.spec.ts';
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import {
  type AttentionCall,
  attentionShapes,
  type Layers,
  type Made,
  type Operands,
  recurrenceShapes,
} from './layers.ts';
import { sizeOf } from './ownBackend.ts';
import type { TensorInfo } from './peers.ts';

/** Makes tensors, and records launches on them: GpuCompute. */
export interface Recorder {
  tensor(shape: readonly number[]): TensorInfo;
  record(name: string, tensors: readonly TensorInfo[], work: (buffers: DeviceBuffer[]) => void): void;
}

type Optional<K extends string> = Readonly<Record<K, undefined>>;

export class GpuLayers implements Layers {
  private readonly recorder: Recorder;
  private readonly queue: Queue;

  constructor(recorder: Recorder, queue: Queue) {
    this.recorder = recorder;
    this.queue = queue;
  }

  /** Calls `work` with the operands that are there and those to be made, or gives again what it gave in a call of that name. */
  private run<G extends object, M extends string>(
    name: string,
    of: G,
    shapes: Readonly<Record<M, readonly number[]>>,
    work: (at: Operands<G, M, DeviceMat>) => void,
  ): Made<M> {
    const made = Object.fromEntries(
      Object.entries<readonly number[]>(shapes).map(([key, shape]) => [key, this.recorder.tensor(shape)]),
    ) as Made<M>;
    const there = Object.entries<TensorInfo | undefined>({ ...of, ...made }).filter(
      ([, tensor]) => tensor !== undefined,
    );
    const names = there.map(([key]) => key);
    const tensors = there.map(([, tensor]) => tensor!);
    const sizes = tensors.map(({ shape }) => sizeOf(shape));
    this.recorder.record(`${name};${names};${sizes}`, tensors, (buffers) =>
      work(Object.fromEntries(names.map((key, k) => [key, whole(buffers[k]!)])) as Operands<G, M, DeviceMat>),
    );
    return made;
  }

  lstm(s: Sequence, of: Parameters<Layers['lstm']>[1]) {
    const { Y, S, states } = recurrenceShapes(s, 4);
    return this.run(`lstm;${sequenceName(s)}`, of, { Y, hT: states, cT: states, S }, (at) =>
      enqueueLstm(this.queue, { ...NO_LSTM, ...s, order: 'ifgo', ...at }),
    );
  }

  lstmGradient(s: Sequence, of: Parameters<Layers['lstmGradient']>[1]) {
    const { gradient, states } = recurrenceShapes(s, 4);
    return this.run(`lstm gradient;${sequenceName(s)}`, of, { ...gradient, dc0: states }, (at) =>
      enqueueLstmBackward(this.queue, { ...NO_LSTM_GRADIENT, ...s, order: 'ifgo', ...at }),
    );
  }

  gru(s: GruSequence, of: Parameters<Layers['gru']>[1]) {
    const { Y, S, states } = recurrenceShapes(s, 3);
    return this.run(`gru;${sequenceName(s)},${s.resetAfter}`, of, { Y, hT: states, S }, (at) =>
      enqueueGru(this.queue, { ...NO_GRU, ...s, ...at }),
    );
  }

  gruGradient(s: GruSequence, of: Parameters<Layers['gruGradient']>[1]) {
    const { gradient } = recurrenceShapes(s, 3);
    const name = `gru gradient;${sequenceName(s)},${s.resetAfter}`;
    return this.run(name, of, { ...gradient, dbU: gradient.db }, (at) =>
      enqueueGruBackward(this.queue, { ...NO_GRU_GRADIENT, ...s, ...at }),
    );
  }

  attention(s: AttentionCall, of: Parameters<Layers['attention']>[1]) {
    const { O, L } = attentionShapes(s);
    return this.run(`attention;${attentionName(s)}`, of, { O, L }, (at) => {
      const call: AttentionForwardArgs<'s'> = { ...s, ...pointers(at) };
      attentionForwardGpu(this.queue, bind(attentionForwardSpec, this.queue.context, call, 's'));
    });
  }

  attentionGradient(s: AttentionCall, of: Parameters<Layers['attentionGradient']>[1]) {
    const { gradient } = attentionShapes(s);
    return this.run(`attention gradient;${attentionName(s)}`, of, gradient, (at) => {
      const call: AttentionBackwardArgs<'s'> = { ...s, ...pointers(at) };
      attentionBackwardGpu(this.queue, bind(attentionBackwardSpec, this.queue.context, call, 's'));
    });
  }

  softmax(m: number, n: number, shape: number[], of: Parameters<Layers['softmax']>[3]) {
    return this.run(`softmax;${m}`, of, { Y: shape }, (at) => {
      const call: SoftmaxForwardArgs<'s'> = { m, n, ldx: m, ldy: m, ...pointers(at) };
      softmaxForwardGpu(this.queue, bind(softmaxForwardSpec, this.queue.context, call, 's'));
    });
  }

  softmaxGradient(m: number, n: number, shape: number[], of: Parameters<Layers['softmaxGradient']>[3]) {
    return this.run(`softmax gradient;${m}`, of, { dX: shape }, (at) => {
      const call: SoftmaxBackwardArgs<'s'> = { m, n, ldy: m, lddy: m, lddx: m, ...pointers(at) };
      softmaxBackwardGpu(this.queue, bind(softmaxBackwardSpec, this.queue.context, call, 's'));
    });
  }

  layerNorm(m: number, n: number, epsilon: number, of: Parameters<Layers['layerNorm']>[3]) {
    const { shape } = of.X;
    return this.run(`norm;${m},${epsilon}`, of, { Y: shape, mean: [n], rstd: [n] }, (at) => {
      const call: LayerNormForwardArgs<'s'> = { m, n, epsilon, ldx: m, ldy: m, ...pointers(at) };
      layerNormForwardGpu(this.queue, bind(layerNormForwardSpec, this.queue.context, call, 's'));
    });
  }

  layerNormGradient(m: number, n: number, of: Parameters<Layers['layerNormGradient']>[2]) {
    return this.run(`norm gradient;${m}`, of, { dX: of.X.shape, dGamma: [m], dBeta: [m] }, (at) => {
      const call: LayerNormBackwardArgs<'s'> = { m, n, ldx: m, lddy: m, lddx: m, ...pointers(at) };
      layerNormBackwardGpu(this.queue, bind(layerNormBackwardSpec, this.queue.context, call, 's'));
    });
  }
}

const whole = (data: DeviceBuffer): DeviceMat => ({ data, off: 0, ld: 1 });

/** The operands as arguments of a call. */
const pointers = <K extends string>(at: Readonly<Record<K, DeviceMat | undefined>>): Record<K, DeviceBuffer<'s'>> =>
  Object.fromEntries(Object.entries<DeviceMat | undefined>(at).map(([key, x]) => [key, x?.data])) as never;

const NO_LSTM: Optional<'b' | 'P' | 'h0' | 'c0'> = { b: undefined, P: undefined, h0: undefined, c0: undefined };
const NO_LSTM_GRADIENT: Optional<'P' | 'h0' | 'c0' | 'dY' | 'dhT' | 'dcT' | 'dX' | 'dP'> = {
  ...{ P: undefined, h0: undefined, c0: undefined, dY: undefined },
  ...{ dhT: undefined, dcT: undefined, dX: undefined, dP: undefined },
};
const NO_GRU: Optional<'b' | 'bU' | 'h0'> = { b: undefined, bU: undefined, h0: undefined };
const NO_GRU_GRADIENT: Optional<'h0' | 'dY' | 'dhT' | 'dX'> = {
  ...{ h0: undefined, dY: undefined, dhT: undefined, dX: undefined },
};

const sequenceName = ({ steps, batch, inputs, hidden, direction }: Sequence): string =>
  `${steps},${batch},${inputs},${hidden},${direction}`;

const attentionName = (s: AttentionCall): string =>
  `${s.batch},${s.heads},${s.groups},${s.queries},${s.keys},${s.dim},${s.dimV},${s.maskBatch},${s.maskHeads};${s.causal},${s.past},${s.scale},${s.cap}`;
