import type { Context } from '../src/index.ts';
export interface SelfTest {
    readonly routine: string;
    /** The largest error in units of the unit roundoff; below `limit` it passes. */
    readonly error: number;
    readonly limit: number;
    readonly ok: boolean;
    /** What went wrong, where there is no result. */
    readonly failure?: string;
}
/** The tests of a context in the precisions that live on its backend; `onTest` hears of each. */
export declare function selfTests(context: Context, onTest: (routine: string) => void): Promise<SelfTest[]>;
