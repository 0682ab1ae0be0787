import { type Context } from '../src/index.ts';
import { type Knobs } from './knobs.ts';
import { type Poison } from './poison.ts';
export interface Campaign {
    readonly context: Context;
    readonly cpu: Context;
    readonly seed: number;
    readonly calls: number;
    /** Part of the routine's name, or all of it with its precision; '' is all routines. */
    readonly routine: string;
    /** Problems of testing/cases in place of calls made from the specs. */
    readonly problems?: boolean;
    /** Programs of many calls on shared buffers in place of single calls. */
    readonly sequences?: boolean;
    /** Memory that holds garbage: each call is made with garbage of two kinds. */
    readonly poison?: Poison;
    /** Sizes up to this. */
    readonly most: number;
    readonly seconds: number;
    /** This call, of the first routine, and no random ones. */
    readonly replay?: Knobs;
    /** Hears what is about to be called. */
    readonly starting?: (name: string) => void;
    readonly failed: (text: string) => void;
}
export interface Report {
    readonly calls: number;
    readonly failures: number;
    readonly summary: string;
}
export declare function campaign(c: Campaign): Promise<Report>;
