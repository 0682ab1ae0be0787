// Linear systems of order up to four, in doubles: what Sylvester equations of blocks of a Schur form come to.

/**
 * M x = b, of order `n`, by elimination with complete pivoting; pivots below `least` are replaced by it. M, by rows, and b are overwritten,
 * b with x. Returns whether a pivot was replaced. Source: LAPACK xLASY2.
 */
export function solveSmallRef(n: number, M: Float64Array, b: Float64Array, least: number): boolean {
  const order = [0, 1, 2, 3];
  let replaced = false;
  for (let k = 0; k < n; k++) {
    let [most, row, col] = [-1, k, k];
    for (let i = k; i < n; i++)
      for (let j = k; j < n; j++) {
        const size = Math.abs(M[i * n + j]!);
        if (size > most) [most, row, col] = [size, i, j];
      }
    if (row !== k) {
      for (let j = k; j < n; j++) [M[k * n + j], M[row * n + j]] = [M[row * n + j]!, M[k * n + j]!];
      [b[k], b[row]] = [b[row]!, b[k]!];
    }
    if (col !== k) {
      for (let i = 0; i < n; i++) [M[i * n + k], M[i * n + col]] = [M[i * n + col]!, M[i * n + k]!];
      [order[k], order[col]] = [order[col]!, order[k]!];
    }
    if (most < least) {
      M[k * n + k] = least;
      replaced = true;
    }
    for (let i = k + 1; i < n; i++) {
      const factor = M[i * n + k]! / M[k * n + k]!;
      for (let j = k + 1; j < n; j++) M[i * n + j] = M[i * n + j]! - factor * M[k * n + j]!;
      b[i] = b[i]! - factor * b[k]!;
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    let x = b[k]!;
    for (let j = k + 1; j < n; j++) x -= M[k * n + j]! * b[j]!;
    b[k] = x / M[k * n + k]!;
  }
  const x = b.slice(0, n);
  for (let k = 0; k < n; k++) b[order[k]!] = x[k]!;
  return replaced;
}
