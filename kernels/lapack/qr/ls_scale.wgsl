// ls_scale: A := f g A for two factors that a dispatch before this one has found, or nothing where both are 1.
// Storage   A[offA + i + j*lda], m x n or a triangle of it; factors[first], factors[first + 1]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     nothing
// Source    as lascl; LAPACK xGELS scales by a number that its host knows
// @use lib/field
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  first: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> factors: array<R>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/part

@compute @workgroup_size(THREADS)
fn ls_scale(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let f = factors[p.first];
  let g = factors[p.first + 1u];
  if ((f == 1.0) & (g == 1.0)) {
    return;
  }
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let at = p.offA + i + j * p.lda;
      A[at] = narrow(f * widen(A[at]) * g);
    }
  }
}
