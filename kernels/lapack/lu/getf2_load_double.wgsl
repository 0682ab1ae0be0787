// getf2_load_double: copies a panel of doubles into the workspace and finds the pivot candidates of its first column.
// Storage   A[offA + i + j*lda] -> panelOut[i + j*ldt], i < m, j < width; best[x] = (key, row) of workgroup x's best candidate
// Mapping   workgroup (x) -> rows x*ROWS..; thread -> one row, every LINES-th column
// Tunables  ROWS rows per workgroup (16..64)  LINES (1..16), ROWS*LINES a multiple of 16; workgroup bytes 17*ROWS*LINES
// Needs     one workgroup per ROWS rows, in one dispatch: the candidates are numbered by workgroup
// Source    LAPACK xGETF2, pivot search
const ROWS: u32 = 16u;
const LINES: u32 = 16u;
const THREADS: u32 = ROWS * LINES;

struct Params {
  m: u32,
  width: u32,
  offA: u32,
  lda: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> best: array<vec4u>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pivot_double

@compute @workgroup_size(THREADS)
fn getf2_load_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = group.x * ROWS + t % ROWS;
  var candidate = vec3u(0u, 0u, i);
  if (i < p.m) {
    for (var j = t / ROWS; j < p.width; j += LINES) {
      let x = A[p.offA + i + j * p.lda];
      panelOut[i + j * p.ldt] = x;
      if (j == 0u) {
        candidate = pivotOf(x, i);
      }
    }
  }
  let found = bestPivot(t, candidate);
  if (t == 0u) {
    best[group.x] = vec4u(found, 0u);
  }
}
