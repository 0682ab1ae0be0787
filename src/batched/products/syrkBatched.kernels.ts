// The kernel of the batched symmetric product as the host sees it: tiles, and which suits an order.
import { type Picked, pick, type Rule } from '../../autotune/pick.ts';
import { type ElementType, isComplex } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type DeviceType, NUMBERS } from '../../runtime/representation.ts';
import { tunings } from '../tunings.ts';
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

/** The same depth of complex numbers would take more workgroup memory than every device has. */
const COMPLEX_LARGEST: SyrkShape = { BM: 64, BK: 8, TM: 4, G: 1 };

const suits =
  (type: ElementType) =>
  (shape: SyrkShape): boolean =>
    shape.BM < 64 || (shape === COMPLEX_LARGEST) === isComplex(type);

/** Never by the number of problems: bits must not depend on it. */
const rulesOf = (type: ElementType): readonly Rule<number, SyrkShape>[] =>
  [...SHAPES, COMPLEX_LARGEST].filter(suits(type)).map((choice) => ({
    name: `tile-${choice.BM}`,
    choice,
    fits: (n) => n <= choice.BM || choice.BM === 64,
    why: `the least tile that order ${choice.BM} fits into, or the largest`,
  }));

export const syrkRules = rulesOf('s');
const complexRules = rulesOf('c');

export const pickSyrk = (n: number, type: ElementType, force?: string): Picked<SyrkShape> =>
  pick(isComplex(type) ? complexRules : syrkRules, n, force);

export interface SyrkFlags {
  /** A's rows are contiguous. */
  readonly across: boolean;
  readonly listed: boolean;
  readonly aInC: boolean;
  readonly type: ElementType;
  /** Which factor is conjugated, if C is Hermitian. */
  readonly conjugated?: Conjugate | undefined;
}

export type Conjugate = 'right' | 'left';

const interned = tunings();

/** The parameter record of a variant. */
export function syrkTuning(shape: SyrkShape, { across, listed, aInC, type, conjugated }: SyrkFlags): Tuning {
  const hermitian: Tuning =
    conjugated === undefined || !isComplex(type) ? {} : { HERMITIAN: conjugated === 'right' ? 1 : 2 };
  const flags = { ACROSS: Number(across), LISTED: Number(listed), A_IN_C: Number(aInC) };
  return interned({ ...shape, ...flags, ...NUMBERS[type as DeviceType], ...hermitian });
}

const BITS = [false, true] as const;
const KINDS = [
  { type: 's' },
  { type: 'c' },
  { type: 'c', conjugated: 'right' },
  { type: 'c', conjugated: 'left' },
] as const;

export const syrkBatchedKernel: Kernel = {
  name: 'syrk_batched',
  text: syrk_batched,
  get variants() {
    const all = [...SHAPES, COMPLEX_LARGEST];
    return KINDS.flatMap((kind) =>
      all
        .filter(suits(kind.type))
        .flatMap((shape) =>
          BITS.flatMap((across) =>
            BITS.flatMap((listed) => BITS.map((aInC) => syrkTuning(shape, { ...kind, across, listed, aInC }))),
          ),
        ),
    );
  },
};
