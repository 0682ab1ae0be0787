import { type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type IntegerView, type TypedView } from '../../../lib/operands.ts';
export interface Lag2Problem extends Sizes<'m' | 'n'>, LaidOut {
    /** With numbers that leave the range of the target. */
    readonly wild: boolean;
}
type Lag2hData = Readonly<{
    A: TypedView<'s'>;
    HA: TypedView<'h'>;
    info: IntegerView;
}>;
export declare const lag2hCase: Case<Lag2Problem, Lag2hData>;
type Lag2sData = Readonly<{
    A: TypedView<'h' | 'd' | 'z'>;
    SA: TypedView<'s' | 'c'>;
    info: IntegerView;
    SB: TypedView<'s' | 'c'>;
}>;
export declare const lag2sCase: Case<Lag2Problem, Lag2sData>;
type Lag2dData = Readonly<{
    SA: TypedView<'s' | 'c'>;
    A: TypedView<'d' | 'z'>;
    SB: TypedView<'s' | 'c'>;
}>;
export declare const lag2dCase: Case<Lag2Problem, Lag2dData>;
export {};
