import { type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type IntegerView, type TypedView } from '../../../lib/operands.ts';
export type GemmI32Problem = Flags<'transA' | 'transB'> & Sizes<'m' | 'n' | 'k' | 'alpha' | 'beta'> & LaidOut;
export type GemmI32Data = Readonly<{
    A: TypedView<'b'>;
    B: TypedView<'b'>;
    C: IntegerView;
}>;
export declare const gemmI32Case: Case<GemmI32Problem, GemmI32Data>;
