// rank_update: A := A + alpha x y^T (ger, syr), or A + alpha x y^T + alpha y x^T with both = 1 (syr2).
// Storage   A(i, j) = A[offA + i + j*lda]; x(i) = x[offX + i*incX], y(j) = y[offY + j*incY]
// Mapping   workgroup (x, y) -> ROWS rows, GROUPS*DEPTH columns; thread -> one row of every GROUPS-th column
// Tunables  ROWS (32..64)  GROUPS (4..8)  DEPTH columns in flight per thread (4..16)
//           PACKED 1: A(i, j) = A[offA + packed(i, j)] instead, for triangle 1 and 2
// Needs     nothing. Elements are loaded whether they are written or not, at a place that exists, so that the loads overlap.
//           triangle 1: only i >= j is written, 2: only i <= j, 0: everything
// Source    BLAS xGER, xSYR, xSYR2, xSPR, xSPR2
// @use lib/packed
const ROWS: u32 = 64u;
const GROUPS: u32 = 4u;
const DEPTH: u32 = 8u;
const PACKED: u32 = 0u;
const THREADS: u32 = ROWS * GROUPS;
const COLS: u32 = GROUPS * DEPTH;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  triangle: u32,
  both: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  offA: u32,
  lda: u32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> A: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

fn place(i: u32, j: u32) -> u32 {
  if (PACKED == 1u) {
    return p.offA + packed(i, j, p.n, p.triangle == 2u);
  }
  return p.offA + i + j * p.lda;
}

fn inside(i: u32, j: u32) -> bool {
  return (i < p.m) & (j < p.n) & ((p.triangle != 1u) | (i >= j)) & ((p.triangle != 2u) | (i <= j));
}

@compute @workgroup_size(THREADS)
fn rank_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i0 = (group.x + p.baseX) * ROWS;
  let first = (group.y + p.baseY) * COLS;
  if (((p.triangle == 1u) & (i0 + ROWS <= first)) | ((p.triangle == 2u) & (first + COLS <= i0))) {
    return;
  }
  let i = i0 + t % ROWS;
  let j0 = first + t / ROWS;
  let row = i32(min(i, p.m - 1u));
  let xi = p.alpha * x[p.offX + row * p.incX];
  // Only syr2 reads y as long as A has rows.
  var yi = 0.0;
  if (p.both == 1u) {
    yi = p.alpha * y[p.offY + row * p.incY];
  }
  // @registers
  var a: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = A[place(u32(row), min(j0 + u * GROUPS, p.n - 1u))];
  }
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    let column = i32(min(j, p.n - 1u));
    var value = fma(xi, y[p.offY + column * p.incY], a[u]);
    if (p.both == 1u) {
      value = fma(yi, x[p.offX + column * p.incX], value);
    }
    if (inside(i, j)) {
      A[place(i, j)] = value;
    }
  }
}
