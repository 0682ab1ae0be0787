// The kernels of the batched products as the host sees them: blocks of C, which of them suits a batch, and every variant that may be launched.
import { type Picked, pick, type Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { gemm_batched, gemm_strided_batched, gemm_vbatched } from '../runtime/kernels.gen.ts';

/** A block of C, in the tunables of kernels/lib/gemm_units.wgsl. */
export interface Block {
  readonly BM: number;
  readonly BN: number;
  readonly BK: number;
  readonly TM: number;
  readonly TN: number;
  readonly G: number;
}

interface Costed extends Block {
  /** Time per result and step of depth, padding included, relative to the largest blocks: small ones load more for what they compute. */
  readonly cost: number;
}

// H200, 2026-11, batches of square matrices in one buffer: 3.0, 3.4, 2.9 and 2.5 TB/s at n = 4, 8, 16 and 24.
const BLOCKS: readonly Costed[] = [
  { BM: 4, BN: 4, BK: 4, TM: 4, TN: 1, G: 32, cost: 4 },
  { BM: 8, BN: 8, BK: 8, TM: 4, TN: 1, G: 8, cost: 2.5 },
  { BM: 16, BN: 16, BK: 16, TM: 4, TN: 2, G: 4, cost: 1.6 },
  { BM: 24, BN: 24, BK: 24, TM: 4, TN: 4, G: 2, cost: 1.4 },
  { BM: 32, BN: 32, BK: 16, TM: 4, TN: 8, G: 4, cost: 1.25 },
  { BM: 48, BN: 48, BK: 8, TM: 4, TN: 6, G: 1, cost: 1.1 },
  { BM: 64, BN: 64, BK: 16, TM: 4, TN: 4, G: 1, cost: 1 },
  { BM: 96, BN: 96, BK: 16, TM: 8, TN: 6, G: 1, cost: 0.95 },
];

/**
 * Whether the kernels for one product suit a batch better than these: beyond 64, and for multiples of their smallest tile of 32. H200, 2026-11,
 * ms with those and with blocks: n = 32 x 50000 0.166 and 0.258, 48 x 20000 0.385 and 0.232, 64 x 10000 0.152 and 0.208, 96 x 4000 0.267 and 0.275.
 */
export const suitsTiles = (m: number, n: number): boolean => Math.max(m, n) > 64 || (m % 32 === 0 && n % 32 === 0);

export interface Sizes {
  readonly m: number;
  readonly n: number;
  readonly k: number;
}

/** Fewer workgroups than this leave processors of a large GPU idle (132 of them on an H200). */
const FILLS = 128;

/** Relative time of a batch cut into blocks of this kind. Even a product without depth is stored. */
function time(problems: readonly Sizes[], batch: number, { BM, BN, BK, G, cost }: Costed): number {
  let blocks = 0;
  let steps = 0;
  for (const { m, n, k } of problems) {
    const count = batch * Math.ceil(m / BM) * Math.ceil(n / BN);
    blocks += count;
    steps += count * (k + BK);
  }
  return steps * BM * BN * cost * Math.max(1, FILLS / Math.ceil(blocks / G));
}

function fastest(problems: readonly Sizes[], batch: number): Block {
  const times = BLOCKS.map((block) => time(problems, batch, block));
  return BLOCKS[times.indexOf(Math.min(...times))]!;
}

export const blockRules: readonly Rule<Block, Block>[] = BLOCKS.map((block) => ({
  name: `block-${block.BM}`,
  choice: block,
  fits: (best) => best === block,
  why: 'the least time predicted, padding included',
}));

/** The kind of block for `batch` products of each of these sizes; `force` names one. */
export const pickBlock = (problems: readonly Sizes[], batch: number, force?: string): Picked<Block> =>
  pick(blockRules, fastest(problems, batch), force);

export interface Flags {
  readonly transA: boolean;
  readonly transB: boolean;
  /** Loads and stores of four elements: everything is a multiple of four. */
  readonly wide: boolean;
  /** The operand lies in C's buffer. */
  readonly aInC: boolean;
  readonly bInC: boolean;
  readonly half: boolean;
}

const interned = new Map<Block, Map<number, Tuning>>();

/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export function blockTuning(block: Block, { transA, transB, wide, aInC, bInC, half }: Flags): Tuning {
  const flags = [transA, transB, wide, aInC, bInC, half].map(Number);
  const bits = flags.reduce((sum, flag) => 2 * sum + flag, 0);
  let ofBlock = interned.get(block);
  if (ofBlock === undefined) {
    ofBlock = new Map();
    interned.set(block, ofBlock);
  }
  let tuning = ofBlock.get(bits);
  if (tuning === undefined) {
    const [TRANS_A, TRANS_B, WIDE, A_IN_C, B_IN_C] = flags as [number, number, number, number, number];
    const { BM, BN, BK, TM, TN, G } = block;
    const T = half ? 'f16' : 'f32';
    const types = wide
      ? { E: `vec4<${T}>`, W: 'vec4<f32>', N: 'array<vec4<f32>, 1>' }
      : { E: T, W: 'f32', N: 'vec4<f32>' };
    tuning = { BM, BN, BK, TM, TN, G, TRANS_A, TRANS_B, WIDE, A_IN_C, B_IN_C, ...types };
    ofBlock.set(bits, tuning);
  }
  return tuning;
}

const BITS = [false, true] as const;

function everyVariant(wides: readonly boolean[]): Tuning[] {
  const both = <K extends keyof Flags>(name: K, flags: readonly Partial<Flags>[], values: readonly boolean[] = BITS) =>
    flags.flatMap((flag) => values.map((value) => ({ ...flag, [name]: value })));
  let flags = both('wide', [{}], wides);
  for (const name of ['transA', 'transB', 'aInC', 'bInC', 'half'] as const) flags = both(name, flags);
  return BLOCKS.flatMap((block) => flags.map((flag) => blockTuning(block, flag as Flags)));
}

export const gemmStridedBatchedKernel: Kernel = {
  name: 'gemm_strided_batched',
  text: gemm_strided_batched,
  get variants() {
    return everyVariant(BITS);
  },
};

/** Its offsets are not known on the host: it never takes elements by four. */
export const gemmBatchedKernel: Kernel = {
  name: 'gemm_batched',
  text: gemm_batched,
  get variants() {
    return everyVariant([false]);
  },
};

export const gemmVbatchedKernel: Kernel = {
  name: 'gemm_vbatched',
  text: gemm_vbatched,
  get variants() {
    return everyVariant(BITS);
  },
};

/** Whether everything may be taken by four elements. */
export const ofFour = (...values: readonly number[]): boolean => values.every((value) => value % 4 === 0);

/** Whether the contiguous extents of A, B and C are multiples of four. */
export const wideShape = ({ m, n, k }: Sizes, transA: boolean, transB: boolean): boolean =>
  ofFour(m, transA ? k : 0, transB ? n : k);
