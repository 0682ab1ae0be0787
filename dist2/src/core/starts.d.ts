/** Where each begins, given how long they are. */
export declare function startsOf(lengths: ArrayLike<number>): number[];
