// ls_scale_double: A := 2^e A in doubles for an e that a dispatch before this one has found, or nothing where it is 0.
// Storage   A[offA + i + j*lda], m x n or the upper triangle of it; exponents[which]
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)   T V COMPLEX: lib/double_elements
// Needs     nothing
// Source    as ls_scale; LAPACK xGELS scales by a number that its host knows
// @use lib/double_elements
// @use lib/double_scaled
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  upper: u32,
  which: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> exponents: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn ls_scale_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let e = exponents[p.which];
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (e != 0 && i < p.m && (p.upper == 0u || i <= j)) {
    let at = p.offA + i + j * p.lda;
    A[at] = narrow(scaled(widen(A[at]), e));
  }
}
