// What QR with column pivoting in doubles keeps of column j: columns[2*j]: its norm, kept up to date, and the one that was last computed,
// both of the column times 2^-exponent; columns[2*j + 1]: that exponent, FIXED and AGAIN (the norm is to be computed anew), and the norm
// when the panel began.
const FIXED: u32 = 1u;
const AGAIN: u32 = 2u;
