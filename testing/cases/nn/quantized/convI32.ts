// CONVI32 as a case: every element exactly, modulo 2^32.
import { type ConvSizes, convolutionOf } from '../../../../src/core/convolution.ts';
import { convI32Ref } from '../../../../src/nn/quantized/convI32.ref.ts';
import { convI32 } from '../../../../src/nn.ts';
import { convI32Spec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, integers, type Operands } from '../../../lib/operands.ts';
import { bytes } from './quantizes.ts';

export interface ConvI32Problem extends ConvSizes {
  readonly unsignedX: boolean;
  readonly unsignedF: boolean;
  readonly ofF: 'tensor' | 'channels';
  readonly algo: 'auto' | 'gemm' | 'direct';
  /** Elements in front of the operands. */
  readonly offset?: number;
  /** Zero points are left out: of the images, or of both. */
  readonly without?: 'X' | 'both';
}

const base: ConvI32Problem = {
  ...{ layout: 'nhwc', images: 2, height: 7, width: 6, channels: 4, outChannels: 8, filterHeight: 3, filterWidth: 3 },
  ...{ padTop: 0, padBottom: 0, padLeft: 0, padRight: 0 },
  ...{ strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, groups: 1 },
  ...{ unsignedX: true, unsignedF: false, ofF: 'channels', algo: 'gemm' },
};
const around = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 } as const;

const sweep: readonly ConvI32Problem[] = [
  { ...base, images: 0 },
  { ...base, filterHeight: 8 },
  { ...base, channels: 0, algo: 'auto' },
  { ...base, height: 1, width: 1, filterHeight: 1, filterWidth: 1, channels: 1, outChannels: 1, images: 1, offset: 3 },
  ...(['gemm', 'direct'] as const).flatMap((algo): ConvI32Problem[] => [
    { ...base, ...around, algo, offset: 5 },
    { ...base, ...around, algo, layout: 'nchw', channels: 3, outChannels: 5, offset: 2, ofF: 'tensor' },
    { ...base, algo, layout: 'nchw', groups: 2, padLeft: 2, padBottom: 1, strideX: 2, unsignedF: true, offset: 1 },
    { ...base, algo, groups: 4, ...around, unsignedX: false, dilationY: 2, padTop: 2, without: 'X', offset: 7 },
    { ...base, algo, strideY: 2, strideX: 3, dilationX: 2, padRight: 3, unsignedX: false, without: 'both' },
    { ...base, algo, unsignedF: true, without: 'both', layout: 'nchw' },
  ]),
  // Rows of several slabs, and of one whole.
  { ...base, height: 3, width: 20, filterHeight: 2, filterWidth: 5, channels: 32, outChannels: 33, padLeft: 4 },
  { ...base, filterHeight: 2, filterWidth: 2, channels: 16, layout: 'nchw', unsignedF: true },
];

const lengthsOf = (p: ConvI32Problem) => {
  const v = convolutionOf(p);
  return {
    X: p.images * p.height * p.width * p.channels,
    F: v.filterHeight * v.filterWidth * v.depth * v.outChannels,
    zeroF: p.ofF === 'tensor' ? 1 : p.outChannels,
    Y: v.images * v.outHeight * v.outWidth * v.outChannels,
  };
};

/** What the definition comes to. */
function expected(p: ConvI32Problem, operands: Operands): Int32Array {
  const part = (name: string) => {
    const view = operands[name] as MatrixView | undefined;
    return view && { data: Int8Array.from(view.data), off: view.offset };
  };
  const Y = new Int32Array(lengthsOf(p).Y);
  const bytesOf = { X: part('X')!, F: part('F')!, zeroX: part('zeroX'), zeroF: part('zeroF') };
  convI32Ref(convolutionOf(p), { ...p, ...bytesOf }, { data: Y, off: 0 });
  return Y;
}

export const convI32Case: Case<ConvI32Problem, Operands> = {
  spec: convI32Spec,
  tolerance: 1,
  repeatable: true,
  sweep,
  fromOptions: ({ m, n }) => ({
    ...{ ...base, ...around, height: m, width: n, channels: 64, outChannels: 64, algo: 'auto' },
  }),

  data(problem, _prec, random) {
    const { offset = 0, without } = problem;
    const lengths = lengthsOf(problem);
    return {
      X: bytes(lengths.X, offset, random),
      F: bytes(lengths.F, offset, random),
      ...(without === undefined && { zeroX: bytes(1, offset, random) }),
      ...(without !== 'both' && { zeroF: bytes(lengths.zeroF, offset, random) }),
      Y: integers(lengths.Y, { offset }),
    };
  },

  run: calling(convI32, convI32Spec),

  reference(problem, operands) {
    const { data, offset } = operands.Y as IntegerView;
    data.set(expected(problem, operands), offset);
  },

  error(problem, before, after) {
    const { data, offset } = after.Y as IntegerView;
    return expected(problem, before).reduce((wrong, y, e) => (data[offset + e] === y ? wrong : wrong + 1), 0);
  },

  table: bandwidthTable(convI32Spec, { columns: ['height', 'width'], computes: true }),
};
