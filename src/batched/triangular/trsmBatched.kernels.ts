// The kernels of the batched triangular solves as the host sees them: shapes of a workgroup, and which suits a size.
import { type Picked, pick, type Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { trsm_batched, trsm_batched_tall } from './shaders.gen.ts';

/** Orders up to this are solved with a row of B per thread; above, block by block. */
export const MOST_ROWS = 64;

/** R rows of B of G problems, CN of their columns; the kernel for larger orders has no R and one problem. */
export interface TrsmShape {
  readonly R: number;
  readonly G: number;
  readonly CN: number;
}

interface TrsmSize {
  readonly order: number;
  readonly columns: number;
}

type TrsmRule = Rule<TrsmSize, TrsmShape>;

const SHAPES = [
  [4, 32],
  [8, 16],
  [16, 8],
  [32, 4],
  [MOST_ROWS, 2],
] as const;

/** Never by the number of problems: bits must not depend on it. */
export const trsmRules: readonly TrsmRule[] = [
  ...SHAPES.flatMap(([R, G]) =>
    [1, 4].map(
      (CN): TrsmRule => ({
        name: `rows-${R}-${CN}`,
        choice: { R, G, CN },
        why: `orders up to ${R}, ${CN === 1 ? 'one column' : 'several columns'}`,
        fits: ({ order, columns }) => order <= R && (columns === 1 || CN > 1),
      }),
    ),
  ),
  ...[1, 8].map(
    (CN): TrsmRule => ({
      name: `tall-${CN}`,
      choice: { R: 0, G: 1, CN },
      why: `larger orders, ${CN === 1 ? 'one column' : 'several columns'}`,
      fits: ({ columns }) => columns === 1 || CN > 1,
    }),
  ),
];

export const pickTrsm = (size: TrsmSize, force?: string): Picked<TrsmShape> => pick(trsmRules, size, force);

export interface TrsmFlags {
  /** The rows of op(A) are contiguous: only the kernel for larger orders asks. */
  readonly across: boolean;
  readonly listed: boolean;
  readonly aInB: boolean;
}

const interned = new Map<string, Tuning>();

/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export function trsmTuning({ R, G, CN }: TrsmShape, { across, listed, aInB }: TrsmFlags): Tuning {
  const [LISTED, A_IN_B, ACROSS] = [Number(listed), Number(aInB), Number(across)];
  const key = [R, G, CN, LISTED, A_IN_B, R === 0 ? ACROSS : 0].join();
  let tuning = interned.get(key);
  if (tuning === undefined) {
    tuning = R === 0 ? { CN, ACROSS, LISTED, A_IN_B } : { R, G, CN, LISTED, A_IN_B };
    interned.set(key, tuning);
  }
  return tuning;
}

const variants = (tall: boolean): Tuning[] =>
  trsmRules
    .filter(({ choice }) => (choice.R === 0) === tall)
    .flatMap(({ choice }) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .filter((bits) => tall || bits < 4)
        .map((bits) =>
          trsmTuning(choice, { listed: (bits & 1) !== 0, aInB: (bits & 2) !== 0, across: (bits & 4) !== 0 }),
        ),
    );

export const trsmBatchedKernel: Kernel = {
  name: 'trsm_batched',
  text: trsm_batched,
  get variants() {
    return variants(false);
  },
};

export const trsmBatchedTallKernel: Kernel = {
  name: 'trsm_batched_tall',
  text: trsm_batched_tall,
  get variants() {
    return variants(true);
  },
};
