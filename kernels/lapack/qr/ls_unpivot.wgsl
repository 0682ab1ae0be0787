// ls_unpivot: B := P X, row jpvt[i] - 1 of B is row i of X: from the order of a pivoted factorization back to that of the unknowns.
// Storage   X[i + j*m], B[offB + i + j*ldb], m x n; jpvt[offP + i], a permutation counted from 1
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)  T u32, vec2u, vec4u: elements travel as bits
// Needs     X and B in different buffers; jpvt in range, else nothing is written
// Source    LAPACK xLAPMR, backwards
alias T = u32;
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offB: u32,
  ldb: u32,
  offP: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<storage, read> jpvt: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn ls_unpivot(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m) {
    let row = u32(jpvt[p.offP + i]) - 1u;
    if (row < p.m) {
      B[p.offB + row + j * p.ldb] = X[i + j * p.m];
    }
  }
}
