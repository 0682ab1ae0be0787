// gehrd_spread: S := a general matrix, scaled by a power of two to elements below 2^21, with zeros around it.
// Storage   A[offA + i + j*lda], i < m, j < n, goes to S[i + (offCols + j)*lds]; the rest of lds x cols elements is zero;
//           largest[0], the largest magnitude in A
// Mapping   workgroup (x, y) -> THREADS rows, COLS columns of S
// Tunables  THREADS (64..256)  COLS per thread (1..8)
// Needs     A and S are different buffers
// Source    LAPACK xGEEV's scaling; sytrd_spread
const THREADS: u32 = 256u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offCols: u32,
  lds: u32,
  cols: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> S: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/field
// @use lib/binary_scale
// @use lib/sytrd_scale

@compute @workgroup_size(THREADS)
fn gehrd_spread(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let shift = shiftOf(largest[0]);
  let half = shift / 2;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let column = (group.y + p.baseY) * COLS + c;
    if (i < p.lds && column < p.cols) {
      var value = V();
      if (i < p.m && column >= p.offCols && column - p.offCols < p.n) {
        value = widen(A[p.offA + i + (column - p.offCols) * p.lda]) * power(half) * power(shift - half);
      }
      S[i + column * p.lds] = narrow(value);
    }
  }
}
