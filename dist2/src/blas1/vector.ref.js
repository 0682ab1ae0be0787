/** Place of element 0 of a vector of n elements whose increment is `ld`. */
export const startOf = (n, { off, ld }) => ld > 0 || n === 0 ? off : off + (1 - n) * ld;
