// ONNX's cases for Attention. Windows, lengths of padded sequences and masks of truth values are a mask of summands here; earlier keys
// lie in front of the new ones, as in a cache. Where a case also asks for the scores, the result alone is compared.
import { halfToNumber, numberToHalf } from '../../../src/core/half.ts';
import { attentionForward } from '../../../src/nn.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { attentionCases } from './attentionCases.ts';
import {
  type Attributes,
  given,
  type Inputs,
  made,
  number,
  type Operator,
  type Tensor,
  tensor,
  turned,
} from './operator.ts';

/** q, k, v, mask, earlier keys and values, and how many keys of each batch are not padding. */
interface Call {
  readonly q: Tensor;
  readonly k: Tensor;
  readonly v: Tensor;
  /** Summands, batch x heads x queries x keys, either of the first two perhaps 1. */
  readonly mask: Tensor;
  readonly past: number;
  readonly causal: boolean;
  readonly scale: number;
  readonly cap: number;
}

const withHeads = (x: Tensor, heads: number): Tensor => {
  const [batch, rows, all] = x.shape as [number, number, number];
  return turned(tensor([batch, rows, heads, all / heads], x.data), [0, 2, 1, 3]);
};
/** The rows of b behind those of a. */
function joined(a: Tensor | undefined, b: Tensor): Tensor {
  if (a === undefined) return b;
  const [batch, heads, rows, width] = b.shape as [number, number, number, number];
  const before = a.shape[2]!;
  const of = (k: number) => {
    const [head, row, at] = [
      Math.floor(k / ((before + rows) * width)),
      Math.floor(k / width) % (before + rows),
      k % width,
    ];
    return row < before
      ? a.data[(head * before + row) * width + at]!
      : b.data[(head * rows + row - before) * width + at]!;
  };
  return made([batch, heads, before + rows, width], of);
}

/** What a case asks for, by axes batch, heads, rows, numbers. */
function callOf(inputs: Inputs, a: Attributes): Call {
  const flat = given(inputs, 0).shape.length === 3;
  const headed = (k: number, name: string) =>
    flat ? withHeads(given(inputs, k), number(a, name, 1)) : given(inputs, k);
  const q = headed(0, 'q_num_heads');
  const [k, v] = [joined(inputs[4], headed(1, 'kv_num_heads')), joined(inputs[5], headed(2, 'kv_num_heads'))];
  const [batch, heads, queries, dim] = q.shape as [number, number, number, number];
  const keys = k.shape[2]!;
  const before = inputs[4]?.shape[2] ?? 0;
  const lengths = inputs[6];
  const [left, right] = [number(a, 'left_window_size', -1), number(a, 'right_window_size', -1)];
  const causal = a.is_causal === 1;
  const allowed = (b: number, i: number, j: number): boolean => {
    // The place of a query among the keys.
    const at = i + (lengths === undefined ? before : lengths.data[b]! - queries);
    if (lengths !== undefined && (j >= lengths.data[b]! || (causal && j > at))) return false;
    return (left < 0 || j >= at - left) && (right < 0 || j <= at + right);
  };
  const summand = summandsOf(inputs[3], a.boolean === 1, keys);
  const mask = made([batch, heads, queries, keys], (at) => {
    const [j, i, h, b] = [
      at % keys,
      Math.floor(at / keys) % queries,
      Math.floor(at / (keys * queries)) % heads,
      Math.floor(at / (keys * queries * heads)),
    ];
    return allowed(b, i, j) ? summand(b, h, i, j) : Number.NEGATIVE_INFINITY;
  });
  // Of padded sequences what a query may see is in the mask.
  const scale = number(a, 'scale', 1 / Math.sqrt(dim));
  return { q, k, v, mask, past: before, causal: causal && lengths === undefined, scale, cap: number(a, 'softcap', 0) };
}

/** A mask of any axes, of which those of length 1 are for all; keys behind its end are hidden. */
function summandsOf(mask: Tensor | undefined, boolean: boolean, keys: number) {
  if (mask === undefined) return () => 0;
  const shape = [1, 1, 1, ...mask.shape].slice(-4) as [number, number, number, number];
  return (b: number, h: number, i: number, j: number): number => {
    if (j >= shape[3] && shape[3] < keys) return Number.NEGATIVE_INFINITY;
    const at = [b, h, i, j].reduce((place, index, axis) => place * shape[axis]! + (shape[axis] === 1 ? 0 : index), 0);
    return boolean ? (mask.data[at] === 0 ? Number.NEGATIVE_INFINITY : 0) : mask.data[at]!;
  };
}

