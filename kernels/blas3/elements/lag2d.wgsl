// lag2d: A := SA in double precision, exactly, or with SUM SA + SB, rounded once, for an m x n block of singles.
// Storage   SA[offS + i + j*lds], SB[offB + i + j*ldb], as bits -> A[offA + i + j*lda]. Complex numbers are two rows each
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   SUM 1: SB is added
// Source    LAPACK SLAG2D, CLAG2Z
// @use lib/double
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const SUM: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offS: u32,
  lds: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> SA: array<u32>;
@group(0) @binding(1) var<storage, read> SB: array<u32>;
@group(0) @binding(2) var<storage, read_write> A: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn lag2d(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  for (var j = col0; j < min(col0 + COLS, p.n); j++) {
    if (i < p.m) {
      var value = dOfSingle(SA[p.offS + i + j * p.lds]);
      if (SUM == 1u) {
        value = dAdd(value, dOfSingle(SB[p.offB + i + j * p.ldb]));
      }
      A[p.offA + i + j * p.lda] = value;
    }
  }
}
