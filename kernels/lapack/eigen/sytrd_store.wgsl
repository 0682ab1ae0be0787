// sytrd_store: what a tridiagonal reduction leaves in place of the triangle: the tridiagonal matrix, scaled back, and the vectors of the
// reflectors.
// Storage   A(i, j) = A[offA + i*rs + j*cs], j <= i < n, as in sytrd_spread; S[i + j*lds]; tridiagonal: the diagonal, and beside it, lds of each,
//           real numbers
// Mapping   workgroup (x, y) -> THREADS rows, COLS columns
// Tunables  THREADS (64..256)  COLS per thread (1..8)
// Needs     A and S are different buffers
const THREADS: u32 = 256u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  n: u32,
  offA: u32,
  rs: i32,
  cs: i32,
  lds: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> tridiagonal: array<R>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> A: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/field
// @use lib/binary_scale
// @use lib/sytrd_scale

@compute @workgroup_size(THREADS)
fn sytrd_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let shift = -shiftOf(largest[0]);
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = group.y * COLS + c;
    if (i < p.n && j <= i) {
      var value = widen(S[i + j * p.lds]);
      if (i - j < 2u) {
        value = ofReal(scaledOne(tridiagonal[(i - j) * p.lds + j], shift));
      }
      A[u32(i32(p.offA) + i32(i) * p.rs + i32(j) * p.cs)] = narrow(value);
    }
  }
}
