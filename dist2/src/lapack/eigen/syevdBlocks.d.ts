import type { Stages } from './stagesArg.ts';
/** Columns of a panel of the reduction with one dispatch a column, whose workgroups all read them, so that they are few. */
export declare const STEP_WIDTH = 16;
/** The largest order of it, and columns that one of its workgroups multiplies by. */
export declare const MOST_STEPS = 2048;
export declare const STEP_COLUMNS = 8;
/** Diagonals on each side of the band between the two stages of a reduction. */
export declare const STAGES_BANDWIDTH = 16;
/**
 * From which order on a matrix is reduced in two stages, without vectors or with few of them, and with all, which two stages transform back
 * twice. docs/adr/0031 has what an H100 took for either way; complex ones with all vectors gain nothing that was seen, and calls name it.
 */
export declare const TWO_STAGES: {
    readonly s: {
        readonly n: 8192;
        readonly v: 20480;
    };
    readonly c: {
        readonly n: 4096;
        readonly v: number;
    };
};
/** Numbers that one of its dispatches leaves for the next, panels being `width` wide. */
export declare const stepProducts: (order: number, width: number) => number;
/** Numbers of its panel. */
export declare const stepPanel: (order: number, width: number) => number;
/**
 * See syevdWorkspace. The whole matrix with its panel; then sums of products while it is reduced, and with vectors those of the
 * tridiagonal matrix, which take two more matrices while halves are merged, and a block of reflectors in the end.
 */
export declare function syevdBytes(n: number, jobz: 'n' | 'v', stages?: Stages): number;
