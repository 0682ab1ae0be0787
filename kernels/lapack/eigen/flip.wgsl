// flip: B := A with its rows, its columns or both in reverse order.
// Storage   A[offA + i + j*lda] -> B[offB + i*rs + j*cs]  (i < m, j < n): rs and cs may be negative
// Mapping   workgroup (x, y) -> THREADS rows, COLS columns
// Tunables  THREADS (64..256)  COLS per thread (1..8)
// Needs     A and B are different buffers
const THREADS: u32 = 256u;
const COLS: u32 = 4u;
alias T = u32;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  rs: i32,
  cs: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn flip(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = group.y * COLS + c;
    if (i < p.m && j < p.n) {
      B[u32(i32(p.offB) + i32(i) * p.rs + i32(j) * p.cs)] = A[p.offA + i + j * p.lda];
    }
  }
}