/** By ONNX's axes: three where the inputs have them. */
const likeInputs = (y: Tensor, inputs: Inputs): Tensor => {
  if (given(inputs, 0).shape.length === 4) return y;
  const [batch, heads, rows, width] = y.shape as [number, number, number, number];
  return tensor([batch, rows, heads * width], turned(y, [0, 2, 1, 3]).data);
};

function naively({ q, k, v, mask, past, causal, scale, cap }: Call): Tensor {
  const [batch, heads, queries, dim] = q.shape as [number, number, number, number];
  const [, keyHeads, keys, width] = v.shape as [number, number, number, number];
  const y = made([batch, heads, queries, width], () => 0);
  for (let head = 0; head < batch * heads; head++) {
    const [b, h] = [Math.floor(head / heads), head % heads];
    const of = b * keyHeads + Math.floor(h / (heads / keyHeads));
    for (let i = 0; i < queries; i++) {
      const scores = Array.from({ length: keys }, (_, j) => {
        let sum = 0;
        for (let l = 0; l < dim; l++)
          sum += q.data[(head * queries + i) * dim + l]! * k.data[(of * keys + j) * dim + l]!;
        const capped = cap === 0 ? scale * sum : cap * Math.tanh((scale * sum) / cap);
        return causal && j > i + past ? Number.NEGATIVE_INFINITY : capped + mask.data[(head * queries + i) * keys + j]!;
      });
      const top = Math.max(...scores);
      if (top === Number.NEGATIVE_INFINITY) continue;
      const weights = scores.map((score) => Math.exp(score - top));
      const all = weights.reduce((sum, x) => sum + x, 0);
      for (let l = 0; l < width; l++)
        for (let j = 0; j < keys; j++)
          y.data[(head * queries + i) * width + l]! += (weights[j]! / all) * v.data[(of * keys + j) * width + l]!;
    }
  }
  return y;
}

async function byRoutine(
  context: Context,
  { q, k, v, mask, past, causal, scale, cap }: Call,
  half: boolean,
): Promise<Tensor> {
  const [batch, heads, queries, dim] = q.shape as [number, number, number, number];
  const [, keyHeads, keys, dimV] = v.shape as [number, number, number, number];
  const sizes = {
    batch,
    heads,
    groups: heads / keyHeads,
    queries,
    keys,
    dim,
    dimV,
    maskBatch: batch,
    maskHeads: heads,
  };
  const rules = { causal, past, scale, cap };
  const shape = [batch, heads, queries, dimV];
  const length = batch * heads * queries * dimV;
  if (half) {
    const halves = ({ data }: Tensor) => context.upload('h', Uint16Array.from(data, numberToHalf));
    const O = context.alloc('h', length);
    await attentionForward(context.queue, {
      ...sizes,
      ...rules,
      Q: halves(q),
      K: halves(k),
      V: halves(v),
      mask: halves(mask),
      O,
    });
    return tensor(shape, Array.from(await context.download(O), halfToNumber));
  }
  const singles = ({ data }: Tensor) => context.upload('s', Float32Array.from(data));
  const O = context.alloc('s', length);
  await attentionForward(context.queue, {
    ...sizes,
    ...rules,
    Q: singles(q),
    K: singles(k),
    V: singles(v),
    mask: singles(mask),
    O,
  });
  return tensor(shape, await context.download(O));
}

const operator: Omit<Operator, 'name' | 'cases'> = {
  naive: (inputs, a) => [likeInputs(naively(callOf(inputs, a)), inputs)],
  ours: async (context, inputs, a) => [
    likeInputs(await byRoutine(context, callOf(inputs, a), a.float16 === 1), inputs),
  ],
};
const chosen = (halves: boolean): Operator['cases'] =>
  Object.fromEntries(
    Object.entries(attentionCases).filter(([, { attributes }]) => (attributes.float16 === 1) === halves),
  );

export const attention: Operator = { ...operator, name: 'Attention', cases: chosen(false) };
/** Operands and result are rounded to 11 bits. */
export const halfAttention: Operator = { ...operator, name: 'Attention, halves', tolerance: 4e-3, cases: chosen(true) };
