/** Some of the eigenvalues in ascending order. */
export type EighSubset = 
/** The first and the last one, both included, counted from 0. */
{
    readonly index: readonly [first: number, last: number];
}
/** Those in (low, high]. */
 | {
    readonly value: readonly [low: number, high: number];
};
/** The eigenvalues that are wanted. */
export interface Range {
    /** How many there may be. */
    readonly most: number;
    /** The arguments of LAPACK's drivers. */
    readonly args: {
        readonly range: 'a';
    } | {
        readonly range: 'i';
        readonly il: number;
        readonly iu: number;
    } | {
        readonly range: 'v';
        readonly vl: number;
        readonly vu: number;
    };
}
/** Of matrices of order n; a stack of them has none by value. */
export declare function rangeAmong(routine: string, subset: unknown, n: number, isStack: boolean): Range;
