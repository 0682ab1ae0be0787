import { type TuningRecord } from './rows.ts';
export interface Stored {
    readonly records: readonly TuningRecord[];
    /** Where they are from, or why there are none. */
    readonly why: string;
}
/** What the environment variable BASALT_TUNING says: 'off' no database, 'shipped' not the user's, else the folder of the user's. */
export declare const setting: () => string | undefined;
export declare const isFolder: (name: string | undefined) => boolean;
export declare function readStore(family: string): Stored;
/** Stores a record's rows over older ones, and appends `log`, one object a line, to the timings kept. Returns where, or why not. */
export declare function writeStore(record: TuningRecord, log?: readonly object[]): string;
