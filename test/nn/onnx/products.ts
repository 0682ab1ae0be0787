// ONNX's cases for products, of numbers and of bytes.
import { sgemm } from '../../../src/index.ts';
import { matmul } from '../../../src/linalg/index.ts';
import { bqgemm, sqgemm } from '../../../src/nn.ts';
import type { Context } from '../../../src/runtime/context.ts';
import {
  type Attributes,
  example,
  filled,
  given,
  type Inputs,
  made,
  normal,
  number,
  type Operator,
  result,
  single,
  singles,
  type Tensor,
  tensor,
} from './operator.ts';

const is = (a: Attributes, name: string): boolean => number(a, name, 0) === 1;

/** m, n and k of op(A) op(B). */
function sizesOf([x, w]: Inputs, a: Attributes): readonly [number, number, number] {
  const [m, k] = is(a, 'transA') ? [x!.shape[1]!, x!.shape[0]!] : [x!.shape[0]!, x!.shape[1]!];
  return [m, is(a, 'transB') ? w!.shape[0]! : w!.shape[1]!, k];
}
/** What is added: C, spread over rows and columns as its shape says. */
const spread = ([, , c]: Inputs, m: number, n: number): Tensor => {
  const [rows, columns] = [1, 1, ...(c?.shape ?? [])].slice(-2) as [number, number];
  return made(
    [m, n],
    (k) => c?.data[(rows === 1 ? 0 : Math.floor(k / n)) * columns + (columns === 1 ? 0 : k % n)] ?? 0,
  );
};

export const gemmOperator: Operator = {
  name: 'Gemm',
  naive(inputs, a) {
    const [x, w] = inputs as [Tensor, Tensor];
    const [m, n, k] = sizesOf(inputs, a);
    const c = spread(inputs, m, n);
    const y = made([m, n], (at) => number(a, 'beta', 1) * c.data[at]!);
    for (let i = 0; i < m; i++)
      for (let j = 0; j < n; j++)
        for (let l = 0; l < k; l++)
          y.data[i * n + j]! +=
            number(a, 'alpha', 1) *
            x.data[is(a, 'transA') ? l * m + i : i * k + l]! *
            w.data[is(a, 'transB') ? j * k + l : l * n + j]!;
    return [y];
  },
  async ours(context, inputs, a) {
    const [m, n, k] = sizesOf(inputs, a);
    const C = singles(context, spread(inputs, m, n));
    // Rows first is columns first, transposed: C^T = op(B)^T op(A)^T.
    const [transA, transB] = [is(a, 'transB') ? 't' : 'n', is(a, 'transA') ? 't' : 'n'] as const;
    const places = { lda: is(a, 'transB') ? k : n, ldb: is(a, 'transA') ? m : k, ldc: n };
    const operands = { A: singles(context, given(inputs, 1)), B: singles(context, given(inputs, 0)), C };
    await sgemm(context.queue, {
      transA,
      transB,
      m: n,
      n: m,
      k,
      alpha: number(a, 'alpha', 1),
      beta: number(a, 'beta', 1),
      ...operands,
      ...places,
    });
    return [tensor([m, n], await context.download(C))];
  },
  cases: {
    gemm_default_zero_bias: example({}, normal('3x5'), normal('5x4'), filled('1x4', 0)),
    gemm_default_no_bias: example({}, normal('2x10'), normal('10x3')),
    gemm_default_scalar_bias: example({}, normal('2x3'), normal('3x4'), tensor([], [Math.fround(3.14)])),
    gemm_default_single_elem_vector_bias: example({}, normal('3x7'), normal('7x3'), normal('1')),
    gemm_default_vector_bias: example({}, normal('2x7'), normal('7x4'), normal('1x4')),
    gemm_default_matrix_bias: example({}, normal('3x6'), normal('6x4'), normal('3x4')),
    gemm_transposeA: example({ transA: 1 }, normal('6x3'), normal('6x4'), filled('1x4', 0)),
    gemm_transposeB: example({ transB: 1 }, normal('3x6'), normal('4x6'), filled('1x4', 0)),
    gemm_alpha: example({ alpha: 0.5 }, normal('3x5'), normal('5x4'), filled('1x4', 0)),
    gemm_beta: example({ beta: 0.5 }, normal('2x7'), normal('7x4'), normal('1x4')),
    gemm_all_attributes: example(
      { alpha: 0.25, beta: 0.35, transA: 1, transB: 1 },
      normal('4x3'),
      normal('5x4'),
      normal('1x5'),
    ),
  },
};

