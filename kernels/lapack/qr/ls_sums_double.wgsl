// ls_sums_double: sums over the columns of a matrix of doubles: of squares, times the square of a power of two, or of the magnitudes on
// and above the diagonal.
// Storage   A[offA + i + j*lda], i < m; exponents[4]: that power's; sums[j]
// Mapping   workgroup (x) -> column x; thread -> every THREADS-th row
// Tunables  THREADS (32..256, a power of two); workgroup bytes 8*THREADS   T V COMPLEX: lib/double_elements
// Needs     A and sums in different buffers. squares 1: of squares
// Source    LAPACK xGELS (the residual's sum of squares), xLANTR, norm '1'
// @use lib/double_elements
// @use lib/double_modulus
// @use lib/double_squares
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  m: u32,
  squares: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> exponents: array<i32>;
@group(0) @binding(2) var<storage, read_write> sums: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> parts: array<vec2u, THREADS>;

@compute @workgroup_size(THREADS)
fn ls_sums_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  let rows = select(min(p.m, j + 1u), p.m, p.squares == 1u);
  var sum = vec2u();
  for (var i = t; i < rows; i += THREADS) {
    let x = widen(A[p.offA + i + j * p.lda]);
    if (p.squares == 1u) {
      sum = plusSquares(x, sum);
    } else {
      sum = dAdd(modulus(x), sum);
    }
  }
  parts[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      parts[t] = dAdd(parts[t], parts[t + half]);
    }
  }
  if (t == 0u) {
    sums[j] = dScale(parts[0], select(0, 2 * exponents[4], p.squares == 1u));
  }
}
