import type { DeviceKey, ShapeClass } from './key.ts';
import type { Params } from './space.ts';
/** The variant of a row that says: nothing beats the built-in rules here. */
export declare const RULES = "rules";
/** What was measured to be best for a class of shapes. */
export interface Row {
    /** Fields left out are any. */
    readonly for: Partial<ShapeClass>;
    readonly variant: string;
    readonly params?: Params;
    /** Of the texts that were measured; without one the row is an opinion, which no change of a text makes stale. */
    readonly hash?: string;
    /** Milliseconds of the row's choice and of the built-in rules, side by side, and the sizes they are of. */
    readonly ms?: number;
    readonly rulesMs?: number;
    readonly size?: readonly [m: number, n: number, k: number];
}
/** Rows of one family and device. In a shipped record the fields of the device that are left out are any. */
export interface TuningRecord {
    readonly format: 1;
    readonly family: string;
    readonly device: Partial<DeviceKey>;
    readonly date?: string;
    readonly note?: string;
    readonly rows: readonly Row[];
}
/** The records in a text, which may be anything: throws an Error that says what is wrong with it. */
export declare function parseRecords(text: string): TuningRecord[];
/** `old` with the rows of `fresh` in place of those for the same device and class. */
export declare function merged(old: readonly TuningRecord[], fresh: TuningRecord): TuningRecord[];
