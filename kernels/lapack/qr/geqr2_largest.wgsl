// geqr2_largest: the largest magnitude of each column of a panel, of complex ones in either part, as bits, in parts: one for each group of rows.
// Storage   A[off + i + c*lda], i < m, c < width; best[group*WIDTH + c], all c < WIDTH
// Mapping   workgroup (x) -> rows x*rows..; thread -> every THREADS-th of them, all columns
// Tunables  THREADS (32..256, >= WIDTH)  WIDTH widest panel (4..32); workgroup bytes = 4*WIDTH*(THREADS + 1)
// Needs     `rows` is a multiple of THREADS; any m
// @use lib/field
const THREADS: u32 = 64u;
const WIDTH: u32 = 8u;
const STRIDE: u32 = THREADS + 1u;

struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  rows: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> best: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/magnitude

var<workgroup> keys: array<u32, WIDTH * STRIDE>;

@compute @workgroup_size(THREADS)
fn geqr2_largest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  // @registers
  var key: array<u32, WIDTH>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    key[c] = 0u;
  }
  let end = min(p.m, (group.x + 1u) * p.rows);
  for (var i = group.x * p.rows + t; i < end; i += THREADS) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let a = magnitudeBits(widen(A[p.off + i + min(c, p.width - 1u) * p.lda]));
      key[c] = max(key[c], select(0u, a, c < p.width));
    }
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    keys[c * STRIDE + t] = key[c];
  }
  workgroupBarrier();
  if (t < WIDTH) {
    var largest = 0u;
    for (var s = 0u; s < THREADS; s++) {
      largest = max(largest, keys[t * STRIDE + s]);
    }
    best[group.x * WIDTH + t] = largest;
  }
}
