// geqp3_start_double: columns of doubles are scaled for QR with column pivoting; their norms, and which are fixed; the permutation as it
// begins.
// Storage   A[off + i + j*lda], i < m; exponents[j]: column j is scaled by 2^-exponents[j]; columns: lib/geqp3_columns; jpvt[offPvt + j]
// Mapping   workgroup (x) -> column x; thread -> every THREADS-th row, then a tree
// Tunables  THREADS (a power of two, 32..256)   T V COMPLEX: lib/double_elements; workgroup bytes 8*THREADS
// Needs     m not 0
// Source    LAPACK xGEQP3. R of columns that are scaled is R with its columns scaled, and the reflectors are the same
// @use lib/double_elements
// @use lib/double_scaled
// @use lib/double_squares
// @use lib/geqp3_columns
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  m: u32,
  off: u32,
  lda: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> exponents: array<i32>;
@group(0) @binding(2) var<storage, read_write> columns: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;

var<workgroup> sums: array<vec2u, THREADS>;

@compute @workgroup_size(THREADS)
fn geqp3_start_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  let exponent = exponents[j];
  var sum = vec2u();
  for (var i = t; i < p.m; i += THREADS) {
    let at = p.off + i + j * p.lda;
    let x = scaled(widen(A[at]), -exponent);
    A[at] = narrow(x);
    sum = plusSquares(x, sum);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = dAdd(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    let norm = dSqrt(sums[0]);
    let kind = select(0u, FIXED, jpvt[p.offPvt + j] != 0);
    jpvt[p.offPvt + j] = i32(j) + 1;
    columns[2u * j] = vec4u(norm, norm);
    columns[2u * j + 1u] = vec4u(bitcast<u32>(exponent), kind, norm);
  }
}
