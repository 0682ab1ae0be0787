import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type SingleType } from '../../runtime/representation.ts';
/** Most columns of a panel. */
export declare const PANEL = 32;
/** Rows that a workgroup of geqp3_column does at once. */
export declare const COLUMN_ROWS: Readonly<Record<SingleType, number>>;
/** Columns of a workgroup of geqp3_rest. */
export declare const REST_COLS = 4;
export declare const STORE_ROWS = 256;
export declare const normsVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const storeVariants: import("../../runtime/variants.ts").Variants<never, never>;
/** As many registers, and less workgroup memory than 16 KiB, for both fields. */
export declare const columnTunings: Readonly<Record<SingleType, Tuning>>;
export declare const restTunings: {
    s: {
        1: {
            NB: number;
            COLS: number;
            AHEAD: number;
            DEPTH: number;
            WIDTH: number;
        };
        4: {
            NB: number;
            COLS: number;
            AHEAD: number;
            DEPTH: number;
            WIDTH: number;
            E: string;
        };
    };
    c: {
        1: {
            NB: number;
            COLS: number;
            AHEAD: number;
            DEPTH: number;
            WIDTH: number;
        };
    };
};
export declare const geqp3Norms: Kernel;
export declare const geqp3Column: Kernel;
export declare const geqp3Rest: Kernel;
export declare const geqp3Store: Kernel;
