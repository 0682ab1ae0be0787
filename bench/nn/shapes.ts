// Shapes of models for bench:nn: attention, also with a cache and in each tile of matrix units, convolutions of ResNet-50, rows of
// vocabularies.
import type { DeviceBuffer, Queue } from '../../src/index.ts';
import { ATTENTION_TILES, attentionTileNames, enqueueAttentionTensor } from '../../src/measuring.ts';
import { attentionForward, convForward, layerNormForward, softmaxForward } from '../../src/nn.ts';
import type { Line, Real } from './line.ts';

const BYTES = { s: 4, h: 2 } as const;
const both = (of: (prec: Real) => Line): Line[] => (['s', 'h'] as const).map(of);

function attentionLines(queue: Queue): Line[] {
  const sizesOf = (dim: number) => ({ batch: 1, heads: 16, queries: 4096, keys: 4096, dim, dimV: dim });
  const scores = 16 * 4096 * 4096;
  const make =
    (dim: number, causal: boolean): Line['make'] =>
    (take) => {
      const length = 16 * 4096 * dim;
      const operands = { Q: take(length), K: take(length), V: take(length), O: take(length) };
      return () => attentionForward(queue, { ...sizesOf(dim), causal, ...operands });
    };
  const inTile = (name: (typeof attentionTileNames)[number]): Line => {
    const { DIM: dim } = ATTENTION_TILES[name];
    const rest = { axes: 'bhsd', groups: 1, capacity: 0, maskBatch: 1, maskHeads: 1, mask: undefined } as const;
    const rules = { causal: false, past: 0, scale: 0, cap: 0 };
    return {
      name: `attentionForward, 16 heads, 4096 x 4096, in tiles ${name}`,
      prec: 'h',
      flops: 4 * scores * dim,
      make: (take) => {
        const at = (length: number, type?: Real) => ({ data: take(length, type) as DeviceBuffer, off: 0, ld: 1 });
        const [Q, K, V, O] = [1, 2, 3, 4].map(() => at(16 * 4096 * dim)) as [never, never, never, never];
        const logs = at(16 * 4096, 's');
        const call = { ...sizesOf(dim), ...rest, ...rules, Q, K, V, O };
        return async () => enqueueAttentionTensor(queue, call, logs, name);
      },
    };
  };
  const decode = (heads: number, groups: number): Line => {
    const [keys, dim] = [8192, 128];
    const kept = (8 * heads * keys * dim) / groups;
    return {
      name: `attentionForward, one query, cache of ${keys}, 8 x ${heads} heads in groups of ${groups}, ${dim}`,
      prec: 'h',
      bytes: 2 * 2 * kept,
      make: (take) => {
        const sizes = { batch: 8, heads, groups, queries: 1, keys, dim, dimV: dim };
        const length = 8 * heads * dim;
        const call = { ...sizes, Q: take(length), K: take(kept), V: take(kept), O: take(length) };
        return () => attentionForward(queue, call);
      },
    };
  };
  return [
    ...[64, 128].flatMap((dim) =>
      [false, true].map((causal) => ({
        name: `attentionForward, 16 heads, 4096 x 4096, ${dim}${causal ? ', causal' : ''}`,
        prec: 'h' as const,
        flops: (causal ? 2 : 4) * scores * dim,
        make: make(dim, causal),
      })),
    ),
    ...attentionTileNames.map(inTile),
    decode(16, 1),
    decode(32, 4),
  ];
}

/** Square images, with as many channels of the result. */
const CONVOLUTIONS = [
  { images: 128, size: 56, channels: 256, outChannels: 256, filter: 3 },
  { images: 32, size: 56, channels: 64, outChannels: 64, filter: 3 },
  { images: 32, size: 28, channels: 128, outChannels: 128, filter: 3 },
  { images: 32, size: 14, channels: 256, outChannels: 256, filter: 3 },
  { images: 32, size: 7, channels: 512, outChannels: 512, filter: 3 },
  { images: 32, size: 56, channels: 64, outChannels: 256, filter: 1 },
  { images: 32, size: 14, channels: 1024, outChannels: 256, filter: 1 },
] as const;

const convolutionLines = (queue: Queue): Line[] =>
  CONVOLUTIONS.flatMap(({ images, size, channels, outChannels, filter }) =>
    both((prec) => {
      const pixels = images * size * size;
      const pad = (filter - 1) / 2;
      return {
        name: `convForward ${filter}x${filter}, ${channels} to ${outChannels}, ${images} x ${size} x ${size}`,
        prec,
        flops: 2 * pixels * outChannels * filter * filter * channels,
        make: (take) => {
          const sizes = { images, height: size, width: size, channels, outChannels };
          const filters = { filterHeight: filter, filterWidth: filter };
          const pads = { padTop: pad, padBottom: pad, padLeft: pad, padRight: pad };
          const operands = {
            X: take(pixels * channels),
            F: take(filter * filter * channels * outChannels),
            Y: take(pixels * outChannels),
          };
          return () => convForward(queue, { ...sizes, ...filters, ...pads, ...operands });
        },
      };
    }),
  );

const rowLines = (queue: Queue): Line[] => [
  ...[
    { m: 1024, n: 8192 },
    { m: 128256, n: 32 },
    { m: 64, n: 131072 },
  ].flatMap(({ m, n }) =>
    both((prec) => ({
      name: `softmaxForward, ${n} rows of ${m}`,
      prec,
      bytes: 2 * BYTES[prec] * m * n,
      make: (take) => {
        const call = { m, n, X: take(m * n), ldx: m, Y: take(m * n), ldy: m };
        return () => softmaxForward(queue, call);
      },
    })),
  ),
  ...both((prec) => ({
    name: 'layerNormForward, 8192 rows of 1024',
    prec,
    bytes: 2 * BYTES[prec] * 1024 * 8192,
    make: (take) => {
      const [m, n] = [1024, 8192];
      const call = { m, n, X: take(m * n), ldx: m, gamma: take(m), beta: take(m), Y: take(m * n), ldy: m };
      return () => layerNormForward(queue, call);
    },
  })),
];

export const shapeLines = (queue: Queue): readonly Line[] => [
  ...attentionLines(queue),
  ...convolutionLines(queue),
  ...rowLines(queue),
];
