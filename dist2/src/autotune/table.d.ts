import type { Context } from '../runtime/context.ts';
import { type DeviceKey, type Shape } from './key.ts';
import type { Picked } from './pick.ts';
import { type Row, type TuningRecord } from './rows.ts';
import { type Limits, type Space } from './space.ts';
/** Where rows come from, and how many of them are in use. */
export interface TuningSource {
    readonly level: string;
    readonly rows: number;
    readonly why: string;
}
/** What is known about a family of kernels on one device. */
export declare class TuningTable<Choice> {
    readonly device: DeviceKey;
    readonly limits: Limits;
    private readonly space;
    private readonly below;
    private session;
    /** By class: a call costs one look-up here. */
    private readonly found;
    private readonly hashes;
    private readonly changed;
    /** `changed` is told when other kernels are chosen than before. */
    constructor(space: Space<Choice>, device: DeviceKey, limits: Limits, database?: readonly TuningRecord[], changed?: () => void);
    /** Rows for this process only, above everything measured before; an empty list takes them back. */
    use(rows: readonly Row[]): void;
    /** The measured choice for a problem; undefined where the built-in rules decide. */
    find(shape: Shape, half: boolean): Picked<Choice> | undefined;
    sources(): TuningSource[];
    private nearest;
    private userLevel;
    private level;
    /** The hash that a row of a variant must have; of a row for the rules, that of all kernels. */
    hash(variant: string): string;
}
/** A context's table for a family, made at first use. A context without a GPU has none. */
export declare function tuningTable<Choice>(context: Context, space: Space<Choice>): TuningTable<Choice> | undefined;
