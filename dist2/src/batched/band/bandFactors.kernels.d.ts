import { type Picked } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** The largest band of a launch, and what the device has. */
export interface BandExtent {
    readonly kl: number;
    readonly ku: number;
    /** Bytes of workgroup memory. */
    readonly bytes: number;
    /** Words of an element. */
    readonly parts: 1 | 2;
}
/** How problems are spread over threads, and columns of the band that pass through workgroup memory at a time. */
export interface BandShape {
    readonly THREADS: number;
    readonly LANES: number;
    /** What a column of the band has of it, and the columns that are in it, or the rows of B. */
    readonly room: number;
    readonly width: number;
    readonly block: number;
}
export interface LuWords {
    readonly WORDS: number;
}
export interface SolveWords extends LuWords {
    readonly SIDES: number;
}
export declare const luWords: ({ room, width }: BandShape) => LuWords;
export declare const solveWords: ({ room, width, block }: BandShape, columns: number) => SolveWords;
type PickedShape = Picked<BandShape & {
    readonly WINDOW: number;
}>;
export declare const pickBandLu: (p: BandExtent, force?: string) => PickedShape;
/** With `trans` one lane does all. */
export declare const pickBandSolve: (p: BandExtent, columns: number, trans: boolean, force?: string) => PickedShape;
/** Right-hand sides at a time. */
export declare const sidesAtOnce: (nrhs: number) => number;
/** The parameter record of a variant. */
export declare const bandTuning: (record: Tuning) => Tuning;
export declare const gbLu: Kernel;
export declare const gbSolve: Kernel;
export {};
