// gebrd_store: what a reduction to bidiagonal form leaves in place of the matrix: the bidiagonal one, scaled back, and on both sides of it
// the vectors of the reflectors.
// Storage   A[offA + i + j*lda], i < m, j < n, from S[i + j*lds]; beside[2*j] on the diagonal, beside[2*i + 1] right of it, real numbers;
//           largest[0] as in gehrd_spread
// Mapping   workgroup (x, y) -> THREADS rows, COLS columns
// Tunables  THREADS (64..256)  COLS per thread (1..8)
// Needs     A and S are different buffers
const THREADS: u32 = 256u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  lds: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> beside: array<R>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> A: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/field
// @use lib/binary_scale
// @use lib/sytrd_scale

@compute @workgroup_size(THREADS)
fn gebrd_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let shift = -shiftOf(largest[0]);
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = (group.y + p.baseY) * COLS + c;
    if (i < p.m && j < p.n) {
      var value = widen(S[i + j * p.lds]);
      if (i == j || i + 1u == j) {
        value = ofReal(scaledOne(beside[i + j], shift));
      }
      A[p.offA + i + j * p.lda] = narrow(value);
    }
  }
}
