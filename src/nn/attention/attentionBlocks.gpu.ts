// Attention of singles by products of blocks of queries: their scores go through workspace, whose size does not grow with the problem. Both
// products, and the four more of the gradients, are gemm's, which has thrice the speed of kernels that keep scores in registers.
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import { headsOf, type Strides, scaleOf } from '../../core/attention.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { rowGradientsKernel, rowGradientVariants, rowsKernel, rowsVariants, rowTile } from './attention.kernels.ts';
import { attentionParams, type DeviceAttention } from './attentionParams.gpu.ts';

/** Scores of a block, 128 MiB: with fewer, products with values are too few tiles for a large GPU (half of it: 6.3 ms, not 5.0, H200). */
const SCORES = 2 ** 25;
/**
 * Queries of a head in a block, as many as memory allows: products of few heads can share their depth among workgroups. With `causal`
 * fewer, which leave out more keys, as long as blocks have FULL queries in all.
 */
const [ROWS, CAUSAL_ROWS, FULL] = [2048, 512, 4096];
/** Multiples of it are taken. */
const EACH = 64;
/** Queries, keys and numbers of a row from which on products are worth their launches. */
const [LEAST, LEAST_DIM] = [256, 48];

/** Whether a call can be made by products of blocks and is worth it. Each of `most` runs of heads has launches of its own. */
const suits = (queue: Queue, g: DeviceAttention, most: number): boolean =>
  queue.context.gpu?.software === false &&
  g.Q.data.type === 's' &&
  Math.min(g.queries, g.keys) >= LEAST &&
  Math.min(g.dim, g.dimV) >= LEAST_DIM &&
  runsOf(g).length <= most;

/**
 * Whether products of blocks are faster than kernels that keep scores in registers (H200, 2026-11, 16 heads of 4096 queries and keys, ms,
 * in this order): of 128 numbers 4.7 and 7.2, causal 2.9 and 4.3; of 64 3.7 and 3.7, causal 2.3 and 2.3, and fewer queries 0.35 and 0.29.
 */
export const suitsBlocks = (queue: Queue, g: DeviceAttention): boolean =>
  (Math.min(g.dim, g.dimV) > 64 || (!g.causal && g.keys <= FULL)) && suits(queue, g, 2);

/** The same for gradients: 10.1 and 30.5, of 64 numbers 7.1 and 12.2. */
export const suitsGradientBlocks = (queue: Queue, g: DeviceAttention): boolean => suits(queue, g, 8);

/** Heads at equal distances in all operands: those of queries first + z*step, counted through the batches. */
interface Run {
  readonly first: number;
  readonly step: number;
  readonly count: number;
  readonly batch: number;
  readonly group: number;
}

/** Heads of queries that have the same place among those that share keys: of all batches, where these follow each other like heads. */
function runsOf({ axes, batch, heads, groups }: DeviceAttention): Run[] {
  const [batches, each] = axes === 'bhsd' ? [1, batch] : [batch, 1];
  return Array.from({ length: batches * groups }, (_, k) => {
    const [b, group] = [Math.floor(k / groups), k % groups];
    return { first: b * heads + group, step: groups, count: (each * heads) / groups, batch: b, group };
  });
}

const fours = (n: number): number => 4 * Math.ceil(n / 4);

/** Queries `row0` on of heads `z0` on of a run, and the keys that they see. */
interface Block {
  readonly z0: number;
  readonly count: number;
  readonly row0: number;
  readonly rows: number;
  readonly seen: number;
}

/** Blocks of a run, for each of its heads the last queries first: those see all keys that any query sees. */
function blocksOf({ queries, keys, causal, past }: DeviceAttention, { count }: Run, scores: number): Block[] {
  const most = (ofHeads: number): number => Math.floor(scores / (fours(keys) * ofHeads));
  const rows = Math.min(queries, causal && most(1) >= FULL ? CAUSAL_ROWS : ROWS);
  const heads = Math.min(count, Math.max(1, most(rows)));
  const room = Math.max(1, most(heads));
  const height = Math.min(queries, room < EACH ? room : EACH * Math.floor(room / EACH));
  const blocks: Block[] = [];
  for (let z0 = 0; z0 < count; z0 += heads) {
    for (let end = queries; end > 0; end -= height) {
      const row0 = Math.max(0, end - height);
      const seen = causal && end < queries ? Math.min(keys, end + past) : keys;
      blocks.push({ z0, count: Math.min(heads, count - z0), row0, rows: end - row0, seen });
    }
  }
  return blocks;
}

/** A head's matrix with numbers of a row side by side, and the distance to the next head's of the run. */
function headAt(X: DeviceMat, { row, head, batch }: Strides, of: Run, z: number, line: number, step: number) {
  const own = step === 1 ? 0 : of.group;
  const off = X.off + of.batch * batch + (own + z * step) * head + line * row;
  return { M: { data: X.data, off, ld: row }, stride: step * head };
}

