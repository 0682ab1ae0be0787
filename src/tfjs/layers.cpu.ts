// Layers on the CPU: the references of basalt/nn on tfjs's own arrays, their products on the engine.
import type { RealMat } from '../core/matrix.ts';
import type { GruSequence, Sequence } from '../core/recurrence.ts';
import { attentionBackwardRef } from '../nn/attention/attentionBackward.ref.ts';
import { attentionForwardRef } from '../nn/attention/attentionForward.ref.ts';
import { hostGemm } from '../nn/hostGemm.cpu.ts';
import { zeros } from '../nn/hostTensors.cpu.ts';
import { normGradientRef, normRef } from '../nn/norms/norm.ref.ts';
import { gruBackwardRef } from '../nn/recurrent/gruBackward.ref.ts';
import { gruForwardRef } from '../nn/recurrent/gruForward.ref.ts';
import { lstmBackwardRef } from '../nn/recurrent/lstmBackward.ref.ts';
import { lstmForwardRef } from '../nn/recurrent/lstmForward.ref.ts';
import { softmaxBackwardRef } from '../nn/softmax/softmaxBackward.ref.ts';
import { softmaxForwardRef } from '../nn/softmax/softmaxForward.ref.ts';
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

/** Tensors as arrays, and arrays as tensors: CpuCompute. */
export interface Memory {
  values(tensor: TensorInfo): Float32Array;
  tensor(shape: readonly number[], values: Float32Array): TensorInfo;
}

const make = (length: number): RealMat => zeros('s', length);

export class CpuLayers implements Layers {
  private readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
  }

  /** Calls `work` with the operands that are there, as columns of `ld` numbers, and with zeros for those to be made. */
  private run<G extends object, M extends string>(
    of: G,
    shapes: Readonly<Record<M, readonly number[]>>,
    work: (at: Operands<G, M, RealMat>) => void,
    ld = 1,
  ): Made<M> {
    const { memory } = this;
    const made = Object.entries<readonly number[]>(shapes).map(
      ([key, shape]) => [key, shape, new Float32Array(sizeOf(shape))] as const,
    );
    const at: Record<string, RealMat | undefined> = {};
    for (const [key, tensor] of Object.entries(of) as [string, TensorInfo | undefined][])
      at[key] = tensor && { data: memory.values(tensor), off: 0, ld };
    for (const [key, , data] of made) at[key] = { data, off: 0, ld };
    work(at as Operands<G, M, RealMat>);
    return Object.fromEntries(made.map(([key, shape, data]) => [key, memory.tensor(shape, data)])) as Made<M>;
  }

  lstm(s: Sequence, of: Parameters<Layers['lstm']>[1]) {
    const { Y, S, states } = recurrenceShapes(s, 4);
    return this.run(of, { Y, hT: states, cT: states, S }, (at) =>
      lstmForwardRef({ ...s, order: 'ifgo' }, { ...at, P: undefined }, hostGemm('s')),
    );
  }

  lstmGradient(s: Sequence, of: Parameters<Layers['lstmGradient']>[1]) {
    const { gradient, states } = recurrenceShapes(s, 4);
    return this.run(of, { ...gradient, dc0: states }, (at) => {
      const none = { P: undefined, dX: undefined, dP: undefined };
      lstmBackwardRef({ ...s, order: 'ifgo' }, { ...at, ...none }, make, hostGemm('s'));
    });
  }

  gru(s: GruSequence, of: Parameters<Layers['gru']>[1]) {
    const { Y, S, states } = recurrenceShapes(s, 3);
    return this.run(of, { Y, hT: states, S }, (at) => gruForwardRef(s, at, make, hostGemm('s')));
  }

  gruGradient(s: GruSequence, of: Parameters<Layers['gruGradient']>[1]) {
    const { gradient } = recurrenceShapes(s, 3);
    return this.run(of, { ...gradient, dbU: gradient.db }, (at) =>
      gruBackwardRef(s, { ...at, dX: undefined }, make, hostGemm('s')),
    );
  }

  attention(s: AttentionCall, of: Parameters<Layers['attention']>[1]) {
    const { O, L } = attentionShapes(s);
    return this.run(of, { O, L }, (at) => attentionForwardRef(s, at, make, hostGemm('s')));
  }

  attentionGradient(s: AttentionCall, of: Parameters<Layers['attentionGradient']>[1]) {
    const { gradient } = attentionShapes(s);
    return this.run(of, gradient, (at) => attentionBackwardRef(s, at, make, hostGemm('s')));
  }

  softmax(m: number, n: number, shape: number[], of: Parameters<Layers['softmax']>[3]) {
    return this.run(of, { Y: shape }, ({ X, Y }) => softmaxForwardRef(m, n, X, Y, false), m);
  }

  softmaxGradient(m: number, n: number, shape: number[], of: Parameters<Layers['softmaxGradient']>[3]) {
    return this.run(of, { dX: shape }, ({ Y, dY, dX }) => softmaxBackwardRef(m, n, Y, dY, dX, false), m);
  }

  layerNorm(m: number, n: number, epsilon: number, of: Parameters<Layers['layerNorm']>[3]) {
    return this.run(of, { Y: of.X.shape, mean: [n], rstd: [n] }, (at) => normRef(m, n, epsilon, true, at), m);
  }

  layerNormGradient(m: number, n: number, of: Parameters<Layers['layerNormGradient']>[2]) {
    return this.run(of, { dX: of.X.shape, dGamma: [m], dBeta: [m] }, (at) => normGradientRef(m, n, at), m);
  }
}
