/** The distance of columns for orders of at most n: a multiple of four, so that kernels take four elements at once. */
export const distanceOf = (n) => 4 * Math.ceil(n / 4);
