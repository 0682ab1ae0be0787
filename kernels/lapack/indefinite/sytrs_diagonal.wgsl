// sytrs_diagonal: B := D^-1 B for the block diagonal D of sytrf (HERMITIAN: of hetrf).
// Storage   swaps and D as sytrs_pivots leaves them; B[offB + i + j*ldb], i < n
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one row, or both of a block of two, whose second it leaves alone
// Tunables  THREADS (32..256)   HERMITIAN 1: D is Hermitian, of complex numbers only
// Needs     nothing
// Source    LAPACK xSYTRS: a block of two is divided by its element off the diagonal, its largest
const THREADS: u32 = 64u;
const HERMITIAN: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> swaps: array<i32>;
@group(0) @binding(1) var<storage, read> D: array<T>;
@group(0) @binding(2) var<storage, read_write> B: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/field
// @use lib/bunch_block

@compute @workgroup_size(THREADS)
fn sytrs_diagonal(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.n) {
    return;
  }
  let kind = swaps[p.n + i];
  let b = p.offB + i + (group.y + p.baseY) * p.ldb;
  if (kind == 0) {
    B[b] = quotient(B[b], D[i]);
  } else if (kind == 1 && i + 1u < p.n) {
    let e = D[p.n + i];
    // @when REAL
    let d11 = D[i] / e;
    let d22 = D[i + 1u] / e;
    let x = B[b] / e;
    let y = B[b + 1u] / e;
    let determinant = d11 * d22 - 1.0;
    B[b] = (d22 * x - y) / determinant;
    B[b + 1u] = (d11 * y - x) / determinant;
    // @end
    // @when COMPLEX
    // From the left: the block's transpose.
    let x = divideByBlock(D[i], select(e, conj(e), HERMITIAN == 1u), D[i + 1u], B[b], B[b + 1u]);
    B[b] = x[0];
    B[b + 1u] = x[1];
    // @end
  }
}