export const matMul: Operator = {
  name: 'MatMul',
  naive([x, w]) {
    const [left, right] = [
      x!.shape.length === 1 ? [1, ...x!.shape] : x!.shape,
      w!.shape.length === 1 ? [...w!.shape, 1] : w!.shape,
    ];
    const [[m, k], [, n]] = [left.slice(-2), right.slice(-2)] as unknown as [[number, number], [number, number]];
    const axes = Math.max(left.length, right.length) - 2;
    const stack = (shape: readonly number[]) =>
      [...new Array(axes + 2 - shape.length).fill(1), ...shape.slice(0, -2)] as number[];
    const [ofX, ofW] = [stack(left), stack(right)];
    const both = ofX.map((size, axis) => Math.max(size, ofW[axis]!));
    const count = both.reduce((product, size) => product * size, 1);
    const data: number[] = [];
    for (let b = 0; b < count; b++) {
      // The place in a stack whose axes of length 1 are read again and again.
      const placeIn = (of: readonly number[]): number => {
        let [rest, at, step] = [b, 0, 1];
        for (let axis = axes - 1; axis >= 0; axis--) {
          if (of[axis] !== 1) at += (rest % both[axis]!) * step;
          rest = Math.floor(rest / both[axis]!);
          step *= of[axis]!;
        }
        return at;
      };
      for (let i = 0; i < m; i++)
        for (let j = 0; j < n; j++) {
          let sum = 0;
          for (let l = 0; l < k; l++)
            sum += x!.data[(placeIn(ofX) * m + i) * k + l]! * w!.data[(placeIn(ofW) * k + l) * n + j]!;
          data.push(sum);
        }
    }
    return [tensor([...both, ...(x!.shape.length === 1 ? [] : [m]), ...(w!.shape.length === 1 ? [] : [n])], data)];
  },
  async ours(context, [x, w]) {
    const y = await matmul(single(x!), single(w!), { context });
    return [typeof y === 'number' ? tensor([], [y]) : result(y)];
  },
  cases: {
    matmul_2d: example({}, normal('3x4'), normal('4x3')),
    matmul_3d: example({}, normal('2x3x4'), normal('2x4x3')),
    matmul_4d: example({}, normal('1x2x3x4'), normal('1x2x4x3')),
    matmul_bcast: example({}, normal('3x1x3x4'), normal('1x2x4x2')),
    matmul_1d_3d: example({}, normal('4'), normal('2x4x1')),
    matmul_4d_1d: example({}, normal('1x2x4x3'), normal('3')),
    matmul_1d_1d: example({}, normal('3'), normal('3')),
  },
};

const bytes = (context: Context, { data }: { readonly data: ArrayLike<number> }) =>
  context.upload('b', Int8Array.from(data));

export const matMulInteger: Operator = {
  name: 'MatMulInteger',
  tolerance: 0,
  naive([x, w, zeroX, zeroW]) {
    const [[m, k], n] = [x!.shape as [number, number], w!.shape[1]!];
    return [
      made([m, n], (at) => {
        let sum = 0;
        for (let l = 0; l < k; l++)
          sum +=
            (x!.data[Math.floor(at / n) * k + l]! - zeroX!.data[0]!) * (w!.data[l * n + (at % n)]! - zeroW!.data[0]!);
        return sum;
      }),
    ];
  },
  async ours(context, [x, w, zeroX, zeroW]) {
    const [[rows, depth], features] = [x!.shape as [number, number], w!.shape[1]!];
    const Y = context.alloc('s', rows * features);
    const kinds = { transW: true, unsignedX: true, unsignedW: true, ofW: 'tensor' } as const;
    const operands = {
      X: bytes(context, x!),
      W: bytes(context, w!),
      zeroX: bytes(context, zeroX!),
      zeroW: bytes(context, zeroW!),
      Y,
    };
    await sqgemm(context.queue, { rows, features, depth, ...kinds, ...operands });
    return [tensor([rows, features], await context.download(Y))];
  },
  cases: {
    matmulinteger: example(
      {},
      tensor([4, 3], [11, 7, 3, 10, 6, 2, 9, 5, 1, 8, 4, 0]),
      tensor([3, 2], [1, 4, 2, 5, 3, 6]),
      tensor([1], [12]),
      tensor([1], [0]),
    ),
  },
};

const even = (x: number): number => {
  const low = Math.floor(x);
  return x - low === 0.5 ? low + (low & 1) : Math.round(x);
};
export const quantized = (x: number, scale: number, zero: number, signed: boolean): number =>
  Math.min(Math.max(even(x / scale) + zero, signed ? -128 : 0), signed ? 127 : 255);