/** Calls `work` for every block, with its operands and what kernels of it have as parameters. */
function eachBlock(
  g: DeviceAttention,
  scores: number,
  work: (
    run: Run,
    block: Block,
    at: (X: DeviceMat, name: 'Q' | 'K' | 'V' | 'O') => ReturnType<typeof headAt>,
    params: Readonly<Record<string, number>>,
  ) => void,
): void {
  const strides = headsOf(g);
  for (const run of runsOf(g)) {
    for (const block of blocksOf(g, run, scores)) {
      const at = (X: DeviceMat, name: 'Q' | 'K' | 'V' | 'O') => {
        const ofQueries = name === 'Q' || name === 'O';
        return headAt(X, strides[name], run, block.z0, ofQueries ? block.row0 : 0, ofQueries ? g.groups : 1);
      };
      const ldS = fours(block.seen);
      const first = run.first + block.z0 * run.step;
      const of = { first, step: run.step, row0: block.row0, seen: block.seen, ldS, strideS: ldS * block.rows };
      work(run, block, at, of);
    }
  }
}

/** Elements of the largest block. */
const largestOf = (g: DeviceAttention, scores: number): number =>
  Math.max(
    ...runsOf(g).flatMap((run) => blocksOf(g, run, scores).map(({ count, rows, seen }) => count * rows * fours(seen))),
  );

/** Enqueues O, and the logarithms of the sums, by blocks of so many scores. */
export function enqueueBlocks(queue: Queue, g: DeviceAttention, logs: DeviceMat, most = SCORES): void {
  const common = { ...attentionParams(g), offL: logs.off };
  scope(queue, (ws) => {
    const S = ws.take('s', largestOf(g, most));
    const M = g.mask?.data ?? queue.nothing;
    eachBlock(g, most, (_, { count, rows, seen }, at, of) => {
      const [q, k, v, o] = [at(g.Q, 'Q'), at(g.K, 'K'), at(g.V, 'V'), at(g.O, 'O')];
      const scores = { data: S, off: 0, ld: of['ldS']! };
      const strideS = of['strideS']!;
      const product = { alpha: 1, beta: 0, batch: count };
      enqueueGemm(queue, {
        ...{
          ...product,
          transA: 't',
          m: seen,
          n: rows,
          k: g.dim,
          A: k.M,
          strideA: k.stride,
          B: q.M,
          strideB: q.stride,
        },
        ...{ C: scores, strideC: strideS },
      });
      queue.launch(
        rowsKernel,
        rowsVariants.of(undefined, undefined, rowTile(seen)),
        { M, S, L: logs.data },
        { ...common, ...of },
        [rows, count, 1],
      );
      enqueueGemm(queue, {
        ...{ ...product, m: g.dimV, n: rows, k: seen, A: v.M, strideA: v.stride, B: scores, strideB: strideS },
        ...{ C: o.M, strideC: o.stride },
      });
    });
  });
}

/** What gradients are made of beside g's operands, and those that are wanted. */
export interface GradientBlocks {
  readonly dO: DeviceMat;
  /** As attention_delta leaves it. */
  readonly LD: DeviceBuffer<'s'>;
  readonly dQ: DeviceMat | undefined;
  readonly dK: DeviceMat | undefined;
  readonly dV: DeviceMat | undefined;
}

/** Enqueues the gradients: dQ of each block, and what it adds to dK and dV. */
export function enqueueGradientBlocks(
  queue: Queue,
  g: DeviceAttention,
  { dO, LD, dQ, dK, dV }: GradientBlocks,
  most = SCORES,
): void {
  const common = attentionParams(g);
  const scale = scaleOf(g, g);
  scope(queue, (ws) => {
    const [S, BY] = [ws.take('s', largestOf(g, most)), ws.take('s', largestOf(g, most))];
    const M = g.mask?.data ?? queue.nothing;
    eachBlock(g, most, (run, { count, row0, rows, seen }, at, of) => {
      const [q, k, v, o] = [at(g.Q, 'Q'), at(g.K, 'K'), at(g.V, 'V'), at(dO, 'O')];
      const [scores, by] = [S, BY].map((data) => ({ data, off: 0, ld: of['ldS']! })) as [DeviceMat, DeviceMat];
      const strideS = of['strideS']!;
      // The first that adds to keys' gradients has the last queries, and sees all keys.
      const beta = run.group === 0 && row0 + rows === g.queries ? 0 : 1;
      const product = { alpha: 1, beta: 0, batch: count };
      const ofScores = { ...product, transA: 't', m: seen, n: rows, strideC: strideS } as const;
      enqueueGemm(queue, { ...ofScores, k: g.dim, A: k.M, strideA: k.stride, B: q.M, strideB: q.stride, C: scores });
      enqueueGemm(queue, { ...ofScores, k: g.dimV, A: v.M, strideA: v.stride, B: o.M, strideB: o.stride, C: by });
      const buffers = { M, LD, S, BY };
      queue.launch(rowGradientsKernel, rowGradientVariants.of(undefined), buffers, { ...common, ...of }, [
        rows,
        count,
        1,
      ]);
      if (dQ !== undefined) {
        const { M: C, stride: strideC } = at(dQ, 'Q');
        const factors = { A: k.M, strideA: k.stride, B: by, strideB: strideS };
        enqueueGemm(queue, { ...product, alpha: scale, m: g.dim, n: rows, k: seen, ...factors, C, strideC });
      }
      for (const [X, name, from, weights, alpha] of [
        [dK, 'K', q, by, scale],
        [dV, 'V', o, scores, 1],
      ] as const) {
        if (X === undefined) continue;
        const { M: C, stride: strideC } = at(X, name);
        const factors = { A: from.M, strideA: from.stride, B: weights, strideB: strideS };
        const m = name === 'K' ? g.dim : g.dimV;
        enqueueGemm(queue, { ...product, alpha, beta, transB: 't', m, n: seen, k: rows, ...factors, C, strideC });
      }
    });
  });
}
