// tpttr_panel: W := some rows and columns of a packed triangle, as a full matrix.
// Storage   A(i, j) = A[offA + packed(i, j)] -> W[i - row0 + (j - col0)*ldw] for row0 <= i < row0 + rows, col0 <= j < col0 + cols
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns in flight per thread (4..16)   T u32, vec2u for complex numbers
// Needs     A and W in different buffers. What is not stored becomes some element of the triangle
// Source    LAPACK xTPTTR
// @use lib/packed
alias T = u32;
const THREADS: u32 = 64u;
const COLS: u32 = 8u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  offA: u32,
  row0: u32,
  col0: u32,
  rows: u32,
  cols: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn tpttr_panel(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j0 = (group.y + p.baseY) * COLS;
  let row = p.row0 + min(i, p.rows - 1u);
  // @registers
  var a: array<T, COLS>;
  // @unroll
  for (var u = 0u; u < COLS; u++) {
    a[u] = A[p.offA + packed(row, p.col0 + min(j0 + u, p.cols - 1u), p.n, p.upper == 1u)];
  }
  // @unroll
  for (var u = 0u; u < COLS; u++) {
    let j = j0 + u;
    if ((i < p.rows) & (j < p.cols)) {
      W[i + j * p.ldw] = a[u];
    }
  }
}
