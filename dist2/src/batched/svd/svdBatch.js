/** Which vectors of a side: none, one for each value that is wanted, or as many as make the factor square. */
export const VECTORS = { n: 0, s: 1, a: 2 };
