// getf2_load: copies a panel of A into the workspace and finds the pivot candidates of its first column.
// Storage   A[offA + i + j*lda] -> panelOut[i + j*ldt], i < m, j < width; best[x] = (key, row) of workgroup x's best candidate
// Mapping   workgroup (x) -> rows x*THREADS..; thread -> one row of the panel
// Tunables  THREADS rows per workgroup (multiple of 16, 32..256); workgroup bytes 8.5*THREADS
// Needs     one workgroup per THREADS rows, in one dispatch: the candidates are numbered by workgroup
// Source    LAPACK xGETF2, pivot search
// @use lib/field
const THREADS: u32 = 64u;

struct Params {
  m: u32,
  width: u32,
  offA: u32,
  lda: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<T>;
@group(0) @binding(2) var<storage, read_write> best: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pivot

@compute @workgroup_size(THREADS)
fn getf2_load(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = group.x * THREADS + t;
  var key = 0u;
  if (i < p.m) {
    for (var j = 0u; j < p.width; j++) {
      panelOut[i + j * p.ldt] = A[p.offA + i + j * p.lda];
    }
    key = pivotKey(abs1(widen(A[p.offA + i])));
  }
  let found = bestPivot(t, key, i);
  if (t == 0u) {
    best[group.x] = found;
  }
}
