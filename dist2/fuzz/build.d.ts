import { type ElementType, type Prec } from '../src/core/field.ts';
import { type ArgSpec, type RoutineSpec } from '../src/core/spec.ts';
import type { Knobs } from './knobs.ts';
export type Operand = Extract<ArgSpec, {
    kind: 'matrix' | 'vector';
}>;
/** One matrix of an operand: columns `ld` apart. */
export interface Window {
    readonly offset: number;
    readonly rows: number;
    readonly cols: number;
    readonly ld: number;
}
export interface PlacedOperand {
    readonly name: string;
    readonly arg: Operand;
    readonly type: ElementType;
    /** Which of the buffers. */
    buffer: number;
    /** What the call is told. */
    offset: number;
    /** From the offset on, one for each problem. */
    readonly windows: readonly Window[];
    /** Numbers that are no data but places of another operand's matrices. */
    readonly places?: readonly number[];
}
export interface Call {
    readonly spec: RoutineSpec;
    readonly prec: Prec;
    readonly knobs: Knobs;
    /** All arguments but operands; of those left out, undefined. */
    readonly values: Readonly<Record<string, unknown>>;
    readonly operands: readonly PlacedOperand[];
    /** Types and lengths, in elements. */
    readonly buffers: readonly {
        readonly type: ElementType;
        readonly length: number;
    }[];
}
/** The call that knobs stand for; undefined where the routine's rules forbid it. */
export declare function build(spec: RoutineSpec, prec: Prec, knobs: Knobs): Call | undefined;
/** Bytes of all buffers. */
export declare const bytesOf: ({ buffers }: Call) => number;
/** Visits the elements of an operand: where each lies in its buffer, in elements, and its row, column and matrix. */
export declare function eachElement({ offset, windows }: PlacedOperand, visit: (at: number, i: number, j: number, b: number) => void): void;
