// ONNX's cases for LSTM and GRU.
import { gru, lstm } from '../../../src/nn.ts';
import {
  type Attributes,
  counted,
  example,
  filled,
  type Inputs,
  made,
  normal,
  number,
  type Operator,
  result,
  single,
  type Tensor,
  tensor,
  turned,
} from './operator.ts';

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const DIRECTIONS = { forward: 'forward', reverse: 'reverse', bidirectional: 'both' } as const;

/** Sizes of a layer, and its operands with steps in front. */
function layerOf(inputs: Inputs, a: Attributes) {
  const hidden = number(a, 'hidden_size', 0);
  const x = a.layout === 1 ? turned(inputs[0]!, [1, 0, 2]) : inputs[0]!;
  const [steps, batch, width] = x.shape as [number, number, number];
  const direction = (a.direction as keyof typeof DIRECTIONS) ?? 'forward';
  return { x, hidden, steps, batch, width, direction: DIRECTIONS[direction] };
}

/** Goes through sequences by ONNX's equations; `cell` gives every step's new states of one sequence. */
function naively(
  inputs: Inputs,
  a: Attributes,
  gates: number,
  step: (of: Step) => void,
): { y: Tensor; h: Tensor; c: Tensor } {
  const { x, hidden, steps, batch, width, direction } = layerOf(inputs, a);
  const ways = direction === 'both' ? [false, true] : [direction === 'reverse'];
  const [, w, r, b, , h0, c0, p] = inputs;
  const y = made([steps, ways.length, batch, hidden], () => 0);
  const [h, c] = [made([ways.length, batch, hidden], () => 0), made([ways.length, batch, hidden], () => 0)];
  for (const [d, reverse] of ways.entries())
    for (let n = 0; n < batch; n++) {
      const from = (d * batch + n) * hidden;
      const state = Float64Array.from({ length: hidden }, (_, j) => h0?.data[from + j] ?? 0);
      const cells = Float64Array.from({ length: hidden }, (_, j) => c0?.data[from + j] ?? 0);
      for (let k = 0; k < steps; k++) {
        const t = reverse ? steps - 1 - k : k;
        const row = d * gates * hidden;
        const input = (g: number, j: number): number => {
          let sum = b?.data[2 * row + g * hidden + j] ?? 0;
          for (let i = 0; i < width; i++)
            sum += w!.data[(row + g * hidden + j) * width + i]! * x.data[(t * batch + n) * width + i]!;
          return sum;
        };
        const recurrent = (g: number, j: number, of: Float64Array): number => {
          let sum = b?.data[2 * row + (gates + g) * hidden + j] ?? 0;
          for (let i = 0; i < hidden; i++) sum += r!.data[(row + g * hidden + j) * hidden + i]! * of[i]!;
          return sum;
        };
        const peephole = (g: number, j: number): number => p?.data[(3 * d + g) * hidden + j] ?? 0;
        step({ hidden, state, cells, input, recurrent, peephole });
        y.data.set(state, ((t * ways.length + d) * batch + n) * hidden);
      }
      h.data.set(state, from);
      c.data.set(cells, from);
    }
  return { y, h, c };
}

interface Step {
  readonly hidden: number;
  readonly state: Float64Array;
  readonly cells: Float64Array;
  readonly input: (gate: number, j: number) => number;
  readonly recurrent: (gate: number, j: number, of: Float64Array) => number;
  readonly peephole: (gate: number, j: number) => number;
}

/** Gates i, o, f, c. */
function lstmStep({ hidden, state, cells, input, recurrent, peephole }: Step): void {
  const [before, old] = [state.slice(), cells.slice()];
  for (let j = 0; j < hidden; j++) {
    const z = (g: number) => input(g, j) + recurrent(g, j, before);
    const i = logistic(z(0) + peephole(0, j) * old[j]!);
    const f = logistic(z(2) + peephole(2, j) * old[j]!);
    cells[j] = f * old[j]! + i * Math.tanh(z(3));
    const o = logistic(z(1) + peephole(1, j) * cells[j]!);
    state[j] = o * Math.tanh(cells[j]!);
  }
}

/** Gates z, r, h; the reset gate in front of the product. */
function gruStep({ hidden, state, input, recurrent }: Step): void {
  const before = state.slice();
  const gate = (g: number) =>
    Float64Array.from({ length: hidden }, (_, j) => logistic(input(g, j) + recurrent(g, j, before)));
  const [z, r] = [gate(0), gate(1)];
  const reset = before.map((x, j) => r[j]! * x);
  for (let j = 0; j < hidden; j++)
    state[j] = (1 - z[j]!) * Math.tanh(input(2, j) + recurrent(2, j, reset)) + z[j]! * before[j]!;
}

/** By ONNX's layout: 1 has sequences in front. */
const outputsOf = ({ y, h }: { y: Tensor; h: Tensor }, a: Attributes): Tensor[] =>
  a.layout === 1 ? [turned(y, [2, 0, 1, 3]), turned(h, [1, 0, 2])] : [y, h];