interface Quantized {
  readonly rows: number;
  readonly features: number;
  readonly depth: number;
  readonly signed: boolean;
}
/** Bytes of a stack of products, W depth x features; operands in the order of QLinearMatMul. */
function naiveBytes(
  [x, scaleX, zeroX, w, scaleW, zeroW, scaleY, zeroY]: Inputs,
  { rows, features, depth, signed }: Quantized,
): number[] {
  return Array.from({ length: (x!.data.length / depth) * features }, (_, at) => {
    const [row, feature] = [Math.floor(at / features), at % features];
    const stack = Math.floor(row / rows);
    let sum = 0;
    for (let l = 0; l < depth; l++)
      sum +=
        (x!.data[row * depth + l]! - zeroX!.data[0]!) *
        (w!.data[(stack * depth + l) * features + feature]! - zeroW!.data[0]!);
    return quantized(sum * scaleX!.data[0]! * scaleW!.data[0]!, scaleY!.data[0]!, zeroY!.data[0]!, signed);
  });
}
async function ourBytes(
  context: Context,
  [x, scaleX, zeroX, w, scaleW, zeroW, scaleY, zeroY]: Inputs,
  of: Quantized,
): Promise<number[]> {
  const { rows, features, depth, signed } = of;
  const unsigned = { unsignedX: !signed, unsignedW: !signed, unsignedY: !signed };
  const [allX, allW] = [bytes(context, x!), bytes(context, w!)];
  const common = {
    ...{
      scaleX: singles(context, scaleX!),
      zeroX: bytes(context, zeroX!),
      scaleW: singles(context, scaleW!),
      zeroW: bytes(context, zeroW!),
    },
    ...({ ofW: 'tensor', transW: true, scaleY: scaleY!.data[0]!, zeroY: zeroY!.data[0]! } as const),
  };
  const made: number[] = [];
  for (let k = 0; k < x!.data.length / (rows * depth); k++) {
    const Y = context.alloc('b', rows * features);
    const operands = { X: allX.at(k * rows * depth), W: allW.at(k * depth * features), Y };
    await bqgemm(context.queue, { rows, features, depth, ...unsigned, ...common, ...operands });
    const y = await context.download(Y);
    made.push(...(signed ? y : new Uint8Array(y.buffer, y.byteOffset, y.length)));
  }
  return made;
}

const ofMatrices = ([x, , , w]: Inputs, a: Attributes): Quantized => {
  const [rows, depth] = x!.shape.slice(-2) as [number, number];
  return { rows, depth, features: w!.shape.at(-1)!, signed: is(a, 'signed') };
};

/** Scales of singles, or what halves make of them. */
const scalesOf = {
  float32: [0.0066, 0.00705, 0.0107],
  float16: [0.00659942626953125, 0.007049560546875, 0.0106964111328125],
} as const;
function matrixExamples(): Operator['cases'] {
  const cases: Record<string, ReturnType<typeof example>> = {};
  const unsignedX = [208, 236, 0, 238, 3, 214, 255, 29];
  const unsignedW = [152, 51, 244, 60, 26, 255, 0, 127, 246, 127, 254, 247];
  for (const type of ['uint8', 'int8'])
    for (const [kind, scales] of Object.entries(scalesOf))
      for (const stack of [1, 2]) {
        const signed = type === 'int8';
        const moved = (all: readonly number[]) =>
          Array.from({ length: stack }, () => all.map((x) => (signed ? ((x - 127) << 24) >> 24 : x))).flat();
        const [scaleX, scaleW, scaleY] = scales.map((scale) => tensor([1], [Math.fround(scale)]));
        const zero = (x: number) => tensor([1], [signed ? x - 127 : x]);
        const of = (rows: number, columns: number, all: readonly number[]) =>
          tensor(stack === 1 ? [rows, columns] : [stack, rows, columns], moved(all));
        cases[`qlinearmatmul_${stack + 1}D_${type}_${kind}`] = example(
          { signed: signed ? 1 : 0 },
          of(2, 4, unsignedX),
          scaleX,
          zero(113),
          of(4, 3, unsignedW),
          scaleW,
          zero(114),
          scaleY,
          zero(118),
        );
      }
  return cases;
}

export const qLinearMatMul: Operator = {
  name: 'QLinearMatMul',
  tolerance: 0,
  naive: (inputs, a) => [
    tensor([...inputs[0]!.shape.slice(0, -1), inputs[3]!.shape.at(-1)!], naiveBytes(inputs, ofMatrices(inputs, a))),
  ],
  ours: async (context, inputs, a) => [
    tensor(
      [...inputs[0]!.shape.slice(0, -1), inputs[3]!.shape.at(-1)!],
      await ourBytes(context, inputs, ofMatrices(inputs, a)),
    ),
  ],
  cases: matrixExamples(),
};
