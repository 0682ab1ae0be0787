// What one dispatch of the kernel of strided sums takes.
/** Axes of the result. */
export const MOST_OUT = 4;
/** Axes that are summed over. */
export const MOST_SUM = 2;
