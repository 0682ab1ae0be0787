// The kernel of the batched symmetric product as the host sees it: tiles, and which suits an order.
import { type Picked, pick, type Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { syrk_batched } from './shaders.gen.ts';

/** A tile of C in the tunables of the kernel. */
export interface SyrkShape {
  readonly BM: number;
  readonly BK: number;
  readonly TM: number;
  readonly G: number;
}

const SHAPES: readonly SyrkShape[] = [
  { BM: 4, BK: 4, TM: 1, G: 8 },
  { BM: 8, BK: 8, TM: 2, G: 8 },
  { BM: 16, BK: 8, TM: 2, G: 2 },
  { BM: 32, BK: 8, TM: 4, G: 2 },
  { BM: 64, BK: 16, TM: 4, G: 1 },
];

/** Never by the number of problems: bits must not depend on it. */
export const syrkRules: readonly Rule<number, SyrkShape>[] = SHAPES.map((choice) => ({
  name: `tile-${choice.BM}`,
  choice,
  fits: (n) => n <= choice.BM || choice.BM === 64,
  why: `the least tile that order ${choice.BM} fits into, or the largest`,
}));

export const pickSyrk = (n: number, force?: string): Picked<SyrkShape> => pick(syrkRules, n, force);

export interface SyrkFlags {
  /** A's rows are contiguous. */
  readonly across: boolean;
  readonly listed: boolean;
  readonly aInC: boolean;
}

const interned = new Map<string, Tuning>();

/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export function syrkTuning(shape: SyrkShape, { across, listed, aInC }: SyrkFlags): Tuning {
  const key = [shape.BM, across, listed, aInC].join();
  let tuning = interned.get(key);
  if (tuning === undefined) {
    tuning = { ...shape, ACROSS: Number(across), LISTED: Number(listed), A_IN_C: Number(aInC) };
    interned.set(key, tuning);
  }
  return tuning;
}

export const syrkBatchedKernel: Kernel = {
  name: 'syrk_batched',
  text: syrk_batched,
  get variants() {
    return SHAPES.flatMap((shape) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
        syrkTuning(shape, { across: (bits & 1) !== 0, listed: (bits & 2) !== 0, aInC: (bits & 4) !== 0 }),
      ),
    );
  },
};
