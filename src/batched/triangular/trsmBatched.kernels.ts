// The kernels of the batched triangular solves as the host sees them: shapes of a workgroup, and which suits a size.
import { type Picked, pick, type Rule } from '../../autotune/pick.ts';
import { type ElementType, isComplex } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type DeviceType, NUMBERS } from '../../runtime/representation.ts';
import { tunings } from '../tunings.ts';
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
  /** The conjugate of op(A). */
  readonly conj: boolean;
  readonly type: ElementType;
}

const interned = tunings();

/** The parameter record of a variant. */
export function trsmTuning({ R, G, CN }: TrsmShape, { across, listed, aInB, conj, type }: TrsmFlags): Tuning {
  const flags = { LISTED: Number(listed), A_IN_B: Number(aInB), ...NUMBERS[type as DeviceType] };
  const conjugates: Tuning = isComplex(type) ? { CONJ: Number(conj) } : {};
  const shape: Tuning = R === 0 ? { CN, ACROSS: Number(across) } : { ROWS: R, G, CN };
  return interned({ ...shape, ...flags, ...conjugates });
}

const BITS = [false, true] as const;

const variants = (tall: boolean): Tuning[] => {
  const kinds = [
    { type: 's', conj: false },
    { type: 'c', conj: false },
    { type: 'c', conj: true },
  ] as const;
  return trsmRules
    .filter(({ choice }) => (choice.R === 0) === tall)
    .flatMap(({ choice }) =>
      kinds.flatMap((kind) =>
        BITS.flatMap((listed) =>
          BITS.flatMap((aInB) =>
            (tall ? BITS : [false]).map((across) => trsmTuning(choice, { ...kind, listed, aInB, across })),
          ),
        ),
      ),
    );
};

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