/** What the library takes: without an axis for a single direction, and the summands in two. */
function operandsOf(inputs: Inputs, a: Attributes, gates: number) {
  const { x, hidden, direction } = layerOf(inputs, a);
  const one = ({ shape, data }: Tensor): Tensor =>
    direction === 'both' ? { shape, data } : tensor(shape.slice(1), data);
  const [, w, r, b, , h0, c0, p] = inputs;
  const half = (of: Tensor, second: 0 | 1) =>
    made(
      [of.shape[0]!, gates * hidden],
      (k) =>
        of.data[
          Math.floor(k / (gates * hidden)) * 2 * gates * hidden + second * gates * hidden + (k % (gates * hidden))
        ]!,
    );
  const perhaps = (of: Tensor | undefined) => of && single(one(of));
  return {
    operands: [single(x), single(one(w!)), single(one(r!))] as const,
    b: b && { input: half(b, 0), recurrent: half(b, 1) },
    ...{ one, direction, h0: perhaps(h0), c0: perhaps(c0), p: perhaps(p) },
  };
}
/** With the axis of directions that ONNX has always. */
const withWays = ({ shape, data }: Tensor, axis: number, both: boolean): Tensor =>
  both ? { shape, data } : tensor([...shape.slice(0, axis), 1, ...shape.slice(axis)], data);

const ones = (hidden: number, gates: number, inputs: number, scale: number, ways = 1) =>
  [
    made([ways, gates * hidden, inputs], (k) => Math.fround(scale * (1 + Math.floor(k / (gates * hidden * inputs))))),
    made([ways, gates * hidden, hidden], (k) => Math.fround(scale * (1 + Math.floor(k / (gates * hidden * hidden))))),
  ] as const;

const onlyB = (hidden: number, gates: number, value: number) =>
  made([1, 2 * gates * hidden], (k) => (k < gates * hidden ? Math.fround(value) : 0));
const reading = (hidden_size: number, gates: number) => ({
  reverse: example({ hidden_size, direction: 'reverse' }, counted('3x1x2', 1), ...ones(hidden_size, gates, 2, 0.1)),
  bidirectional: example(
    { hidden_size, direction: 'bidirectional' },
    counted('3x1x2', 1),
    ...ones(hidden_size, gates, 2, 0.5, 2),
  ),
});
const rows = reading(3, 4);
const gated = reading(5, 3);

export const lstmOperator: Operator = {
  name: 'LSTM',
  naive(inputs, a) {
    const made = naively(inputs, a, 4, lstmStep);
    return [...outputsOf(made, a), a.layout === 1 ? turned(made.c, [1, 0, 2]) : made.c];
  },
  async ours(context, inputs, a) {
    const { operands, b, one, direction, h0, c0, p } = operandsOf(inputs, a, 4);
    const summed = b && single(one(made(b.input.shape, (k) => b.input.data[k]! + b.recurrent.data[k]!)));
    const optional = { ...(summed && { b: summed }), ...(h0 && { h0 }), ...(c0 && { c0 }), ...(p && { p }) };
    const { y, h, c } = await lstm(...operands, { direction, ...optional, context });
    const both = direction === 'both';
    const last = withWays(result(c), 0, both);
    const outputs = outputsOf({ y: withWays(result(y), 1, both), h: withWays(result(h), 0, both) }, a);
    return [...outputs, a.layout === 1 ? turned(last, [1, 0, 2]) : last];
  },
  cases: {
    lstm_defaults: example({ hidden_size: 3 }, counted('1x3x2', 1), ...ones(3, 4, 2, 0.1)),
    lstm_with_initial_bias: example({ hidden_size: 4 }, counted('1x3x3', 1), ...ones(4, 4, 3, 0.1), onlyB(4, 4, 0.1)),
    lstm_with_peepholes: example(
      { hidden_size: 3 },
      counted('1x2x4', 1),
      ...ones(3, 4, 4, 0.1),
      filled('1x24', 0),
      undefined,
      filled('1x2x3', 0),
      filled('1x2x3', 0),
      filled('1x9', 0.1),
    ),
    lstm_batchwise: example({ hidden_size: 7, layout: 1 }, counted('3x1x2', 1), ...ones(7, 4, 2, 0.3)),
    lstm_reverse: rows.reverse,
    lstm_bidirectional: rows.bidirectional,
  },
};

export const gruOperator: Operator = {
  name: 'GRU',
  naive: (inputs, a) => outputsOf(naively(inputs, a, 3, gruStep), a),
  async ours(context, inputs, a) {
    const { operands, b, one, direction } = operandsOf(inputs, a, 3);
    const summands = b && { b: single(one(b.input)), bu: single(one(b.recurrent)) };
    const { y, h } = await gru(...operands, { direction, ...summands, context });
    const both = direction === 'both';
    return outputsOf({ y: withWays(result(y), 1, both), h: withWays(result(h), 0, both) }, a);
  },
  cases: {
    gru_defaults: example({ hidden_size: 5 }, counted('1x3x2', 1), ...ones(5, 3, 2, 0.1)),
    gru_with_initial_bias: example({ hidden_size: 3 }, counted('1x3x3', 1), ...ones(3, 3, 3, 0.1), onlyB(3, 3, 0.1)),
    gru_seq_length: example(
      { hidden_size: 5 },
      counted('2x3x3', 1),
      normal('1x15x3'),
      normal('1x15x5', 2),
      normal('1x30', 3),
    ),
    gru_batchwise: example({ hidden_size: 6, layout: 1 }, counted('3x1x2', 1), ...ones(6, 3, 2, 0.2)),
    gru_reverse: gated.reverse,
    gru_bidirectional: gated.bidirectional,
  },
};
