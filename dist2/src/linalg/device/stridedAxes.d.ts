/** Axes of the result. */
export declare const MOST_OUT = 4;
/** Axes that are summed over. */
export declare const MOST_SUM = 2;
