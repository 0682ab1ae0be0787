// The letters of the norms.
export const NORMS = ['m', 'o', '1', 'i', 'f', 'e'];
